// Generated from the contract by `npm run generate`. Do not edit.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const addPermissionsRequest = validate20;
const schema31 = {"$ref":"contract#/components/schemas/AddPermissionsRequest"};
const schema33 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddPermissionsInput"}}};
const schema34 = {"type":"object","required":["user","permissions"],"additionalProperties":false,"properties":{"user":{"type":"object","required":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserId"}}},"permissions":{"type":"object","required":["resources"],"additionalProperties":false,"properties":{"resources":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/Grant"}}}}}};
const schema35 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[^\\u0000-\\u001F\\u007F-\\u009F]*$", "u");
const schema36 = {"oneOf":[{"type":"object","required":["type","id","accessRole"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"organization"},"id":{"$ref":"#/components/schemas/OrganizationId"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/ExpiresAt"}}},{"type":"object","required":["type","id","organizationId","accessRole"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["folder","document"]},"id":{"$ref":"#/components/schemas/Id"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/ExpiresAt"}}}]};
const schema37 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema38 = {"type":"string","enum":["viewer","editor"]};
const schema39 = {"type":"number","exclusiveMinimum":0,"maximum":8640000000000000};
const schema40 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
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
const err9 = {instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema38.enum}};
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
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/enum",keyword:"enum",params:{allowedValues: schema36.oneOf[1].properties.type.enum}};
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
const err27 = {instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema38.enum}};
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
validate24.errors = vErrors;
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
validate24.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate24.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.user === undefined) && (missing0 = "user")) || ((data.permissions === undefined) && (missing0 = "permissions"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "user") || (key0 === "permissions"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user !== undefined){
let data0 = data.user;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.userId === undefined) && (missing1 = "userId")){
validate23.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "userId")){
validate23.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.userId !== undefined){
let data1 = data0.userId;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate23.errors = [{instancePath:instancePath+"/user/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate23.errors = [{instancePath:instancePath+"/user/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate23.errors = [{instancePath:instancePath+"/user/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/user/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data2 = data.permissions;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.resources === undefined) && (missing2 = "resources")){
validate23.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs10 = errors;
for(const key2 in data2){
if(!(key2 === "resources")){
validate23.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
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
validate23.errors = [{instancePath:instancePath+"/permissions/resources",schemaPath:"#/properties/permissions/properties/resources/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data3.length < 1){
validate23.errors = [{instancePath:instancePath+"/permissions/resources",schemaPath:"#/properties/permissions/properties/resources/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate24(data3[i0], {instancePath:instancePath+"/permissions/resources/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate23.errors = [{instancePath:instancePath+"/permissions/resources",schemaPath:"#/properties/permissions/properties/resources/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "object"}}];
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate23(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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

export const addPermissionsReply = validate28;
const schema44 = {"$ref":"contract#/components/schemas/Acknowledgement"};
const schema45 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"type":"object","required":["status","message"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"}}}}};
const schema46 = {"type":"string","const":"success"};
const schema47 = {"type":"string","minLength":1,"maxLength":1000};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate29.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "status") || (key1 === "message"))){
validate29.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate29.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate29.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate29.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate29.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const removePermissionsRequest = validate31;
const schema48 = {"$ref":"contract#/components/schemas/RemovePermissionsRequest"};
const schema49 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/RemovePermissionsInput"}}};
const schema50 = {"type":"object","required":["userId","permissions"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"permissions":{"type":"object","required":["resources"],"additionalProperties":false,"properties":{"resources":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/GrantedResource"}}}}}};
const schema52 = {"oneOf":[{"type":"object","required":["type","id"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"organization"},"id":{"$ref":"#/components/schemas/OrganizationId"}}},{"type":"object","required":["type","id","organizationId"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["folder","document"]},"id":{"$ref":"#/components/schemas/Id"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"}}}]};

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
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/enum",keyword:"enum",params:{allowedValues: schema52.oneOf[1].properties.type.enum}};
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
validate34.errors = vErrors;
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
validate34.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate34.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.userId === undefined) && (missing0 = "userId")) || ((data.permissions === undefined) && (missing0 = "permissions"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "userId") || (key0 === "permissions"))){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate33.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate33.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate33.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data1 = data.permissions;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.resources === undefined) && (missing1 = "resources")){
validate33.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(key1 === "resources")){
validate33.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.resources !== undefined){
let data2 = data1.resources;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate33.errors = [{instancePath:instancePath+"/permissions/resources",schemaPath:"#/properties/permissions/properties/resources/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data2.length < 1){
validate33.errors = [{instancePath:instancePath+"/permissions/resources",schemaPath:"#/properties/permissions/properties/resources/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate34(data2[i0], {instancePath:instancePath+"/permissions/resources/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/permissions/resources",schemaPath:"#/properties/permissions/properties/resources/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "object"}}];
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
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
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate33(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const removePermissionsReply = validate38;
const schema56 = {"$ref":"contract#/components/schemas/Acknowledgement"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
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
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate39.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate39.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "status") || (key1 === "message"))){
validate39.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate39.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data1){
validate39.errors = [{instancePath:instancePath+"/result/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate39.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate39.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/result/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate39.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWorkspaceRequest = validate41;
const schema60 = {"$ref":"contract#/components/schemas/CreateWorkspaceRequest"};
const schema61 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/CreateWorkspaceInput"}}};
const schema62 = {"type":"object","required":["ownerEmail","name","workspaceName"],"additionalProperties":false,"properties":{"ownerEmail":{"$ref":"#/components/schemas/WorkspaceEmail"},"name":{"$ref":"#/components/schemas/WorkspaceText"},"workspaceName":{"$ref":"#/components/schemas/WorkspaceText"},"avatar":{"$ref":"#/components/schemas/AvatarUrl"}}};
const schema63 = {"type":"string","format":"email","minLength":3,"maxLength":254};
const schema64 = {"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema66 = {"type":"string","maxLength":2048,"pattern":"^([Hh][Tt][Tt][Pp][Ss]?://[^\\s\\u0000-\\u001F\\u007F-\\u009F]+)?$"};
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern12 = new RegExp("^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$", "u");
const pattern14 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://[^\\s\\u0000-\\u001F\\u007F-\\u009F]+)?$", "u");

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
if((((data.ownerEmail === undefined) && (missing0 = "ownerEmail")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.workspaceName === undefined) && (missing0 = "workspaceName"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "ownerEmail") || (key0 === "name")) || (key0 === "workspaceName")) || (key0 === "avatar"))){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ownerEmail !== undefined){
let data0 = data.ownerEmail;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 254){
validate43.errors = [{instancePath:instancePath+"/ownerEmail",schemaPath:"#/components/schemas/WorkspaceEmail/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(func1(data0) < 3){
validate43.errors = [{instancePath:instancePath+"/ownerEmail",schemaPath:"#/components/schemas/WorkspaceEmail/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!(formats0.test(data0))){
validate43.errors = [{instancePath:instancePath+"/ownerEmail",schemaPath:"#/components/schemas/WorkspaceEmail/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/ownerEmail",schemaPath:"#/components/schemas/WorkspaceEmail/type",keyword:"type",params:{type: "string"}}];
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
if(data.workspaceName !== undefined){
let data2 = data.workspaceName;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 200){
validate43.errors = [{instancePath:instancePath+"/workspaceName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data2) < 1){
validate43.errors = [{instancePath:instancePath+"/workspaceName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data2)){
validate43.errors = [{instancePath:instancePath+"/workspaceName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/workspaceName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
validate43.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!pattern14.test(data3)){
validate43.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/pattern",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://[^\\s\\u0000-\\u001F\\u007F-\\u009F]+)?$"}}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/type",keyword:"type",params:{type: "string"}}];
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
if((data.data === undefined) && (missing0 = "data")){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate43(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWorkspaceReply = validate46;
const schema67 = {"$ref":"contract#/components/schemas/CreateWorkspaceReply"};
const schema68 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/WorkspaceResult"}}};
const schema69 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/Workspace"}}};
const schema72 = {"type":"object","required":["id","name","owner","authToken","apiKeyList"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/WorkspaceServiceId"},"name":{"$ref":"#/components/schemas/WorkspaceText"},"owner":{"$ref":"#/components/schemas/WorkspaceOwner"},"authToken":{"$ref":"#/components/schemas/AuthToken"},"apiKeyList":{"type":"object","maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/WorkspaceServiceId"},"additionalProperties":{"$ref":"#/components/schemas/WorkspaceApiKey"}}}};
const schema73 = {"type":"string","minLength":36,"maxLength":36,"pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"};
const schema80 = {"type":"string","minLength":107,"maxLength":128,"pattern":"^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"};
const pattern15 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern20 = new RegExp("^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$", "u");
const schema75 = {"type":"object","required":["email","id","name","avatar"],"additionalProperties":false,"properties":{"email":{"$ref":"#/components/schemas/WorkspaceEmail"},"id":{"$ref":"#/components/schemas/WorkspaceServiceId"},"name":{"$ref":"#/components/schemas/WorkspaceText"},"avatar":{"$ref":"#/components/schemas/AvatarUrl"}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
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
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "email") || (key0 === "id")) || (key0 === "name")) || (key0 === "avatar"))){
validate50.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate50.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(func1(data0) < 3){
validate50.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!(formats0.test(data0))){
validate50.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/type",keyword:"type",params:{type: "string"}}];
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
validate50.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data1) < 36){
validate50.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data1)){
validate50.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
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
validate50.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data2) < 1){
validate50.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data2)){
validate50.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
validate50.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!pattern14.test(data3)){
validate50.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/pattern",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://[^\\s\\u0000-\\u001F\\u007F-\\u009F]+)?$"}}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/type",keyword:"type",params:{type: "string"}}];
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
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema82 = {"type":"object","required":["apiKeyName","id","type"],"additionalProperties":false,"properties":{"apiKeyName":{"$ref":"#/components/schemas/WorkspaceText"},"id":{"$ref":"#/components/schemas/WorkspaceServiceId"},"type":{"$ref":"#/components/schemas/ApiKeyType"}}};
const schema85 = {"type":"string","enum":["testing","production"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.apiKeyName === undefined) && (missing0 = "apiKeyName")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.type === undefined) && (missing0 = "type"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "apiKeyName") || (key0 === "id")) || (key0 === "type"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate52.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data0) < 1){
validate52.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data0)){
validate52.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data1) < 36){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data1)){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
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
validate52.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "testing") || (data2 === "production"))){
validate52.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/enum",keyword:"enum",params:{allowedValues: schema85.enum}}];
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
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
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "owner")) || (key0 === "authToken")) || (key0 === "apiKeyList"))){
validate49.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate49.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data0) < 36){
validate49.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data0)){
validate49.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
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
validate49.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data1) < 1){
validate49.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data1)){
validate49.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate50(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate49.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 107){
validate49.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/minLength",keyword:"minLength",params:{limit: 107}}];
return false;
}
else {
if(!pattern20.test(data3)){
validate49.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/pattern",keyword:"pattern",params:{pattern: "^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/type",keyword:"type",params:{type: "string"}}];
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
validate49.errors = [{instancePath:instancePath+"/apiKeyList",schemaPath:"#/properties/apiKeyList/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
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
validate49.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key2 in data4){
const _errs18 = errors;
if(!(validate52(data4[key2], {instancePath:instancePath+"/apiKeyList/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
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
validate49.errors = [{instancePath:instancePath+"/apiKeyList",schemaPath:"#/properties/apiKeyList/type",keyword:"type",params:{type: "object"}}];
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
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
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
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate48.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate48.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate48.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate48.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate48.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate49(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
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
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate47.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate48(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWorkspaceRequest = validate57;
const schema86 = {"$ref":"contract#/components/schemas/GetWorkspaceRequest"};
const schema87 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetWorkspaceInput"}}};
const schema88 = {"type":"object","additionalProperties":false,"maxProperties":0};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
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
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate58.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 0){
validate58.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/GetWorkspaceInput/maxProperties",keyword:"maxProperties",params:{limit: 0}}];
return false;
}
else {
for(const key1 in data0){
validate58.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/GetWorkspaceInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/GetWorkspaceInput/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWorkspaceReply = validate60;
const schema89 = {"$ref":"contract#/components/schemas/GetWorkspaceReply"};
const schema90 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/WorkspaceResult"}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
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
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate48(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendLoginLinkRequest = validate64;
const schema91 = {"$ref":"contract#/components/schemas/SendLoginLinkRequest"};
const schema92 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/SendLoginLinkInput"}}};
const schema93 = {"type":"object","required":["email","continueUrl"],"additionalProperties":false,"properties":{"email":{"$ref":"#/components/schemas/WorkspaceEmail"},"continueUrl":{"type":"string","format":"uri","minLength":3,"maxLength":2048,"pattern":"^([Hh][Tt][Tt][Pp][Ss]?://[^/?#@]+([/?#].*)?|(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z0-9+.-]*:(?!//[^/?#]*@).+)$"}}};
const formats6 = require("ajv-formats/dist/formats").fullFormats.uri;
const pattern24 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://[^/?#@]+([/?#].*)?|(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z0-9+.-]*:(?!//[^/?#]*@).+)$", "u");

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
if(((data.email === undefined) && (missing0 = "email")) || ((data.continueUrl === undefined) && (missing0 = "continueUrl"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "email") || (key0 === "continueUrl"))){
validate66.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate66.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(func1(data0) < 3){
validate66.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!(formats0.test(data0))){
validate66.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/type",keyword:"type",params:{type: "string"}}];
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
if(data.continueUrl !== undefined){
let data1 = data.continueUrl;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 2048){
validate66.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data1) < 3){
validate66.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!pattern24.test(data1)){
validate66.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/pattern",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://[^/?#@]+([/?#].*)?|(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z0-9+.-]*:(?!//[^/?#]*@).+)$"}}];
return false;
}
else {
if(!(formats6(data1))){
validate66.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/format",keyword:"format",params:{format: "uri"}}];
return false;
}
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate66(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendLoginLinkReply = validate69;
const schema95 = {"$ref":"contract#/components/schemas/SendLoginLinkReply"};
const schema96 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/SendLoginLinkResult"}}};
const schema97 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"null"}}};

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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate71.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate71.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate71.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate71.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate71.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(data.data !== null){
validate71.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "null"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate70.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate71(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDocumentsRequest = validate74;
const schema100 = {"$ref":"contract#/components/schemas/GetDocumentsRequest"};
const schema101 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetDocumentsInput"}}};
const schema102 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/DocumentId"}},"folderId":{"$ref":"#/components/schemas/FolderId"},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};
const schema104 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema105 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema106 = {"type":"integer","minimum":1,"maximum":1000};
const schema107 = {"type":"string","maxLength":2048};

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
if((data.organizationId === undefined) && (missing0 = "organizationId")){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "organizationId") || (key0 === "documentIds")) || (key0 === "folderId")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate76.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate76.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate76.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate76.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentIds !== undefined){
let data1 = data.documentIds;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate76.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate76.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate76.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate76.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate76.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folderId !== undefined){
let data3 = data.folderId;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate76.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 1){
validate76.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate76.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
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
let data4 = data.pageSize;
const _errs13 = errors;
const _errs14 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate76.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 1000 || isNaN(data4)){
validate76.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate76.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
let data5 = data.pageToken;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func1(data5) > 2048){
validate76.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate75.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate76(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDocumentsReply = validate79;
const schema108 = {"$ref":"contract#/components/schemas/GetDocumentsReply"};
const schema109 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetDocumentsResult"}}};
const schema110 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/Document"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema116 = {"type":"string","minLength":1,"maxLength":2048};
const schema113 = {"type":"object","required":["id","documentName","disabled","accessType"],"additionalProperties":true,"properties":{"id":{"$ref":"#/components/schemas/DocumentId"},"documentName":{"type":"string","maxLength":1000},"disabled":{"type":"boolean"},"accessType":{"$ref":"#/components/schemas/DocumentAccessType"}}};
const schema115 = {"type":"string","enum":["public","organizationPrivate","restricted"]};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
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
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate82.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate82.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate82.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate82.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/properties/documentName/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type: "string"}}];
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
validate82.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate82.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "public") || (data3 === "organizationPrivate")) || (data3 === "restricted"))){
validate82.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/enum",keyword:"enum",params:{allowedValues: schema115.enum}}];
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
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
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
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate81.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate81.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate81.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate81.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate81.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate81.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate82(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
validate81.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate81.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data4) < 1){
validate81.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate80.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate81(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
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


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteUsersFromGroupsRequest = validate86;
const schema117 = {"$ref":"contract#/components/schemas/DeleteUsersFromGroupsRequest"};
const schema118 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UsersToDeleteFromGroup"}}};
const schema119 = {"anyOf":[{"type":"object","required":["organizationId","organizationUserGroupId","userIds"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"deleteAll":{"type":"boolean","const":false}}},{"type":"object","required":["organizationId","organizationUserGroupId","deleteAll"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"deleteAll":{"type":"boolean","const":true},"userIds":{"type":"array","maxItems":0,"items":{"$ref":"#/components/schemas/UserId"}}}}]};
const schema121 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
validate88.errors = vErrors;
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
validate88.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate87.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate88(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteUsersFromGroupsReply = validate91;
const schema126 = {"$ref":"contract#/components/schemas/DeleteUsersFromGroupsReply"};
const schema127 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/DeleteUsersFromGroupsResult"}}};
const schema128 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/DeleteUsersFromGroupsItems"}}};
const schema131 = {"type":"object","maxProperties":10000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/MembershipResult"}};
const schema133 = {"oneOf":[{"$ref":"#/components/schemas/ChangedMembership"},{"$ref":"#/components/schemas/FailedMembership"}]};
const schema134 = {"type":"object","required":["success","organizationUserGroupId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if((((data.success === undefined) && (missing0 = "success")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.message === undefined) && (missing0 = "message"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "organizationUserGroupId")) || (key0 === "message"))){
validate96.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate96.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate96.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate96.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate96.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
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
validate96.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate96.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema137 = {"type":"object","required":["success","organizationUserGroupId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"organizationUserGroupId":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.message === undefined) && (missing0 = "message"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "organizationUserGroupId")) || (key0 === "message"))){
validate98.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate98.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate98.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate98.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/type",keyword:"type",params:{type: schema137.properties.organizationUserGroupId.type}}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate98.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate98.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate98.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
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
validate98.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate98.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
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
validate95.errors = vErrors;
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
validate95.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 10000){
validate94.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 10000}}];
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
validate94.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate95(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
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
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
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
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate93.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate93.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate93.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate93.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate93.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate94(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
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
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate92.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate93(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
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
if(!(validate92(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteAllUserDataRequest = validate104;
const schema139 = {"$ref":"contract#/components/schemas/DeleteAllUserDataRequest"};
const schema140 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/DeleteAllUserDataInput"}}};
const schema141 = {"type":"object","required":["userIds"],"additionalProperties":false,"properties":{"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"organizationIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationId"}}}};

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
if((data.userIds === undefined) && (missing0 = "userIds")){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "userIds") || (key0 === "organizationIds"))){
validate106.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.userIds !== undefined){
let data0 = data.userIds;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate106.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data0.length < 1){
validate106.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate106.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate106.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate106.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate106.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organizationIds !== undefined){
let data2 = data.organizationIds;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate106.errors = [{instancePath:instancePath+"/organizationIds",schemaPath:"#/properties/organizationIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate106.errors = [{instancePath:instancePath+"/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 1){
validate106.errors = [{instancePath:instancePath+"/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate106.errors = [{instancePath:instancePath+"/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/organizationIds",schemaPath:"#/properties/organizationIds/type",keyword:"type",params:{type: "array"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate105.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate106(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteAllUserDataReply = validate109;
const schema144 = {"$ref":"contract#/components/schemas/DeleteAllUserDataReply"};
const schema145 = {"type":"object","required":["status","message","data","statusCode"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","required":["jobId","tasksCount"],"additionalProperties":false,"properties":{"jobId":{"$ref":"#/components/schemas/JobId"},"tasksCount":{"type":"integer","minimum":1,"maximum":1000000000}}},"statusCode":{"type":"integer","const":202}}};
const schema148 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.statusCode === undefined) && (missing0 = "statusCode"))){
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "statusCode"))){
validate110.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate110.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate110.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate110.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate110.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate110.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data2){
if(!((key1 === "jobId") || (key1 === "tasksCount"))){
validate110.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
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
validate110.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 1){
validate110.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate110.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/type",keyword:"type",params:{type: "string"}}];
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
validate110.errors = [{instancePath:instancePath+"/data/tasksCount",schemaPath:"#/properties/data/properties/tasksCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 1000000000 || isNaN(data4)){
validate110.errors = [{instancePath:instancePath+"/data/tasksCount",schemaPath:"#/properties/data/properties/tasksCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate110.errors = [{instancePath:instancePath+"/data/tasksCount",schemaPath:"#/properties/data/properties/tasksCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate110.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
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
validate110.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(202 !== data5){
validate110.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/const",keyword:"const",params:{allowedValue: 202}}];
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
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addPresenceRequest = validate112;
const schema149 = {"$ref":"contract#/components/schemas/AddPresenceRequest"};
const schema150 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddPresenceInput"}}};
const schema151 = {"type":"object","required":["organizationId","documentId","users"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"users":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/PresenceUser"}}}};
const schema154 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254},"status":{"$ref":"#/components/schemas/PresenceStatus"}}};
const schema156 = {"type":"string","maxLength":200,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema157 = {"type":"string","enum":["online","away"]};

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
if((data.userId === undefined) && (missing0 = "userId")){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate115.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate115.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate115.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate115.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate115.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
validate115.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
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
validate115.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "online") || (data3 === "away"))){
validate115.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/enum",keyword:"enum",params:{allowedValues: schema157.enum}}];
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
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.users === undefined) && (missing0 = "users"))){
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "users"))){
validate114.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate114.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate114.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate114.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate114.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate114.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate114.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.users !== undefined){
let data2 = data.users;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate114.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data2.length < 1){
validate114.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate115(data2[i0], {instancePath:instancePath+"/users/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}];
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
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate113.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate114(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
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
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addPresenceReply = validate119;
const schema158 = {"$ref":"contract#/components/schemas/AddPresenceReply"};
const schema159 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddPresenceResult"}}};
const schema160 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddPresenceOutcome"}}};
const schema163 = {"type":"object","required":["success"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true}}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
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
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate121.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate121.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate121.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate121.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate121.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.success === undefined) && (missing1 = "success")){
validate121.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/AddPresenceOutcome/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data2){
if(!(key1 === "success")){
validate121.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/AddPresenceOutcome/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data2.success !== undefined){
let data3 = data2.success;
if(typeof data3 !== "boolean"){
validate121.errors = [{instancePath:instancePath+"/data/success",schemaPath:"#/components/schemas/AddPresenceOutcome/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data3){
validate121.errors = [{instancePath:instancePath+"/data/success",schemaPath:"#/components/schemas/AddPresenceOutcome/properties/success/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/AddPresenceOutcome/type",keyword:"type",params:{type: "object"}}];
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
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate120.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate121(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
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

export const addUsersToGroupsRequest = validate124;
const schema164 = {"$ref":"contract#/components/schemas/AddUsersToGroupsRequest"};
const schema165 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddUsersToGroupsInput"}}};
const schema166 = {"type":"object","required":["organizationId","organizationUserGroupId","userIds"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}}}};

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
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.userIds === undefined) && (missing0 = "userIds"))){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "organizationUserGroupId")) || (key0 === "userIds"))){
validate126.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate126.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate126.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate126.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate126.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate126.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate126.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
return false;
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
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate126.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data2.length < 1){
validate126.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate126.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 1){
validate126.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate126.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate126.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate125.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate125.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate126(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addUsersToGroupsReply = validate129;
const schema170 = {"$ref":"contract#/components/schemas/AddUsersToGroupsReply"};
const schema171 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddUsersToGroupsResult"}}};
const schema172 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddUsersToGroupsItems"}}};
const schema175 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/MembershipResult"}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate132.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate132.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate95(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
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
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
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
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate131.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate131.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate131.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate131.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate131.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate132(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
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
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
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
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate130.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate131(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateOrganizationsRequest = validate137;
const schema177 = {"$ref":"contract#/components/schemas/UpdateOrganizationsRequest"};
const schema178 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateOrganizationsInput"}}};
const schema179 = {"type":"object","required":["organizations"],"additionalProperties":false,"properties":{"organizations":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationInput"}}}};
const schema180 = {"type":"object","required":["organizationId","organizationName"],"additionalProperties":true,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationName":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.organizationName === undefined) && (missing0 = "organizationName"))){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate140.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate140.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate140.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate140.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data1) < 1){
validate140.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data1)){
validate140.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/type",keyword:"type",params:{type: "string"}}];
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
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.organizations === undefined) && (missing0 = "organizations")){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "organizations")){
validate139.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organizations !== undefined){
let data0 = data.organizations;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate139.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data0.length < 1){
validate139.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate140(data0[i0], {instancePath:instancePath+"/organizations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
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
validate139.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/type",keyword:"type",params:{type: "array"}}];
return false;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate138.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate139(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateOrganizationsReply = validate144;
const schema182 = {"$ref":"contract#/components/schemas/UpdateOrganizationsReply"};
const schema183 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateOrganizationsResult"}}};
const schema184 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UpdateOrganizationsItems"}}};
const schema187 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UpdateOrganizationsItem"}};
const schema189 = {"oneOf":[{"$ref":"#/components/schemas/UpdatedOrganization"},{"$ref":"#/components/schemas/MissingOrganization"}]};
const schema190 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"message":{"$ref":"#/components/schemas/Message"}}};
const schema191 = {"type":"string","minLength":36,"maxLength":36,"pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"};

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
if((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
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
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 36){
validate149.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data1) < 36){
validate149.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data1)){
validate149.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate149.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/type",keyword:"type",params:{type: "string"}}];
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

const schema193 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"id":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate151.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
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
if(false !== data0){
validate151.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate151.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "null"}}];
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
validate151.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
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
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(Object.keys(data).length > 1000){
validate147.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate147.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate148(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate146.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate146.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate146.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate146.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate146.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate147(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
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
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
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
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate145.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate146(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addOrganizationsRequest = validate157;
const schema195 = {"$ref":"contract#/components/schemas/AddOrganizationsRequest"};
const schema196 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddOrganizationsInput"}}};
const schema197 = {"type":"object","required":["organizations"],"additionalProperties":false,"properties":{"organizations":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationInput"}}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.organizations === undefined) && (missing0 = "organizations")){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "organizations")){
validate159.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.organizations !== undefined){
let data0 = data.organizations;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate159.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data0.length < 1){
validate159.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate140(data0[i0], {instancePath:instancePath+"/organizations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
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
validate159.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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

export const addOrganizationsReply = validate163;
const schema198 = {"$ref":"contract#/components/schemas/AddOrganizationsReply"};
const schema199 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddOrganizationsResult"}}};
const schema200 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddOrganizationsItems"}}};
const schema203 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/AddOrganizationsItem"}};
const schema205 = {"oneOf":[{"$ref":"#/components/schemas/AddedOrganization"},{"$ref":"#/components/schemas/ExistingOrganization"}]};
const schema206 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
validate168.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate168.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate168.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate168.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data1) < 36){
validate168.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data1)){
validate168.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/type",keyword:"type",params:{type: "string"}}];
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
validate168.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate168.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema209 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"message":{"$ref":"#/components/schemas/Message"}}};

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
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate170.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
validate170.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate170.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate170.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data1) < 36){
validate170.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data1)){
validate170.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/type",keyword:"type",params:{type: "string"}}];
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
validate170.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate170.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate170(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
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
validate167.errors = vErrors;
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
validate167.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate167.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(Object.keys(data).length > 1000){
validate166.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate166.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate167(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate165.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate165.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate165.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate165.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate165.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate166(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
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
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
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
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate164.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate165(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDeleteAllUserDataStatusRequest = validate176;
const schema212 = {"$ref":"contract#/components/schemas/GetDeleteAllUserDataStatusRequest"};
const schema213 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetDeleteAllUserDataStatusInput"}}};
const schema214 = {"type":"object","required":["jobId"],"additionalProperties":false,"properties":{"jobId":{"$ref":"#/components/schemas/JobId"}}};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.jobId === undefined) && (missing0 = "jobId")){
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "jobId")){
validate178.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.jobId !== undefined){
let data0 = data.jobId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate178.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate178.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate178.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
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
validate177.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate177.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate178(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate177(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDeleteAllUserDataStatusReply = validate181;
const schema216 = {"$ref":"contract#/components/schemas/GetDeleteAllUserDataStatusReply"};
const schema217 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetDeleteAllUserDataStatusResult"}}};
const schema218 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/DeletionProgress"}}};
const schema221 = {"type":"object","required":["isDeleteCompleted","tasksLeft"],"additionalProperties":false,"properties":{"isDeleteCompleted":{"type":"boolean"},"tasksLeft":{"type":"integer","minimum":0,"maximum":1000000000},"lastTaskCompletedTime":{"$ref":"#/components/schemas/Timestamp"}}};
const schema222 = {"type":"integer","minimum":0,"maximum":8640000000000000};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.isDeleteCompleted === undefined) && (missing0 = "isDeleteCompleted")) || ((data.tasksLeft === undefined) && (missing0 = "tasksLeft"))){
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "isDeleteCompleted") || (key0 === "tasksLeft")) || (key0 === "lastTaskCompletedTime"))){
validate184.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.isDeleteCompleted !== undefined){
const _errs2 = errors;
if(typeof data.isDeleteCompleted !== "boolean"){
validate184.errors = [{instancePath:instancePath+"/isDeleteCompleted",schemaPath:"#/properties/isDeleteCompleted/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tasksLeft !== undefined){
let data1 = data.tasksLeft;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate184.errors = [{instancePath:instancePath+"/tasksLeft",schemaPath:"#/properties/tasksLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 1000000000 || isNaN(data1)){
validate184.errors = [{instancePath:instancePath+"/tasksLeft",schemaPath:"#/properties/tasksLeft/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate184.errors = [{instancePath:instancePath+"/tasksLeft",schemaPath:"#/properties/tasksLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(valid0){
if(data.lastTaskCompletedTime !== undefined){
let data2 = data.lastTaskCompletedTime;
const _errs6 = errors;
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate184.errors = [{instancePath:instancePath+"/lastTaskCompletedTime",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 8640000000000000 || isNaN(data2)){
validate184.errors = [{instancePath:instancePath+"/lastTaskCompletedTime",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate184.errors = [{instancePath:instancePath+"/lastTaskCompletedTime",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
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
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
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
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate183.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate183.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate183.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate183.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate183.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate184(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
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
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
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
validate182.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate182.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate183(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAccessForFoldersRequest = validate188;
const schema223 = {"$ref":"contract#/components/schemas/UpdateAccessForFoldersRequest"};
const schema224 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateAccessForFoldersInput"}}};
const schema225 = {"anyOf":[{"type":"object","required":["organizationId","folderIds","accessType"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"folderIds":{"$ref":"#/components/schemas/UpdatedFolderIds"},"accessType":{"$ref":"#/components/schemas/FolderAccessType"},"inheritFromParent":{"type":"boolean","const":false}}},{"type":"object","required":["organizationId","folderIds","inheritFromParent"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"folderIds":{"$ref":"#/components/schemas/UpdatedFolderIds"},"inheritFromParent":{"type":"boolean","const":true},"accessType":{"$ref":"#/components/schemas/FolderAccessTypeOrNull","const":null}}}]};
const schema229 = {"type":"string","enum":["public","organizationPrivate","restricted"]};
const schema227 = {"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/FolderId"}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate191.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data.length < 1){
validate191.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate191.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate191.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate191.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate191.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
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
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema231 = {"anyOf":[{"$ref":"#/components/schemas/FolderAccessType"},{"type":"null"}]};

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
const err1 = {instancePath,schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema229.enum}};
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
validate194.errors = vErrors;
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
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
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
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.folderIds === undefined) && (missing0 = "folderIds"))) || ((data.accessType === undefined) && (missing0 = "accessType"))){
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
if(!((((key0 === "organizationId") || (key0 === "folderIds")) || (key0 === "accessType")) || (key0 === "inheritFromParent"))){
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
if(data.folderIds !== undefined){
const _errs7 = errors;
if(!(validate191(data.folderIds, {instancePath:instancePath+"/folderIds",parentData:data,parentDataProperty:"folderIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.accessType !== undefined){
let data2 = data.accessType;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data2 === "public") || (data2 === "organizationPrivate")) || (data2 === "restricted"))){
const err7 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema229.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.inheritFromParent !== undefined){
let data3 = data.inheritFromParent;
const _errs11 = errors;
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/inheritFromParent",schemaPath:"#/anyOf/0/properties/inheritFromParent/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(false !== data3){
const err9 = {instancePath:instancePath+"/inheritFromParent",schemaPath:"#/anyOf/0/properties/inheritFromParent/const",keyword:"const",params:{allowedValue: false}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
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
}
else {
const err10 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs13 = errors;
if(errors === _errs13){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.organizationId === undefined) && (missing1 = "organizationId")) || ((data.folderIds === undefined) && (missing1 = "folderIds"))) || ((data.inheritFromParent === undefined) && (missing1 = "inheritFromParent"))){
const err11 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
const _errs15 = errors;
for(const key1 in data){
if(!((((key1 === "organizationId") || (key1 === "folderIds")) || (key1 === "inheritFromParent")) || (key1 === "accessType"))){
const err12 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
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
if(_errs15 === errors){
if(data.organizationId !== undefined){
let data4 = data.organizationId;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(func1(data4) > 128){
const err13 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(func1(data4) < 1){
const err14 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(!pattern4.test(data4)){
const err15 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
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
const err16 = {instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.folderIds !== undefined){
const _errs19 = errors;
if(!(validate191(data.folderIds, {instancePath:instancePath+"/folderIds",parentData:data,parentDataProperty:"folderIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.inheritFromParent !== undefined){
let data6 = data.inheritFromParent;
const _errs20 = errors;
if(typeof data6 !== "boolean"){
const err17 = {instancePath:instancePath+"/inheritFromParent",schemaPath:"#/anyOf/1/properties/inheritFromParent/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(true !== data6){
const err18 = {instancePath:instancePath+"/inheritFromParent",schemaPath:"#/anyOf/1/properties/inheritFromParent/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.accessType !== undefined){
let data7 = data.accessType;
const _errs22 = errors;
if(!(validate194(data7, {instancePath:instancePath+"/accessType",parentData:data,parentDataProperty:"accessType",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
else {
if(null !== data7){
const err19 = {instancePath:instancePath+"/accessType",schemaPath:"#/anyOf/1/properties/accessType/const",keyword:"const",params:{allowedValue: schema225.anyOf[1].properties.accessType.const}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid4 = _errs22 === errors;
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
const err20 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err21 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate190.errors = vErrors;
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
validate190.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate190.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
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
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate189.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate190(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAccessForFoldersReply = validate198;
const schema233 = {"$ref":"contract#/components/schemas/UpdateAccessForFoldersReply"};
const schema234 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateAccessForFoldersResult"}}};
const schema235 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UpdateAccessForFoldersItems"}}};
const schema238 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UpdateAccessForFoldersItem"}};
const schema240 = {"oneOf":[{"$ref":"#/components/schemas/FolderAccessSet"},{"$ref":"#/components/schemas/FolderAccessInherited"},{"$ref":"#/components/schemas/FolderAccessFailed"}]};
const schema241 = {"type":"object","required":["success","accessType","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"accessType":{"$ref":"#/components/schemas/FolderAccessType"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.accessType === undefined) && (missing0 = "accessType"))) || ((data.message === undefined) && (missing0 = "message"))){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "accessType")) || (key0 === "message"))){
validate203.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate203.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate203.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate203.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "public") || (data1 === "organizationPrivate")) || (data1 === "restricted"))){
validate203.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema229.enum}}];
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
validate203.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate203.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate203.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema244 = {"type":"object","required":["success","inheritFromParent","accessType","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"inheritFromParent":{"type":"boolean","const":true},"accessType":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
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
validate205.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "inheritFromParent")) || (key0 === "accessType")) || (key0 === "message"))){
validate205.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate205.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate205.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate205.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data1){
validate205.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/const",keyword:"const",params:{allowedValue: true}}];
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
validate205.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/type",keyword:"type",params:{type: "null"}}];
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
validate205.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data3) < 1){
validate205.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate205.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema246 = {"type":"object","required":["success","accessType","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"accessType":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
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
validate207.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "accessType")) || (key0 === "message"))){
validate207.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate207.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate207.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate207.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/type",keyword:"type",params:{type: "null"}}];
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
validate207.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate207.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate203(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate205(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
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
if(!(validate207(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
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
validate202.errors = vErrors;
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
validate202.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate202.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate201.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate201.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate202(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
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
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
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
validate200.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate200.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate200.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate200.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate200.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate200.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate200.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate201(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
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
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
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
validate199.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate199.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate200(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate199(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getNotificationsRequest = validate213;
const schema248 = {"$ref":"contract#/components/schemas/GetNotificationsRequest"};
const schema249 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/NotificationQuery"}}};
const schema250 = {"anyOf":[{"type":"object","required":["organizationId","documentId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"locationId":{"$ref":"#/components/schemas/LocationId"},"userId":{"$ref":"#/components/schemas/UserId"},"notificationIds":{"$ref":"#/components/schemas/NotificationIds"},"pageSize":{"$ref":"#/components/schemas/NotificationsPageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}},{"type":"object","required":["organizationId","userId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"locationId":{"$ref":"#/components/schemas/LocationId"},"userId":{"$ref":"#/components/schemas/UserId"},"notificationIds":{"$ref":"#/components/schemas/NotificationIds"},"pageSize":{"$ref":"#/components/schemas/NotificationsPageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}}]};
const schema253 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema257 = {"type":"integer","minimum":1,"maximum":1000};
const schema255 = {"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/NotificationId"}};
const schema256 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate216.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate216.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate216.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate216.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/type",keyword:"type",params:{type: "string"}}];
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
validate216.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
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
if(!(validate216(data.notificationIds, {instancePath:instancePath+"/notificationIds",parentData:data,parentDataProperty:"notificationIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
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
if(!(validate216(data.notificationIds, {instancePath:instancePath+"/notificationIds",parentData:data,parentDataProperty:"notificationIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
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
validate215.errors = vErrors;
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
validate215.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate215.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate214.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate215(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
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

export const getNotificationsReply = validate221;
const schema265 = {"$ref":"contract#/components/schemas/GetNotificationsReply"};
const schema266 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetNotificationsResult"}}};
const schema267 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/Notification"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema270 = {"type":"object","required":["id","notificationSource","notificationSourceData","actionUser","displayHeadlineMessageTemplate","displayHeadlineMessageTemplateData","displayBodyMessage","metadata","notifyUsers","notifyUsersByUserId","timestamp"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/NotificationId"},"notificationSource":{"type":"string","enum":["custom"]},"notificationSourceData":{"$ref":"#/components/schemas/NotificationSourceData"},"actionUser":{"$ref":"#/components/schemas/User"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineTemplateData"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"metadata":{"type":"object","required":["apiKey","documentId","organizationId"],"additionalProperties":false,"properties":{"apiKey":{"type":"string","minLength":1,"maxLength":128},"documentId":{"$ref":"#/components/schemas/DocumentId"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"}}},"notifyUsers":{"$ref":"#/components/schemas/NotifiedUsers"},"notifyUsersByUserId":{"$ref":"#/components/schemas/NotifiedUsers"},"timestamp":{"$ref":"#/components/schemas/Timestamp"}}};
const schema272 = {"type":"object","additionalProperties":true};
const schema276 = {"type":"string","minLength":1,"maxLength":2000};
const schema279 = {"type":"string","maxLength":10000};
const func189 = Object.prototype.hasOwnProperty;
const schema273 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254}}};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
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
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate225.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate225.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate225.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate225.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate225.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
validate225.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
}
else {
validate225.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
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
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema277 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"properties":{"actionUser":{"$ref":"#/components/schemas/User"},"recipientUser":{"$ref":"#/components/schemas/User"}},"additionalProperties":{"type":"string","maxLength":10000}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate227.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate227.errors = vErrors;
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
validate227.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate227.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate225(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
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
if(!(validate225(data.recipientUser, {instancePath:instancePath+"/recipientUser",parentData:data,parentDataProperty:"recipientUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
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
validate227.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema282 = {"type":"object","maxProperties":100000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"type":"boolean","const":true}};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100000){
validate231.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100000}}];
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
validate231.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs5 = errors;
if(typeof data0 !== "boolean"){
validate231.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate231.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/const",keyword:"const",params:{allowedValue: true}}];
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
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.notificationSource === undefined) && (missing0 = "notificationSource"))) || ((data.notificationSourceData === undefined) && (missing0 = "notificationSourceData"))) || ((data.actionUser === undefined) && (missing0 = "actionUser"))) || ((data.displayHeadlineMessageTemplate === undefined) && (missing0 = "displayHeadlineMessageTemplate"))) || ((data.displayHeadlineMessageTemplateData === undefined) && (missing0 = "displayHeadlineMessageTemplateData"))) || ((data.displayBodyMessage === undefined) && (missing0 = "displayBodyMessage"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.notifyUsers === undefined) && (missing0 = "notifyUsers"))) || ((data.notifyUsersByUserId === undefined) && (missing0 = "notifyUsersByUserId"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))){
validate224.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func189.call(schema270.properties, key0))){
validate224.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate224.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate224.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate224.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate224.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/type",keyword:"type",params:{type: "string"}}];
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
validate224.errors = [{instancePath:instancePath+"/notificationSource",schemaPath:"#/properties/notificationSource/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "custom")){
validate224.errors = [{instancePath:instancePath+"/notificationSource",schemaPath:"#/properties/notificationSource/enum",keyword:"enum",params:{allowedValues: schema270.properties.notificationSource.enum}}];
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
validate224.errors = [{instancePath:instancePath+"/notificationSourceData",schemaPath:"#/components/schemas/NotificationSourceData/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate225(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
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
validate224.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func1(data4) < 1){
validate224.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate224.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate227(data.displayHeadlineMessageTemplateData, {instancePath:instancePath+"/displayHeadlineMessageTemplateData",parentData:data,parentDataProperty:"displayHeadlineMessageTemplateData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
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
validate224.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/maxLength",keyword:"maxLength",params:{limit: 10000}}];
return false;
}
}
else {
validate224.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/type",keyword:"type",params:{type: "string"}}];
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
validate224.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs21 = errors;
for(const key1 in data7){
if(!(((key1 === "apiKey") || (key1 === "documentId")) || (key1 === "organizationId"))){
validate224.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
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
validate224.errors = [{instancePath:instancePath+"/metadata/apiKey",schemaPath:"#/properties/metadata/properties/apiKey/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data8) < 1){
validate224.errors = [{instancePath:instancePath+"/metadata/apiKey",schemaPath:"#/properties/metadata/properties/apiKey/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate224.errors = [{instancePath:instancePath+"/metadata/apiKey",schemaPath:"#/properties/metadata/properties/apiKey/type",keyword:"type",params:{type: "string"}}];
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
validate224.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data9) < 1){
validate224.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data9)){
validate224.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate224.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate224.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data10) < 1){
validate224.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data10)){
validate224.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate224.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate224.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate231(data.notifyUsers, {instancePath:instancePath+"/notifyUsers",parentData:data,parentDataProperty:"notifyUsers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
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
if(!(validate231(data.notifyUsersByUserId, {instancePath:instancePath+"/notifyUsersByUserId",parentData:data,parentDataProperty:"notifyUsersByUserId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
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
validate224.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs33){
if(typeof data13 == "number"){
if(data13 > 8640000000000000 || isNaN(data13)){
validate224.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate224.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate223.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate223.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate223.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate223.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate223.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate223.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate223.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate223.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate224(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
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
validate223.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate223.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data4) < 1){
validate223.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate223.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate222.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate223(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate222(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addNotificationsRequest = validate237;
const schema286 = {"$ref":"contract#/components/schemas/AddNotificationsRequest"};
const schema287 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/NewNotification"}}};
const schema288 = {"anyOf":[{"type":"object","required":["organizationId","documentId","actionUser","displayHeadlineMessageTemplate","notifyUsers"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"createOrganization":{"$ref":"#/components/schemas/CreateOrganization"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"createDocument":{"$ref":"#/components/schemas/CreateDocument"},"actionUser":{"$ref":"#/components/schemas/User"},"verifyUserPermissions":{"$ref":"#/components/schemas/VerifyUserPermissions"},"notificationId":{"$ref":"#/components/schemas/NewNotificationId"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineTemplateData"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"notifyUsers":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/User"}},"notifyAll":{"type":"boolean"},"notificationSourceData":{"$ref":"#/components/schemas/NotificationSourceData"},"isNotificationResolverUsed":{"$ref":"#/components/schemas/IsNotificationResolverUsed"},"context":{"$ref":"#/components/schemas/NotificationContext"}}},{"type":"object","required":["organizationId","documentId","actionUser","displayHeadlineMessageTemplate","notifyAll"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"createOrganization":{"$ref":"#/components/schemas/CreateOrganization"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"createDocument":{"$ref":"#/components/schemas/CreateDocument"},"actionUser":{"$ref":"#/components/schemas/User"},"verifyUserPermissions":{"$ref":"#/components/schemas/VerifyUserPermissions"},"notificationId":{"$ref":"#/components/schemas/NewNotificationId"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineTemplateData"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"notifyUsers":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/User"}},"notifyAll":{"type":"boolean","const":true},"notificationSourceData":{"$ref":"#/components/schemas/NotificationSourceData"},"isNotificationResolverUsed":{"$ref":"#/components/schemas/IsNotificationResolverUsed"},"context":{"$ref":"#/components/schemas/NotificationContext"}}}]};
const schema290 = {"type":"boolean"};
const schema292 = {"type":"boolean"};
const schema293 = {"type":"boolean"};
const schema294 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema298 = {"type":"boolean"};
const schema299 = {"type":"object","required":["access"],"additionalProperties":false,"properties":{"access":{"type":"object","minProperties":1,"maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"type":"string","maxLength":1000}}}};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
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
validate243.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "access")){
validate243.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate243.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
if(Object.keys(data0).length < 1){
validate243.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/minProperties",keyword:"minProperties",params:{limit: 1}}];
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
validate243.errors = vErrors;
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
validate243.errors = [{instancePath:instancePath+"/access/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/access/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate243.errors = [{instancePath:instancePath+"/access/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/access/additionalProperties/type",keyword:"type",params:{type: "string"}}];
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
validate243.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
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
if(!(func189.call(schema288.anyOf[0].properties, key0))){
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
if(!(validate225(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
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
if(!(validate227(data.displayHeadlineMessageTemplateData, {instancePath:instancePath+"/displayHeadlineMessageTemplateData",parentData:data,parentDataProperty:"displayHeadlineMessageTemplateData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
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
if(!(validate225(data10[i0], {instancePath:instancePath+"/notifyUsers/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
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
if(!(validate243(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
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
if(!(func189.call(schema288.anyOf[1].properties, key1))){
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
if(!(validate225(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
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
if(!(validate227(data.displayHeadlineMessageTemplateData, {instancePath:instancePath+"/displayHeadlineMessageTemplateData",parentData:data,parentDataProperty:"displayHeadlineMessageTemplateData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
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
if(!(validate225(data26[i1], {instancePath:instancePath+"/notifyUsers/" + i1,parentData:data26,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
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
if(!(validate243(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
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
validate239.errors = vErrors;
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
validate239.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate239.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate238.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate238.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate239(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
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

export const addNotificationsReply = validate251;
const schema311 = {"$ref":"contract#/components/schemas/AddNotificationsReply"};
const schema312 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddNotificationsResult"}}};
const schema313 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddNotificationsOutcome"}}};
const schema316 = {"type":"object","required":["success","message","notificationId"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"message":{"$ref":"#/components/schemas/Message"},"notificationId":{"$ref":"#/components/schemas/NotificationId"}}};

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
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.notificationId === undefined) && (missing0 = "notificationId"))){
validate254.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "message")) || (key0 === "notificationId"))){
validate254.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate254.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate254.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate254.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate254.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notificationId !== undefined){
let data2 = data.notificationId;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate254.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NotificationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate254.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NotificationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate254.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NotificationId/type",keyword:"type",params:{type: "string"}}];
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate253.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate253.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate253.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate253.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate253.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate253.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate254(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate252.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate252.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate253(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate252(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setConfigRequest = validate258;
const schema319 = {"$ref":"contract#/components/schemas/SetConfigRequest"};
const schema320 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/SetConfigInput"}}};
const schema321 = {"type":"object","required":["organizationId","userIds","config"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/DocumentId"}},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"config":{"$ref":"#/components/schemas/NotificationConfig"}}};
const schema325 = {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"inbox":{"$ref":"#/components/schemas/NotificationChoice"},"email":{"$ref":"#/components/schemas/NotificationChoice"},"slack":{"$ref":"#/components/schemas/NotificationChoice"}}};
const schema326 = {"type":"string","enum":["ALL","MINE","NONE"]};

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
if(Object.keys(data).length < 1){
validate261.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "inbox") || (key0 === "email")) || (key0 === "slack"))){
validate261.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.inbox !== undefined){
let data0 = data.inbox;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate261.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "ALL") || (data0 === "MINE")) || (data0 === "NONE"))){
validate261.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema326.enum}}];
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
validate261.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "ALL") || (data1 === "MINE")) || (data1 === "NONE"))){
validate261.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema326.enum}}];
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
validate261.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "ALL") || (data2 === "MINE")) || (data2 === "NONE"))){
validate261.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema326.enum}}];
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
validate261.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.userIds === undefined) && (missing0 = "userIds"))) || ((data.config === undefined) && (missing0 = "config"))){
validate260.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "documentIds")) || (key0 === "userIds")) || (key0 === "config"))){
validate260.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate260.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate260.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate260.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentIds !== undefined){
let data1 = data.documentIds;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate260.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate260.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate260.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate260.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate260.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userIds !== undefined){
let data3 = data.userIds;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate260.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data3.length < 1){
validate260.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate260.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data4) < 1){
validate260.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data4)){
validate260.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate260.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.config !== undefined){
const _errs15 = errors;
if(!(validate261(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
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
validate260.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate259.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate259.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate260(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
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
if(!(validate259(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setConfigReply = validate265;
const schema329 = {"$ref":"contract#/components/schemas/SetConfigReply"};
const schema330 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/SetConfigResult"}}};
const schema331 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/SetConfigItems"}}};
const schema334 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/SetConfigItem"}};
const schema336 = {"oneOf":[{"$ref":"#/components/schemas/ConfigSet"},{"$ref":"#/components/schemas/ConfigNotSet"}]};
const schema337 = {"type":"object","required":["success","userId","documentId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"userId":{"$ref":"#/components/schemas/UserId"},"documentId":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(((((data.success === undefined) && (missing0 = "success")) || ((data.userId === undefined) && (missing0 = "userId"))) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.message === undefined) && (missing0 = "message"))){
validate270.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "userId")) || (key0 === "documentId")) || (key0 === "message"))){
validate270.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate270.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate270.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate270.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate270.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate270.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate270.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate270.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type: schema337.properties.documentId.type}}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate270.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate270.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate270.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
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
validate270.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data3) < 1){
validate270.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate270.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate270.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema340 = {"type":"object","required":["success","userId","documentId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"userId":{"$ref":"#/components/schemas/UserId"},"documentId":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
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
validate272.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "userId")) || (key0 === "documentId")) || (key0 === "message"))){
validate272.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate272.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate272.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate272.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate272.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate272.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate272.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate272.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type: schema340.properties.documentId.type}}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate272.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate272.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate272.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
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
validate272.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data3) < 1){
validate272.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate272.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate270(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate272(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
validate269.errors = vErrors;
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
validate269.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate269.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate268.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate268.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate269(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
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
validate268.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
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
validate267.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate267.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate267.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate267.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate267.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate267.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate267.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate268(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
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
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
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
validate266.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate266.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate267(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate266.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate266(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const migrateDocumentsRequest = validate278;
const schema343 = {"$ref":"contract#/components/schemas/MigrateDocumentsRequest"};
const schema344 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/MigrateDocumentsInput"}}};
const schema345 = {"type":"object","required":["organizationId","documentId","newDocumentId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"newDocumentId":{"$ref":"#/components/schemas/DocumentId"}}};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.newDocumentId === undefined) && (missing0 = "newDocumentId"))){
validate280.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "newDocumentId"))){
validate280.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate280.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate280.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate280.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate280.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate280.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate280.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate280.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate280.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newDocumentId !== undefined){
let data2 = data.newDocumentId;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate280.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate280.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate280.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate280.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate280.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate279.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate279.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate280(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
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
if(!(validate279(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const migrateDocumentsReply = validate283;
const schema349 = {"$ref":"contract#/components/schemas/MigrateDocumentsReply"};
const schema350 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/MigrateDocumentsResult"}}};
const schema351 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/StartedMigration"}}};
const schema354 = {"type":"object","required":["migrationId"],"additionalProperties":false,"properties":{"migrationId":{"$ref":"#/components/schemas/MigrationId"}}};
const schema355 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if((data.migrationId === undefined) && (missing0 = "migrationId")){
validate286.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "migrationId")){
validate286.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.migrationId !== undefined){
let data0 = data.migrationId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate286.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate286.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate286.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/type",keyword:"type",params:{type: "string"}}];
return false;
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate285.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate285.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate285.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate285.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate285.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate285.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate285.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate286(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
if((data.result === undefined) && (missing0 = "result")){
validate284.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate284.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate285(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
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

export const getAuthTokensRequest = validate290;
const schema356 = {"$ref":"contract#/components/schemas/GetAuthTokensRequest"};
const schema357 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetAuthTokensInput"}}};
const schema358 = {"type":"object","required":["apiKey"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/Id"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.apiKey === undefined) && (missing0 = "apiKey")){
validate292.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "apiKey")){
validate292.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.apiKey !== undefined){
let data0 = data.apiKey;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate292.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate292.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate292.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate292.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
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
validate291.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate291.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate292(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate291.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate291(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAuthTokensReply = validate295;
const schema360 = {"$ref":"contract#/components/schemas/GetAuthTokensReply"};
const schema361 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetAuthTokensResult"}}};
const schema362 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AuthTokens"}}};
const schema365 = {"type":"object","required":["apiKey","authToken"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/WorkspaceServiceId"},"authToken":{"$ref":"#/components/schemas/AuthToken"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.apiKey === undefined) && (missing0 = "apiKey")) || ((data.authToken === undefined) && (missing0 = "authToken"))){
validate298.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "apiKey") || (key0 === "authToken"))){
validate298.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(func1(data0) > 36){
validate298.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data0) < 36){
validate298.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data0)){
validate298.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate298.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authToken !== undefined){
let data1 = data.authToken;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate298.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 107){
validate298.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/minLength",keyword:"minLength",params:{limit: 107}}];
return false;
}
else {
if(!pattern20.test(data1)){
validate298.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/pattern",keyword:"pattern",params:{pattern: "^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"}}];
return false;
}
}
}
}
else {
validate298.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/type",keyword:"type",params:{type: "string"}}];
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
validate298.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
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
validate297.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate297.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate297.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate297.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate297.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate297.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate297.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate298(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
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
validate297.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
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
validate296.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate296.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate297(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate296.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate295.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate296(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEmailConfigRequest = validate302;
const schema368 = {"$ref":"contract#/components/schemas/UpdateEmailConfigRequest"};
const schema369 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateEmailConfigInput"}}};
const schema370 = {"type":"object","required":["apiKey"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/Id"},"enabled":{"type":"boolean"},"fromName":{"$ref":"#/components/schemas/SenderName"},"fromAddress":{"$ref":"#/components/schemas/SenderAddress"},"replyTo":{"$ref":"#/components/schemas/SenderAddress"}}};
const schema372 = {"type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema373 = {"type":["string","null"],"format":"email","minLength":3,"maxLength":254};

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
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
validate304.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "apiKey") || (key0 === "enabled")) || (key0 === "fromName")) || (key0 === "fromAddress")) || (key0 === "replyTo"))){
validate304.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate304.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate304.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate304.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate304.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
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
validate304.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate304.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/type",keyword:"type",params:{type: schema372.type}}];
return false;
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 100){
validate304.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data2) < 1){
validate304.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate304.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
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
validate304.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema373.type}}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 254){
validate304.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(func1(data3) < 3){
validate304.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!(formats0.test(data3))){
validate304.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
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
validate304.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema373.type}}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data4 === "string"){
if(func1(data4) > 254){
validate304.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(func1(data4) < 3){
validate304.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!(formats0.test(data4))){
validate304.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
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
validate304.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate303.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate303.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate304(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
errors = vErrors.length;
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


function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate303(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEmailConfigReply = validate307;
const schema375 = {"$ref":"contract#/components/schemas/UpdateEmailConfigReply"};
const schema376 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateEmailConfigResult"}}};
const schema377 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/EmailConfig"}}};
const schema380 = {"type":"object","required":["apiKey","enabled","fromName","fromAddress","replyTo","isFromAddressUsed"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/Id"},"enabled":{"type":"boolean"},"fromName":{"$ref":"#/components/schemas/SenderName"},"fromAddress":{"$ref":"#/components/schemas/SenderAddress"},"replyTo":{"$ref":"#/components/schemas/SenderAddress"},"isFromAddressUsed":{"type":"boolean"}}};

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
if(((((((data.apiKey === undefined) && (missing0 = "apiKey")) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.fromName === undefined) && (missing0 = "fromName"))) || ((data.fromAddress === undefined) && (missing0 = "fromAddress"))) || ((data.replyTo === undefined) && (missing0 = "replyTo"))) || ((data.isFromAddressUsed === undefined) && (missing0 = "isFromAddressUsed"))){
validate310.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "apiKey") || (key0 === "enabled")) || (key0 === "fromName")) || (key0 === "fromAddress")) || (key0 === "replyTo")) || (key0 === "isFromAddressUsed"))){
validate310.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate310.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate310.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate310.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
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
validate310.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate310.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/type",keyword:"type",params:{type: schema372.type}}];
return false;
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 100){
validate310.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func1(data2) < 1){
validate310.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate310.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
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
validate310.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema373.type}}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 254){
validate310.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(func1(data3) < 3){
validate310.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!(formats0.test(data3))){
validate310.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
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
validate310.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema373.type}}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data4 === "string"){
if(func1(data4) > 254){
validate310.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
else {
if(func1(data4) < 3){
validate310.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{limit: 3}}];
return false;
}
else {
if(!(formats0.test(data4))){
validate310.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
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
validate310.errors = [{instancePath:instancePath+"/isFromAddressUsed",schemaPath:"#/properties/isFromAddressUsed/type",keyword:"type",params:{type: "boolean"}}];
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate309.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate309.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate309.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate309.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate309.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate309.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate310(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate308.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate308.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate309(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate308.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMigrationStatusRequest = validate314;
const schema385 = {"$ref":"contract#/components/schemas/GetMigrationStatusRequest"};
const schema386 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetMigrationStatusInput"}}};
const schema387 = {"type":"object","required":["organizationId","migrationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"migrationId":{"$ref":"#/components/schemas/MigrationId"}}};

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
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.migrationId === undefined) && (missing0 = "migrationId"))){
validate316.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "migrationId"))){
validate316.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate316.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate316.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate316.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate316.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.migrationId !== undefined){
let data1 = data.migrationId;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate316.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate316.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate316.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate316.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate315.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate315.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate316(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate315.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate315(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMigrationStatusReply = validate319;
const schema390 = {"$ref":"contract#/components/schemas/GetMigrationStatusReply"};
const schema391 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetMigrationStatusResult"}}};
const schema392 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/Migration"}}};
const schema395 = {"type":"object","required":["migrationId","status","documentId","newDocumentId"],"additionalProperties":false,"properties":{"migrationId":{"$ref":"#/components/schemas/MigrationId"},"status":{"$ref":"#/components/schemas/MigrationStatus"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"newDocumentId":{"$ref":"#/components/schemas/DocumentId"}}};
const schema397 = {"type":"string","enum":["pending","inProgress","completed","failed"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.migrationId === undefined) && (missing0 = "migrationId")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.newDocumentId === undefined) && (missing0 = "newDocumentId"))){
validate322.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "migrationId") || (key0 === "status")) || (key0 === "documentId")) || (key0 === "newDocumentId"))){
validate322.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.migrationId !== undefined){
let data0 = data.migrationId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate322.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate322.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate322.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate322.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate322.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MigrationStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data1 === "pending") || (data1 === "inProgress")) || (data1 === "completed")) || (data1 === "failed"))){
validate322.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MigrationStatus/enum",keyword:"enum",params:{allowedValues: schema397.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentId !== undefined){
let data2 = data.documentId;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate322.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate322.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate322.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate322.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newDocumentId !== undefined){
let data3 = data.newDocumentId;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate322.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 1){
validate322.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate322.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate322.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate322.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
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
validate321.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate321.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate321.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate321.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate321.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate321.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate321.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate322(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
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
validate321.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
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
validate320.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate320.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate321(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate320(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createApiKeyRequest = validate326;
const schema400 = {"$ref":"contract#/components/schemas/CreateApiKeyRequest"};
const schema401 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/CreateApiKeyInput"}}};
const schema402 = {"type":"object","required":["apiKeyName","type"],"additionalProperties":false,"properties":{"apiKeyName":{"$ref":"#/components/schemas/WorkspaceText"},"type":{"$ref":"#/components/schemas/ApiKeyType"}}};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
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
validate328.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "apiKeyName") || (key0 === "type"))){
validate328.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate328.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data0) < 1){
validate328.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data0)){
validate328.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate328.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
validate328.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "testing") || (data1 === "production"))){
validate328.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/enum",keyword:"enum",params:{allowedValues: schema85.enum}}];
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
validate328.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
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
validate327.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate327.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate328(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate327.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate326.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate327(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createApiKeyReply = validate331;
const schema405 = {"$ref":"contract#/components/schemas/CreateApiKeyReply"};
const schema406 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/CreateApiKeyResult"}}};
const schema407 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/CreatedApiKey"}}};
const schema410 = {"type":"object","required":["id","apiKeyName","type","authToken"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/WorkspaceServiceId"},"apiKeyName":{"$ref":"#/components/schemas/WorkspaceText"},"type":{"$ref":"#/components/schemas/ApiKeyType"},"authToken":{"$ref":"#/components/schemas/AuthToken"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.apiKeyName === undefined) && (missing0 = "apiKeyName"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.authToken === undefined) && (missing0 = "authToken"))){
validate334.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "apiKeyName")) || (key0 === "type")) || (key0 === "authToken"))){
validate334.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate334.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data0) < 36){
validate334.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data0)){
validate334.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate334.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
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
validate334.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func1(data1) < 1){
validate334.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data1)){
validate334.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate334.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
validate334.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "testing") || (data2 === "production"))){
validate334.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/enum",keyword:"enum",params:{allowedValues: schema85.enum}}];
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
validate334.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 107){
validate334.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/minLength",keyword:"minLength",params:{limit: 107}}];
return false;
}
else {
if(!pattern20.test(data3)){
validate334.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/pattern",keyword:"pattern",params:{pattern: "^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"}}];
return false;
}
}
}
}
else {
validate334.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/type",keyword:"type",params:{type: "string"}}];
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
validate334.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
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
validate333.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate333.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate333.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate333.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate333.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate333.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate333.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate334(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
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
validate333.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate332.evaluated;
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
validate332.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate332.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate333(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate332.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate332.errors = vErrors;
return errors === 0;
}
validate332.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate332(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
errors = vErrors.length;
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addDomainsRequest = validate338;
const schema415 = {"$ref":"contract#/components/schemas/AddDomainsRequest"};
const schema416 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddDomainsInput"}}};
const schema417 = {"type":"object","required":["domains"],"additionalProperties":false,"properties":{"domains":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/RequestedDomain"}}}};
const schema418 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate340.evaluated;
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
validate340.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "domains")){
validate340.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate340.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate340.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func1(data1) < 1){
validate340.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate340.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate340.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/type",keyword:"type",params:{type: "string"}}];
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
validate340.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate340.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate340.errors = vErrors;
return errors === 0;
}
validate340.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate339.evaluated;
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
validate339.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate339.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate340(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate339.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate339(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addDomainsReply = validate343;
const schema419 = {"$ref":"contract#/components/schemas/AddDomainsReply"};
const schema420 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddDomainsResult"}}};
const schema421 = {"type":"object","required":["status","message","data","domains"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddDomainsItems"},"domains":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/WorkspaceDomain"}}}};
const schema428 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^(\\*\\.)?[a-z0-9.-]+$"};
const schema424 = {"type":"object","maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/RequestedDomain"},"additionalProperties":{"$ref":"#/components/schemas/DomainOutcome"}};
const schema426 = {"oneOf":[{"$ref":"#/components/schemas/AddedDomain"},{"$ref":"#/components/schemas/RefusedDomain"}]};
const schema427 = {"type":"object","required":["success","domain","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"domain":{"$ref":"#/components/schemas/WorkspaceDomain"},"message":{"$ref":"#/components/schemas/Message"}}};
const pattern115 = new RegExp("^(\\*\\.)?[a-z0-9.-]+$", "u");

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
if((((data.success === undefined) && (missing0 = "success")) || ((data.domain === undefined) && (missing0 = "domain"))) || ((data.message === undefined) && (missing0 = "message"))){
validate348.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "domain")) || (key0 === "message"))){
validate348.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate348.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate348.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate348.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func1(data1) < 1){
validate348.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern115.test(data1)){
validate348.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/pattern",keyword:"pattern",params:{pattern: "^(\\*\\.)?[a-z0-9.-]+$"}}];
return false;
}
}
}
}
else {
validate348.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/type",keyword:"type",params:{type: "string"}}];
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
validate348.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
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
validate348.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema430 = {"type":"object","required":["success","domain","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"domain":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate350.evaluated;
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
validate350.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "domain")) || (key0 === "message"))){
validate350.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate350.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate350.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate350.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "null"}}];
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
validate350.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data2) < 1){
validate350.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate350.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate350.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate350.errors = vErrors;
return errors === 0;
}
validate350.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate348(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate350(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
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
validate347.errors = vErrors;
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
validate347.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate347.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
validate346.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(func1(key0) > 255){
const err0 = {instancePath,schemaPath:"#/components/schemas/RequestedDomain/maxLength",keyword:"maxLength",params:{limit: 255},propertyName:key0};
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
const err1 = {instancePath,schemaPath:"#/components/schemas/RequestedDomain/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
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
const err2 = {instancePath,schemaPath:"#/components/schemas/RequestedDomain/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
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
const err3 = {instancePath,schemaPath:"#/components/schemas/RequestedDomain/type",keyword:"type",params:{type: "string"},propertyName:key0};
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
validate346.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate347(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
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
validate346.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate345.evaluated;
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
validate345.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "domains"))){
validate345.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate345.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate345.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate345.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate345.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate345.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate346(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domains !== undefined){
let data3 = data.domains;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 100){
validate345.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 255){
validate345.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func1(data4) < 1){
validate345.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern115.test(data4)){
validate345.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/pattern",keyword:"pattern",params:{pattern: "^(\\*\\.)?[a-z0-9.-]+$"}}];
return false;
}
}
}
}
else {
validate345.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate345.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"}}];
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
validate345.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
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
validate344.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate344.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate345(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate344.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate344(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addUsersRequest = validate356;
const schema433 = {"$ref":"contract#/components/schemas/AddUsersRequest"};
const schema434 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddUsersInput"}}};
const schema435 = {"type":"object","required":["organizationId","users"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"users":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/NewUser"}}}};
const schema437 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"$ref":"#/components/schemas/email"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/ExpiresAt"},"context":{"$ref":"#/components/schemas/NotificationContext"}}};
const schema440 = {"type":"string","maxLength":254};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.userId === undefined) && (missing0 = "userId")){
validate359.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate359.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate359.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate359.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate359.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate359.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate359.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
else {
validate359.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
validate359.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
}
else {
validate359.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/type",keyword:"type",params:{type: "string"}}];
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
validate359.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "viewer") || (data3 === "editor"))){
validate359.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema38.enum}}];
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
validate359.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 <= 0 || isNaN(data4)){
validate359.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
}
else {
validate359.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/type",keyword:"type",params:{type: "number"}}];
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
if(!(validate243(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
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
validate359.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate358.evaluated;
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
validate358.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "users"))){
validate358.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate358.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate358.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate358.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate358.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate358.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate358.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate359(data1[i0], {instancePath:instancePath+"/users/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
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
validate358.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}];
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
validate358.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate358.errors = vErrors;
return errors === 0;
}
validate358.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
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
validate357.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate357.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate358(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate357.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate357(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
validate356.errors = vErrors;
return errors === 0;
}
validate356.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addUsersReply = validate364;
const schema443 = {"$ref":"contract#/components/schemas/AddUsersReply"};
const schema444 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddUsersResult"}}};
const schema445 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddUsersItems"}}};
const schema448 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UserOutcome"}};
const schema450 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate368.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate368.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate368.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
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
validate368.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate368.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate368.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(Object.keys(data).length > 1000){
validate367.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate367.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate368(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate366.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate366.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate366.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate366.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate366.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate366.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate366.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate367(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
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
validate366.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate366.errors = vErrors;
return errors === 0;
}
validate366.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate365.evaluated;
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
validate365.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate365.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate366(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate365.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate365.errors = vErrors;
return errors === 0;
}
validate365.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate364.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate365(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
validate364.errors = vErrors;
return errors === 0;
}
validate364.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateUsersRequest = validate373;
const schema452 = {"$ref":"contract#/components/schemas/UpdateUsersRequest"};
const schema453 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateUsersInput"}}};
const schema454 = {"type":"object","required":["organizationId","users"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"users":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/ChangedUser"}}}};
const schema456 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"$ref":"#/components/schemas/email"},"accessRole":{"type":["string","null"],"enum":["viewer","editor",null]},"expiresAt":{"type":["number","null"],"exclusiveMinimum":0,"maximum":8640000000000000},"context":{"type":["object","null"],"required":["access"],"additionalProperties":false,"properties":{"access":{"$ref":"#/components/schemas/access"}}}}};
const schema460 = {"type":"object","minProperties":1,"maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"type":"string","maxLength":1000}};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate377.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
validate377.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate377.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
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
validate377.errors = vErrors;
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
validate377.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate377.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}}];
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
validate377.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate377.errors = vErrors;
return errors === 0;
}
validate377.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate376.evaluated;
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
validate376.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate376.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate376.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate376.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate376.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate376.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate376.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
else {
validate376.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
validate376.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
}
else {
validate376.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/type",keyword:"type",params:{type: "string"}}];
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
validate376.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/properties/accessRole/type",keyword:"type",params:{type: schema456.properties.accessRole.type}}];
return false;
}
if(!(((data3 === "viewer") || (data3 === "editor")) || (data3 === null))){
validate376.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/properties/accessRole/enum",keyword:"enum",params:{allowedValues: schema456.properties.accessRole.enum}}];
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
validate376.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: schema456.properties.expiresAt.type}}];
return false;
}
if(errors === _errs13){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate376.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 <= 0 || isNaN(data4)){
validate376.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
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
validate376.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema456.properties.context.type}}];
return false;
}
if(errors === _errs15){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.access === undefined) && (missing1 = "access")){
validate376.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs17 = errors;
for(const key0 in data5){
if(!(key0 === "access")){
validate376.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data5.access !== undefined){
if(!(validate377(data5.access, {instancePath:instancePath+"/context/access",parentData:data5,parentDataProperty:"access",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
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
validate376.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate376.errors = vErrors;
return errors === 0;
}
validate376.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
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
validate375.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "users"))){
validate375.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate375.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate375.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate375.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate375.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate375.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate375.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate376(data1[i0], {instancePath:instancePath+"/users/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
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
validate375.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}];
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
validate375.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate374.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate374.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate375(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
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
if(!(validate374(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
validate373.errors = vErrors;
return errors === 0;
}
validate373.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateUsersReply = validate382;
const schema462 = {"$ref":"contract#/components/schemas/UpdateUsersReply"};
const schema463 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateUsersResult"}}};
const schema464 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UpdateUsersItems"}}};
const schema467 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UserOutcome"}};

function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate385.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate385.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate385.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate368(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
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
validate385.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate385.errors = vErrors;
return errors === 0;
}
validate385.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate384.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate384.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate384.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate384.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate384.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate384.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate384.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate385(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate383.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate383.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate384(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate383.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate383.errors = vErrors;
return errors === 0;
}
validate383.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate382.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate383(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
errors = vErrors.length;
}
validate382.errors = vErrors;
return errors === 0;
}
validate382.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const generateTokenRequest = validate390;
const schema469 = {"$ref":"contract#/components/schemas/GenerateTokenRequest"};
const schema470 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GenerateTokenInput"}}};
const schema471 = {"type":"object","required":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"userProperties":{"$ref":"#/components/schemas/UserProperties"},"permissions":{"$ref":"#/components/schemas/TokenPermissions"}}};
const schema473 = {"type":"object","additionalProperties":true,"propertyNames":{"type":"string","maxLength":65536,"pattern":"^(?!userId$)"},"properties":{"name":{"$ref":"#/components/schemas/PersonName"},"email":{"$ref":"#/components/schemas/email"}}};
const pattern127 = new RegExp("^(?!userId$)", "u");

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate393.evaluated;
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
validate393.errors = vErrors;
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
validate393.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate393.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
else {
validate393.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
validate393.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
}
else {
validate393.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/type",keyword:"type",params:{type: "string"}}];
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
validate393.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate393.errors = vErrors;
return errors === 0;
}
validate393.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema476 = {"type":"object","required":["resources"],"additionalProperties":false,"properties":{"resources":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/components/schemas/Grant"}}}};

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate395.evaluated;
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
validate395.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "resources")){
validate395.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate395.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate395.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate24(data0[i0], {instancePath:instancePath+"/resources/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate395.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate395.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate395.errors = vErrors;
return errors === 0;
}
validate395.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate392.evaluated;
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
validate392.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "userId") || (key0 === "userProperties")) || (key0 === "permissions"))){
validate392.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate392.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate392.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate392.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate392.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate393(data.userProperties, {instancePath:instancePath+"/userProperties",parentData:data,parentDataProperty:"userProperties",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
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
if(!(validate395(data.permissions, {instancePath:instancePath+"/permissions",parentData:data,parentDataProperty:"permissions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
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
validate392.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate392.errors = vErrors;
return errors === 0;
}
validate392.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate391.evaluated;
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
validate391.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate391.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate392(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate391.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate391.errors = vErrors;
return errors === 0;
}
validate391.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate391(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
errors = vErrors.length;
}
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const generateTokenReply = validate400;
const schema477 = {"$ref":"contract#/components/schemas/GenerateTokenReply"};
const schema478 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GenerateTokenResult"}}};
const schema479 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UserToken"}}};
const schema482 = {"type":"object","required":["token","expiresAt"],"additionalProperties":false,"properties":{"token":{"type":"string","minLength":100,"maxLength":524288,"pattern":"^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"},"expiresAt":{"$ref":"#/components/schemas/Timestamp"}}};
const pattern129 = new RegExp("^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$", "u");

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate403.evaluated;
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
validate403.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "token") || (key0 === "expiresAt"))){
validate403.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate403.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 524288}}];
return false;
}
else {
if(func1(data0) < 100){
validate403.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 100}}];
return false;
}
else {
if(!pattern129.test(data0)){
validate403.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"}}];
return false;
}
}
}
}
else {
validate403.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
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
validate403.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate403.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate403.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate403.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate403.errors = vErrors;
return errors === 0;
}
validate403.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate402.evaluated;
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
validate402.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate402.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate402.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate402.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate402.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate402.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate402.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate403(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
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
validate402.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate402.errors = vErrors;
return errors === 0;
}
validate402.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
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
validate401.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate401.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate402(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate401.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate400.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate401(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
validate400.errors = vErrors;
return errors === 0;
}
validate400.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPermissionsRequest = validate407;
const schema484 = {"$ref":"contract#/components/schemas/GetPermissionsRequest"};
const schema485 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetPermissionsInput"}}};
const schema486 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"userIds":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/UserId"}},"resources":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/ResourceOfOrganization"}},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};
const schema489 = {"type":"object","required":["type","id"],"additionalProperties":false,"properties":{"type":{"$ref":"#/components/schemas/ResourceType"},"id":{"$ref":"#/components/schemas/Id"}}};
const schema490 = {"type":"string","enum":["organization","folder","document"]};

function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate410.evaluated;
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
validate410.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "id"))){
validate410.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate410.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "organization") || (data0 === "folder")) || (data0 === "document"))){
validate410.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/enum",keyword:"enum",params:{allowedValues: schema490.enum}}];
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
validate410.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate410.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate410.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate410.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
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
validate410.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate410.errors = vErrors;
return errors === 0;
}
validate410.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate409.evaluated;
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
validate409.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "organizationId") || (key0 === "userIds")) || (key0 === "resources")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate409.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate409.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate409.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate409.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate409.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate409.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate409.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate409.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate409.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate409.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate409.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
validate409.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate410(data3[i1], {instancePath:instancePath+"/resources/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
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
validate409.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"}}];
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
validate409.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
validate409.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate409.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate409.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
}
else {
validate409.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate409.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate409.errors = vErrors;
return errors === 0;
}
validate409.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate408.evaluated;
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
validate408.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate408.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate409(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate408.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate408.errors = vErrors;
return errors === 0;
}
validate408.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate407.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate408(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
errors = vErrors.length;
}
validate407.errors = vErrors;
return errors === 0;
}
validate407.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPermissionsReply = validate414;
const schema494 = {"$ref":"contract#/components/schemas/GetPermissionsReply"};
const schema495 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetPermissionsResult"}}};
const schema496 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/GrantInForce"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema499 = {"type":"object","required":["userId","type","id","organizationId","accessRole"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"type":{"$ref":"#/components/schemas/ResourceType"},"id":{"$ref":"#/components/schemas/Id"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/Timestamp"}}};

function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate417.evaluated;
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
validate417.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "userId") || (key0 === "type")) || (key0 === "id")) || (key0 === "organizationId")) || (key0 === "accessRole")) || (key0 === "expiresAt"))){
validate417.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate417.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate417.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate417.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate417.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate417.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "organization") || (data1 === "folder")) || (data1 === "document"))){
validate417.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/enum",keyword:"enum",params:{allowedValues: schema490.enum}}];
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
validate417.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate417.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate417.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate417.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
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
validate417.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 1){
validate417.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate417.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate417.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate417.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "viewer") || (data4 === "editor"))){
validate417.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema38.enum}}];
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
validate417.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data5 == "number"){
if(data5 > 8640000000000000 || isNaN(data5)){
validate417.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate417.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate417.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate416.evaluated;
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
validate416.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate416.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate416.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate416.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate416.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate416.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate416.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate416.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate417(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
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
validate416.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate416.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data4) < 1){
validate416.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate416.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate416.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate416.errors = vErrors;
return errors === 0;
}
validate416.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate415.evaluated;
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
validate415.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate415.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate416(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate415.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate415.errors = vErrors;
return errors === 0;
}
validate415.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate414.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate415(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
}
validate414.errors = vErrors;
return errors === 0;
}
validate414.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getOrganizationsRequest = validate421;
const schema507 = {"$ref":"contract#/components/schemas/GetOrganizationsRequest"};
const schema508 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetOrganizationsInput"}}};
const schema509 = {"type":"object","additionalProperties":false,"properties":{"organizationIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationId"}},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate423.evaluated;
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
validate423.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate423.errors = [{instancePath:instancePath+"/organizationIds",schemaPath:"#/properties/organizationIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate423.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate423.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate423.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate423.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate423.errors = [{instancePath:instancePath+"/organizationIds",schemaPath:"#/properties/organizationIds/type",keyword:"type",params:{type: "array"}}];
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
validate423.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate423.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate423.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate423.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
}
else {
validate423.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate423.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate423.errors = vErrors;
return errors === 0;
}
validate423.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate422.evaluated;
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
validate422.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate422.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate423(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate422.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate422.errors = vErrors;
return errors === 0;
}
validate422.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate422(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getOrganizationsReply = validate426;
const schema513 = {"$ref":"contract#/components/schemas/GetOrganizationsReply"};
const schema514 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetOrganizationsResult"}}};
const schema515 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/Organization"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema518 = {"type":"object","required":["organizationId","id","organizationName"],"additionalProperties":true,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"organizationName":{"type":"string","maxLength":1000}}};

function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate429.evaluated;
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
validate429.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate429.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate429.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate429.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate429.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate429.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{limit: 36}}];
return false;
}
else {
if(func1(data1) < 36){
validate429.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{limit: 36}}];
return false;
}
else {
if(!pattern15.test(data1)){
validate429.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
}
}
}
else {
validate429.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/type",keyword:"type",params:{type: "string"}}];
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
validate429.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate429.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/type",keyword:"type",params:{type: "string"}}];
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
validate429.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate429.errors = vErrors;
return errors === 0;
}
validate429.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate428.evaluated;
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
validate428.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate428.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate428.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate428.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate428.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate428.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate428.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate428.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate429(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
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
validate428.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate428.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data4) < 1){
validate428.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate428.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate428.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate428.errors = vErrors;
return errors === 0;
}
validate428.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate427.evaluated;
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
validate427.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate427.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate428(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate427.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate427.errors = vErrors;
return errors === 0;
}
validate427.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate426.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate427(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
errors = vErrors.length;
}
validate426.errors = vErrors;
return errors === 0;
}
validate426.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUsersRequest = validate433;
const schema522 = {"$ref":"contract#/components/schemas/GetUsersRequest"};
const schema523 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetUsersInput"}}};
const schema524 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"userIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate435.evaluated;
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
validate435.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "userIds")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate435.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate435.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate435.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate435.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate435.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate435.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate435.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate435.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate435.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate435.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate435.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
validate435.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if(typeof data3 == "number"){
if(data3 > 1000 || isNaN(data3)){
validate435.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate435.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate435.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
}
else {
validate435.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate435.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate435.errors = vErrors;
return errors === 0;
}
validate435.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate434.evaluated;
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
validate434.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate434.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate435(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate434.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate433.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate434(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUsersReply = validate438;
const schema529 = {"$ref":"contract#/components/schemas/GetUsersReply"};
const schema530 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetUsersResult"}}};
const schema531 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/KnownUser"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema534 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/Timestamp"},"context":{"$ref":"#/components/schemas/NotificationContext"},"addedAt":{"$ref":"#/components/schemas/Timestamp"}}};

function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate441.evaluated;
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
validate441.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate441.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate441.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate441.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate441.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate441.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate441.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
else {
validate441.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
validate441.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
}
else {
validate441.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
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
validate441.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "viewer") || (data3 === "editor"))){
validate441.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema38.enum}}];
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
validate441.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate441.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate441.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate243(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
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
validate441.errors = [{instancePath:instancePath+"/addedAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data6 == "number"){
if(data6 > 8640000000000000 || isNaN(data6)){
validate441.errors = [{instancePath:instancePath+"/addedAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate441.errors = [{instancePath:instancePath+"/addedAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate441.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate441.errors = vErrors;
return errors === 0;
}
validate441.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate440.evaluated;
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
validate440.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate440.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate440.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate440.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate440.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate440.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate440.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate440.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate441(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
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
validate440.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate440.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data4) < 1){
validate440.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate440.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate440.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate440.errors = vErrors;
return errors === 0;
}
validate440.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate439.evaluated;
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
validate439.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate439.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate440(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate439.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate439.errors = vErrors;
return errors === 0;
}
validate439.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate438.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate439(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
errors = vErrors.length;
}
validate438.errors = vErrors;
return errors === 0;
}
validate438.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUserGroupsRequest = validate446;
const schema541 = {"$ref":"contract#/components/schemas/GetUserGroupsRequest"};
const schema542 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetUserGroupsInput"}}};
const schema543 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate448.evaluated;
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
validate448.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "organizationUserGroupId")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate448.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate448.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate448.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate448.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate448.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate448.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate448.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate448.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate448.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
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
validate448.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate448.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate448.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate448.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
}
else {
validate448.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate448.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate448.errors = vErrors;
return errors === 0;
}
validate448.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate447.evaluated;
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
validate447.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate447.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate448(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate447.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate447.errors = vErrors;
return errors === 0;
}
validate447.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate446.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate447(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
validate446.errors = vErrors;
return errors === 0;
}
validate446.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUserGroupsReply = validate451;
const schema548 = {"$ref":"contract#/components/schemas/GetUserGroupsReply"};
const schema549 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetUserGroupsResult"}}};
const schema550 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/UserGroup"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema553 = {"type":"object","required":["organizationUserGroupId","memberCount"],"additionalProperties":false,"properties":{"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"memberCount":{"type":"integer","minimum":1,"maximum":1000},"userIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}}}};

function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
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
validate454.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationUserGroupId") || (key0 === "memberCount")) || (key0 === "userIds"))){
validate454.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate454.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate454.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate454.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate454.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
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
validate454.errors = [{instancePath:instancePath+"/memberCount",schemaPath:"#/properties/memberCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 1000 || isNaN(data1)){
validate454.errors = [{instancePath:instancePath+"/memberCount",schemaPath:"#/properties/memberCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate454.errors = [{instancePath:instancePath+"/memberCount",schemaPath:"#/properties/memberCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate454.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate454.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data3) < 1){
validate454.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data3)){
validate454.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate454.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate454.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
validate454.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate453.evaluated;
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
validate453.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate453.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate453.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate453.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate453.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate453.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate453.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate453.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate454(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate454.errors : vErrors.concat(validate454.errors);
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
validate453.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate453.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data4) < 1){
validate453.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate453.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate453.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate453.errors = vErrors;
return errors === 0;
}
validate453.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate452.evaluated;
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
validate452.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate452.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate453(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate452.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate452.errors = vErrors;
return errors === 0;
}
validate452.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate451.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate452(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors);
errors = vErrors.length;
}
validate451.errors = vErrors;
return errors === 0;
}
validate451.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addFoldersRequest = validate458;
const schema557 = {"$ref":"contract#/components/schemas/AddFoldersRequest"};
const schema558 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddFoldersInput"}}};
const schema559 = {"type":"object","required":["organizationId","folders"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"folders":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/NewFolder"}}}};
const schema561 = {"type":"object","required":["folderId"],"additionalProperties":false,"properties":{"folderId":{"$ref":"#/components/schemas/FolderId"},"folderName":{"type":"string","maxLength":1000},"parentFolderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"accessType":{"oneOf":[{"$ref":"#/components/schemas/FolderAccessType"},{"type":"null"}]}}};

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate461.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folderId === undefined) && (missing0 = "folderId")){
validate461.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "folderId") || (key0 === "folderName")) || (key0 === "parentFolderId")) || (key0 === "accessType"))){
validate461.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.folderId !== undefined){
let data0 = data.folderId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate461.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate461.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate461.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate461.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folderName !== undefined){
let data1 = data.folderName;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate461.errors = [{instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate461.errors = [{instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentFolderId !== undefined){
let data2 = data.parentFolderId;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
let passing0 = null;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func1(data2) > 128){
const err0 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(data2) < 1){
const err1 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(data2)){
const err2 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
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
const err3 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/properties/parentFolderId/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err5 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/properties/parentFolderId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate461.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessType !== undefined){
let data3 = data.accessType;
const _errs14 = errors;
const _errs15 = errors;
let valid4 = false;
let passing1 = null;
const _errs16 = errors;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data3 === "public") || (data3 === "organizationPrivate")) || (data3 === "restricted"))){
const err7 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema229.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs16 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs19 = errors;
if(data3 !== null){
const err8 = {instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs19 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
const err9 = {instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate461.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
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
validate461.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate461.errors = vErrors;
return errors === 0;
}
validate461.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate460.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.folders === undefined) && (missing0 = "folders"))){
validate460.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "folders"))){
validate460.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate460.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate460.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate460.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate460.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folders !== undefined){
let data1 = data.folders;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate460.errors = [{instancePath:instancePath+"/folders",schemaPath:"#/properties/folders/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate460.errors = [{instancePath:instancePath+"/folders",schemaPath:"#/properties/folders/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate461(data1[i0], {instancePath:instancePath+"/folders/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
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
validate460.errors = [{instancePath:instancePath+"/folders",schemaPath:"#/properties/folders/type",keyword:"type",params:{type: "array"}}];
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
validate460.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate460.errors = vErrors;
return errors === 0;
}
validate460.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate459.evaluated;
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
validate459.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate459.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate460(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate460.errors : vErrors.concat(validate460.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate459.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate459.errors = vErrors;
return errors === 0;
}
validate459.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate458.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate459(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
errors = vErrors.length;
}
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addFoldersReply = validate465;
const schema565 = {"$ref":"contract#/components/schemas/AddFoldersReply"};
const schema566 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddFoldersResult"}}};
const schema567 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddFoldersItems"}}};
const schema570 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/AddFolderResult"}};
const schema572 = {"oneOf":[{"$ref":"#/components/schemas/FolderAdded"},{"$ref":"#/components/schemas/FolderNotAdded"}]};
const schema573 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"message":{"$ref":"#/components/schemas/Message"}}};

function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate470.evaluated;
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
validate470.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate470.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate470.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate470.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate470.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate470.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate470.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate470.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate470.errors = vErrors;
return errors === 0;
}
validate470.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema575 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"message":{"$ref":"#/components/schemas/Message"}}};

function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate472.evaluated;
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
validate472.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate472.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate472.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate472.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate472.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate472.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate472.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate472.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate472.errors = vErrors;
return errors === 0;
}
validate472.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate469.evaluated;
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
if(!(validate470(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate472(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
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
validate469.errors = vErrors;
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
validate469.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate469.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate468.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate468.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate468.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate469(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate469.errors : vErrors.concat(validate469.errors);
errors = vErrors.length;
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
validate468.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate468.errors = vErrors;
return errors === 0;
}
validate468.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate467.evaluated;
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
validate467.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate467.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate467.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate467.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate467.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate467.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate467.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate468(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
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
validate467.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate467.errors = vErrors;
return errors === 0;
}
validate467.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate466.evaluated;
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
validate466.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate466.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate467(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate466.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate466.errors = vErrors;
return errors === 0;
}
validate466.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate465(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate465.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate466(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate466.errors : vErrors.concat(validate466.errors);
errors = vErrors.length;
}
validate465.errors = vErrors;
return errors === 0;
}
validate465.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getFoldersRequest = validate478;
const schema577 = {"$ref":"contract#/components/schemas/GetFoldersRequest"};
const schema578 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetFoldersInput"}}};
const schema579 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"folderIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/FolderId"}},"parentFolderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate480.evaluated;
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
validate480.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "organizationId") || (key0 === "folderIds")) || (key0 === "parentFolderId")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate480.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate480.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate480.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate480.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate480.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folderIds !== undefined){
let data1 = data.folderIds;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate480.errors = [{instancePath:instancePath+"/folderIds",schemaPath:"#/properties/folderIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate480.errors = [{instancePath:instancePath+"/folderIds/" + i0,schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate480.errors = [{instancePath:instancePath+"/folderIds/" + i0,schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate480.errors = [{instancePath:instancePath+"/folderIds/" + i0,schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate480.errors = [{instancePath:instancePath+"/folderIds/" + i0,schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
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
validate480.errors = [{instancePath:instancePath+"/folderIds",schemaPath:"#/properties/folderIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentFolderId !== undefined){
let data3 = data.parentFolderId;
const _errs10 = errors;
const _errs11 = errors;
let valid4 = false;
let passing0 = null;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(func1(data3) > 128){
const err0 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(data3) < 1){
const err1 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(data3)){
const err2 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
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
const err3 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs15 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/properties/parentFolderId/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err5 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/properties/parentFolderId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate480.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs17 = errors;
const _errs18 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate480.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data4 == "number"){
if(data4 > 1000 || isNaN(data4)){
validate480.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate480.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(valid0){
if(data.pageToken !== undefined){
let data5 = data.pageToken;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data5 === "string"){
if(func1(data5) > 2048){
validate480.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
}
else {
validate480.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
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
validate480.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate480.errors = vErrors;
return errors === 0;
}
validate480.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate479.evaluated;
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
validate479.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate479.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate480(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate479.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate479.errors = vErrors;
return errors === 0;
}
validate479.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate478(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate478.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate479(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate479.errors : vErrors.concat(validate479.errors);
errors = vErrors.length;
}
validate478.errors = vErrors;
return errors === 0;
}
validate478.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getFoldersReply = validate483;
const schema585 = {"$ref":"contract#/components/schemas/GetFoldersReply"};
const schema586 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetFoldersResult"}}};
const schema587 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/Folder"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema590 = {"type":"object","required":["folderId","folderName","parentFolderId","accessType","effectiveAccessType"],"additionalProperties":false,"properties":{"folderId":{"$ref":"#/components/schemas/FolderId"},"folderName":{"type":"string","maxLength":1000},"parentFolderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"accessType":{"oneOf":[{"$ref":"#/components/schemas/FolderAccessType"},{"type":"null"}]},"effectiveAccessType":{"$ref":"#/components/schemas/FolderAccessType"}}};

function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate486.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.folderId === undefined) && (missing0 = "folderId")) || ((data.folderName === undefined) && (missing0 = "folderName"))) || ((data.parentFolderId === undefined) && (missing0 = "parentFolderId"))) || ((data.accessType === undefined) && (missing0 = "accessType"))) || ((data.effectiveAccessType === undefined) && (missing0 = "effectiveAccessType"))){
validate486.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "folderId") || (key0 === "folderName")) || (key0 === "parentFolderId")) || (key0 === "accessType")) || (key0 === "effectiveAccessType"))){
validate486.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.folderId !== undefined){
let data0 = data.folderId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate486.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate486.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate486.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate486.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folderName !== undefined){
let data1 = data.folderName;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
validate486.errors = [{instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate486.errors = [{instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentFolderId !== undefined){
let data2 = data.parentFolderId;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
let passing0 = null;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func1(data2) > 128){
const err0 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(data2) < 1){
const err1 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(data2)){
const err2 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
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
const err3 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/properties/parentFolderId/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err5 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/properties/parentFolderId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate486.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessType !== undefined){
let data3 = data.accessType;
const _errs14 = errors;
const _errs15 = errors;
let valid4 = false;
let passing1 = null;
const _errs16 = errors;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data3 === "public") || (data3 === "organizationPrivate")) || (data3 === "restricted"))){
const err7 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema229.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs16 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs19 = errors;
if(data3 !== null){
const err8 = {instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs19 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
const err9 = {instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate486.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effectiveAccessType !== undefined){
let data4 = data.effectiveAccessType;
const _errs21 = errors;
if(typeof data4 !== "string"){
validate486.errors = [{instancePath:instancePath+"/effectiveAccessType",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "public") || (data4 === "organizationPrivate")) || (data4 === "restricted"))){
validate486.errors = [{instancePath:instancePath+"/effectiveAccessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema229.enum}}];
return false;
}
var valid0 = _errs21 === errors;
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
validate486.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate486.errors = vErrors;
return errors === 0;
}
validate486.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate485.evaluated;
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
validate485.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate485.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate485.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate485.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate485.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate485.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate485.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate485.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate486(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
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
validate485.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate485.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data4) < 1){
validate485.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate485.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate485.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate485.errors = vErrors;
return errors === 0;
}
validate485.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate484.evaluated;
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
validate484.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate484.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate485(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate484.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate484.errors = vErrors;
return errors === 0;
}
validate484.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate483.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate484(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
validate483.errors = vErrors;
return errors === 0;
}
validate483.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addDocumentsRequest = validate490;
const schema596 = {"$ref":"contract#/components/schemas/AddDocumentsRequest"};
const schema597 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddDocumentsInput"}}};
const schema598 = {"type":"object","required":["organizationId","documents"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documents":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/NewDocument"}}}};
const schema600 = {"type":"object","required":["documentId"],"additionalProperties":true,"properties":{"documentId":{"$ref":"#/components/schemas/DocumentId"},"documentName":{"type":"string","maxLength":1000},"folderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"accessType":{"oneOf":[{"$ref":"#/components/schemas/DocumentAccessType"},{"type":"null"}]},"disabled":{"type":"boolean"}}};

function validate493(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate493.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.documentId === undefined) && (missing0 = "documentId")){
validate493.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documentId !== undefined){
let data0 = data.documentId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate493.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate493.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate493.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate493.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate493.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/properties/documentName/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate493.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folderId !== undefined){
let data2 = data.folderId;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
let passing0 = null;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func1(data2) > 128){
const err0 = {instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(data2) < 1){
const err1 = {instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(data2)){
const err2 = {instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
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
const err3 = {instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/folderId",schemaPath:"#/properties/folderId/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err5 = {instancePath:instancePath+"/folderId",schemaPath:"#/properties/folderId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate493.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessType !== undefined){
let data3 = data.accessType;
const _errs14 = errors;
const _errs15 = errors;
let valid4 = false;
let passing1 = null;
const _errs16 = errors;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data3 === "public") || (data3 === "organizationPrivate")) || (data3 === "restricted"))){
const err7 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/enum",keyword:"enum",params:{allowedValues: schema115.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs16 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs19 = errors;
if(data3 !== null){
const err8 = {instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs19 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
const err9 = {instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate493.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs21 = errors;
if(typeof data.disabled !== "boolean"){
validate493.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs21 === errors;
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
validate493.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate493.errors = vErrors;
return errors === 0;
}
validate493.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate492.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documents === undefined) && (missing0 = "documents"))){
validate492.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "documents"))){
validate492.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate492.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate492.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate492.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate492.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documents !== undefined){
let data1 = data.documents;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate492.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate492.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate493(data1[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate493.errors : vErrors.concat(validate493.errors);
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
validate492.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}}];
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
validate492.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate492.errors = vErrors;
return errors === 0;
}
validate492.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate491(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate491.evaluated;
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
validate491.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate491.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate492(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate491.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate491.errors = vErrors;
return errors === 0;
}
validate491.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate490(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate490.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate491(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
validate490.errors = vErrors;
return errors === 0;
}
validate490.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addDocumentsReply = validate497;
const schema604 = {"$ref":"contract#/components/schemas/AddDocumentsReply"};
const schema605 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddDocumentsResult"}}};
const schema606 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddDocumentsItems"}}};
const schema609 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/AddDocumentResult"}};
const schema611 = {"oneOf":[{"$ref":"#/components/schemas/DocumentAdded"},{"$ref":"#/components/schemas/DocumentNotAdded"}]};
const schema612 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"message":{"$ref":"#/components/schemas/Message"}}};

function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate502.evaluated;
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
validate502.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate502.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate502.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate502.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate502.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate502.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate502.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate502.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate502.errors = vErrors;
return errors === 0;
}
validate502.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema614 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"message":{"$ref":"#/components/schemas/Message"}}};

function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate504.evaluated;
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
validate504.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate504.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate504.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate504.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate504.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate504.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate504.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate504.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate504.errors = vErrors;
return errors === 0;
}
validate504.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate501.evaluated;
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
if(!(validate502(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate504(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
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
validate501.errors = vErrors;
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
validate501.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate501.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate500(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate500.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate500.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate500.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate501(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
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
validate500.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate500.errors = vErrors;
return errors === 0;
}
validate500.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate499.evaluated;
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
validate499.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate499.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate499.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate499.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate499.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate499.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate499.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate500(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
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
validate499.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate499.errors = vErrors;
return errors === 0;
}
validate499.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate498.evaluated;
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
validate498.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate498.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate499(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate498.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate498.errors = vErrors;
return errors === 0;
}
validate498.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate497.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate498(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
validate497.errors = vErrors;
return errors === 0;
}
validate497.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateDocumentsRequest = validate510;
const schema616 = {"$ref":"contract#/components/schemas/UpdateDocumentsRequest"};
const schema617 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateDocumentsInput"}}};
const schema618 = {"type":"object","required":["organizationId","documents"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documents":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/DocumentChange"}}}};
const schema620 = {"type":"object","required":["documentId"],"additionalProperties":true,"properties":{"documentId":{"$ref":"#/components/schemas/DocumentId"},"documentName":{"type":"string","maxLength":1000},"folderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"accessType":{"oneOf":[{"$ref":"#/components/schemas/DocumentAccessType"},{"type":"null"}]},"disabled":{"type":"boolean"}}};

function validate513(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate513.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.documentId === undefined) && (missing0 = "documentId")){
validate513.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documentId !== undefined){
let data0 = data.documentId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate513.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate513.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate513.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate513.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate513.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/properties/documentName/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
}
else {
validate513.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folderId !== undefined){
let data2 = data.folderId;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
let passing0 = null;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func1(data2) > 128){
const err0 = {instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(data2) < 1){
const err1 = {instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern4.test(data2)){
const err2 = {instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
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
const err3 = {instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/folderId",schemaPath:"#/properties/folderId/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err5 = {instancePath:instancePath+"/folderId",schemaPath:"#/properties/folderId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate513.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessType !== undefined){
let data3 = data.accessType;
const _errs14 = errors;
const _errs15 = errors;
let valid4 = false;
let passing1 = null;
const _errs16 = errors;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data3 === "public") || (data3 === "organizationPrivate")) || (data3 === "restricted"))){
const err7 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/enum",keyword:"enum",params:{allowedValues: schema115.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs16 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs19 = errors;
if(data3 !== null){
const err8 = {instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs19 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
const err9 = {instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate513.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs21 = errors;
if(typeof data.disabled !== "boolean"){
validate513.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs21 === errors;
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
validate513.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate513.errors = vErrors;
return errors === 0;
}
validate513.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate512.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documents === undefined) && (missing0 = "documents"))){
validate512.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "documents"))){
validate512.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate512.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate512.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate512.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate512.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documents !== undefined){
let data1 = data.documents;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate512.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate512.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate513(data1[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
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
validate512.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}}];
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
validate512.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate512.errors = vErrors;
return errors === 0;
}
validate512.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate511(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate511.evaluated;
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
validate511.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate511.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate512(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate511.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate511.errors = vErrors;
return errors === 0;
}
validate511.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate510(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate510.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate511(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
errors = vErrors.length;
}
validate510.errors = vErrors;
return errors === 0;
}
validate510.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateDocumentsReply = validate517;
const schema624 = {"$ref":"contract#/components/schemas/UpdateDocumentsReply"};
const schema625 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateDocumentsResult"}}};
const schema626 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UpdateDocumentsItems"}}};
const schema629 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UpdateDocumentResult"}};
const schema631 = {"oneOf":[{"$ref":"#/components/schemas/DocumentUpdated"},{"$ref":"#/components/schemas/DocumentNotUpdated"}]};
const schema632 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"message":{"$ref":"#/components/schemas/Message"}}};

function validate522(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate522.evaluated;
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
validate522.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate522.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate522.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate522.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate522.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate522.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate522.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate522.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate522.errors = vErrors;
return errors === 0;
}
validate522.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema634 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"message":{"$ref":"#/components/schemas/Message"}}};

function validate524(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate524.evaluated;
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
validate524.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate524.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate524.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate524.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate524.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate524.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate524.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate524.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate524.errors = vErrors;
return errors === 0;
}
validate524.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate521.evaluated;
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
if(!(validate522(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate524(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
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
validate521.errors = vErrors;
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
validate521.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate521.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate520(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate520.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate520.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate520.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate521(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
errors = vErrors.length;
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
validate520.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate520.errors = vErrors;
return errors === 0;
}
validate520.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate519(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate519.evaluated;
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
validate519.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate519.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate519.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate519.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate519.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate519.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate519.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate520(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
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
validate519.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate519.errors = vErrors;
return errors === 0;
}
validate519.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate518(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate518.evaluated;
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
validate518.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate518.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate519(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate518.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate518.errors = vErrors;
return errors === 0;
}
validate518.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate517(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate517.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate518(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate518.errors : vErrors.concat(validate518.errors);
errors = vErrors.length;
}
validate517.errors = vErrors;
return errors === 0;
}
validate517.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getConfigRequest = validate530;
const schema636 = {"$ref":"contract#/components/schemas/GetConfigRequest"};
const schema637 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetConfigInput"}}};
const schema638 = {"type":"object","required":["organizationId","userIds"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/DocumentId"}},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}}}};

function validate532(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate532.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.userIds === undefined) && (missing0 = "userIds"))){
validate532.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "documentIds")) || (key0 === "userIds"))){
validate532.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate532.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate532.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate532.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate532.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentIds !== undefined){
let data1 = data.documentIds;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate532.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate532.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data2) < 1){
validate532.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate532.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate532.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate532.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userIds !== undefined){
let data3 = data.userIds;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate532.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data3.length < 1){
validate532.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate532.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data4) < 1){
validate532.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data4)){
validate532.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate532.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate532.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
}
else {
validate532.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate532.errors = vErrors;
return errors === 0;
}
validate532.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate531(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate531.evaluated;
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
validate531.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate531.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate532(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate531.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate531.errors = vErrors;
return errors === 0;
}
validate531.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate530.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate531(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors);
errors = vErrors.length;
}
validate530.errors = vErrors;
return errors === 0;
}
validate530.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getConfigReply = validate535;
const schema642 = {"$ref":"contract#/components/schemas/GetConfigReply"};
const schema643 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetConfigResult"}}};
const schema644 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/GetConfigItems"}}};
const schema647 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UserConfig"}};
const schema649 = {"type":"object","required":["config","effectiveConfig"],"additionalProperties":false,"properties":{"config":{"$ref":"#/components/schemas/StoredConfig"},"effectiveConfig":{"$ref":"#/components/schemas/EffectiveConfig"},"documents":{"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/DocumentConfig"}}}};
const schema650 = {"type":"object","additionalProperties":false,"properties":{"inbox":{"$ref":"#/components/schemas/NotificationChoice"},"email":{"$ref":"#/components/schemas/NotificationChoice"},"slack":{"$ref":"#/components/schemas/NotificationChoice"}}};

function validate540(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate540.evaluated;
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
if(!(((key0 === "inbox") || (key0 === "email")) || (key0 === "slack"))){
validate540.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.inbox !== undefined){
let data0 = data.inbox;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate540.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "ALL") || (data0 === "MINE")) || (data0 === "NONE"))){
validate540.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema326.enum}}];
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
validate540.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "ALL") || (data1 === "MINE")) || (data1 === "NONE"))){
validate540.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema326.enum}}];
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
validate540.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "ALL") || (data2 === "MINE")) || (data2 === "NONE"))){
validate540.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema326.enum}}];
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
else {
validate540.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate540.errors = vErrors;
return errors === 0;
}
validate540.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema654 = {"type":"object","required":["inbox","email","slack"],"additionalProperties":false,"properties":{"inbox":{"$ref":"#/components/schemas/NotificationChoice"},"email":{"$ref":"#/components/schemas/NotificationChoice"},"slack":{"$ref":"#/components/schemas/NotificationChoice"}}};

function validate542(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate542.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.inbox === undefined) && (missing0 = "inbox")) || ((data.email === undefined) && (missing0 = "email"))) || ((data.slack === undefined) && (missing0 = "slack"))){
validate542.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "inbox") || (key0 === "email")) || (key0 === "slack"))){
validate542.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.inbox !== undefined){
let data0 = data.inbox;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate542.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "ALL") || (data0 === "MINE")) || (data0 === "NONE"))){
validate542.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema326.enum}}];
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
validate542.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "ALL") || (data1 === "MINE")) || (data1 === "NONE"))){
validate542.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema326.enum}}];
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
validate542.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "ALL") || (data2 === "MINE")) || (data2 === "NONE"))){
validate542.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema326.enum}}];
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
validate542.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate542.errors = vErrors;
return errors === 0;
}
validate542.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema659 = {"type":"object","required":["config","effectiveConfig"],"additionalProperties":false,"properties":{"config":{"$ref":"#/components/schemas/StoredConfig"},"effectiveConfig":{"$ref":"#/components/schemas/EffectiveConfig"}}};

