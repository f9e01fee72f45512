// Generated from the contract by `npm run generate`. Do not edit.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const addPermissionsRequest = validate20;
const schema31 = {"$ref":"contract#/components/schemas/AddPermissionsRequest"};
const schema33 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["user","permissions"],"additionalProperties":false,"properties":{"user":{"type":"object","required":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserId"}}},"permissions":{"type":"object","required":["resources"],"additionalProperties":false,"properties":{"resources":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/Grant"}}}}}}}};
const schema34 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[^\\u0000-\\u001F\\u007F-\\u009F]*$", "u");
const schema35 = {"oneOf":[{"type":"object","required":["type","id","accessRole"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"organization"},"id":{"$ref":"#/components/schemas/OrganizationId"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/ExpiresAt"}}},{"type":"object","required":["type","id","organizationId","accessRole"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["folder","document"]},"id":{"$ref":"#/components/schemas/Id"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/ExpiresAt"}}}]};
const schema36 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema37 = {"type":"string","enum":["viewer","editor"]};
const schema38 = {"type":"number","exclusiveMinimum":0,"maximum":8640000000000000};
const schema39 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.accessRole === undefined) && (missing0 = "accessRole"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "accessRole")) || (key0 === "expiresAt"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("organization" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue: "organization"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
let data1 = data.id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.accessRole !== undefined){
let data2 = data.accessRole;
const _errs9 = errors;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "viewer") || (data2 === "editor"))){
const err9 = {instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema37.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.expiresAt !== undefined){
let data3 = data.expiresAt;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 == "number"){
if(data3 > 8640000000000000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data3 <= 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))) || ((data.organizationId === undefined) && (missing1 = "organizationId"))) || ((data.accessRole === undefined) && (missing1 = "accessRole"))){
const err14 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs17 = errors;
for(const key1 in data){
if(!(((((key1 === "type") || (key1 === "id")) || (key1 === "organizationId")) || (key1 === "accessRole")) || (key1 === "expiresAt"))){
const err15 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs17 === errors){
if(data.type !== undefined){
let data4 = data.type;
const _errs18 = errors;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data4 === "folder") || (data4 === "document"))){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/enum",keyword:"enum",params:{allowedValues: schema35.oneOf[1].properties.type.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.id !== undefined){
let data5 = data.id;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data5 === "string"){
if(func1(data5) > 128){
const err18 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(func1(data5) < 1){
const err19 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(!pattern4.test(data5)){
const err20 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.organizationId !== undefined){
let data6 = data.organizationId;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data6 === "string"){
if(func1(data6) > 128){
const err22 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(func1(data6) < 1){
const err23 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(!pattern4.test(data6)){
const err24 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.accessRole !== undefined){
let data7 = data.accessRole;
const _errs26 = errors;
if(typeof data7 !== "string"){
const err26 = {instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((data7 === "viewer") || (data7 === "editor"))){
const err27 = {instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema37.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.expiresAt !== undefined){
let data8 = data.expiresAt;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data8 == "number"){
if(data8 > 8640000000000000 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
if(data8 <= 0 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err32 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
validate23.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate23.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.user === undefined) && (missing1 = "user")) || ((data0.permissions === undefined) && (missing1 = "permissions"))){
validate22.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "user") || (key1 === "permissions"))){
validate22.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.user !== undefined){
let data1 = data0.user;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if((data1.userId === undefined) && (missing2 = "userId")){
validate22.errors = [{instancePath:instancePath+"/data/user",schemaPath:"#/properties/data/properties/user/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs7 = errors;
for(const key2 in data1){
if(!(key2 === "userId")){
validate22.errors = [{instancePath:instancePath+"/data/user",schemaPath:"#/properties/data/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.userId !== undefined){
let data2 = data1.userId;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate22.errors = [{instancePath:instancePath+"/data/user/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate22.errors = [{instancePath:instancePath+"/data/user/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate22.errors = [{instancePath:instancePath+"/data/user/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/data/user/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/data/user",schemaPath:"#/properties/data/properties/user/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.permissions !== undefined){
let data3 = data0.permissions;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing3;
if((data3.resources === undefined) && (missing3 = "resources")){
validate22.errors = [{instancePath:instancePath+"/data/permissions",schemaPath:"#/properties/data/properties/permissions/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs13 = errors;
for(const key3 in data3){
if(!(key3 === "resources")){
validate22.errors = [{instancePath:instancePath+"/data/permissions",schemaPath:"#/properties/data/properties/permissions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.resources !== undefined){
let data4 = data3.resources;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data4)){
if(data4.length > 1000){
validate22.errors = [{instancePath:instancePath+"/data/permissions/resources",schemaPath:"#/properties/data/properties/permissions/properties/resources/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data4.length < 1){
validate22.errors = [{instancePath:instancePath+"/data/permissions/resources",schemaPath:"#/properties/data/properties/permissions/properties/resources/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate23(data4[i0], {instancePath:instancePath+"/data/permissions/resources/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/data/permissions/resources",schemaPath:"#/properties/data/properties/permissions/properties/resources/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/data/permissions",schemaPath:"#/properties/data/properties/permissions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addPermissionsReply = validate26;
const schema43 = {"$ref":"contract#/components/schemas/Acknowledgement"};
const schema44 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"}}}}};
const schema45 = {"type":"string","const":"success"};
const schema46 = {"type":"string","minLength":1,"maxLength":1000};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))){
validate27.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "status") || (key1 === "message"))){
validate27.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate27.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate27.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate27.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate27.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const removePermissionsRequest = validate29;
const schema47 = {"$ref":"contract#/components/schemas/RemovePermissionsRequest"};
const schema48 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["userId","permissions"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"permissions":{"type":"object","required":["resources"],"additionalProperties":false,"properties":{"resources":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/GrantedResource"}}}}}}}};
const schema50 = {"oneOf":[{"type":"object","required":["type","id"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"organization"},"id":{"$ref":"#/components/schemas/OrganizationId"}}},{"type":"object","required":["type","id","organizationId"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["folder","document"]},"id":{"$ref":"#/components/schemas/Id"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"}}}]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "id"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("organization" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue: "organization"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
let data1 = data.id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.type === undefined) && (missing1 = "type")) || ((data.id === undefined) && (missing1 = "id"))) || ((data.organizationId === undefined) && (missing1 = "organizationId"))){
const err9 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "organizationId"))){
const err10 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data.type !== undefined){
let data2 = data.type;
const _errs12 = errors;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data2 === "folder") || (data2 === "document"))){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/enum",keyword:"enum",params:{allowedValues: schema50.oneOf[1].properties.type.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.id !== undefined){
let data3 = data.id;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data3 === "string"){
if(func1(data3) > 128){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(func1(data3) < 1){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(!pattern4.test(data3)){
const err15 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.organizationId !== undefined){
let data4 = data.organizationId;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data4 === "string"){
if(func1(data4) > 128){
const err17 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(func1(data4) < 1){
const err18 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(!pattern4.test(data4)){
const err19 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err22 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate31.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate31.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.userId === undefined) && (missing1 = "userId")) || ((data0.permissions === undefined) && (missing1 = "permissions"))){
validate30.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "userId") || (key1 === "permissions"))){
validate30.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.userId !== undefined){
let data1 = data0.userId;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate30.errors = [{instancePath:instancePath+"/data/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate30.errors = [{instancePath:instancePath+"/data/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate30.errors = [{instancePath:instancePath+"/data/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/data/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.permissions !== undefined){
let data2 = data0.permissions;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.resources === undefined) && (missing2 = "resources")){
validate30.errors = [{instancePath:instancePath+"/data/permissions",schemaPath:"#/properties/data/properties/permissions/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs10 = errors;
for(const key2 in data2){
if(!(key2 === "resources")){
validate30.errors = [{instancePath:instancePath+"/data/permissions",schemaPath:"#/properties/data/properties/permissions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs10 === errors){
if(data2.resources !== undefined){
let data3 = data2.resources;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate30.errors = [{instancePath:instancePath+"/data/permissions/resources",schemaPath:"#/properties/data/properties/permissions/properties/resources/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data3.length < 1){
validate30.errors = [{instancePath:instancePath+"/data/permissions/resources",schemaPath:"#/properties/data/properties/permissions/properties/resources/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate31(data3[i0], {instancePath:instancePath+"/data/permissions/resources/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/data/permissions/resources",schemaPath:"#/properties/data/properties/permissions/properties/resources/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/data/permissions",schemaPath:"#/properties/data/properties/permissions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const removePermissionsReply = validate34;
const schema54 = {"$ref":"contract#/components/schemas/Acknowledgement"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))){
validate35.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "status") || (key1 === "message"))){
validate35.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate35.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate35.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate35.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate35.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWorkspaceRequest = validate37;
const schema58 = {"$ref":"contract#/components/schemas/CreateWorkspaceRequest"};
const schema59 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["ownerEmail","name","workspaceName"],"additionalProperties":false,"properties":{"ownerEmail":{"$ref":"#/components/schemas/WorkspaceEmail"},"name":{"$ref":"#/components/schemas/WorkspaceText"},"workspaceName":{"$ref":"#/components/schemas/WorkspaceText"},"avatar":{"$ref":"#/components/schemas/AvatarUrl"}}}}};
const schema60 = {"type":"string","format":"email","minLength":3,"maxLength":254};
const schema61 = {"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema63 = {"type":"string","maxLength":2048,"pattern":"^([Hh][Tt][Tt][Pp][Ss]?://[^\\s\\u0000-\\u001F\\u007F-\\u009F]+)?$"};
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern12 = new RegExp("^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$", "u");
const pattern14 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://[^\\s\\u0000-\\u001F\\u007F-\\u009F]+)?$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate38.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.ownerEmail === undefined) && (missing1 = "ownerEmail")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.workspaceName === undefined) && (missing1 = "workspaceName"))){
validate38.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((((key1 === "ownerEmail") || (key1 === "name")) || (key1 === "workspaceName")) || (key1 === "avatar"))){
validate38.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.ownerEmail !== undefined){
let data1 = data0.ownerEmail;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 254){
validate38.errors = [{instancePath:instancePath+"/data/ownerEmail",schemaPath:"#/components/schemas/WorkspaceEmail/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(func1(data1) < 3){
validate38.errors = [{instancePath:instancePath+"/data/ownerEmail",schemaPath:"#/components/schemas/WorkspaceEmail/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!(formats0.test(data1))){
validate38.errors = [{instancePath:instancePath+"/data/ownerEmail",schemaPath:"#/components/schemas/WorkspaceEmail/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/data/ownerEmail",schemaPath:"#/components/schemas/WorkspaceEmail/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 200){
validate38.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data2) < 1){
validate38.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data2)){
validate38.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.workspaceName !== undefined){
let data3 = data0.workspaceName;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 200){
validate38.errors = [{instancePath:instancePath+"/data/workspaceName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data3) < 1){
validate38.errors = [{instancePath:instancePath+"/data/workspaceName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data3)){
validate38.errors = [{instancePath:instancePath+"/data/workspaceName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/data/workspaceName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.avatar !== undefined){
let data4 = data0.avatar;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate38.errors = [{instancePath:instancePath+"/data/avatar",schemaPath:"#/components/schemas/AvatarUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!pattern14.test(data4)){
validate38.errors = [{instancePath:instancePath+"/data/avatar",schemaPath:"#/components/schemas/AvatarUrl/pattern",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://[^\\s\\u0000-\\u001F\\u007F-\\u009F]+)?$"}}];
return false;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/data/avatar",schemaPath:"#/components/schemas/AvatarUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWorkspaceReply = validate40;
const schema64 = {"$ref":"contract#/components/schemas/CreateWorkspaceResponse"};
const schema65 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/WorkspaceResult"}}};
const schema66 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/Workspace"}}};
const schema69 = {"type":"object","required":["id","name","owner","authToken","apiKeyList"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/WorkspaceServiceId"},"name":{"$ref":"#/components/schemas/WorkspaceText"},"owner":{"$ref":"#/components/schemas/WorkspaceOwner"},"authToken":{"$ref":"#/components/schemas/AuthToken"},"apiKeyList":{"type":"object","maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/WorkspaceServiceId"},"additionalProperties":{"$ref":"#/components/schemas/WorkspaceApiKey"}}}};
const schema70 = {"type":"string","minLength":36,"maxLength":36,"pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"};
const schema77 = {"type":"string","minLength":107,"maxLength":128,"pattern":"^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"};
const pattern15 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern20 = new RegExp("^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$", "u");
const schema72 = {"type":"object","required":["email","id","name","avatar"],"additionalProperties":false,"properties":{"email":{"$ref":"#/components/schemas/WorkspaceEmail"},"id":{"$ref":"#/components/schemas/WorkspaceServiceId"},"name":{"$ref":"#/components/schemas/WorkspaceText"},"avatar":{"$ref":"#/components/schemas/AvatarUrl"}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.email === undefined) && (missing0 = "email")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.avatar === undefined) && (missing0 = "avatar"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "email") || (key0 === "id")) || (key0 === "name")) || (key0 === "avatar"))){
validate44.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 254){
validate44.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(func1(data0) < 3){
validate44.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!(formats0.test(data0))){
validate44.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 36){
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data1) < 36){
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data1)){
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 200){
validate44.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data2) < 1){
validate44.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data2)){
validate44.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data3 = data.avatar;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 2048){
validate44.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!pattern14.test(data3)){
validate44.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/pattern",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://[^\\s\\u0000-\\u001F\\u007F-\\u009F]+)?$"}}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"object","required":["apiKeyName","id","type"],"additionalProperties":false,"properties":{"apiKeyName":{"$ref":"#/components/schemas/WorkspaceText"},"id":{"$ref":"#/components/schemas/WorkspaceServiceId"},"type":{"$ref":"#/components/schemas/ApiKeyType"}}};
const schema82 = {"type":"string","enum":["testing","production"]};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.apiKeyName === undefined) && (missing0 = "apiKeyName")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.type === undefined) && (missing0 = "type"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "apiKeyName") || (key0 === "id")) || (key0 === "type"))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.apiKeyName !== undefined){
let data0 = data.apiKeyName;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate46.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data0) < 1){
validate46.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data0)){
validate46.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 36){
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data1) < 36){
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data1)){
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate46.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "testing") || (data2 === "production"))){
validate46.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/enum",keyword:"enum",params:{allowedValues: schema82.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.authToken === undefined) && (missing0 = "authToken"))) || ((data.apiKeyList === undefined) && (missing0 = "apiKeyList"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "owner")) || (key0 === "authToken")) || (key0 === "apiKeyList"))){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 36){
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data0) < 36){
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data0)){
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate43.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data1) < 1){
validate43.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data1)){
validate43.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
const _errs8 = errors;
if(!(validate44(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authToken !== undefined){
let data3 = data.authToken;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate43.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 107){
validate43.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/minLength",keyword:"minLength",params:{limit: 107}}];
return false;
}
else {
if(!pattern20.test(data3)){
validate43.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/pattern",keyword:"pattern",params:{pattern: "^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"}}];
return false;
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apiKeyList !== undefined){
let data4 = data.apiKeyList;
const _errs12 = errors;
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 100){
validate43.errors = [{instancePath:instancePath+"/apiKeyList",schemaPath:"#/properties/apiKeyList/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
for(const key1 in data4){
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof key1 === "string"){
if(func1(key1) > 36){
const err0 = {instancePath:instancePath+"/apiKeyList",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{limit: 36},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key1) < 36){
const err1 = {instancePath:instancePath+"/apiKeyList",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{limit: 36},propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern15.test(key1)){
const err2 = {instancePath:instancePath+"/apiKeyList",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/apiKeyList",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid4 = _errs14 === errors;
if(!valid4){
const err4 = {instancePath:instancePath+"/apiKeyList",schemaPath:"#/properties/apiKeyList/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate43.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key2 in data4){
const _errs18 = errors;
if(!(validate46(data4[key2], {instancePath:instancePath+"/apiKeyList/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid6 = _errs18 === errors;
if(!valid6){
break;
}
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/apiKeyList",schemaPath:"#/properties/apiKeyList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate42.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate42.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate42.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate42.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate43(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate41.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate42(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWorkspaceRequest = validate51;
const schema83 = {"$ref":"contract#/components/schemas/GetWorkspaceRequest"};
const schema84 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","additionalProperties":false,"maxProperties":0}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate51.errors = [{instancePath,schemaPath:"contract#/components/schemas/GetWorkspaceRequest/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate51.errors = [{instancePath,schemaPath:"contract#/components/schemas/GetWorkspaceRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 0){
validate51.errors = [{instancePath:instancePath+"/data",schemaPath:"contract#/components/schemas/GetWorkspaceRequest/properties/data/maxProperties",keyword:"maxProperties",params:{limit: 0}}];
return false;
}
else {
for(const key1 in data0){
validate51.errors = [{instancePath:instancePath+"/data",schemaPath:"contract#/components/schemas/GetWorkspaceRequest/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/data",schemaPath:"contract#/components/schemas/GetWorkspaceRequest/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"contract#/components/schemas/GetWorkspaceRequest/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWorkspaceReply = validate52;
const schema85 = {"$ref":"contract#/components/schemas/GetWorkspaceResponse"};
const schema86 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/WorkspaceResult"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate42(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendLoginLinkRequest = validate56;
const schema87 = {"$ref":"contract#/components/schemas/SendLoginLinkRequest"};
const schema88 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["email","continueUrl"],"additionalProperties":false,"properties":{"email":{"$ref":"#/components/schemas/WorkspaceEmail"},"continueUrl":{"type":"string","format":"uri","minLength":3,"maxLength":2048,"pattern":"^([Hh][Tt][Tt][Pp][Ss]?://[^/?#@]+([/?#].*)?|(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z0-9+.-]*:(?!//[^/?#]*@).+)$"}}}}};
const formats6 = require("ajv-formats/dist/formats").fullFormats.uri;
const pattern24 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://[^/?#@]+([/?#].*)?|(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z0-9+.-]*:(?!//[^/?#]*@).+)$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.email === undefined) && (missing1 = "email")) || ((data0.continueUrl === undefined) && (missing1 = "continueUrl"))){
validate57.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "email") || (key1 === "continueUrl"))){
validate57.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.email !== undefined){
let data1 = data0.email;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 254){
validate57.errors = [{instancePath:instancePath+"/data/email",schemaPath:"#/components/schemas/WorkspaceEmail/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(func1(data1) < 3){
validate57.errors = [{instancePath:instancePath+"/data/email",schemaPath:"#/components/schemas/WorkspaceEmail/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!(formats0.test(data1))){
validate57.errors = [{instancePath:instancePath+"/data/email",schemaPath:"#/components/schemas/WorkspaceEmail/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/data/email",schemaPath:"#/components/schemas/WorkspaceEmail/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.continueUrl !== undefined){
let data2 = data0.continueUrl;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 2048){
validate57.errors = [{instancePath:instancePath+"/data/continueUrl",schemaPath:"#/properties/data/properties/continueUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data2) < 3){
validate57.errors = [{instancePath:instancePath+"/data/continueUrl",schemaPath:"#/properties/data/properties/continueUrl/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!pattern24.test(data2)){
validate57.errors = [{instancePath:instancePath+"/data/continueUrl",schemaPath:"#/properties/data/properties/continueUrl/pattern",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://[^/?#@]+([/?#].*)?|(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z0-9+.-]*:(?!//[^/?#]*@).+)$"}}];
return false;
}
else {
if(!(formats6(data2))){
validate57.errors = [{instancePath:instancePath+"/data/continueUrl",schemaPath:"#/properties/data/properties/continueUrl/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/data/continueUrl",schemaPath:"#/properties/data/properties/continueUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendLoginLinkReply = validate59;
const schema90 = {"$ref":"contract#/components/schemas/SendLoginLinkResponse"};
const schema91 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"null"}}}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate60.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
validate60.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate60.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate60.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate60.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate60.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
const _errs11 = errors;
if(data0.data !== null){
validate60.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDocumentsRequest = validate62;
const schema94 = {"$ref":"contract#/components/schemas/GetDocumentsRequest"};
const schema95 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/DocumentId"}},"folderId":{"$ref":"#/components/schemas/FolderId"},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}}}};
const schema97 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema98 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema99 = {"type":"integer","minimum":1,"maximum":1000};
const schema100 = {"type":"string","maxLength":2048};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.organizationId === undefined) && (missing1 = "organizationId")){
validate63.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((((key1 === "organizationId") || (key1 === "documentIds")) || (key1 === "folderId")) || (key1 === "pageSize")) || (key1 === "pageToken"))){
validate63.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate63.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate63.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate63.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.documentIds !== undefined){
let data2 = data0.documentIds;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate63.errors = [{instancePath:instancePath+"/data/documentIds",schemaPath:"#/properties/data/properties/documentIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate63.errors = [{instancePath:instancePath+"/data/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 1){
validate63.errors = [{instancePath:instancePath+"/data/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate63.errors = [{instancePath:instancePath+"/data/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/data/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/data/documentIds",schemaPath:"#/properties/data/properties/documentIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.folderId !== undefined){
let data4 = data0.folderId;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func1(data4) > 128){
validate63.errors = [{instancePath:instancePath+"/data/folderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data4) < 1){
validate63.errors = [{instancePath:instancePath+"/data/folderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data4)){
validate63.errors = [{instancePath:instancePath+"/data/folderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/data/folderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.pageSize !== undefined){
let data5 = data0.pageSize;
const _errs16 = errors;
const _errs17 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate63.errors = [{instancePath:instancePath+"/data/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
validate63.errors = [{instancePath:instancePath+"/data/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate63.errors = [{instancePath:instancePath+"/data/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.pageToken !== undefined){
let data6 = data0.pageToken;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(func1(data6) > 2048){
validate63.errors = [{instancePath:instancePath+"/data/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/data/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDocumentsReply = validate65;
const schema101 = {"$ref":"contract#/components/schemas/GetDocumentsResponse"};
const schema102 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/Document"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}}}};
const schema108 = {"type":"string","minLength":1,"maxLength":2048};
const schema105 = {"type":"object","required":["id","documentName","disabled","accessType"],"additionalProperties":true,"properties":{"id":{"$ref":"#/components/schemas/DocumentId"},"documentName":{"type":"string","maxLength":1000},"disabled":{"type":"boolean"},"accessType":{"$ref":"#/components/schemas/DocumentAccessType"}}};
const schema107 = {"type":"string","enum":["public","organizationPrivate","restricted"]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.documentName === undefined) && (missing0 = "documentName"))) || ((data.disabled === undefined) && (missing0 = "disabled"))) || ((data.accessType === undefined) && (missing0 = "accessType"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate67.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate67.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate67.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentName !== undefined){
let data1 = data.documentName;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate67.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/properties/documentName/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs7 = errors;
if(typeof data.disabled !== "boolean"){
validate67.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessType !== undefined){
let data3 = data.accessType;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate67.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "public") || (data3 === "organizationPrivate")) || (data3 === "restricted"))){
validate67.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/enum",keyword:"enum",params:{allowedValues: schema107.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate66.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate66.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((((key1 === "status") || (key1 === "message")) || (key1 === "data")) || (key1 === "pageToken"))){
validate66.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate66.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate66.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate66.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate66.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
let data3 = data0.data;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate66.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate67(data3[i0], {instancePath:instancePath+"/result/data/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.pageToken !== undefined){
let data5 = data0.pageToken;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 2048){
validate66.errors = [{instancePath:instancePath+"/result/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data5) < 1){
validate66.errors = [{instancePath:instancePath+"/result/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/result/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteUsersFromGroupsRequest = validate70;
const schema109 = {"$ref":"contract#/components/schemas/DeleteUsersFromGroupsRequest"};
const schema110 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UsersToDeleteFromGroup"}}};
const schema111 = {"anyOf":[{"type":"object","required":["organizationId","organizationUserGroupId","userIds"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"deleteAll":{"type":"boolean","const":false}}},{"type":"object","required":["organizationId","organizationUserGroupId","deleteAll"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"deleteAll":{"type":"boolean","const":true},"userIds":{"type":"array","maxItems":0,"items":{"$ref":"#/components/schemas/UserId"}}}}]};
const schema113 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.userIds === undefined) && (missing0 = "userIds"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "organizationUserGroupId")) || (key0 === "userIds")) || (key0 === "deleteAll"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.organizationId !== undefined){
let data0 = data.organizationId;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err2 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.organizationUserGroupId !== undefined){
let data1 = data.organizationUserGroupId;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err6 = {instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.userIds !== undefined){
let data2 = data.userIds;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data2)){
if(data2.length > 1000){
const err10 = {instancePath:instancePath+"/userIds",schemaPath:"#/anyOf/0/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data2.length < 1){
const err11 = {instancePath:instancePath+"/userIds",schemaPath:"#/anyOf/0/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
var valid4 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(func1(data3) > 128){
const err12 = {instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(func1(data3) < 1){
const err13 = {instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(!pattern4.test(data3)){
const err14 = {instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/userIds",schemaPath:"#/anyOf/0/properties/userIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.deleteAll !== undefined){
let data4 = data.deleteAll;
const _errs15 = errors;
if(typeof data4 !== "boolean"){
const err17 = {instancePath:instancePath+"/deleteAll",schemaPath:"#/anyOf/0/properties/deleteAll/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(false !== data4){
const err18 = {instancePath:instancePath+"/deleteAll",schemaPath:"#/anyOf/0/properties/deleteAll/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.organizationId === undefined) && (missing1 = "organizationId")) || ((data.organizationUserGroupId === undefined) && (missing1 = "organizationUserGroupId"))) || ((data.deleteAll === undefined) && (missing1 = "deleteAll"))){
const err20 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
const _errs19 = errors;
for(const key1 in data){
if(!((((key1 === "organizationId") || (key1 === "organizationUserGroupId")) || (key1 === "deleteAll")) || (key1 === "userIds"))){
const err21 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break;
}
}
if(_errs19 === errors){
if(data.organizationId !== undefined){
let data5 = data.organizationId;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data5 === "string"){
if(func1(data5) > 128){
const err22 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(func1(data5) < 1){
const err23 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(!pattern4.test(data5)){
const err24 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.organizationUserGroupId !== undefined){
let data6 = data.organizationUserGroupId;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data6 === "string"){
if(func1(data6) > 128){
const err26 = {instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
if(func1(data6) < 1){
const err27 = {instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(!pattern4.test(data6)){
const err28 = {instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.deleteAll !== undefined){
let data7 = data.deleteAll;
const _errs26 = errors;
if(typeof data7 !== "boolean"){
const err30 = {instancePath:instancePath+"/deleteAll",schemaPath:"#/anyOf/1/properties/deleteAll/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(true !== data7){
const err31 = {instancePath:instancePath+"/deleteAll",schemaPath:"#/anyOf/1/properties/deleteAll/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.userIds !== undefined){
let data8 = data.userIds;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data8)){
if(data8.length > 0){
const err32 = {instancePath:instancePath+"/userIds",schemaPath:"#/anyOf/1/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 0}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
var valid9 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data9 === "string"){
if(func1(data9) > 128){
const err33 = {instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
if(func1(data9) < 1){
const err34 = {instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
if(!pattern4.test(data9)){
const err35 = {instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var valid9 = _errs30 === errors;
if(!valid9){
break;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/userIds",schemaPath:"#/anyOf/1/properties/userIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var _valid0 = _errs17 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err39 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
validate72.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate72.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate71.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate72(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteUsersFromGroupsReply = validate75;
const schema118 = {"$ref":"contract#/components/schemas/DeleteUsersFromGroupsResponse"};
const schema119 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","maxProperties":10000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/MembershipResult"}}}}}};
const schema123 = {"oneOf":[{"$ref":"#/components/schemas/ChangedMembership"},{"$ref":"#/components/schemas/FailedMembership"}]};
const schema124 = {"type":"object","required":["success","organizationUserGroupId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.message === undefined) && (missing0 = "message"))){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "organizationUserGroupId")) || (key0 === "message"))){
validate78.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate78.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate78.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organizationUserGroupId !== undefined){
let data1 = data.organizationUserGroupId;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate78.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate78.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate78.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate78.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate78.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema127 = {"type":"object","required":["success","organizationUserGroupId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"organizationUserGroupId":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.message === undefined) && (missing0 = "message"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "organizationUserGroupId")) || (key0 === "message"))){
validate80.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate80.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate80.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organizationUserGroupId !== undefined){
let data1 = data.organizationUserGroupId;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate80.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/type",keyword:"type",params:{type: schema127.properties.organizationUserGroupId.type}}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate80.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate80.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate80.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate80.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate80.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate77.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate77.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate76.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate76.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
validate76.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate76.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate76.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate76.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate76.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
let data3 = data0.data;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 10000){
validate76.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/maxProperties",keyword:"maxProperties",params:{limit: 10000}}];
return false;
}
else {
for(const key2 in data3){
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof key2 === "string"){
if(func1(key2) > 128){
const err0 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128},propertyName:key2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key2) < 1){
const err1 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},propertyName:key2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(key2)){
const err2 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},propertyName:key2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
const err4 = {instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate76.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key3 in data3){
const _errs17 = errors;
if(!(validate77(data3[key3], {instancePath:instancePath+"/result/data/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid6 = _errs17 === errors;
if(!valid6){
break;
}
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteAllUserDataRequest = validate84;
const schema129 = {"$ref":"contract#/components/schemas/DeleteAllUserDataRequest"};
const schema130 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["userIds"],"additionalProperties":false,"properties":{"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"organizationIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationId"}}}}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate85.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.userIds === undefined) && (missing1 = "userIds")){
validate85.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "userIds") || (key1 === "organizationIds"))){
validate85.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.userIds !== undefined){
let data1 = data0.userIds;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate85.errors = [{instancePath:instancePath+"/data/userIds",schemaPath:"#/properties/data/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate85.errors = [{instancePath:instancePath+"/data/userIds",schemaPath:"#/properties/data/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate85.errors = [{instancePath:instancePath+"/data/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate85.errors = [{instancePath:instancePath+"/data/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate85.errors = [{instancePath:instancePath+"/data/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/data/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/data/userIds",schemaPath:"#/properties/data/properties/userIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.organizationIds !== undefined){
let data3 = data0.organizationIds;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate85.errors = [{instancePath:instancePath+"/data/organizationIds",schemaPath:"#/properties/data/properties/organizationIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func1(data4) > 128){
validate85.errors = [{instancePath:instancePath+"/data/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data4) < 1){
validate85.errors = [{instancePath:instancePath+"/data/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data4)){
validate85.errors = [{instancePath:instancePath+"/data/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/data/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/data/organizationIds",schemaPath:"#/properties/data/properties/organizationIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteAllUserDataReply = validate87;
const schema133 = {"$ref":"contract#/components/schemas/DeleteAllUserDataResponse"};
const schema134 = {"type":"object","required":["status","message","data","statusCode"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","required":["jobId","tasksCount"],"additionalProperties":false,"properties":{"jobId":{"$ref":"#/components/schemas/JobId"},"tasksCount":{"type":"integer","minimum":1,"maximum":1000000000}}},"statusCode":{"type":"integer","const":202}}};
const schema137 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.statusCode === undefined) && (missing0 = "statusCode"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "statusCode"))){
validate88.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate88.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate88.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate88.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate88.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.jobId === undefined) && (missing1 = "jobId")) || ((data2.tasksCount === undefined) && (missing1 = "tasksCount"))){
validate88.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data2){
if(!((key1 === "jobId") || (key1 === "tasksCount"))){
validate88.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs10 === errors){
if(data2.jobId !== undefined){
let data3 = data2.jobId;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate88.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 1){
validate88.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate88.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.tasksCount !== undefined){
let data4 = data2.tasksCount;
const _errs14 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate88.errors = [{instancePath:instancePath+"/data/tasksCount",schemaPath:"#/properties/data/properties/tasksCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 1000000000 || isNaN(data4)){
validate88.errors = [{instancePath:instancePath+"/data/tasksCount",schemaPath:"#/properties/data/properties/tasksCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate88.errors = [{instancePath:instancePath+"/data/tasksCount",schemaPath:"#/properties/data/properties/tasksCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statusCode !== undefined){
let data5 = data.statusCode;
const _errs16 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate88.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(202 !== data5){
validate88.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/const",keyword:"const",params:{allowedValue: 202}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addPresenceRequest = validate90;
const schema138 = {"$ref":"contract#/components/schemas/AddPresenceRequest"};
const schema139 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["organizationId","documentId","users"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"users":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/PresenceUser"}}}}}};
const schema142 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254},"status":{"$ref":"#/components/schemas/PresenceStatus"}}};
const schema144 = {"type":"string","maxLength":200,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema145 = {"type":"string","enum":["online","away"]};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.userId === undefined) && (missing0 = "userId")){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate92.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate92.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate92.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate92.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate92.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 254){
validate92.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
}
else {
validate92.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate92.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "online") || (data3 === "away"))){
validate92.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/enum",keyword:"enum",params:{allowedValues: schema145.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate91.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.organizationId === undefined) && (missing1 = "organizationId")) || ((data0.documentId === undefined) && (missing1 = "documentId"))) || ((data0.users === undefined) && (missing1 = "users"))){
validate91.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "organizationId") || (key1 === "documentId")) || (key1 === "users"))){
validate91.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate91.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate91.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate91.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.documentId !== undefined){
let data2 = data0.documentId;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate91.errors = [{instancePath:instancePath+"/data/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate91.errors = [{instancePath:instancePath+"/data/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate91.errors = [{instancePath:instancePath+"/data/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/data/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.users !== undefined){
let data3 = data0.users;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate91.errors = [{instancePath:instancePath+"/data/users",schemaPath:"#/properties/data/properties/users/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data3.length < 1){
validate91.errors = [{instancePath:instancePath+"/data/users",schemaPath:"#/properties/data/properties/users/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate92(data3[i0], {instancePath:instancePath+"/data/users/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/data/users",schemaPath:"#/properties/data/properties/users/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addPresenceReply = validate95;
const schema146 = {"$ref":"contract#/components/schemas/AddPresenceResponse"};
const schema147 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","required":["success"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true}}}}}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate96.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate96.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
validate96.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate96.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate96.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate96.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate96.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
let data3 = data0.data;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((data3.success === undefined) && (missing2 = "success")){
validate96.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!(key2 === "success")){
validate96.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.success !== undefined){
let data4 = data3.success;
if(typeof data4 !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/result/data/success",schemaPath:"#/properties/result/properties/data/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data4){
validate96.errors = [{instancePath:instancePath+"/result/data/success",schemaPath:"#/properties/result/properties/data/properties/success/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addUsersToGroupsRequest = validate98;
const schema150 = {"$ref":"contract#/components/schemas/AddUsersToGroupsRequest"};
const schema151 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["organizationId","organizationUserGroupId","userIds"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}}}}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.organizationId === undefined) && (missing1 = "organizationId")) || ((data0.organizationUserGroupId === undefined) && (missing1 = "organizationUserGroupId"))) || ((data0.userIds === undefined) && (missing1 = "userIds"))){
validate99.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "organizationId") || (key1 === "organizationUserGroupId")) || (key1 === "userIds"))){
validate99.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate99.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate99.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate99.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.organizationUserGroupId !== undefined){
let data2 = data0.organizationUserGroupId;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate99.errors = [{instancePath:instancePath+"/data/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate99.errors = [{instancePath:instancePath+"/data/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate99.errors = [{instancePath:instancePath+"/data/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/data/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.userIds !== undefined){
let data3 = data0.userIds;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate99.errors = [{instancePath:instancePath+"/data/userIds",schemaPath:"#/properties/data/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data3.length < 1){
validate99.errors = [{instancePath:instancePath+"/data/userIds",schemaPath:"#/properties/data/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func1(data4) > 128){
validate99.errors = [{instancePath:instancePath+"/data/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data4) < 1){
validate99.errors = [{instancePath:instancePath+"/data/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data4)){
validate99.errors = [{instancePath:instancePath+"/data/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/data/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/data/userIds",schemaPath:"#/properties/data/properties/userIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addUsersToGroupsReply = validate101;
const schema155 = {"$ref":"contract#/components/schemas/AddUsersToGroupsResponse"};
const schema156 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/MembershipResult"}}}}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate102.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate102.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
validate102.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate102.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate102.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate102.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate102.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
let data3 = data0.data;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 1000){
validate102.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key2 in data3){
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof key2 === "string"){
if(func1(key2) > 128){
const err0 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128},propertyName:key2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key2) < 1){
const err1 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},propertyName:key2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(key2)){
const err2 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},propertyName:key2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
const err4 = {instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate102.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key3 in data3){
const _errs17 = errors;
if(!(validate77(data3[key3], {instancePath:instancePath+"/result/data/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid6 = _errs17 === errors;
if(!valid6){
break;
}
}
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateOrganizationsRequest = validate105;
const schema160 = {"$ref":"contract#/components/schemas/UpdateOrganizationsRequest"};
const schema161 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["organizations"],"additionalProperties":false,"properties":{"organizations":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationInput"}}}}}};
const schema162 = {"type":"object","required":["organizationId","organizationName"],"additionalProperties":true,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationName":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.organizationName === undefined) && (missing0 = "organizationName"))){
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.organizationId !== undefined){
let data0 = data.organizationId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate107.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate107.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate107.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organizationName !== undefined){
let data1 = data.organizationName;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate107.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data1) < 1){
validate107.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data1)){
validate107.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate106.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.organizations === undefined) && (missing1 = "organizations")){
validate106.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "organizations")){
validate106.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.organizations !== undefined){
let data1 = data0.organizations;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate106.errors = [{instancePath:instancePath+"/data/organizations",schemaPath:"#/properties/data/properties/organizations/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate106.errors = [{instancePath:instancePath+"/data/organizations",schemaPath:"#/properties/data/properties/organizations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate107(data1[i0], {instancePath:instancePath+"/data/organizations/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/data/organizations",schemaPath:"#/properties/data/properties/organizations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateOrganizationsReply = validate110;
const schema164 = {"$ref":"contract#/components/schemas/UpdateOrganizationsResponse"};
const schema165 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UpdateOrganizationResult"}}}}}};
const schema169 = {"oneOf":[{"$ref":"#/components/schemas/UpdatedOrganization"},{"$ref":"#/components/schemas/MissingOrganization"}]};
const schema170 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"message":{"$ref":"#/components/schemas/Message"}}};
const schema171 = {"type":"string","minLength":36,"maxLength":36,"pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
validate113.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate113.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate113.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 36){
validate113.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data1) < 36){
validate113.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data1)){
validate113.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate113.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate113.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema173 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"id":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
validate115.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate115.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate115.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs4 = errors;
if(data.id !== null){
validate115.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate115.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate115.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate112.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate112.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate112.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate111.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate111.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
validate111.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate111.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate111.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate111.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate111.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
let data3 = data0.data;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 1000){
validate111.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key2 in data3){
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof key2 === "string"){
if(func1(key2) > 128){
const err0 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128},propertyName:key2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key2) < 1){
const err1 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},propertyName:key2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(key2)){
const err2 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},propertyName:key2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
const err4 = {instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate111.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key3 in data3){
const _errs17 = errors;
if(!(validate112(data3[key3], {instancePath:instancePath+"/result/data/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid6 = _errs17 === errors;
if(!valid6){
break;
}
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addOrganizationsRequest = validate119;
const schema175 = {"$ref":"contract#/components/schemas/AddOrganizationsRequest"};
const schema176 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["organizations"],"additionalProperties":false,"properties":{"organizations":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationInput"}}}}}};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate120.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.organizations === undefined) && (missing1 = "organizations")){
validate120.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "organizations")){
validate120.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.organizations !== undefined){
let data1 = data0.organizations;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate120.errors = [{instancePath:instancePath+"/data/organizations",schemaPath:"#/properties/data/properties/organizations/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate120.errors = [{instancePath:instancePath+"/data/organizations",schemaPath:"#/properties/data/properties/organizations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate107(data1[i0], {instancePath:instancePath+"/data/organizations/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/data/organizations",schemaPath:"#/properties/data/properties/organizations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addOrganizationsReply = validate123;
const schema177 = {"$ref":"contract#/components/schemas/AddOrganizationsResponse"};
const schema178 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/AddOrganizationResult"}}}}}};
const schema182 = {"oneOf":[{"$ref":"#/components/schemas/AddedOrganization"},{"$ref":"#/components/schemas/ExistingOrganization"}]};
const schema183 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
validate126.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate126.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate126.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 36){
validate126.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data1) < 36){
validate126.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data1)){
validate126.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate126.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate126.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema186 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate128.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
validate128.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate128.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate128.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 36){
validate128.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data1) < 36){
validate128.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data1)){
validate128.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate128.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate128.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate128(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate125.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate125.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate125.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate124.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate124.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
validate124.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate124.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate124.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate124.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate124.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
let data3 = data0.data;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 1000){
validate124.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key2 in data3){
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof key2 === "string"){
if(func1(key2) > 128){
const err0 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128},propertyName:key2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key2) < 1){
const err1 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},propertyName:key2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(key2)){
const err2 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},propertyName:key2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
const err4 = {instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate124.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key3 in data3){
const _errs17 = errors;
if(!(validate125(data3[key3], {instancePath:instancePath+"/result/data/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var valid6 = _errs17 === errors;
if(!valid6){
break;
}
}
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDeleteAllUserDataStatusRequest = validate132;
const schema189 = {"$ref":"contract#/components/schemas/GetDeleteAllUserDataStatusRequest"};
const schema190 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["jobId"],"additionalProperties":false,"properties":{"jobId":{"$ref":"#/components/schemas/JobId"}}}}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate133.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.jobId === undefined) && (missing1 = "jobId")){
validate133.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "jobId")){
validate133.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.jobId !== undefined){
let data1 = data0.jobId;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate133.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate133.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate133.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDeleteAllUserDataStatusReply = validate135;
const schema192 = {"$ref":"contract#/components/schemas/GetDeleteAllUserDataStatusResponse"};
const schema193 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","required":["isDeleteCompleted","tasksLeft"],"additionalProperties":false,"properties":{"isDeleteCompleted":{"type":"boolean"},"tasksLeft":{"type":"integer","minimum":0,"maximum":1000000000},"lastTaskCompletedTime":{"$ref":"#/components/schemas/Timestamp"}}}}}}};
const schema196 = {"type":"integer","minimum":0,"maximum":8640000000000000};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate136.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate136.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate136.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
validate136.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate136.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate136.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate136.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate136.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate136.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
let data3 = data0.data;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if(((data3.isDeleteCompleted === undefined) && (missing2 = "isDeleteCompleted")) || ((data3.tasksLeft === undefined) && (missing2 = "tasksLeft"))){
validate136.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!(((key2 === "isDeleteCompleted") || (key2 === "tasksLeft")) || (key2 === "lastTaskCompletedTime"))){
validate136.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.isDeleteCompleted !== undefined){
const _errs14 = errors;
if(typeof data3.isDeleteCompleted !== "boolean"){
validate136.errors = [{instancePath:instancePath+"/result/data/isDeleteCompleted",schemaPath:"#/properties/result/properties/data/properties/isDeleteCompleted/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.tasksLeft !== undefined){
let data5 = data3.tasksLeft;
const _errs16 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate136.errors = [{instancePath:instancePath+"/result/data/tasksLeft",schemaPath:"#/properties/result/properties/data/properties/tasksLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 1000000000 || isNaN(data5)){
validate136.errors = [{instancePath:instancePath+"/result/data/tasksLeft",schemaPath:"#/properties/result/properties/data/properties/tasksLeft/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate136.errors = [{instancePath:instancePath+"/result/data/tasksLeft",schemaPath:"#/properties/result/properties/data/properties/tasksLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.lastTaskCompletedTime !== undefined){
let data6 = data3.lastTaskCompletedTime;
const _errs18 = errors;
const _errs19 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate136.errors = [{instancePath:instancePath+"/result/data/lastTaskCompletedTime",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if(typeof data6 == "number"){
if(data6 > 8640000000000000 || isNaN(data6)){
validate136.errors = [{instancePath:instancePath+"/result/data/lastTaskCompletedTime",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate136.errors = [{instancePath:instancePath+"/result/data/lastTaskCompletedTime",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate136.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate136.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate136.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAccessForFoldersRequest = validate138;
const schema197 = {"$ref":"contract#/components/schemas/UpdateAccessForFoldersRequest"};
const schema198 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"anyOf":[{"type":"object","required":["organizationId","folderIds","accessType"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"folderIds":{"$ref":"#/components/schemas/UpdatedFolderIds"},"accessType":{"$ref":"#/components/schemas/FolderAccessType"},"inheritFromParent":{"type":"boolean","const":false}}},{"type":"object","required":["organizationId","folderIds","inheritFromParent"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"folderIds":{"$ref":"#/components/schemas/UpdatedFolderIds"},"inheritFromParent":{"type":"boolean","const":true},"accessType":{"$ref":"#/components/schemas/FolderAccessTypeOrNull","const":null}}}]}}};
const schema202 = {"type":"string","enum":["public","organizationPrivate","restricted"]};
const schema200 = {"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/FolderId"}};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate140.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data.length < 1){
validate140.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate140.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate140.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate140.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema204 = {"anyOf":[{"$ref":"#/components/schemas/FolderAccessType"},{"type":"null"}]};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "public") || (data === "organizationPrivate")) || (data === "restricted"))){
const err1 = {instancePath,schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema202.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate143.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate139.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.organizationId === undefined) && (missing1 = "organizationId")) || ((data0.folderIds === undefined) && (missing1 = "folderIds"))) || ((data0.accessType === undefined) && (missing1 = "accessType"))){
const err0 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs6 = errors;
for(const key1 in data0){
if(!((((key1 === "organizationId") || (key1 === "folderIds")) || (key1 === "accessType")) || (key1 === "inheritFromParent"))){
const err1 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs6 === errors){
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err2 = {instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.folderIds !== undefined){
const _errs10 = errors;
if(!(validate140(data0.folderIds, {instancePath:instancePath+"/data/folderIds",parentData:data0,parentDataProperty:"folderIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.accessType !== undefined){
let data3 = data0.accessType;
const _errs11 = errors;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/data/accessType",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data3 === "public") || (data3 === "organizationPrivate")) || (data3 === "restricted"))){
const err7 = {instancePath:instancePath+"/data/accessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema202.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.inheritFromParent !== undefined){
let data4 = data0.inheritFromParent;
const _errs14 = errors;
if(typeof data4 !== "boolean"){
const err8 = {instancePath:instancePath+"/data/inheritFromParent",schemaPath:"#/properties/data/anyOf/0/properties/inheritFromParent/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(false !== data4){
const err9 = {instancePath:instancePath+"/data/inheritFromParent",schemaPath:"#/properties/data/anyOf/0/properties/inheritFromParent/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs16 = errors;
if(errors === _errs16){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing2;
if((((data0.organizationId === undefined) && (missing2 = "organizationId")) || ((data0.folderIds === undefined) && (missing2 = "folderIds"))) || ((data0.inheritFromParent === undefined) && (missing2 = "inheritFromParent"))){
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/1/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
const _errs18 = errors;
for(const key2 in data0){
if(!((((key2 === "organizationId") || (key2 === "folderIds")) || (key2 === "inheritFromParent")) || (key2 === "accessType"))){
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
}
if(_errs18 === errors){
if(data0.organizationId !== undefined){
let data5 = data0.organizationId;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data5 === "string"){
if(func1(data5) > 128){
const err13 = {instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(func1(data5) < 1){
const err14 = {instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(!pattern4.test(data5)){
const err15 = {instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.folderIds !== undefined){
const _errs22 = errors;
if(!(validate140(data0.folderIds, {instancePath:instancePath+"/data/folderIds",parentData:data0,parentDataProperty:"folderIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.inheritFromParent !== undefined){
let data7 = data0.inheritFromParent;
const _errs23 = errors;
if(typeof data7 !== "boolean"){
const err17 = {instancePath:instancePath+"/data/inheritFromParent",schemaPath:"#/properties/data/anyOf/1/properties/inheritFromParent/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(true !== data7){
const err18 = {instancePath:instancePath+"/data/inheritFromParent",schemaPath:"#/properties/data/anyOf/1/properties/inheritFromParent/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.accessType !== undefined){
let data8 = data0.accessType;
const _errs25 = errors;
if(!(validate143(data8, {instancePath:instancePath+"/data/accessType",parentData:data0,parentDataProperty:"accessType",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
else {
if(null !== data8){
const err19 = {instancePath:instancePath+"/data/accessType",schemaPath:"#/properties/data/anyOf/1/properties/accessType/const",keyword:"const",params:{allowedValue: schema198.properties.data.anyOf[1].properties.accessType.const}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid1){
const err21 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate139.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAccessForFoldersReply = validate146;
const schema206 = {"$ref":"contract#/components/schemas/UpdateAccessForFoldersResponse"};
const schema207 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/FolderAccessResult"}}}}}};
const schema211 = {"oneOf":[{"$ref":"#/components/schemas/FolderAccessSet"},{"$ref":"#/components/schemas/FolderAccessInherited"},{"$ref":"#/components/schemas/FolderAccessFailed"}]};
const schema212 = {"type":"object","required":["success","accessType","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"accessType":{"$ref":"#/components/schemas/FolderAccessType"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.accessType === undefined) && (missing0 = "accessType"))) || ((data.message === undefined) && (missing0 = "message"))){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "accessType")) || (key0 === "message"))){
validate149.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate149.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate149.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessType !== undefined){
let data1 = data.accessType;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate149.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "public") || (data1 === "organizationPrivate")) || (data1 === "restricted"))){
validate149.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema202.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate149.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate149.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate149.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema215 = {"type":"object","required":["success","inheritFromParent","accessType","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"inheritFromParent":{"type":"boolean","const":true},"accessType":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.inheritFromParent === undefined) && (missing0 = "inheritFromParent"))) || ((data.accessType === undefined) && (missing0 = "accessType"))) || ((data.message === undefined) && (missing0 = "message"))){
validate151.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "inheritFromParent")) || (key0 === "accessType")) || (key0 === "message"))){
validate151.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate151.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate151.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inheritFromParent !== undefined){
let data1 = data.inheritFromParent;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
validate151.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data1){
validate151.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessType !== undefined){
const _errs6 = errors;
if(data.accessType !== null){
validate151.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data3 = data.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 1000){
validate151.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data3) < 1){
validate151.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate151.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema217 = {"type":"object","required":["success","accessType","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"accessType":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.accessType === undefined) && (missing0 = "accessType"))) || ((data.message === undefined) && (missing0 = "message"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "accessType")) || (key0 === "message"))){
validate153.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate153.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessType !== undefined){
const _errs4 = errors;
if(data.accessType !== null){
validate153.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate153.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate153.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate151(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs3 = errors;
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate148.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate148.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate148.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate147.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate147.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
validate147.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate147.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate147.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate147.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate147.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
let data3 = data0.data;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 1000){
validate147.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key2 in data3){
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof key2 === "string"){
if(func1(key2) > 128){
const err0 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128},propertyName:key2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key2) < 1){
const err1 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},propertyName:key2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(key2)){
const err2 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},propertyName:key2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
const err4 = {instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate147.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key3 in data3){
const _errs17 = errors;
if(!(validate148(data3[key3], {instancePath:instancePath+"/result/data/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var valid6 = _errs17 === errors;
if(!valid6){
break;
}
}
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getNotificationsRequest = validate157;
const schema219 = {"$ref":"contract#/components/schemas/GetNotificationsRequest"};
const schema220 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/NotificationQuery"}}};
const schema221 = {"anyOf":[{"type":"object","required":["organizationId","documentId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"locationId":{"$ref":"#/components/schemas/LocationId"},"userId":{"$ref":"#/components/schemas/UserId"},"notificationIds":{"$ref":"#/components/schemas/NotificationIds"},"pageSize":{"$ref":"#/components/schemas/NotificationsPageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}},{"type":"object","required":["organizationId","userId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"locationId":{"$ref":"#/components/schemas/LocationId"},"userId":{"$ref":"#/components/schemas/UserId"},"notificationIds":{"$ref":"#/components/schemas/NotificationIds"},"pageSize":{"$ref":"#/components/schemas/NotificationsPageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}}]};
const schema224 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema228 = {"type":"integer","minimum":1,"maximum":1000};
const schema226 = {"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/NotificationId"}};
const schema227 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate160.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate160.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate160.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate160.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(((((((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "locationId")) || (key0 === "userId")) || (key0 === "notificationIds")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.organizationId !== undefined){
let data0 = data.organizationId;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err2 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.documentId !== undefined){
let data1 = data.documentId;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err6 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.locationId !== undefined){
let data2 = data.locationId;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(func1(data2) > 128){
const err10 = {instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(!pattern4.test(data2)){
const err12 = {instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.userId !== undefined){
let data3 = data.userId;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data3 === "string"){
if(func1(data3) > 128){
const err14 = {instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(func1(data3) < 1){
const err15 = {instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(!pattern4.test(data3)){
const err16 = {instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.notificationIds !== undefined){
const _errs16 = errors;
if(!(validate160(data.notificationIds, {instancePath:instancePath+"/notificationIds",parentData:data,parentDataProperty:"notificationIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSize !== undefined){
let data5 = data.pageSize;
const _errs17 = errors;
const _errs18 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err18 = {instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(errors === _errs18){
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data5 < 1 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageToken !== undefined){
let data6 = data.pageToken;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(func1(data6) > 2048){
const err21 = {instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs23 = errors;
if(errors === _errs23){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.organizationId === undefined) && (missing1 = "organizationId")) || ((data.userId === undefined) && (missing1 = "userId"))){
const err24 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
const _errs25 = errors;
for(const key1 in data){
if(!(((((((key1 === "organizationId") || (key1 === "documentId")) || (key1 === "locationId")) || (key1 === "userId")) || (key1 === "notificationIds")) || (key1 === "pageSize")) || (key1 === "pageToken"))){
const err25 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
break;
}
}
if(_errs25 === errors){
if(data.organizationId !== undefined){
let data7 = data.organizationId;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data7 === "string"){
if(func1(data7) > 128){
const err26 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
if(func1(data7) < 1){
const err27 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(!pattern4.test(data7)){
const err28 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid8 = _errs26 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.documentId !== undefined){
let data8 = data.documentId;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data8 === "string"){
if(func1(data8) > 128){
const err30 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
if(func1(data8) < 1){
const err31 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(!pattern4.test(data8)){
const err32 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var valid8 = _errs29 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.locationId !== undefined){
let data9 = data.locationId;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data9 === "string"){
if(func1(data9) > 128){
const err34 = {instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
if(func1(data9) < 1){
const err35 = {instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
if(!pattern4.test(data9)){
const err36 = {instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var valid8 = _errs32 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.userId !== undefined){
let data10 = data.userId;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data10 === "string"){
if(func1(data10) > 128){
const err38 = {instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
if(func1(data10) < 1){
const err39 = {instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
if(!pattern4.test(data10)){
const err40 = {instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
}
else {
const err41 = {instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var valid8 = _errs35 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.notificationIds !== undefined){
const _errs38 = errors;
if(!(validate160(data.notificationIds, {instancePath:instancePath+"/notificationIds",parentData:data,parentDataProperty:"notificationIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var valid8 = _errs38 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.pageSize !== undefined){
let data12 = data.pageSize;
const _errs39 = errors;
const _errs40 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err42 = {instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(errors === _errs40){
if(typeof data12 == "number"){
if(data12 > 1000 || isNaN(data12)){
const err43 = {instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
if(data12 < 1 || isNaN(data12)){
const err44 = {instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
var valid8 = _errs39 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.pageToken !== undefined){
let data13 = data.pageToken;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data13 === "string"){
if(func1(data13) > 2048){
const err45 = {instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var valid8 = _errs42 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var _valid0 = _errs23 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err48 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
validate159.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate159.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate159.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate158.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate159(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getNotificationsReply = validate165;
const schema236 = {"$ref":"contract#/components/schemas/GetNotificationsResponse"};
const schema237 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/Notification"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}}}};
const schema240 = {"type":"object","required":["id","notificationSource","notificationSourceData","actionUser","displayHeadlineMessageTemplate","displayHeadlineMessageTemplateData","displayBodyMessage","metadata","notifyUsers","notifyUsersByUserId","timestamp"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/NotificationId"},"notificationSource":{"type":"string","enum":["custom"]},"notificationSourceData":{"$ref":"#/components/schemas/NotificationSourceData"},"actionUser":{"$ref":"#/components/schemas/User"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineTemplateData"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"metadata":{"type":"object","required":["apiKey","documentId","organizationId"],"additionalProperties":false,"properties":{"apiKey":{"type":"string","minLength":1,"maxLength":128},"documentId":{"$ref":"#/components/schemas/DocumentId"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"}}},"notifyUsers":{"$ref":"#/components/schemas/NotifiedUsers"},"notifyUsersByUserId":{"$ref":"#/components/schemas/NotifiedUsers"},"timestamp":{"$ref":"#/components/schemas/Timestamp"}}};
const schema242 = {"type":"object","additionalProperties":true};
const schema246 = {"type":"string","minLength":1,"maxLength":2000};
const schema249 = {"type":"string","maxLength":10000};
const func189 = Object.prototype.hasOwnProperty;
const schema243 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254}}};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.userId === undefined) && (missing0 = "userId")){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate168.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate168.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate168.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate168.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate168.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 254){
validate168.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema247 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"properties":{"actionUser":{"$ref":"#/components/schemas/User"},"recipientUser":{"$ref":"#/components/schemas/User"}},"additionalProperties":{"type":"string","maxLength":10000}};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate170.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(func1(key0) > 128){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key0) < 1){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(key0)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},propertyName:key0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate170.errors = vErrors;
return false;
break;
}
}
if(valid0){
const _errs4 = errors;
for(const key1 in data){
if(!((key1 === "actionUser") || (key1 === "recipientUser"))){
let data0 = data[key1];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func1(data0) > 10000){
validate170.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate170.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
if(_errs4 === errors){
if(data.actionUser !== undefined){
const _errs7 = errors;
if(!(validate168(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.recipientUser !== undefined){
const _errs8 = errors;
if(!(validate168(data.recipientUser, {instancePath:instancePath+"/recipientUser",parentData:data,parentDataProperty:"recipientUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema252 = {"type":"object","maxProperties":100000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"type":"boolean","const":true}};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100000){
validate174.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100000}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(func1(key0) > 128){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key0) < 1){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(key0)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},propertyName:key0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate174.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs5 = errors;
if(typeof data0 !== "boolean"){
validate174.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate174.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.notificationSource === undefined) && (missing0 = "notificationSource"))) || ((data.notificationSourceData === undefined) && (missing0 = "notificationSourceData"))) || ((data.actionUser === undefined) && (missing0 = "actionUser"))) || ((data.displayHeadlineMessageTemplate === undefined) && (missing0 = "displayHeadlineMessageTemplate"))) || ((data.displayHeadlineMessageTemplateData === undefined) && (missing0 = "displayHeadlineMessageTemplateData"))) || ((data.displayBodyMessage === undefined) && (missing0 = "displayBodyMessage"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.notifyUsers === undefined) && (missing0 = "notifyUsers"))) || ((data.notifyUsersByUserId === undefined) && (missing0 = "notifyUsersByUserId"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))){
validate167.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func189.call(schema240.properties, key0))){
validate167.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate167.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate167.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate167.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notificationSource !== undefined){
let data1 = data.notificationSource;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate167.errors = [{instancePath:instancePath+"/notificationSource",schemaPath:"#/properties/notificationSource/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "custom")){
validate167.errors = [{instancePath:instancePath+"/notificationSource",schemaPath:"#/properties/notificationSource/enum",keyword:"enum",params:{allowedValues: schema240.properties.notificationSource.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notificationSourceData !== undefined){
let data2 = data.notificationSourceData;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate167.errors = [{instancePath:instancePath+"/notificationSourceData",schemaPath:"#/components/schemas/NotificationSourceData/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actionUser !== undefined){
const _errs11 = errors;
if(!(validate168(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayHeadlineMessageTemplate !== undefined){
let data4 = data.displayHeadlineMessageTemplate;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func1(data4) > 2000){
validate167.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func1(data4) < 1){
validate167.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayHeadlineMessageTemplateData !== undefined){
const _errs15 = errors;
if(!(validate170(data.displayHeadlineMessageTemplateData, {instancePath:instancePath+"/displayHeadlineMessageTemplateData",parentData:data,parentDataProperty:"displayHeadlineMessageTemplateData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayBodyMessage !== undefined){
let data6 = data.displayBodyMessage;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(func1(data6) > 10000){
validate167.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate167.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data7 = data.metadata;
const _errs19 = errors;
if(errors === _errs19){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((data7.apiKey === undefined) && (missing1 = "apiKey")) || ((data7.documentId === undefined) && (missing1 = "documentId"))) || ((data7.organizationId === undefined) && (missing1 = "organizationId"))){
validate167.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs21 = errors;
for(const key1 in data7){
if(!(((key1 === "apiKey") || (key1 === "documentId")) || (key1 === "organizationId"))){
validate167.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs21 === errors){
if(data7.apiKey !== undefined){
let data8 = data7.apiKey;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data8 === "string"){
if(func1(data8) > 128){
validate167.errors = [{instancePath:instancePath+"/metadata/apiKey",schemaPath:"#/properties/metadata/properties/apiKey/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data8) < 1){
validate167.errors = [{instancePath:instancePath+"/metadata/apiKey",schemaPath:"#/properties/metadata/properties/apiKey/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/metadata/apiKey",schemaPath:"#/properties/metadata/properties/apiKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.documentId !== undefined){
let data9 = data7.documentId;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data9 === "string"){
if(func1(data9) > 128){
validate167.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data9) < 1){
validate167.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data9)){
validate167.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.organizationId !== undefined){
let data10 = data7.organizationId;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate167.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data10) < 1){
validate167.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data10)){
validate167.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifyUsers !== undefined){
const _errs30 = errors;
if(!(validate174(data.notifyUsers, {instancePath:instancePath+"/notifyUsers",parentData:data,parentDataProperty:"notifyUsers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifyUsersByUserId !== undefined){
const _errs31 = errors;
if(!(validate174(data.notifyUsersByUserId, {instancePath:instancePath+"/notifyUsersByUserId",parentData:data,parentDataProperty:"notifyUsersByUserId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data13 = data.timestamp;
const _errs32 = errors;
const _errs33 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate167.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs33){
if(typeof data13 == "number"){
if(data13 > 8640000000000000 || isNaN(data13)){
validate167.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate167.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate166.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate166.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((((key1 === "status") || (key1 === "message")) || (key1 === "data")) || (key1 === "pageToken"))){
validate166.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate166.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate166.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate166.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate166.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
let data3 = data0.data;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate166.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate167(data3[i0], {instancePath:instancePath+"/result/data/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.pageToken !== undefined){
let data5 = data0.pageToken;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 2048){
validate166.errors = [{instancePath:instancePath+"/result/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data5) < 1){
validate166.errors = [{instancePath:instancePath+"/result/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/result/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addNotificationsRequest = validate179;
const schema256 = {"$ref":"contract#/components/schemas/AddNotificationsRequest"};
const schema257 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/NewNotification"}}};
const schema258 = {"anyOf":[{"type":"object","required":["organizationId","documentId","actionUser","displayHeadlineMessageTemplate","notifyUsers"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"createOrganization":{"$ref":"#/components/schemas/CreateOrganization"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"createDocument":{"$ref":"#/components/schemas/CreateDocument"},"actionUser":{"$ref":"#/components/schemas/User"},"verifyUserPermissions":{"$ref":"#/components/schemas/VerifyUserPermissions"},"notificationId":{"$ref":"#/components/schemas/NewNotificationId"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineTemplateData"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"notifyUsers":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/User"}},"notifyAll":{"type":"boolean"},"notificationSourceData":{"$ref":"#/components/schemas/NotificationSourceData"},"isNotificationResolverUsed":{"$ref":"#/components/schemas/IsNotificationResolverUsed"},"context":{"$ref":"#/components/schemas/NotificationContext"}}},{"type":"object","required":["organizationId","documentId","actionUser","displayHeadlineMessageTemplate","notifyAll"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"createOrganization":{"$ref":"#/components/schemas/CreateOrganization"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"createDocument":{"$ref":"#/components/schemas/CreateDocument"},"actionUser":{"$ref":"#/components/schemas/User"},"verifyUserPermissions":{"$ref":"#/components/schemas/VerifyUserPermissions"},"notificationId":{"$ref":"#/components/schemas/NewNotificationId"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineTemplateData"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"notifyUsers":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/User"}},"notifyAll":{"type":"boolean","const":true},"notificationSourceData":{"$ref":"#/components/schemas/NotificationSourceData"},"isNotificationResolverUsed":{"$ref":"#/components/schemas/IsNotificationResolverUsed"},"context":{"$ref":"#/components/schemas/NotificationContext"}}}]};
const schema260 = {"type":"boolean"};
const schema262 = {"type":"boolean"};
const schema263 = {"type":"boolean"};
const schema264 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema268 = {"type":"boolean"};
const schema269 = {"type":"object","required":["access"],"additionalProperties":false,"properties":{"access":{"type":"object","minProperties":1,"maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"type":"string","maxLength":1000}}}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.access === undefined) && (missing0 = "access")){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "access")){
validate185.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.access !== undefined){
let data0 = data.access;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 100){
validate185.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
if(Object.keys(data0).length < 1){
validate185.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key1 in data0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof key1 === "string"){
if(func1(key1) > 128){
const err0 = {instancePath:instancePath+"/access",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key1) < 1){
const err1 = {instancePath:instancePath+"/access",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(key1)){
const err2 = {instancePath:instancePath+"/access",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/access",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate185.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data0){
let data1 = data0[key2];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate185.errors = [{instancePath:instancePath+"/access/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/access/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate185.errors = [{instancePath:instancePath+"/access/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/access/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
}
}
else {
validate185.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.actionUser === undefined) && (missing0 = "actionUser"))) || ((data.displayHeadlineMessageTemplate === undefined) && (missing0 = "displayHeadlineMessageTemplate"))) || ((data.notifyUsers === undefined) && (missing0 = "notifyUsers"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(func189.call(schema258.anyOf[0].properties, key0))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.organizationId !== undefined){
let data0 = data.organizationId;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err2 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.createOrganization !== undefined){
const _errs7 = errors;
if(typeof data.createOrganization !== "boolean"){
const err6 = {instancePath:instancePath+"/createOrganization",schemaPath:"#/components/schemas/CreateOrganization/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.documentId !== undefined){
let data2 = data.documentId;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(func1(data2) > 128){
const err7 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(!pattern4.test(data2)){
const err9 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.createDocument !== undefined){
const _errs13 = errors;
if(typeof data.createDocument !== "boolean"){
const err11 = {instancePath:instancePath+"/createDocument",schemaPath:"#/components/schemas/CreateDocument/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.actionUser !== undefined){
const _errs16 = errors;
if(!(validate168(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.verifyUserPermissions !== undefined){
const _errs17 = errors;
if(typeof data.verifyUserPermissions !== "boolean"){
const err12 = {instancePath:instancePath+"/verifyUserPermissions",schemaPath:"#/components/schemas/VerifyUserPermissions/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.notificationId !== undefined){
let data6 = data.notificationId;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(func1(data6) > 128){
const err13 = {instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(func1(data6) < 1){
const err14 = {instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(!pattern4.test(data6)){
const err15 = {instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.displayHeadlineMessageTemplate !== undefined){
let data7 = data.displayHeadlineMessageTemplate;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func1(data7) > 2000){
const err17 = {instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(func1(data7) < 1){
const err18 = {instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.displayHeadlineMessageTemplateData !== undefined){
const _errs26 = errors;
if(!(validate170(data.displayHeadlineMessageTemplateData, {instancePath:instancePath+"/displayHeadlineMessageTemplateData",parentData:data,parentDataProperty:"displayHeadlineMessageTemplateData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.displayBodyMessage !== undefined){
let data9 = data.displayBodyMessage;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data9 === "string"){
if(func1(data9) > 10000){
const err20 = {instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.notifyUsers !== undefined){
let data10 = data.notifyUsers;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data10)){
if(data10.length > 1000){
const err22 = {instancePath:instancePath+"/notifyUsers",schemaPath:"#/anyOf/0/properties/notifyUsers/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(data10.length < 1){
const err23 = {instancePath:instancePath+"/notifyUsers",schemaPath:"#/anyOf/0/properties/notifyUsers/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
var valid10 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs32 = errors;
if(!(validate168(data10[i0], {instancePath:instancePath+"/notifyUsers/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid10 = _errs32 === errors;
if(!valid10){
break;
}
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/notifyUsers",schemaPath:"#/anyOf/0/properties/notifyUsers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.notifyAll !== undefined){
const _errs33 = errors;
if(typeof data.notifyAll !== "boolean"){
const err25 = {instancePath:instancePath+"/notifyAll",schemaPath:"#/anyOf/0/properties/notifyAll/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid1 = _errs33 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.notificationSourceData !== undefined){
let data13 = data.notificationSourceData;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
const err26 = {instancePath:instancePath+"/notificationSourceData",schemaPath:"#/components/schemas/NotificationSourceData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isNotificationResolverUsed !== undefined){
const _errs39 = errors;
if(typeof data.isNotificationResolverUsed !== "boolean"){
const err27 = {instancePath:instancePath+"/isNotificationResolverUsed",schemaPath:"#/components/schemas/IsNotificationResolverUsed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.context !== undefined){
const _errs42 = errors;
if(!(validate185(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var valid1 = _errs42 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs43 = errors;
if(errors === _errs43){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((((data.organizationId === undefined) && (missing1 = "organizationId")) || ((data.documentId === undefined) && (missing1 = "documentId"))) || ((data.actionUser === undefined) && (missing1 = "actionUser"))) || ((data.displayHeadlineMessageTemplate === undefined) && (missing1 = "displayHeadlineMessageTemplate"))) || ((data.notifyAll === undefined) && (missing1 = "notifyAll"))){
const err29 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
const _errs45 = errors;
for(const key1 in data){
if(!(func189.call(schema258.anyOf[1].properties, key1))){
const err30 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
break;
}
}
if(_errs45 === errors){
if(data.organizationId !== undefined){
let data16 = data.organizationId;
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data16 === "string"){
if(func1(data16) > 128){
const err31 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(func1(data16) < 1){
const err32 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
if(!pattern4.test(data16)){
const err33 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid13 = _errs46 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.createOrganization !== undefined){
const _errs49 = errors;
if(typeof data.createOrganization !== "boolean"){
const err35 = {instancePath:instancePath+"/createOrganization",schemaPath:"#/components/schemas/CreateOrganization/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid13 = _errs49 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.documentId !== undefined){
let data18 = data.documentId;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data18 === "string"){
if(func1(data18) > 128){
const err36 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
if(func1(data18) < 1){
const err37 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
if(!pattern4.test(data18)){
const err38 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
else {
const err39 = {instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var valid13 = _errs52 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.createDocument !== undefined){
const _errs55 = errors;
if(typeof data.createDocument !== "boolean"){
const err40 = {instancePath:instancePath+"/createDocument",schemaPath:"#/components/schemas/CreateDocument/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid13 = _errs55 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.actionUser !== undefined){
const _errs58 = errors;
if(!(validate168(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid13 = _errs58 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.verifyUserPermissions !== undefined){
const _errs59 = errors;
if(typeof data.verifyUserPermissions !== "boolean"){
const err41 = {instancePath:instancePath+"/verifyUserPermissions",schemaPath:"#/components/schemas/VerifyUserPermissions/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid13 = _errs59 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.notificationId !== undefined){
let data22 = data.notificationId;
const _errs62 = errors;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data22 === "string"){
if(func1(data22) > 128){
const err42 = {instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
if(func1(data22) < 1){
const err43 = {instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
if(!pattern4.test(data22)){
const err44 = {instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
else {
const err45 = {instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid13 = _errs62 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.displayHeadlineMessageTemplate !== undefined){
let data23 = data.displayHeadlineMessageTemplate;
const _errs65 = errors;
const _errs66 = errors;
if(errors === _errs66){
if(typeof data23 === "string"){
if(func1(data23) > 2000){
const err46 = {instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
if(func1(data23) < 1){
const err47 = {instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
var valid13 = _errs65 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.displayHeadlineMessageTemplateData !== undefined){
const _errs68 = errors;
if(!(validate170(data.displayHeadlineMessageTemplateData, {instancePath:instancePath+"/displayHeadlineMessageTemplateData",parentData:data,parentDataProperty:"displayHeadlineMessageTemplateData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid13 = _errs68 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.displayBodyMessage !== undefined){
let data25 = data.displayBodyMessage;
const _errs69 = errors;
const _errs70 = errors;
if(errors === _errs70){
if(typeof data25 === "string"){
if(func1(data25) > 10000){
const err49 = {instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/maxLength",keyword:"maxLength",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
var valid13 = _errs69 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.notifyUsers !== undefined){
let data26 = data.notifyUsers;
const _errs72 = errors;
if(errors === _errs72){
if(Array.isArray(data26)){
if(data26.length > 1000){
const err51 = {instancePath:instancePath+"/notifyUsers",schemaPath:"#/anyOf/1/properties/notifyUsers/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
var valid22 = true;
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
const _errs74 = errors;
if(!(validate168(data26[i1], {instancePath:instancePath+"/notifyUsers/" + i1,parentData:data26,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid22 = _errs74 === errors;
if(!valid22){
break;
}
}
}
}
else {
const err52 = {instancePath:instancePath+"/notifyUsers",schemaPath:"#/anyOf/1/properties/notifyUsers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
var valid13 = _errs72 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.notifyAll !== undefined){
let data28 = data.notifyAll;
const _errs75 = errors;
if(typeof data28 !== "boolean"){
const err53 = {instancePath:instancePath+"/notifyAll",schemaPath:"#/anyOf/1/properties/notifyAll/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(true !== data28){
const err54 = {instancePath:instancePath+"/notifyAll",schemaPath:"#/anyOf/1/properties/notifyAll/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid13 = _errs75 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.notificationSourceData !== undefined){
let data29 = data.notificationSourceData;
const _errs77 = errors;
const _errs78 = errors;
if(errors === _errs78){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
}
else {
const err55 = {instancePath:instancePath+"/notificationSourceData",schemaPath:"#/components/schemas/NotificationSourceData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var valid13 = _errs77 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.isNotificationResolverUsed !== undefined){
const _errs81 = errors;
if(typeof data.isNotificationResolverUsed !== "boolean"){
const err56 = {instancePath:instancePath+"/isNotificationResolverUsed",schemaPath:"#/components/schemas/IsNotificationResolverUsed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid13 = _errs81 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.context !== undefined){
const _errs84 = errors;
if(!(validate185(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var valid13 = _errs84 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var _valid0 = _errs43 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err58 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
validate181.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate181.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate181.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate180.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate181(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addNotificationsReply = validate193;
const schema281 = {"$ref":"contract#/components/schemas/AddNotificationsResponse"};
const schema282 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","required":["success","message","notificationId"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"message":{"$ref":"#/components/schemas/Message"},"notificationId":{"$ref":"#/components/schemas/NotificationId"}}}}}}};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate194.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate194.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
validate194.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate194.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate194.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate194.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate194.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate194.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
let data3 = data0.data;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((((data3.success === undefined) && (missing2 = "success")) || ((data3.message === undefined) && (missing2 = "message"))) || ((data3.notificationId === undefined) && (missing2 = "notificationId"))){
validate194.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!(((key2 === "success") || (key2 === "message")) || (key2 === "notificationId"))){
validate194.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.success !== undefined){
let data4 = data3.success;
const _errs14 = errors;
if(typeof data4 !== "boolean"){
validate194.errors = [{instancePath:instancePath+"/result/data/success",schemaPath:"#/properties/result/properties/data/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data4){
validate194.errors = [{instancePath:instancePath+"/result/data/success",schemaPath:"#/properties/result/properties/data/properties/success/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.message !== undefined){
let data5 = data3.message;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func1(data5) > 1000){
validate194.errors = [{instancePath:instancePath+"/result/data/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data5) < 1){
validate194.errors = [{instancePath:instancePath+"/result/data/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate194.errors = [{instancePath:instancePath+"/result/data/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.notificationId !== undefined){
let data6 = data3.notificationId;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(func1(data6) > 128){
validate194.errors = [{instancePath:instancePath+"/result/data/notificationId",schemaPath:"#/components/schemas/NotificationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data6) < 1){
validate194.errors = [{instancePath:instancePath+"/result/data/notificationId",schemaPath:"#/components/schemas/NotificationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data6)){
validate194.errors = [{instancePath:instancePath+"/result/data/notificationId",schemaPath:"#/components/schemas/NotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate194.errors = [{instancePath:instancePath+"/result/data/notificationId",schemaPath:"#/components/schemas/NotificationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate194.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate194.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate194(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setConfigRequest = validate196;
const schema287 = {"$ref":"contract#/components/schemas/SetConfigRequest"};
const schema288 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["organizationId","userIds","config"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/DocumentId"}},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"config":{"$ref":"#/components/schemas/NotificationConfig"}}}}};
const schema292 = {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"inbox":{"$ref":"#/components/schemas/NotificationChoice"},"email":{"$ref":"#/components/schemas/NotificationChoice"},"slack":{"$ref":"#/components/schemas/NotificationChoice"}}};
const schema293 = {"type":"string","enum":["ALL","MINE","NONE"]};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate198.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "inbox") || (key0 === "email")) || (key0 === "slack"))){
validate198.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.inbox !== undefined){
let data0 = data.inbox;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate198.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "ALL") || (data0 === "MINE")) || (data0 === "NONE"))){
validate198.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema293.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data1 = data.email;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate198.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "ALL") || (data1 === "MINE")) || (data1 === "NONE"))){
validate198.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema293.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slack !== undefined){
let data2 = data.slack;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate198.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "ALL") || (data2 === "MINE")) || (data2 === "NONE"))){
validate198.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema293.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate197.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate197.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.organizationId === undefined) && (missing1 = "organizationId")) || ((data0.userIds === undefined) && (missing1 = "userIds"))) || ((data0.config === undefined) && (missing1 = "config"))){
validate197.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((((key1 === "organizationId") || (key1 === "documentIds")) || (key1 === "userIds")) || (key1 === "config"))){
validate197.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate197.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate197.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate197.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate197.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.documentIds !== undefined){
let data2 = data0.documentIds;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate197.errors = [{instancePath:instancePath+"/data/documentIds",schemaPath:"#/properties/data/properties/documentIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate197.errors = [{instancePath:instancePath+"/data/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 1){
validate197.errors = [{instancePath:instancePath+"/data/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate197.errors = [{instancePath:instancePath+"/data/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate197.errors = [{instancePath:instancePath+"/data/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate197.errors = [{instancePath:instancePath+"/data/documentIds",schemaPath:"#/properties/data/properties/documentIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.userIds !== undefined){
let data4 = data0.userIds;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
if(data4.length > 1000){
validate197.errors = [{instancePath:instancePath+"/data/userIds",schemaPath:"#/properties/data/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data4.length < 1){
validate197.errors = [{instancePath:instancePath+"/data/userIds",schemaPath:"#/properties/data/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func1(data5) > 128){
validate197.errors = [{instancePath:instancePath+"/data/userIds/" + i1,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data5) < 1){
validate197.errors = [{instancePath:instancePath+"/data/userIds/" + i1,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data5)){
validate197.errors = [{instancePath:instancePath+"/data/userIds/" + i1,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate197.errors = [{instancePath:instancePath+"/data/userIds/" + i1,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs15 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate197.errors = [{instancePath:instancePath+"/data/userIds",schemaPath:"#/properties/data/properties/userIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.config !== undefined){
const _errs18 = errors;
if(!(validate198(data0.config, {instancePath:instancePath+"/data/config",parentData:data0,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate197.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate197(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setConfigReply = validate201;
const schema296 = {"$ref":"contract#/components/schemas/SetConfigResponse"};
const schema297 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/ConfigResult"}}}}}};
const schema301 = {"oneOf":[{"$ref":"#/components/schemas/ConfigSet"},{"$ref":"#/components/schemas/ConfigNotSet"}]};
const schema302 = {"type":"object","required":["success","userId","documentId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"userId":{"$ref":"#/components/schemas/UserId"},"documentId":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.userId === undefined) && (missing0 = "userId"))) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.message === undefined) && (missing0 = "message"))){
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "userId")) || (key0 === "documentId")) || (key0 === "message"))){
validate204.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate204.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate204.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userId !== undefined){
let data1 = data.userId;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate204.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate204.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate204.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentId !== undefined){
let data2 = data.documentId;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate204.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type: schema302.properties.documentId.type}}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate204.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate204.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate204.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data3 = data.message;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 1000){
validate204.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data3) < 1){
validate204.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema305 = {"type":"object","required":["success","userId","documentId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"userId":{"$ref":"#/components/schemas/UserId"},"documentId":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.userId === undefined) && (missing0 = "userId"))) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.message === undefined) && (missing0 = "message"))){
validate206.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "userId")) || (key0 === "documentId")) || (key0 === "message"))){
validate206.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate206.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate206.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userId !== undefined){
let data1 = data.userId;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate206.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate206.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate206.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate206.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentId !== undefined){
let data2 = data.documentId;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate206.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type: schema305.properties.documentId.type}}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate206.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate206.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate206.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data3 = data.message;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 1000){
validate206.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data3) < 1){
validate206.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate206.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate204(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate206(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate203.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate203.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate203.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate202.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate202.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
validate202.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate202.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate202.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate202.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate202.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
let data3 = data0.data;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 1000){
validate202.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key2 in data3){
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof key2 === "string"){
if(func1(key2) > 128){
const err0 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128},propertyName:key2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key2) < 1){
const err1 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},propertyName:key2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(key2)){
const err2 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/result/data",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},propertyName:key2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
const err4 = {instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate202.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key3 in data3){
const _errs17 = errors;
if(!(validate203(data3[key3], {instancePath:instancePath+"/result/data/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var valid6 = _errs17 === errors;
if(!valid6){
break;
}
}
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate202(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const migrateDocumentsRequest = validate210;
const schema308 = {"$ref":"contract#/components/schemas/MigrateDocumentsRequest"};
const schema309 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["organizationId","documentId","newDocumentId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"newDocumentId":{"$ref":"#/components/schemas/DocumentId"}}}}};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate211.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate211.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.organizationId === undefined) && (missing1 = "organizationId")) || ((data0.documentId === undefined) && (missing1 = "documentId"))) || ((data0.newDocumentId === undefined) && (missing1 = "newDocumentId"))){
validate211.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "organizationId") || (key1 === "documentId")) || (key1 === "newDocumentId"))){
validate211.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate211.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate211.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate211.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate211.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.documentId !== undefined){
let data2 = data0.documentId;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate211.errors = [{instancePath:instancePath+"/data/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate211.errors = [{instancePath:instancePath+"/data/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate211.errors = [{instancePath:instancePath+"/data/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate211.errors = [{instancePath:instancePath+"/data/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.newDocumentId !== undefined){
let data3 = data0.newDocumentId;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate211.errors = [{instancePath:instancePath+"/data/newDocumentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 1){
validate211.errors = [{instancePath:instancePath+"/data/newDocumentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate211.errors = [{instancePath:instancePath+"/data/newDocumentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate211.errors = [{instancePath:instancePath+"/data/newDocumentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate211.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate211(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const migrateDocumentsReply = validate213;
const schema313 = {"$ref":"contract#/components/schemas/MigrateDocumentsResponse"};
const schema314 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","required":["migrationId"],"additionalProperties":false,"properties":{"migrationId":{"$ref":"#/components/schemas/MigrationId"}}}}}}};
const schema317 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate214.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate214.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
validate214.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate214.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate214.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate214.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate214.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
let data3 = data0.data;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((data3.migrationId === undefined) && (missing2 = "migrationId")){
validate214.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!(key2 === "migrationId")){
validate214.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.migrationId !== undefined){
let data4 = data3.migrationId;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func1(data4) > 128){
validate214.errors = [{instancePath:instancePath+"/result/data/migrationId",schemaPath:"#/components/schemas/MigrationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data4) < 1){
validate214.errors = [{instancePath:instancePath+"/result/data/migrationId",schemaPath:"#/components/schemas/MigrationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data4)){
validate214.errors = [{instancePath:instancePath+"/result/data/migrationId",schemaPath:"#/components/schemas/MigrationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/result/data/migrationId",schemaPath:"#/components/schemas/MigrationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAuthTokensRequest = validate216;
const schema318 = {"$ref":"contract#/components/schemas/GetAuthTokensRequest"};
const schema319 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["apiKey"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/Id"}}}}};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate217.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate217.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.apiKey === undefined) && (missing1 = "apiKey")){
validate217.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "apiKey")){
validate217.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.apiKey !== undefined){
let data1 = data0.apiKey;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate217.errors = [{instancePath:instancePath+"/data/apiKey",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate217.errors = [{instancePath:instancePath+"/data/apiKey",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate217.errors = [{instancePath:instancePath+"/data/apiKey",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate217.errors = [{instancePath:instancePath+"/data/apiKey",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate217.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate217(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAuthTokensReply = validate219;
const schema321 = {"$ref":"contract#/components/schemas/GetAuthTokensResponse"};
const schema322 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","required":["apiKey","authToken"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/WorkspaceServiceId"},"authToken":{"$ref":"#/components/schemas/AuthToken"}}}}}}};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate220.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate220.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate220.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
validate220.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate220.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate220.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate220.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate220.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
let data3 = data0.data;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if(((data3.apiKey === undefined) && (missing2 = "apiKey")) || ((data3.authToken === undefined) && (missing2 = "authToken"))){
validate220.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!((key2 === "apiKey") || (key2 === "authToken"))){
validate220.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.apiKey !== undefined){
let data4 = data3.apiKey;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func1(data4) > 36){
validate220.errors = [{instancePath:instancePath+"/result/data/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data4) < 36){
validate220.errors = [{instancePath:instancePath+"/result/data/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data4)){
validate220.errors = [{instancePath:instancePath+"/result/data/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/result/data/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.authToken !== undefined){
let data5 = data3.authToken;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(func1(data5) > 128){
validate220.errors = [{instancePath:instancePath+"/result/data/authToken",schemaPath:"#/components/schemas/AuthToken/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data5) < 107){
validate220.errors = [{instancePath:instancePath+"/result/data/authToken",schemaPath:"#/components/schemas/AuthToken/minLength",keyword:"minLength",params:{limit: 107}}];
return false;
}
else {
if(!pattern20.test(data5)){
validate220.errors = [{instancePath:instancePath+"/result/data/authToken",schemaPath:"#/components/schemas/AuthToken/pattern",keyword:"pattern",params:{pattern: "^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"}}];
return false;
}
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/result/data/authToken",schemaPath:"#/components/schemas/AuthToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate220(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEmailConfigRequest = validate222;
const schema327 = {"$ref":"contract#/components/schemas/UpdateEmailConfigRequest"};
const schema328 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateEmailConfigInput"}}};
const schema329 = {"type":"object","required":["apiKey"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/Id"},"enabled":{"type":"boolean"},"fromName":{"$ref":"#/components/schemas/SenderName"},"fromAddress":{"$ref":"#/components/schemas/SenderAddress"},"replyTo":{"$ref":"#/components/schemas/SenderAddress"}}};
const schema331 = {"type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema332 = {"type":["string","null"],"format":"email","minLength":3,"maxLength":254};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.apiKey === undefined) && (missing0 = "apiKey")){
validate224.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "apiKey") || (key0 === "enabled")) || (key0 === "fromName")) || (key0 === "fromAddress")) || (key0 === "replyTo"))){
validate224.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.apiKey !== undefined){
let data0 = data.apiKey;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate224.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate224.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate224.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate224.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs5 = errors;
if(typeof data.enabled !== "boolean"){
validate224.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fromName !== undefined){
let data2 = data.fromName;
const _errs7 = errors;
const _errs8 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate224.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/type",keyword:"type",params:{type: schema331.type}}];
return false;
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 100){
validate224.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data2) < 1){
validate224.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate224.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fromAddress !== undefined){
let data3 = data.fromAddress;
const _errs10 = errors;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate224.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema332.type}}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 254){
validate224.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(func1(data3) < 3){
validate224.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!(formats0.test(data3))){
validate224.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replyTo !== undefined){
let data4 = data.replyTo;
const _errs13 = errors;
const _errs14 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate224.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema332.type}}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data4 === "string"){
if(func1(data4) > 254){
validate224.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(func1(data4) < 3){
validate224.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!(formats0.test(data4))){
validate224.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate223.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate223.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate224(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate223.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate223(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEmailConfigReply = validate227;
const schema334 = {"$ref":"contract#/components/schemas/UpdateEmailConfigReply"};
const schema335 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateEmailConfigResult"}}};
const schema336 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/EmailConfig"}}};
const schema339 = {"type":"object","required":["apiKey","enabled","fromName","fromAddress","replyTo","isFromAddressUsed"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/Id"},"enabled":{"type":"boolean"},"fromName":{"$ref":"#/components/schemas/SenderName"},"fromAddress":{"$ref":"#/components/schemas/SenderAddress"},"replyTo":{"$ref":"#/components/schemas/SenderAddress"},"isFromAddressUsed":{"type":"boolean"}}};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.apiKey === undefined) && (missing0 = "apiKey")) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.fromName === undefined) && (missing0 = "fromName"))) || ((data.fromAddress === undefined) && (missing0 = "fromAddress"))) || ((data.replyTo === undefined) && (missing0 = "replyTo"))) || ((data.isFromAddressUsed === undefined) && (missing0 = "isFromAddressUsed"))){
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "apiKey") || (key0 === "enabled")) || (key0 === "fromName")) || (key0 === "fromAddress")) || (key0 === "replyTo")) || (key0 === "isFromAddressUsed"))){
validate230.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.apiKey !== undefined){
let data0 = data.apiKey;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate230.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate230.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate230.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate230.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs5 = errors;
if(typeof data.enabled !== "boolean"){
validate230.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fromName !== undefined){
let data2 = data.fromName;
const _errs7 = errors;
const _errs8 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate230.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/type",keyword:"type",params:{type: schema331.type}}];
return false;
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 100){
validate230.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data2) < 1){
validate230.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate230.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fromAddress !== undefined){
let data3 = data.fromAddress;
const _errs10 = errors;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate230.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema332.type}}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 254){
validate230.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(func1(data3) < 3){
validate230.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!(formats0.test(data3))){
validate230.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replyTo !== undefined){
let data4 = data.replyTo;
const _errs13 = errors;
const _errs14 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate230.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema332.type}}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data4 === "string"){
if(func1(data4) > 254){
validate230.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(func1(data4) < 3){
validate230.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!(formats0.test(data4))){
validate230.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isFromAddressUsed !== undefined){
const _errs16 = errors;
if(typeof data.isFromAddressUsed !== "boolean"){
validate230.errors = [{instancePath:instancePath+"/isFromAddressUsed",schemaPath:"#/properties/isFromAddressUsed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate229.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate229.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate229.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate229.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate229.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate229.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate230(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate228.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate228.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate229(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate228(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMigrationStatusRequest = validate234;
const schema344 = {"$ref":"contract#/components/schemas/GetMigrationStatusRequest"};
const schema345 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","required":["organizationId","migrationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"migrationId":{"$ref":"#/components/schemas/MigrationId"}}}}};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate235.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate235.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.organizationId === undefined) && (missing1 = "organizationId")) || ((data0.migrationId === undefined) && (missing1 = "migrationId"))){
validate235.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "organizationId") || (key1 === "migrationId"))){
validate235.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.organizationId !== undefined){
let data1 = data0.organizationId;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate235.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate235.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate235.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate235.errors = [{instancePath:instancePath+"/data/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.migrationId !== undefined){
let data2 = data0.migrationId;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate235.errors = [{instancePath:instancePath+"/data/migrationId",schemaPath:"#/components/schemas/MigrationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate235.errors = [{instancePath:instancePath+"/data/migrationId",schemaPath:"#/components/schemas/MigrationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate235.errors = [{instancePath:instancePath+"/data/migrationId",schemaPath:"#/components/schemas/MigrationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate235.errors = [{instancePath:instancePath+"/data/migrationId",schemaPath:"#/components/schemas/MigrationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate235.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate235(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMigrationStatusReply = validate237;
const schema348 = {"$ref":"contract#/components/schemas/GetMigrationStatusResponse"};
const schema349 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","required":["migrationId","status","documentId","newDocumentId"],"additionalProperties":false,"properties":{"migrationId":{"$ref":"#/components/schemas/MigrationId"},"status":{"$ref":"#/components/schemas/MigrationStatus"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"newDocumentId":{"$ref":"#/components/schemas/DocumentId"}}}}}}};
const schema353 = {"type":"string","enum":["pending","inProgress","completed","failed"]};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate238.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate238.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
let data0 = data.result;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.status === undefined) && (missing1 = "status")) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.data === undefined) && (missing1 = "data"))){
validate238.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
validate238.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate238.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate238.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
let data2 = data0.message;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate238.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate238.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.data !== undefined){
let data3 = data0.data;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if(((((data3.migrationId === undefined) && (missing2 = "migrationId")) || ((data3.status === undefined) && (missing2 = "status"))) || ((data3.documentId === undefined) && (missing2 = "documentId"))) || ((data3.newDocumentId === undefined) && (missing2 = "newDocumentId"))){
validate238.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!((((key2 === "migrationId") || (key2 === "status")) || (key2 === "documentId")) || (key2 === "newDocumentId"))){
validate238.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.migrationId !== undefined){
let data4 = data3.migrationId;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func1(data4) > 128){
validate238.errors = [{instancePath:instancePath+"/result/data/migrationId",schemaPath:"#/components/schemas/MigrationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data4) < 1){
validate238.errors = [{instancePath:instancePath+"/result/data/migrationId",schemaPath:"#/components/schemas/MigrationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data4)){
validate238.errors = [{instancePath:instancePath+"/result/data/migrationId",schemaPath:"#/components/schemas/MigrationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/result/data/migrationId",schemaPath:"#/components/schemas/MigrationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.status !== undefined){
let data5 = data3.status;
const _errs17 = errors;
if(typeof data5 !== "string"){
validate238.errors = [{instancePath:instancePath+"/result/data/status",schemaPath:"#/components/schemas/MigrationStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data5 === "pending") || (data5 === "inProgress")) || (data5 === "completed")) || (data5 === "failed"))){
validate238.errors = [{instancePath:instancePath+"/result/data/status",schemaPath:"#/components/schemas/MigrationStatus/enum",keyword:"enum",params:{allowedValues: schema353.enum}}];
return false;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.documentId !== undefined){
let data6 = data3.documentId;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(func1(data6) > 128){
validate238.errors = [{instancePath:instancePath+"/result/data/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data6) < 1){
validate238.errors = [{instancePath:instancePath+"/result/data/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data6)){
validate238.errors = [{instancePath:instancePath+"/result/data/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/result/data/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.newDocumentId !== undefined){
let data7 = data3.newDocumentId;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func1(data7) > 128){
validate238.errors = [{instancePath:instancePath+"/result/data/newDocumentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data7) < 1){
validate238.errors = [{instancePath:instancePath+"/result/data/newDocumentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data7)){
validate238.errors = [{instancePath:instancePath+"/result/data/newDocumentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/result/data/newDocumentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/result/data",schemaPath:"#/properties/result/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate238(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createApiKeyRequest = validate240;
const schema356 = {"$ref":"contract#/components/schemas/CreateApiKeyRequest"};
const schema357 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/CreateApiKeyInput"}}};
const schema358 = {"type":"object","required":["apiKeyName","type"],"additionalProperties":false,"properties":{"apiKeyName":{"$ref":"#/components/schemas/WorkspaceText"},"type":{"$ref":"#/components/schemas/ApiKeyType"}}};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.apiKeyName === undefined) && (missing0 = "apiKeyName")) || ((data.type === undefined) && (missing0 = "type"))){
validate242.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "apiKeyName") || (key0 === "type"))){
validate242.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.apiKeyName !== undefined){
let data0 = data.apiKeyName;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate242.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data0) < 1){
validate242.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data0)){
validate242.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate242.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate242.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "testing") || (data1 === "production"))){
validate242.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/enum",keyword:"enum",params:{allowedValues: schema82.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate242.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate241.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate241.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate242(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate240.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate241(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createApiKeyReply = validate245;
const schema361 = {"$ref":"contract#/components/schemas/CreateApiKeyReply"};
const schema362 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/CreateApiKeyResult"}}};
const schema363 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/CreatedApiKey"}}};
const schema366 = {"type":"object","required":["id","apiKeyName","type","authToken"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/WorkspaceServiceId"},"apiKeyName":{"$ref":"#/components/schemas/WorkspaceText"},"type":{"$ref":"#/components/schemas/ApiKeyType"},"authToken":{"$ref":"#/components/schemas/AuthToken"}}};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.apiKeyName === undefined) && (missing0 = "apiKeyName"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.authToken === undefined) && (missing0 = "authToken"))){
validate248.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "apiKeyName")) || (key0 === "type")) || (key0 === "authToken"))){
validate248.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 36){
validate248.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data0) < 36){
validate248.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data0)){
validate248.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.apiKeyName !== undefined){
let data1 = data.apiKeyName;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate248.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data1) < 1){
validate248.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data1)){
validate248.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate248.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "testing") || (data2 === "production"))){
validate248.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/enum",keyword:"enum",params:{allowedValues: schema82.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authToken !== undefined){
let data3 = data.authToken;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate248.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 107){
validate248.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/minLength",keyword:"minLength",params:{limit: 107}}];
return false;
}
else {
if(!pattern20.test(data3)){
validate248.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/pattern",keyword:"pattern",params:{pattern: "^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"}}];
return false;
}
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate247.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate247.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate247.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate247.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate247.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate247.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate247.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate248(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate247.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate246.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate246.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate247(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate246(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addDomainsRequest = validate252;
const schema371 = {"$ref":"contract#/components/schemas/AddDomainsRequest"};
const schema372 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddDomainsInput"}}};
const schema373 = {"type":"object","required":["domains"],"additionalProperties":false,"properties":{"domains":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/RequestedDomain"}}}};
const schema374 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.domains === undefined) && (missing0 = "domains")){
validate254.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "domains")){
validate254.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.domains !== undefined){
let data0 = data.domains;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 100){
validate254.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate254.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func1(data1) < 1){
validate254.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate254.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate254.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate253.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate253.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate254(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate253.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate253(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addDomainsReply = validate257;
const schema375 = {"$ref":"contract#/components/schemas/AddDomainsReply"};
const schema376 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddDomainsResult"}}};
const schema377 = {"type":"object","required":["status","message","data","domains"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/RequestedDomain"},"additionalProperties":{"$ref":"#/components/schemas/DomainOutcome"}},"domains":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/WorkspaceDomain"}}}};
const schema383 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^(\\*\\.)?[a-z0-9.-]+$"};
const pattern115 = new RegExp("^(\\*\\.)?[a-z0-9.-]+$", "u");
const schema381 = {"oneOf":[{"$ref":"#/components/schemas/AddedDomain"},{"$ref":"#/components/schemas/RefusedDomain"}]};
const schema382 = {"type":"object","required":["success","domain","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"domain":{"$ref":"#/components/schemas/WorkspaceDomain"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.domain === undefined) && (missing0 = "domain"))) || ((data.message === undefined) && (missing0 = "message"))){
validate261.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "domain")) || (key0 === "message"))){
validate261.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate261.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate261.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
let data1 = data.domain;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate261.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func1(data1) < 1){
validate261.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern115.test(data1)){
validate261.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/pattern",keyword:"pattern",params:{pattern: "^(\\*\\.)?[a-z0-9.-]+$"}}];
return false;
}
}
}
}
else {
validate261.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate261.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate261.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate261.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate261.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema385 = {"type":"object","required":["success","domain","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"domain":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.domain === undefined) && (missing0 = "domain"))) || ((data.message === undefined) && (missing0 = "message"))){
validate263.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "domain")) || (key0 === "message"))){
validate263.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate263.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate263.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs4 = errors;
if(data.domain !== null){
validate263.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate263.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate263.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate263.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate263(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate260.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate260.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate260.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.domains === undefined) && (missing0 = "domains"))){
validate259.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "domains"))){
validate259.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate259.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate259.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate259.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate259.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate259.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 100){
validate259.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
for(const key1 in data2){
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof key1 === "string"){
if(func1(key1) > 255){
const err0 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RequestedDomain/maxLength",keyword:"maxLength",params:{limit: 255},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key1) < 1){
const err1 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RequestedDomain/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(key1)){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RequestedDomain/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RequestedDomain/type",keyword:"type",params:{type: "string"},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate259.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key2 in data2){
const _errs14 = errors;
if(!(validate260(data2[key2], {instancePath:instancePath+"/data/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
var valid5 = _errs14 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate259.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domains !== undefined){
let data4 = data.domains;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data4)){
if(data4.length > 100){
validate259.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid6 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(func1(data5) > 255){
validate259.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func1(data5) < 1){
validate259.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern115.test(data5)){
validate259.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/pattern",keyword:"pattern",params:{pattern: "^(\\*\\.)?[a-z0-9.-]+$"}}];
return false;
}
}
}
}
else {
validate259.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs17 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate259.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate259.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate258.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate258.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate259(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate258.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate257.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate258(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
validate257.errors = vErrors;
return errors === 0;
}
validate257.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addUsersRequest = validate268;
const schema388 = {"$ref":"contract#/components/schemas/AddUsersRequest"};
const schema389 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddUsersInput"}}};
const schema390 = {"type":"object","required":["organizationId","users"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"users":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/NewUser"}}}};
const schema392 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"$ref":"#/components/schemas/email"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/ExpiresAt"},"context":{"$ref":"#/components/schemas/NotificationContext"}}};
const schema395 = {"type":"string","maxLength":254};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.userId === undefined) && (missing0 = "userId")){
validate271.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate271.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate271.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate271.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate271.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate271.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate271.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
else {
validate271.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 254){
validate271.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
}
else {
validate271.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessRole !== undefined){
let data3 = data.accessRole;
const _errs11 = errors;
if(typeof data3 !== "string"){
validate271.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "viewer") || (data3 === "editor"))){
validate271.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema37.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data4 = data.expiresAt;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate271.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 <= 0 || isNaN(data4)){
validate271.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
}
else {
validate271.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs17 = errors;
if(!(validate185(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate271.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.users === undefined) && (missing0 = "users"))){
validate270.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "users"))){
validate270.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organizationId !== undefined){
let data0 = data.organizationId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate270.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate270.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate270.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate270.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.users !== undefined){
let data1 = data.users;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate270.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate270.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate271(data1[i0], {instancePath:instancePath+"/users/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate270.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate270.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate269.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate269.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate270(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate269(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addUsersReply = validate276;
const schema398 = {"$ref":"contract#/components/schemas/AddUsersReply"};
const schema399 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddUsersResult"}}};
const schema400 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UserOutcome"}}}};
const schema404 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate279.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate279.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate279.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate279.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate279.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate279.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate278.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate278.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate278.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate278.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate278.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 1000){
validate278.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key1 in data2){
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof key1 === "string"){
if(func1(key1) > 128){
const err0 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key1) < 1){
const err1 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(key1)){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate278.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key2 in data2){
const _errs14 = errors;
if(!(validate279(data2[key2], {instancePath:instancePath+"/data/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
var valid5 = _errs14 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate278.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate277.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate277.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate278(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate277.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate277(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateUsersRequest = validate283;
const schema406 = {"$ref":"contract#/components/schemas/UpdateUsersRequest"};
const schema407 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateUsersInput"}}};
const schema408 = {"type":"object","required":["organizationId","users"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"users":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/ChangedUser"}}}};
const schema410 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"$ref":"#/components/schemas/email"},"accessRole":{"type":["string","null"],"enum":["viewer","editor",null]},"expiresAt":{"type":["number","null"],"exclusiveMinimum":0,"maximum":8640000000000000},"context":{"type":["object","null"],"required":["access"],"additionalProperties":false,"properties":{"access":{"$ref":"#/components/schemas/access"}}}}};
const schema414 = {"type":"object","minProperties":1,"maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"type":"string","maxLength":1000}};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
validate287.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate287.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(func1(key0) > 128){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key0) < 1){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(key0)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},propertyName:key0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate287.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func1(data0) > 1000){
validate287.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate287.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
}
}
else {
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.userId === undefined) && (missing0 = "userId")){
validate286.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate286.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate286.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate286.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate286.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate286.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 254){
validate286.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
}
else {
validate286.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessRole !== undefined){
let data3 = data.accessRole;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate286.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/properties/accessRole/type",keyword:"type",params:{type: schema410.properties.accessRole.type}}];
return false;
}
if(!(((data3 === "viewer") || (data3 === "editor")) || (data3 === null))){
validate286.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/properties/accessRole/enum",keyword:"enum",params:{allowedValues: schema410.properties.accessRole.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data4 = data.expiresAt;
const _errs13 = errors;
if((!(typeof data4 == "number")) && (data4 !== null)){
validate286.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: schema410.properties.expiresAt.type}}];
return false;
}
if(errors === _errs13){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate286.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 <= 0 || isNaN(data4)){
validate286.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
let data5 = data.context;
const _errs15 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate286.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema410.properties.context.type}}];
return false;
}
if(errors === _errs15){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.access === undefined) && (missing1 = "access")){
validate286.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs17 = errors;
for(const key0 in data5){
if(!(key0 === "access")){
validate286.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data5.access !== undefined){
if(!(validate287(data5.access, {instancePath:instancePath+"/context/access",parentData:data5,parentDataProperty:"access",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
}
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.users === undefined) && (missing0 = "users"))){
validate285.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "users"))){
validate285.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organizationId !== undefined){
let data0 = data.organizationId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate285.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate285.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate285.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate285.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.users !== undefined){
let data1 = data.users;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate285.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate285.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate286(data1[i0], {instancePath:instancePath+"/users/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate285.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate285.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate284.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate284.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate285(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate284.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate284(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateUsersReply = validate292;
const schema416 = {"$ref":"contract#/components/schemas/UpdateUsersReply"};
const schema417 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateUsersResult"}}};
const schema418 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UserOutcome"}}}};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate294.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate294.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate294.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate294.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate294.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate294.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate294.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate294.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 1000){
validate294.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key1 in data2){
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof key1 === "string"){
if(func1(key1) > 128){
const err0 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(key1) < 1){
const err1 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(key1)){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate294.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key2 in data2){
const _errs14 = errors;
if(!(validate279(data2[key2], {instancePath:instancePath+"/data/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
var valid5 = _errs14 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate294.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate294.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate293.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate293.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate294(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate293(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const generateTokenRequest = validate298;
const schema422 = {"$ref":"contract#/components/schemas/GenerateTokenRequest"};
const schema423 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GenerateTokenInput"}}};
const schema424 = {"type":"object","required":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"userProperties":{"$ref":"#/components/schemas/UserProperties"},"permissions":{"$ref":"#/components/schemas/TokenPermissions"}}};
const schema426 = {"type":"object","additionalProperties":true,"propertyNames":{"type":"string","maxLength":65536,"pattern":"^(?!userId$)"},"properties":{"name":{"$ref":"#/components/schemas/PersonName"},"email":{"$ref":"#/components/schemas/email"}}};
const pattern127 = new RegExp("^(?!userId$)", "u");

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(errors === _errs1){
if(typeof key0 === "string"){
if(func1(key0) > 65536){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 65536},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern127.test(key0)){
const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!userId$)"},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate301.errors = vErrors;
return false;
break;
}
}
if(valid0){
if(data.name !== undefined){
let data0 = data.name;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate301.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate301.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
else {
validate301.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.email !== undefined){
let data1 = data.email;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func1(data1) > 254){
validate301.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
}
else {
validate301.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate301.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema429 = {"type":"object","required":["resources"],"additionalProperties":false,"properties":{"resources":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/components/schemas/Grant"}}}};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.resources === undefined) && (missing0 = "resources")){
validate303.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "resources")){
validate303.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.resources !== undefined){
let data0 = data.resources;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 100){
validate303.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate303.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate23(data0[i0], {instancePath:instancePath+"/resources/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate303.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate303.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate300.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.userId === undefined) && (missing0 = "userId")){
validate300.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "userId") || (key0 === "userProperties")) || (key0 === "permissions"))){
validate300.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate300.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate300.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate300.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate300.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userProperties !== undefined){
const _errs5 = errors;
if(!(validate301(data.userProperties, {instancePath:instancePath+"/userProperties",parentData:data,parentDataProperty:"userProperties",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
const _errs6 = errors;
if(!(validate303(data.permissions, {instancePath:instancePath+"/permissions",parentData:data,parentDataProperty:"permissions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate299.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate299.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate300(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate299.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const generateTokenReply = validate308;
const schema430 = {"$ref":"contract#/components/schemas/GenerateTokenReply"};
const schema431 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GenerateTokenResult"}}};
const schema432 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UserToken"}}};
const schema435 = {"type":"object","required":["token","expiresAt"],"additionalProperties":false,"properties":{"token":{"type":"string","minLength":100,"maxLength":524288,"pattern":"^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"},"expiresAt":{"$ref":"#/components/schemas/Timestamp"}}};
const pattern129 = new RegExp("^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$", "u");

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate311.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "token") || (key0 === "expiresAt"))){
validate311.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 524288){
validate311.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 524288}}];
return false;
}
else {
if(func1(data0) < 100){
validate311.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 100}}];
return false;
}
else {
if(!pattern129.test(data0)){
validate311.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"}}];
return false;
}
}
}
}
else {
validate311.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data1 = data.expiresAt;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate311.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate311.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate311.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate311.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate310.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate310.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate310.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate310.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate310.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate310.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate311(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate309.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate309.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate310(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate309.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate309(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPermissionsRequest = validate315;
const schema437 = {"$ref":"contract#/components/schemas/GetPermissionsRequest"};
const schema438 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetPermissionsInput"}}};
const schema439 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"userIds":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/UserId"}},"resources":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/ResourceOfOrganization"}},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};
const schema442 = {"type":"object","required":["type","id"],"additionalProperties":false,"properties":{"type":{"$ref":"#/components/schemas/ResourceType"},"id":{"$ref":"#/components/schemas/Id"}}};
const schema443 = {"type":"string","enum":["organization","folder","document"]};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate318.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "id"))){
validate318.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate318.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "organization") || (data0 === "folder")) || (data0 === "document"))){
validate318.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/enum",keyword:"enum",params:{allowedValues: schema443.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate318.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate318.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate318.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate318.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.organizationId === undefined) && (missing0 = "organizationId")){
validate317.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "organizationId") || (key0 === "userIds")) || (key0 === "resources")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate317.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organizationId !== undefined){
let data0 = data.organizationId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate317.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate317.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate317.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate317.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userIds !== undefined){
let data1 = data.userIds;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 100){
validate317.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate317.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate317.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate317.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate317.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate317.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resources !== undefined){
let data3 = data.resources;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
if(data3.length > 100){
validate317.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate318(data3[i1], {instancePath:instancePath+"/resources/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate317.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data5 = data.pageSize;
const _errs13 = errors;
const _errs14 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate317.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
validate317.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate317.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data6 = data.pageToken;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(func1(data6) > 2048){
validate317.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
}
else {
validate317.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate317.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate316.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate316.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate317(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate316.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate316(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPermissionsReply = validate322;
const schema447 = {"$ref":"contract#/components/schemas/GetPermissionsReply"};
const schema448 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetPermissionsResult"}}};
const schema449 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/GrantInForce"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema452 = {"type":"object","required":["userId","type","id","organizationId","accessRole"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"type":{"$ref":"#/components/schemas/ResourceType"},"id":{"$ref":"#/components/schemas/Id"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/Timestamp"}}};

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate325.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.userId === undefined) && (missing0 = "userId")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.organizationId === undefined) && (missing0 = "organizationId"))) || ((data.accessRole === undefined) && (missing0 = "accessRole"))){
validate325.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "userId") || (key0 === "type")) || (key0 === "id")) || (key0 === "organizationId")) || (key0 === "accessRole")) || (key0 === "expiresAt"))){
validate325.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate325.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate325.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate325.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate325.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate325.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "organization") || (data1 === "folder")) || (data1 === "document"))){
validate325.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/enum",keyword:"enum",params:{allowedValues: schema443.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate325.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate325.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate325.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate325.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organizationId !== undefined){
let data3 = data.organizationId;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate325.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 1){
validate325.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate325.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate325.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessRole !== undefined){
let data4 = data.accessRole;
const _errs14 = errors;
if(typeof data4 !== "string"){
validate325.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "viewer") || (data4 === "editor"))){
validate325.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema37.enum}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data5 = data.expiresAt;
const _errs17 = errors;
const _errs18 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate325.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data5 == "number"){
if(data5 > 8640000000000000 || isNaN(data5)){
validate325.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate325.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate324.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate324.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate324.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate324.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate324.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate324.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate324.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate324.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate325(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate324.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data4 = data.pageToken;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate324.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data4) < 1){
validate324.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate324.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate324.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate323.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate323.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate324(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate323(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getOrganizationsRequest = validate329;
const schema460 = {"$ref":"contract#/components/schemas/GetOrganizationsRequest"};
const schema461 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetOrganizationsInput"}}};
const schema462 = {"type":"object","additionalProperties":false,"properties":{"organizationIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationId"}},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationIds") || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate331.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organizationIds !== undefined){
let data0 = data.organizationIds;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate331.errors = [{instancePath:instancePath+"/organizationIds",schemaPath:"#/properties/organizationIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate331.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate331.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate331.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate331.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate331.errors = [{instancePath:instancePath+"/organizationIds",schemaPath:"#/properties/organizationIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data2 = data.pageSize;
const _errs7 = errors;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate331.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate331.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate331.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data3 = data.pageToken;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 2048){
validate331.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
}
else {
validate331.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate331.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate330.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate330.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate330.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate331(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate330.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate330.errors = vErrors;
return errors === 0;
}
validate330.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate329.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate330(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
validate329.errors = vErrors;
return errors === 0;
}
validate329.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getOrganizationsReply = validate334;
const schema466 = {"$ref":"contract#/components/schemas/GetOrganizationsReply"};
const schema467 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetOrganizationsResult"}}};
const schema468 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/Organization"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema471 = {"type":"object","required":["organizationId","id","organizationName"],"additionalProperties":true,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"organizationName":{"type":"string","maxLength":1000}}};

function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.organizationName === undefined) && (missing0 = "organizationName"))){
validate337.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.organizationId !== undefined){
let data0 = data.organizationId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate337.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate337.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate337.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate337.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 36){
validate337.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data1) < 36){
validate337.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data1)){
validate337.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate337.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organizationName !== undefined){
let data2 = data.organizationName;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate337.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate337.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate337.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate336.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate336.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate336.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate336.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate336.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate336.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate336.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate336.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate337(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate336.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data4 = data.pageToken;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate336.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data4) < 1){
validate336.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate336.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate336.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate335.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate335.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate336(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate335.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate335(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUsersRequest = validate341;
const schema475 = {"$ref":"contract#/components/schemas/GetUsersRequest"};
const schema476 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetUsersInput"}}};
const schema477 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"userIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate343.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.organizationId === undefined) && (missing0 = "organizationId")){
validate343.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "userIds")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate343.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organizationId !== undefined){
let data0 = data.organizationId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate343.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate343.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate343.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate343.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userIds !== undefined){
let data1 = data.userIds;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate343.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate343.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate343.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate343.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate343.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate343.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data3 = data.pageSize;
const _errs10 = errors;
const _errs11 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate343.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if(typeof data3 == "number"){
if(data3 > 1000 || isNaN(data3)){
validate343.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate343.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data4 = data.pageToken;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate343.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
}
else {
validate343.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate343.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate342.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate342.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate343(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate342.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate341.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate342(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
errors = vErrors.length;
}
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUsersReply = validate346;
const schema482 = {"$ref":"contract#/components/schemas/GetUsersReply"};
const schema483 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetUsersResult"}}};
const schema484 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/KnownUser"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema487 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/Timestamp"},"context":{"$ref":"#/components/schemas/NotificationContext"},"addedAt":{"$ref":"#/components/schemas/Timestamp"}}};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.userId === undefined) && (missing0 = "userId")){
validate349.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate349.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate349.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate349.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate349.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate349.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate349.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
else {
validate349.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 254){
validate349.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
}
else {
validate349.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessRole !== undefined){
let data3 = data.accessRole;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate349.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "viewer") || (data3 === "editor"))){
validate349.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema37.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data4 = data.expiresAt;
const _errs13 = errors;
const _errs14 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate349.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate349.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate349.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs16 = errors;
if(!(validate185(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.addedAt !== undefined){
let data6 = data.addedAt;
const _errs17 = errors;
const _errs18 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate349.errors = [{instancePath:instancePath+"/addedAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data6 == "number"){
if(data6 > 8640000000000000 || isNaN(data6)){
validate349.errors = [{instancePath:instancePath+"/addedAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate349.errors = [{instancePath:instancePath+"/addedAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate349.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate348.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate348.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate348.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate348.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate348.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate348.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate348.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate348.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate349(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate348.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data4 = data.pageToken;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate348.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data4) < 1){
validate348.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate348.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate348.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate347.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate347.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate347.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate348(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate347.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate347.errors = vErrors;
return errors === 0;
}
validate347.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate346.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate347(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUserGroupsRequest = validate354;
const schema494 = {"$ref":"contract#/components/schemas/GetUserGroupsRequest"};
const schema495 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetUserGroupsInput"}}};
const schema496 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate356.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.organizationId === undefined) && (missing0 = "organizationId")){
validate356.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "organizationUserGroupId")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate356.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organizationId !== undefined){
let data0 = data.organizationId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate356.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate356.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate356.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate356.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organizationUserGroupId !== undefined){
let data1 = data.organizationUserGroupId;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate356.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate356.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate356.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate356.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data2 = data.pageSize;
const _errs8 = errors;
const _errs9 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate356.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate356.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate356.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data3 = data.pageToken;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 2048){
validate356.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
}
else {
validate356.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate356.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate356.errors = vErrors;
return errors === 0;
}
validate356.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate355.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate355.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate355.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate356(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate355.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate354.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate355(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUserGroupsReply = validate359;
const schema501 = {"$ref":"contract#/components/schemas/GetUserGroupsReply"};
const schema502 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetUserGroupsResult"}}};
const schema503 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/UserGroup"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema506 = {"type":"object","required":["organizationUserGroupId","memberCount"],"additionalProperties":false,"properties":{"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"memberCount":{"type":"integer","minimum":1,"maximum":1000},"userIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}}}};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate362.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId")) || ((data.memberCount === undefined) && (missing0 = "memberCount"))){
validate362.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationUserGroupId") || (key0 === "memberCount")) || (key0 === "userIds"))){
validate362.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organizationUserGroupId !== undefined){
let data0 = data.organizationUserGroupId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate362.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate362.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate362.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate362.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.memberCount !== undefined){
let data1 = data.memberCount;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate362.errors = [{instancePath:instancePath+"/memberCount",schemaPath:"#/properties/memberCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 1000 || isNaN(data1)){
validate362.errors = [{instancePath:instancePath+"/memberCount",schemaPath:"#/properties/memberCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate362.errors = [{instancePath:instancePath+"/memberCount",schemaPath:"#/properties/memberCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userIds !== undefined){
let data2 = data.userIds;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate362.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate362.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 1){
validate362.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate362.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate362.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate362.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate362.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate362.errors = vErrors;
return errors === 0;
}
validate362.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate361.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate361.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate361.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate361.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate361.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate361.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate361.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate361.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate362(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate361.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data4 = data.pageToken;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate361.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data4) < 1){
validate361.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate361.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate361.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate360.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate360.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate360.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate361(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate360.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate360.errors = vErrors;
return errors === 0;
}
validate360.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate360(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPresenceRequest = validate366;
const schema510 = {"$ref":"contract#/components/schemas/GetPresenceRequest"};
const schema511 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetPresenceInput"}}};
const schema512 = {"type":"object","required":["organizationId","documentId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate368.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))){
validate368.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate368.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organizationId !== undefined){
let data0 = data.organizationId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate368.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate368.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate368.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate368.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentId !== undefined){
let data1 = data.documentId;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate368.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate368.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate368.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate368.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data2 = data.pageSize;
const _errs8 = errors;
const _errs9 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate368.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate368.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate368.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data3 = data.pageToken;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 2048){
validate368.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
}
else {
validate368.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate368.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate368.errors = vErrors;
return errors === 0;
}
validate368.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate367.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate367.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate367.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate368(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate367.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate367.errors = vErrors;
return errors === 0;
}
validate367.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate366.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate367(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
validate366.errors = vErrors;
return errors === 0;
}
validate366.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPresenceReply = validate371;
const schema517 = {"$ref":"contract#/components/schemas/GetPresenceReply"};
const schema518 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetPresenceResult"}}};
const schema519 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/PresentUser"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema522 = {"type":"object","required":["userId","status","renewedAt"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254},"status":{"$ref":"#/components/schemas/PresenceStatus"},"renewedAt":{"$ref":"#/components/schemas/Timestamp"}}};

function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate374.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.userId === undefined) && (missing0 = "userId")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.renewedAt === undefined) && (missing0 = "renewedAt"))){
validate374.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate374.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate374.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate374.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate374.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate374.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate374.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
else {
validate374.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 254){
validate374.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
}
else {
validate374.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate374.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "online") || (data3 === "away"))){
validate374.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/enum",keyword:"enum",params:{allowedValues: schema145.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.renewedAt !== undefined){
let data4 = data.renewedAt;
const _errs13 = errors;
const _errs14 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate374.errors = [{instancePath:instancePath+"/renewedAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate374.errors = [{instancePath:instancePath+"/renewedAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate374.errors = [{instancePath:instancePath+"/renewedAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate374.errors = vErrors;
return errors === 0;
}
validate374.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate373.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate373.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate373.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate373.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate373.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate373.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate373.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate373.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate373.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate374(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate373.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data4 = data.pageToken;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate373.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data4) < 1){
validate373.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate373.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate373.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate373.errors = vErrors;
return errors === 0;
}
validate373.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate372.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate372.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate372.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate373(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate372.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate372.errors = vErrors;
return errors === 0;
}
validate372.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate372(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Failure = validate378;
const schema528 = {"$ref":"contract#/components/schemas/Failure"};
const schema529 = {"type":"object","required":["error"],"additionalProperties":false,"properties":{"error":{"type":"object","required":["message","status"],"additionalProperties":false,"properties":{"message":{"$ref":"#/components/schemas/ErrorMessage"},"status":{"$ref":"#/components/schemas/ErrorStatus"},"details":{"$ref":"#/components/schemas/ErrorDetails"}}}}};
const schema530 = {"type":"string","minLength":1,"maxLength":1000};
const schema531 = {"type":"string","enum":["INVALID_ARGUMENT","FAILED_PRECONDITION","UNAUTHENTICATED","PERMISSION_DENIED","NOT_FOUND","ALREADY_EXISTS","RESOURCE_EXHAUSTED","INTERNAL","UNIMPLEMENTED","UNAVAILABLE"]};
const schema532 = {"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"#/components/schemas/ErrorDetail"}};
const schema533 = {"type":"object","required":["field","reason","description"],"additionalProperties":false,"properties":{"field":{"type":"string","maxLength":4096},"reason":{"type":"string","enum":["REQUIRED","TYPE","CONST","ENUM","FORMAT","PATTERN","LENGTH","RANGE","ITEMS","DUPLICATE","UNKNOWN_MEMBER","CONFLICT","DEPTH","ENCODING","SYNTAX","IN_THE_PAST","PAGE_TOKEN","DISPOSABLE_DOMAIN","HOST"]},"description":{"type":"string","minLength":1,"maxLength":1000}}};

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 50){
validate380.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
if(data.length < 1){
validate380.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.field === undefined) && (missing0 = "field")) || ((data0.reason === undefined) && (missing0 = "reason"))) || ((data0.description === undefined) && (missing0 = "description"))){
validate380.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ErrorDetail/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!(((key0 === "field") || (key0 === "reason")) || (key0 === "description"))){
validate380.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ErrorDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.field !== undefined){
let data1 = data0.field;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate380.errors = [{instancePath:instancePath+"/" + i0+"/field",schemaPath:"#/components/schemas/ErrorDetail/properties/field/maxLength",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate380.errors = [{instancePath:instancePath+"/" + i0+"/field",schemaPath:"#/components/schemas/ErrorDetail/properties/field/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.reason !== undefined){
let data2 = data0.reason;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate380.errors = [{instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/components/schemas/ErrorDetail/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((data2 === "REQUIRED") || (data2 === "TYPE")) || (data2 === "CONST")) || (data2 === "ENUM")) || (data2 === "FORMAT")) || (data2 === "PATTERN")) || (data2 === "LENGTH")) || (data2 === "RANGE")) || (data2 === "ITEMS")) || (data2 === "DUPLICATE")) || (data2 === "UNKNOWN_MEMBER")) || (data2 === "CONFLICT")) || (data2 === "DEPTH")) || (data2 === "ENCODING")) || (data2 === "SYNTAX")) || (data2 === "IN_THE_PAST")) || (data2 === "PAGE_TOKEN")) || (data2 === "DISPOSABLE_DOMAIN")) || (data2 === "HOST"))){
validate380.errors = [{instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/components/schemas/ErrorDetail/properties/reason/enum",keyword:"enum",params:{allowedValues: schema533.properties.reason.enum}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.description !== undefined){
let data3 = data0.description;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 1000){
validate380.errors = [{instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/components/schemas/ErrorDetail/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data3) < 1){
validate380.errors = [{instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/components/schemas/ErrorDetail/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate380.errors = [{instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/components/schemas/ErrorDetail/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate380.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ErrorDetail/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate380.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate379.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate379.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate379.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
let data0 = data.error;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.message === undefined) && (missing1 = "message")) || ((data0.status === undefined) && (missing1 = "status"))){
validate379.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "message") || (key1 === "status")) || (key1 === "details"))){
validate379.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.message !== undefined){
let data1 = data0.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate379.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate379.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate379.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status !== undefined){
let data2 = data0.status;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate379.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/components/schemas/ErrorStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((data2 === "INVALID_ARGUMENT") || (data2 === "FAILED_PRECONDITION")) || (data2 === "UNAUTHENTICATED")) || (data2 === "PERMISSION_DENIED")) || (data2 === "NOT_FOUND")) || (data2 === "ALREADY_EXISTS")) || (data2 === "RESOURCE_EXHAUSTED")) || (data2 === "INTERNAL")) || (data2 === "UNIMPLEMENTED")) || (data2 === "UNAVAILABLE"))){
validate379.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/components/schemas/ErrorStatus/enum",keyword:"enum",params:{allowedValues: schema531.enum}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.details !== undefined){
const _errs11 = errors;
if(!(validate380(data0.details, {instancePath:instancePath+"/error/details",parentData:data0,parentDataProperty:"details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate379.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate379.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate379.errors = vErrors;
return errors === 0;
}
validate379.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate378.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate379(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
validate378.errors = vErrors;
return errors === 0;
}
validate378.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const StatusFailure = validate383;
const schema534 = {"$ref":"contract#/components/schemas/StatusFailure"};
const schema535 = {"type":"object","required":["error"],"additionalProperties":false,"properties":{"error":{"type":"object","required":["message","status","code"],"additionalProperties":false,"properties":{"message":{"$ref":"#/components/schemas/ErrorMessage"},"status":{"$ref":"#/components/schemas/ErrorStatus"},"code":{"type":"integer","enum":[400,401,403,404,405,408,413,415,429,500,501,503]},"details":{"$ref":"#/components/schemas/ErrorDetails"}}}}};

function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate384.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate384.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate384.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
let data0 = data.error;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.message === undefined) && (missing1 = "message")) || ((data0.status === undefined) && (missing1 = "status"))) || ((data0.code === undefined) && (missing1 = "code"))){
validate384.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((((key1 === "message") || (key1 === "status")) || (key1 === "code")) || (key1 === "details"))){
validate384.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.message !== undefined){
let data1 = data0.message;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate384.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate384.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate384.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status !== undefined){
let data2 = data0.status;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate384.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/components/schemas/ErrorStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((data2 === "INVALID_ARGUMENT") || (data2 === "FAILED_PRECONDITION")) || (data2 === "UNAUTHENTICATED")) || (data2 === "PERMISSION_DENIED")) || (data2 === "NOT_FOUND")) || (data2 === "ALREADY_EXISTS")) || (data2 === "RESOURCE_EXHAUSTED")) || (data2 === "INTERNAL")) || (data2 === "UNIMPLEMENTED")) || (data2 === "UNAVAILABLE"))){
validate384.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/components/schemas/ErrorStatus/enum",keyword:"enum",params:{allowedValues: schema531.enum}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.code !== undefined){
let data3 = data0.code;
const _errs11 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate384.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((((((((((data3 === 400) || (data3 === 401)) || (data3 === 403)) || (data3 === 404)) || (data3 === 405)) || (data3 === 408)) || (data3 === 413)) || (data3 === 415)) || (data3 === 429)) || (data3 === 500)) || (data3 === 501)) || (data3 === 503))){
validate384.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema535.properties.error.properties.code.enum}}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.details !== undefined){
const _errs13 = errors;
if(!(validate380(data0.details, {instancePath:instancePath+"/error/details",parentData:data0,parentDataProperty:"details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate384.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate384.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate384.errors = vErrors;
return errors === 0;
}
validate384.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate383.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate384(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
errors = vErrors.length;
}
validate383.errors = vErrors;
return errors === 0;
}
validate383.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const requests = {
  addPermissions: addPermissionsRequest,
  removePermissions: removePermissionsRequest,
  createWorkspace: createWorkspaceRequest,
  getWorkspace: getWorkspaceRequest,
  sendLoginLink: sendLoginLinkRequest,
  getDocuments: getDocumentsRequest,
  deleteUsersFromGroups: deleteUsersFromGroupsRequest,
  deleteAllUserData: deleteAllUserDataRequest,
  addPresence: addPresenceRequest,
  addUsersToGroups: addUsersToGroupsRequest,
  updateOrganizations: updateOrganizationsRequest,
  addOrganizations: addOrganizationsRequest,
  getDeleteAllUserDataStatus: getDeleteAllUserDataStatusRequest,
  updateAccessForFolders: updateAccessForFoldersRequest,
  getNotifications: getNotificationsRequest,
  addNotifications: addNotificationsRequest,
  setConfig: setConfigRequest,
  migrateDocuments: migrateDocumentsRequest,
  getAuthTokens: getAuthTokensRequest,
  updateEmailConfig: updateEmailConfigRequest,
  getMigrationStatus: getMigrationStatusRequest,
  createApiKey: createApiKeyRequest,
  addDomains: addDomainsRequest,
  addUsers: addUsersRequest,
  updateUsers: updateUsersRequest,
  generateToken: generateTokenRequest,
  getPermissions: getPermissionsRequest,
  getOrganizations: getOrganizationsRequest,
  getUsers: getUsersRequest,
  getUserGroups: getUserGroupsRequest,
  getPresence: getPresenceRequest,
};
export const replies = {
  addPermissions: addPermissionsReply,
  removePermissions: removePermissionsReply,
  createWorkspace: createWorkspaceReply,
  getWorkspace: getWorkspaceReply,
  sendLoginLink: sendLoginLinkReply,
  getDocuments: getDocumentsReply,
  deleteUsersFromGroups: deleteUsersFromGroupsReply,
  deleteAllUserData: deleteAllUserDataReply,
  addPresence: addPresenceReply,
  addUsersToGroups: addUsersToGroupsReply,
  updateOrganizations: updateOrganizationsReply,
  addOrganizations: addOrganizationsReply,
  getDeleteAllUserDataStatus: getDeleteAllUserDataStatusReply,
  updateAccessForFolders: updateAccessForFoldersReply,
  getNotifications: getNotificationsReply,
  addNotifications: addNotificationsReply,
  setConfig: setConfigReply,
  migrateDocuments: migrateDocumentsReply,
  getAuthTokens: getAuthTokensReply,
  updateEmailConfig: updateEmailConfigReply,
  getMigrationStatus: getMigrationStatusReply,
  createApiKey: createApiKeyReply,
  addDomains: addDomainsReply,
  addUsers: addUsersReply,
  updateUsers: updateUsersReply,
  generateToken: generateTokenReply,
  getPermissions: getPermissionsReply,
  getOrganizations: getOrganizationsReply,
  getUsers: getUsersReply,
  getUserGroups: getUserGroupsReply,
  getPresence: getPresenceReply,
};
export const failures = {
  addPermissions: Failure,
  removePermissions: Failure,
  createWorkspace: Failure,
  getWorkspace: Failure,
  sendLoginLink: Failure,
  getDocuments: Failure,
  deleteUsersFromGroups: Failure,
  deleteAllUserData: Failure,
  addPresence: Failure,
  addUsersToGroups: Failure,
  updateOrganizations: Failure,
  addOrganizations: Failure,
  getDeleteAllUserDataStatus: StatusFailure,
  updateAccessForFolders: Failure,
  getNotifications: Failure,
  addNotifications: Failure,
  setConfig: Failure,
  migrateDocuments: Failure,
  getAuthTokens: Failure,
  updateEmailConfig: Failure,
  getMigrationStatus: Failure,
  createApiKey: Failure,
  addDomains: Failure,
  addUsers: Failure,
  updateUsers: Failure,
  generateToken: Failure,
  getPermissions: Failure,
  getOrganizations: Failure,
  getUsers: Failure,
  getUserGroups: Failure,
  getPresence: Failure,
};