function validate544(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate544.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.config === undefined) && (missing0 = "config")) || ((data.effectiveConfig === undefined) && (missing0 = "effectiveConfig"))){
validate544.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "config") || (key0 === "effectiveConfig"))){
validate544.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.config !== undefined){
const _errs2 = errors;
if(!(validate540(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effectiveConfig !== undefined){
const _errs3 = errors;
if(!(validate542(data.effectiveConfig, {instancePath:instancePath+"/effectiveConfig",parentData:data,parentDataProperty:"effectiveConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate544.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate544.errors = vErrors;
return errors === 0;
}
validate544.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate539(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate539.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.config === undefined) && (missing0 = "config")) || ((data.effectiveConfig === undefined) && (missing0 = "effectiveConfig"))){
validate539.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "config") || (key0 === "effectiveConfig")) || (key0 === "documents"))){
validate539.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.config !== undefined){
const _errs2 = errors;
if(!(validate540(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effectiveConfig !== undefined){
const _errs3 = errors;
if(!(validate542(data.effectiveConfig, {instancePath:instancePath+"/effectiveConfig",parentData:data,parentDataProperty:"effectiveConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documents !== undefined){
let data2 = data.documents;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 1000){
validate539.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key1 in data2){
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof key1 === "string"){
if(func1(key1) > 128){
const err0 = {instancePath:instancePath+"/documents",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 128},propertyName:key1};
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
const err1 = {instancePath:instancePath+"/documents",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
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
const err2 = {instancePath:instancePath+"/documents",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key1};
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
const err3 = {instancePath:instancePath+"/documents",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate539.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data2){
const _errs10 = errors;
if(!(validate544(data2[key2], {instancePath:instancePath+"/documents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate544.errors : vErrors.concat(validate544.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate539.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "object"}}];
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
}
else {
validate539.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate539.errors = vErrors;
return errors === 0;
}
validate539.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate538(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate538.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate538.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate538.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate539(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
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
validate538.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate538.errors = vErrors;
return errors === 0;
}
validate538.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate537(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate537.evaluated;
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
validate537.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate537.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate537.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate537.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate537.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate537.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate537.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate538(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate538.errors : vErrors.concat(validate538.errors);
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
validate537.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate537.errors = vErrors;
return errors === 0;
}
validate537.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate536(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate536.evaluated;
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
validate536.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate536.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate537(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate537.errors : vErrors.concat(validate537.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate536.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate536.errors = vErrors;
return errors === 0;
}
validate536.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate535(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate535.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate536(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate536.errors : vErrors.concat(validate536.errors);
errors = vErrors.length;
}
validate535.errors = vErrors;
return errors === 0;
}
validate535.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPresenceRequest = validate552;
const schema660 = {"$ref":"contract#/components/schemas/GetPresenceRequest"};
const schema661 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetPresenceInput"}}};
const schema662 = {"type":"object","required":["organizationId","documentId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

function validate554(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate554.evaluated;
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
validate554.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate554.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate554.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate554.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate554.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate554.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate554.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data1) < 1){
validate554.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate554.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate554.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate554.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate554.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate554.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate554.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
}
else {
validate554.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate554.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate554.errors = vErrors;
return errors === 0;
}
validate554.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate553(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate553.evaluated;
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
validate553.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate553.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate554(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate553.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate553.errors = vErrors;
return errors === 0;
}
validate553.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate552(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate552.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate553(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
errors = vErrors.length;
}
validate552.errors = vErrors;
return errors === 0;
}
validate552.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPresenceReply = validate557;
const schema667 = {"$ref":"contract#/components/schemas/GetPresenceReply"};
const schema668 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetPresenceResult"}}};
const schema669 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/PresentUser"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema672 = {"type":"object","required":["userId","status","renewedAt"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254},"status":{"$ref":"#/components/schemas/PresenceStatus"},"renewedAt":{"$ref":"#/components/schemas/Timestamp"}}};

function validate560(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate560.evaluated;
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
validate560.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate560.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func1(data0) < 1){
validate560.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data0)){
validate560.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
}
else {
validate560.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate560.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(!pattern4.test(data1)){
validate560.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
}
}
else {
validate560.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
validate560.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}}];
return false;
}
}
else {
validate560.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
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
validate560.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "online") || (data3 === "away"))){
validate560.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/enum",keyword:"enum",params:{allowedValues: schema157.enum}}];
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
validate560.errors = [{instancePath:instancePath+"/renewedAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate560.errors = [{instancePath:instancePath+"/renewedAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate560.errors = [{instancePath:instancePath+"/renewedAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate560.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate560.errors = vErrors;
return errors === 0;
}
validate560.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate559(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate559.evaluated;
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
validate559.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate559.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate559.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate559.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate559.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate559.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate559.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate559.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate560(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate560.errors : vErrors.concat(validate560.errors);
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
validate559.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate559.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(func1(data4) < 1){
validate559.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate559.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate559.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate559.errors = vErrors;
return errors === 0;
}
validate559.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate558(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate558.evaluated;
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
validate558.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate558.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate559(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate558.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate558.errors = vErrors;
return errors === 0;
}
validate558.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate557(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate557.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate558(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate558.errors : vErrors.concat(validate558.errors);
errors = vErrors.length;
}
validate557.errors = vErrors;
return errors === 0;
}
validate557.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Failure = validate564;
const schema678 = {"$ref":"contract#/components/schemas/Failure"};
const schema679 = {"type":"object","required":["error"],"additionalProperties":false,"properties":{"error":{"type":"object","required":["message","status"],"additionalProperties":false,"properties":{"message":{"$ref":"#/components/schemas/ErrorMessage"},"status":{"$ref":"#/components/schemas/ErrorStatus"},"details":{"$ref":"#/components/schemas/ErrorDetails"}}}}};
const schema680 = {"type":"string","minLength":1,"maxLength":1000};
const schema681 = {"type":"string","enum":["INVALID_ARGUMENT","FAILED_PRECONDITION","UNAUTHENTICATED","PERMISSION_DENIED","NOT_FOUND","ALREADY_EXISTS","RESOURCE_EXHAUSTED","INTERNAL","UNIMPLEMENTED","UNAVAILABLE"]};
const schema682 = {"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"#/components/schemas/ErrorDetail"}};
const schema683 = {"type":"object","required":["field","reason","description"],"additionalProperties":false,"properties":{"field":{"type":"string","maxLength":4096},"reason":{"type":"string","enum":["REQUIRED","TYPE","CONST","ENUM","FORMAT","PATTERN","LENGTH","RANGE","ITEMS","DUPLICATE","UNKNOWN_MEMBER","CONFLICT","DEPTH","ENCODING","SYNTAX","IN_THE_PAST","PAGE_TOKEN","DISPOSABLE_DOMAIN","HOST"]},"description":{"type":"string","minLength":1,"maxLength":1000}}};

function validate566(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate566.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 50){
validate566.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
if(data.length < 1){
validate566.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate566.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ErrorDetail/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!(((key0 === "field") || (key0 === "reason")) || (key0 === "description"))){
validate566.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ErrorDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate566.errors = [{instancePath:instancePath+"/" + i0+"/field",schemaPath:"#/components/schemas/ErrorDetail/properties/field/maxLength",keyword:"maxLength",params:{limit: 4096}}];
return false;
}
}
else {
validate566.errors = [{instancePath:instancePath+"/" + i0+"/field",schemaPath:"#/components/schemas/ErrorDetail/properties/field/type",keyword:"type",params:{type: "string"}}];
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
validate566.errors = [{instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/components/schemas/ErrorDetail/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((data2 === "REQUIRED") || (data2 === "TYPE")) || (data2 === "CONST")) || (data2 === "ENUM")) || (data2 === "FORMAT")) || (data2 === "PATTERN")) || (data2 === "LENGTH")) || (data2 === "RANGE")) || (data2 === "ITEMS")) || (data2 === "DUPLICATE")) || (data2 === "UNKNOWN_MEMBER")) || (data2 === "CONFLICT")) || (data2 === "DEPTH")) || (data2 === "ENCODING")) || (data2 === "SYNTAX")) || (data2 === "IN_THE_PAST")) || (data2 === "PAGE_TOKEN")) || (data2 === "DISPOSABLE_DOMAIN")) || (data2 === "HOST"))){
validate566.errors = [{instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/components/schemas/ErrorDetail/properties/reason/enum",keyword:"enum",params:{allowedValues: schema683.properties.reason.enum}}];
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
validate566.errors = [{instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/components/schemas/ErrorDetail/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data3) < 1){
validate566.errors = [{instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/components/schemas/ErrorDetail/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate566.errors = [{instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/components/schemas/ErrorDetail/properties/description/type",keyword:"type",params:{type: "string"}}];
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
validate566.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ErrorDetail/type",keyword:"type",params:{type: "object"}}];
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
validate566.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate566.errors = vErrors;
return errors === 0;
}
validate566.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate565(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate565.evaluated;
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
validate565.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate565.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate565.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "message") || (key1 === "status")) || (key1 === "details"))){
validate565.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
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
validate565.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate565.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate565.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type: "string"}}];
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
validate565.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/components/schemas/ErrorStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((data2 === "INVALID_ARGUMENT") || (data2 === "FAILED_PRECONDITION")) || (data2 === "UNAUTHENTICATED")) || (data2 === "PERMISSION_DENIED")) || (data2 === "NOT_FOUND")) || (data2 === "ALREADY_EXISTS")) || (data2 === "RESOURCE_EXHAUSTED")) || (data2 === "INTERNAL")) || (data2 === "UNIMPLEMENTED")) || (data2 === "UNAVAILABLE"))){
validate565.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/components/schemas/ErrorStatus/enum",keyword:"enum",params:{allowedValues: schema681.enum}}];
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
if(!(validate566(data0.details, {instancePath:instancePath+"/error/details",parentData:data0,parentDataProperty:"details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
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
validate565.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate565.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate565.errors = vErrors;
return errors === 0;
}
validate565.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate564(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate564.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate565(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
errors = vErrors.length;
}
validate564.errors = vErrors;
return errors === 0;
}
validate564.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const StatusFailure = validate569;
const schema684 = {"$ref":"contract#/components/schemas/StatusFailure"};
const schema685 = {"type":"object","required":["error"],"additionalProperties":false,"properties":{"error":{"type":"object","required":["message","status","code"],"additionalProperties":false,"properties":{"message":{"$ref":"#/components/schemas/ErrorMessage"},"status":{"$ref":"#/components/schemas/ErrorStatus"},"code":{"type":"integer","enum":[400,401,403,404,405,408,413,415,429,500,501,503]},"details":{"$ref":"#/components/schemas/ErrorDetails"}}}}};

function validate570(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate570.evaluated;
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
validate570.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate570.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate570.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((((key1 === "message") || (key1 === "status")) || (key1 === "code")) || (key1 === "details"))){
validate570.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
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
validate570.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/maxLength",keyword:"maxLength",params:{limit: 1000}}];
return false;
}
else {
if(func1(data1) < 1){
validate570.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate570.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type: "string"}}];
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
validate570.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/components/schemas/ErrorStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((data2 === "INVALID_ARGUMENT") || (data2 === "FAILED_PRECONDITION")) || (data2 === "UNAUTHENTICATED")) || (data2 === "PERMISSION_DENIED")) || (data2 === "NOT_FOUND")) || (data2 === "ALREADY_EXISTS")) || (data2 === "RESOURCE_EXHAUSTED")) || (data2 === "INTERNAL")) || (data2 === "UNIMPLEMENTED")) || (data2 === "UNAVAILABLE"))){
validate570.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/components/schemas/ErrorStatus/enum",keyword:"enum",params:{allowedValues: schema681.enum}}];
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
validate570.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((((((((((data3 === 400) || (data3 === 401)) || (data3 === 403)) || (data3 === 404)) || (data3 === 405)) || (data3 === 408)) || (data3 === 413)) || (data3 === 415)) || (data3 === 429)) || (data3 === 500)) || (data3 === 501)) || (data3 === 503))){
validate570.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema685.properties.error.properties.code.enum}}];
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
if(!(validate566(data0.details, {instancePath:instancePath+"/error/details",parentData:data0,parentDataProperty:"details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
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
validate570.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate570.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate570.errors = vErrors;
return errors === 0;
}
validate570.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate569(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate569.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate570(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
errors = vErrors.length;
}
validate569.errors = vErrors;
return errors === 0;
}
validate569.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

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
  addFolders: addFoldersRequest,
  getFolders: getFoldersRequest,
  addDocuments: addDocumentsRequest,
  updateDocuments: updateDocumentsRequest,
  getConfig: getConfigRequest,
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
  addFolders: addFoldersReply,
  getFolders: getFoldersReply,
  addDocuments: addDocumentsReply,
  updateDocuments: updateDocumentsReply,
  getConfig: getConfigReply,
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
  addFolders: Failure,
  getFolders: Failure,
  addDocuments: Failure,
  updateDocuments: Failure,
  getConfig: Failure,
  getPresence: Failure,
};
