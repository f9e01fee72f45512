// Generated from the contract by `npm run generate`. Do not edit.
import runtime0 from 'ajv/dist/runtime/equal.js';
import runtime1 from 'ajv/dist/runtime/ucs2length.js';
import runtime2 from 'ajv-formats/dist/formats.js';
const runtime = { 'ajv/dist/runtime/equal': runtime0, 'ajv/dist/runtime/ucs2length': runtime1, 'ajv-formats/dist/formats': runtime2 };
const require = (path) => runtime[path];
"use strict";
export const addPermissionsRequest = validate20;
const schema31 = {"$ref":"contract#/components/schemas/AddPermissionsRequest"};
const schema33 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddPermissionsInput"}}};
const schema34 = {"type":"object","required":["user","permissions"],"additionalProperties":false,"properties":{"user":{"type":"object","required":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserId"}}},"permissions":{"type":"object","required":["resources"],"additionalProperties":false,"properties":{"resources":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/Grant"}}}}}};
const schema35 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const pattern4 = new RegExp("^[^\\u0000-\\u001F\\u007F-\\u009F]*$", "u");
const func1 = require("ajv/dist/runtime/ucs2length").default;
const schema36 = {"oneOf":[{"$ref":"#/components/schemas/OrganizationGrant"},{"$ref":"#/components/schemas/FolderGrant"},{"$ref":"#/components/schemas/DocumentGrant"}]};
const schema37 = {"type":"object","required":["type","id","accessRole"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["organization"]},"id":{"$ref":"#/components/schemas/OrganizationId"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/ExpiresAt"}}};
const schema38 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema39 = {"type":"string","enum":["viewer","editor"]};
const schema40 = {"type":"number","exclusiveMinimum":0,"maximum":8640000000000000};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.accessRole === undefined) && (missing0 = "accessRole"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "accessRole")) || (key0 === "expiresAt"))){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "organization")){
validate25.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema37.properties.type.enum}}];
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
if(!pattern4.test(data1)){
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessRole !== undefined){
let data2 = data.accessRole;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate25.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "viewer") || (data2 === "editor"))){
validate25.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema39.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data3 = data.expiresAt;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 == "number"){
if(data3 > 8640000000000000 || isNaN(data3)){
validate25.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data3 <= 0 || isNaN(data3)){
validate25.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/type",keyword:"type",params:{type: "number"}}];
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
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":"object","required":["type","id","organizationId","accessRole"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["folder"]},"id":{"$ref":"#/components/schemas/FolderId"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/ExpiresAt"}}};
const schema42 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.organizationId === undefined) && (missing0 = "organizationId"))) || ((data.accessRole === undefined) && (missing0 = "accessRole"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "organizationId")) || (key0 === "accessRole")) || (key0 === "expiresAt"))){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "folder")){
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema41.properties.type.enum}}];
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
if(!pattern4.test(data1)){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organizationId !== undefined){
let data2 = data.organizationId;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate27.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate27.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate27.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessRole !== undefined){
let data3 = data.accessRole;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate27.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "viewer") || (data3 === "editor"))){
validate27.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema39.enum}}];
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
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate27.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 <= 0 || isNaN(data4)){
validate27.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/type",keyword:"type",params:{type: "number"}}];
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

const schema46 = {"type":"object","required":["type","id","organizationId","accessRole"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["document"]},"id":{"$ref":"#/components/schemas/DocumentId"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/ExpiresAt"}}};
const schema47 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.organizationId === undefined) && (missing0 = "organizationId"))) || ((data.accessRole === undefined) && (missing0 = "accessRole"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "id")) || (key0 === "organizationId")) || (key0 === "accessRole")) || (key0 === "expiresAt"))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate29.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "document")){
validate29.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema46.properties.type.enum}}];
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
if(!pattern4.test(data1)){
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organizationId !== undefined){
let data2 = data.organizationId;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate29.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate29.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate29.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessRole !== undefined){
let data3 = data.accessRole;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate29.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "viewer") || (data3 === "editor"))){
validate29.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema39.enum}}];
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
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate29.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 <= 0 || isNaN(data4)){
validate29.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/type",keyword:"type",params:{type: "number"}}];
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
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
if(!pattern4.test(data1)){
validate23.errors = [{instancePath:instancePath+"/user/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate23.errors = [{instancePath:instancePath+"/user/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate23.errors = [{instancePath:instancePath+"/user/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
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

export const addPermissionsReply = validate34;
const schema51 = {"$ref":"contract#/components/schemas/Acknowledgement"};
const schema52 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AcknowledgementResult"}}};
const schema53 = {"type":"object","required":["status","message"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"}}};
const schema54 = {"type":"string","const":"success"};
const schema55 = {"type":"string","minLength":1,"maxLength":1000};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "message"))){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate36.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate36.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate36.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate36.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate36(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
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

export const removePermissionsRequest = validate39;
const schema56 = {"$ref":"contract#/components/schemas/RemovePermissionsRequest"};
const schema57 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/RemovePermissionsInput"}}};
const schema58 = {"type":"object","required":["userId","permissions"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"permissions":{"type":"object","required":["resources"],"additionalProperties":false,"properties":{"resources":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/GrantedResource"}}}}}};
const schema60 = {"oneOf":[{"$ref":"#/components/schemas/GrantedOrganization"},{"$ref":"#/components/schemas/GrantedFolder"},{"$ref":"#/components/schemas/GrantedDocument"}]};
const schema61 = {"type":"object","required":["type","id"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["organization"]},"id":{"$ref":"#/components/schemas/OrganizationId"}}};

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
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "id"))){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate43.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "organization")){
validate43.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema61.properties.type.enum}}];
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
if(!pattern4.test(data1)){
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"type":"object","required":["type","id","organizationId"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["folder"]},"id":{"$ref":"#/components/schemas/FolderId"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.organizationId === undefined) && (missing0 = "organizationId"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "organizationId"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "folder")){
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema63.properties.type.enum}}];
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
if(!pattern4.test(data1)){
validate45.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate45.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate45.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organizationId !== undefined){
let data2 = data.organizationId;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate45.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate45.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate45.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema66 = {"type":"object","required":["type","id","organizationId"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["document"]},"id":{"$ref":"#/components/schemas/DocumentId"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"}}};

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
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.organizationId === undefined) && (missing0 = "organizationId"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "organizationId"))){
validate47.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate47.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "document")){
validate47.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema66.properties.type.enum}}];
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
if(!pattern4.test(data1)){
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organizationId !== undefined){
let data2 = data.organizationId;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate47.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate47.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate47.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate42.errors = vErrors;
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
validate42.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate42.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(((data.userId === undefined) && (missing0 = "userId")) || ((data.permissions === undefined) && (missing0 = "permissions"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "userId") || (key0 === "permissions"))){
validate41.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate41.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate41.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate41.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate41.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(key1 === "resources")){
validate41.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
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
validate41.errors = [{instancePath:instancePath+"/permissions/resources",schemaPath:"#/properties/permissions/properties/resources/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data2.length < 1){
validate41.errors = [{instancePath:instancePath+"/permissions/resources",schemaPath:"#/properties/permissions/properties/resources/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate42(data2[i0], {instancePath:instancePath+"/permissions/resources/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
validate41.errors = [{instancePath:instancePath+"/permissions/resources",schemaPath:"#/properties/permissions/properties/resources/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "object"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate40.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate41(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const removePermissionsReply = validate52;
const schema69 = {"$ref":"contract#/components/schemas/Acknowledgement"};

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
if(!(validate36(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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

export const createWorkspaceRequest = validate56;
const schema71 = {"$ref":"contract#/components/schemas/CreateWorkspaceRequest"};
const schema72 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/CreateWorkspaceInput"}}};
const schema73 = {"type":"object","required":["ownerEmail","name","workspaceName"],"additionalProperties":false,"properties":{"ownerEmail":{"$ref":"#/components/schemas/WorkspaceEmail"},"name":{"$ref":"#/components/schemas/WorkspaceText"},"workspaceName":{"$ref":"#/components/schemas/WorkspaceText"},"avatar":{"$ref":"#/components/schemas/AvatarUrl"}}};
const schema74 = {"type":"string","format":"email","minLength":3,"maxLength":254};
const schema75 = {"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema77 = {"type":"string","maxLength":2048,"pattern":"^([Hh][Tt][Tt][Pp][Ss]?://[^\\s\\u0000-\\u001F\\u007F-\\u009F]+)?$"};
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern16 = new RegExp("^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$", "u");
const pattern18 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://[^\\s\\u0000-\\u001F\\u007F-\\u009F]+)?$", "u");

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
if((((data.ownerEmail === undefined) && (missing0 = "ownerEmail")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.workspaceName === undefined) && (missing0 = "workspaceName"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "ownerEmail") || (key0 === "name")) || (key0 === "workspaceName")) || (key0 === "avatar"))){
validate58.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!(formats0.test(data0))){
validate58.errors = [{instancePath:instancePath+"/ownerEmail",schemaPath:"#/components/schemas/WorkspaceEmail/format",keyword:"format",params:{format: "email"}}];
return false;
}
else {
if(data0.length > 254 && func1(data0) > 254){
validate58.errors = [{instancePath:instancePath+"/ownerEmail",schemaPath:"#/components/schemas/WorkspaceEmail/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 3 || (data0.length < 5 && func1(data0) < 3)){
validate58.errors = [{instancePath:instancePath+"/ownerEmail",schemaPath:"#/components/schemas/WorkspaceEmail/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/ownerEmail",schemaPath:"#/components/schemas/WorkspaceEmail/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern16.test(data1)){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern16.test(data2)){
validate58.errors = [{instancePath:instancePath+"/workspaceName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 200 && func1(data2) > 200){
validate58.errors = [{instancePath:instancePath+"/workspaceName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate58.errors = [{instancePath:instancePath+"/workspaceName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/workspaceName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern18.test(data3)){
validate58.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/pattern",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://[^\\s\\u0000-\\u001F\\u007F-\\u009F]+)?$"}}];
return false;
}
else {
if(data3.length > 2048 && func1(data3) > 2048){
validate58.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate58(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
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

export const createWorkspaceReply = validate61;
const schema78 = {"$ref":"contract#/components/schemas/CreateWorkspaceReply"};
const schema79 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/WorkspaceResult"}}};
const schema80 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/Workspace"}}};
const schema83 = {"type":"object","required":["id","name","owner","authToken","apiKeyList"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/WorkspaceServiceId"},"name":{"$ref":"#/components/schemas/WorkspaceText"},"owner":{"$ref":"#/components/schemas/WorkspaceOwner"},"authToken":{"$ref":"#/components/schemas/AuthToken"},"apiKeyList":{"type":"object","maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/WorkspaceServiceId"},"additionalProperties":{"$ref":"#/components/schemas/WorkspaceApiKey"}}}};
const schema84 = {"type":"string","minLength":36,"maxLength":36,"pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"};
const schema91 = {"type":"string","minLength":107,"maxLength":128,"pattern":"^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"};
const pattern19 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern24 = new RegExp("^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$", "u");
const schema86 = {"type":"object","required":["email","id","name","avatar"],"additionalProperties":false,"properties":{"email":{"$ref":"#/components/schemas/WorkspaceEmail"},"id":{"$ref":"#/components/schemas/WorkspaceServiceId"},"name":{"$ref":"#/components/schemas/WorkspaceText"},"avatar":{"$ref":"#/components/schemas/AvatarUrl"}}};

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
if(((((data.email === undefined) && (missing0 = "email")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.avatar === undefined) && (missing0 = "avatar"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "email") || (key0 === "id")) || (key0 === "name")) || (key0 === "avatar"))){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!(formats0.test(data0))){
validate65.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/format",keyword:"format",params:{format: "email"}}];
return false;
}
else {
if(data0.length > 254 && func1(data0) > 254){
validate65.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 3 || (data0.length < 5 && func1(data0) < 3)){
validate65.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern19.test(data1)){
validate65.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data1.length > 36 && func1(data1) > 36){
validate65.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 36 || (data1.length < 71 && func1(data1) < 36)){
validate65.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern16.test(data2)){
validate65.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 200 && func1(data2) > 200){
validate65.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate65.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern18.test(data3)){
validate65.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/pattern",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://[^\\s\\u0000-\\u001F\\u007F-\\u009F]+)?$"}}];
return false;
}
else {
if(data3.length > 2048 && func1(data3) > 2048){
validate65.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/components/schemas/AvatarUrl/type",keyword:"type",params:{type: "string"}}];
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
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema93 = {"type":"object","required":["apiKeyName","id","type"],"additionalProperties":false,"properties":{"apiKeyName":{"$ref":"#/components/schemas/WorkspaceText"},"id":{"$ref":"#/components/schemas/WorkspaceServiceId"},"type":{"$ref":"#/components/schemas/ApiKeyType"}}};
const schema96 = {"type":"string","enum":["testing","production"]};

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
if((((data.apiKeyName === undefined) && (missing0 = "apiKeyName")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.type === undefined) && (missing0 = "type"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "apiKeyName") || (key0 === "id")) || (key0 === "type"))){
validate67.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern16.test(data0)){
validate67.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 200 && func1(data0) > 200){
validate67.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate67.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern19.test(data1)){
validate67.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data1.length > 36 && func1(data1) > 36){
validate67.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 36 || (data1.length < 71 && func1(data1) < 36)){
validate67.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
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
validate67.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "testing") || (data2 === "production"))){
validate67.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/enum",keyword:"enum",params:{allowedValues: schema96.enum}}];
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
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.authToken === undefined) && (missing0 = "authToken"))) || ((data.apiKeyList === undefined) && (missing0 = "apiKeyList"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "owner")) || (key0 === "authToken")) || (key0 === "apiKeyList"))){
validate64.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern19.test(data0)){
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data0.length > 36 && func1(data0) > 36){
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 36 || (data0.length < 71 && func1(data0) < 36)){
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern16.test(data1)){
validate64.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate64.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate64.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate65(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
if(!pattern24.test(data3)){
validate64.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/pattern",keyword:"pattern",params:{pattern: "^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate64.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 107 || (data3.length < 213 && func1(data3) < 107)){
validate64.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/type",keyword:"type",params:{type: "string"}}];
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
validate64.errors = [{instancePath:instancePath+"/apiKeyList",schemaPath:"#/properties/apiKeyList/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
for(const key1 in data4){
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof key1 === "string"){
if(!pattern19.test(key1)){
const err0 = {instancePath:instancePath+"/apiKeyList",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key1.length > 36 && func1(key1) > 36){
const err1 = {instancePath:instancePath+"/apiKeyList",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{},propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key1.length < 36 || (key1.length < 71 && func1(key1) < 36)){
const err2 = {instancePath:instancePath+"/apiKeyList",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{},propertyName:key1};
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
validate64.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key2 in data4){
const _errs18 = errors;
if(!(validate67(data4[key2], {instancePath:instancePath+"/apiKeyList/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
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
validate64.errors = [{instancePath:instancePath+"/apiKeyList",schemaPath:"#/properties/apiKeyList/type",keyword:"type",params:{type: "object"}}];
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
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate63.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate63.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate63.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate63.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate64(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate62.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate63(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWorkspaceRequest = validate72;
const schema97 = {"$ref":"contract#/components/schemas/GetWorkspaceRequest"};
const schema98 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetWorkspaceInput"}}};
const schema99 = {"type":"object","additionalProperties":false,"maxProperties":0};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
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
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate73.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate73.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/GetWorkspaceInput/maxProperties",keyword:"maxProperties",params:{limit: 0}}];
return false;
}
else {
for(const key1 in data0){
validate73.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/GetWorkspaceInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/GetWorkspaceInput/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWorkspaceReply = validate75;
const schema100 = {"$ref":"contract#/components/schemas/GetWorkspaceReply"};
const schema101 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/WorkspaceResult"}}};

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
if(!(validate63(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
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

export const sendLoginLinkRequest = validate79;
const schema102 = {"$ref":"contract#/components/schemas/SendLoginLinkRequest"};
const schema103 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/SendLoginLinkInput"}}};
const schema104 = {"type":"object","required":["email","continueUrl"],"additionalProperties":false,"properties":{"email":{"$ref":"#/components/schemas/WorkspaceEmail"},"continueUrl":{"type":"string","format":"uri","minLength":3,"maxLength":2048,"pattern":"^([Hh][Tt][Tt][Pp][Ss]?://[^/?#@]+([/?#].*)?|(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z0-9+.-]*:(?!//[^/?#]*@).+)$"}}};
const formats6 = require("ajv-formats/dist/formats").fullFormats.uri;
const pattern28 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://[^/?#@]+([/?#].*)?|(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z0-9+.-]*:(?!//[^/?#]*@).+)$", "u");

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
if(((data.email === undefined) && (missing0 = "email")) || ((data.continueUrl === undefined) && (missing0 = "continueUrl"))){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "email") || (key0 === "continueUrl"))){
validate81.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!(formats0.test(data0))){
validate81.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/format",keyword:"format",params:{format: "email"}}];
return false;
}
else {
if(data0.length > 254 && func1(data0) > 254){
validate81.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 3 || (data0.length < 5 && func1(data0) < 3)){
validate81.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern28.test(data1)){
validate81.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/pattern",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://[^/?#@]+([/?#].*)?|(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z0-9+.-]*:(?!//[^/?#]*@).+)$"}}];
return false;
}
else {
if(!(formats6(data1))){
validate81.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/format",keyword:"format",params:{format: "uri"}}];
return false;
}
else {
if(data1.length > 2048 && func1(data1) > 2048){
validate81.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 3 || (data1.length < 5 && func1(data1) < 3)){
validate81.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/type",keyword:"type",params:{type: "string"}}];
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
if((data.data === undefined) && (missing0 = "data")){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate80.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate81(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
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

export const sendLoginLinkReply = validate84;
const schema106 = {"$ref":"contract#/components/schemas/SendLoginLinkReply"};
const schema107 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/SendLoginLinkResult"}}};
const schema108 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"null"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate86.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate86.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate86.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate86.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate86.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate86.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "null"}}];
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
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate85.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate86(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
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

export const getDocumentsRequest = validate89;
const schema111 = {"$ref":"contract#/components/schemas/GetDocumentsRequest"};
const schema112 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetDocumentsInput"}}};
const schema113 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/DocumentId"}},"folderId":{"$ref":"#/components/schemas/FolderId"},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};
const schema117 = {"type":"integer","minimum":1,"maximum":1000};
const schema118 = {"type":"string","maxLength":2048};

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
if((data.organizationId === undefined) && (missing0 = "organizationId")){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "organizationId") || (key0 === "documentIds")) || (key0 === "folderId")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate91.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate91.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate91.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate91.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate91.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
if(!pattern4.test(data2)){
validate91.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate91.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate91.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate91.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/type",keyword:"type",params:{type: "array"}}];
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
if(!pattern4.test(data3)){
validate91.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate91.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate91.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
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
validate91.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 1000 || isNaN(data4)){
validate91.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate91.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data5.length > 2048 && func1(data5) > 2048){
validate91.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate90.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate91(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDocumentsReply = validate94;
const schema119 = {"$ref":"contract#/components/schemas/GetDocumentsReply"};
const schema120 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetDocumentsResult"}}};
const schema121 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/Document"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema127 = {"type":"string","minLength":1,"maxLength":2048};
const schema124 = {"type":"object","required":["id","documentName","disabled","accessType"],"additionalProperties":true,"properties":{"id":{"$ref":"#/components/schemas/DocumentId"},"documentName":{"type":"string","maxLength":1000},"disabled":{"type":"boolean"},"accessType":{"$ref":"#/components/schemas/DocumentAccessType"}}};
const schema126 = {"type":"string","enum":["public","organizationPrivate","restricted"]};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
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
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate97.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate97.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate97.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate97.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/properties/documentName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type: "string"}}];
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
validate97.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate97.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "public") || (data3 === "organizationPrivate")) || (data3 === "restricted"))){
validate97.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/enum",keyword:"enum",params:{allowedValues: schema126.enum}}];
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
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate96.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate96.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate96.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate96.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate96.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate96.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate97(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
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
validate96.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
if(data4.length > 2048 && func1(data4) > 2048){
validate96.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate96.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate95.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate96(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteUsersFromGroupsRequest = validate101;
const schema128 = {"$ref":"contract#/components/schemas/DeleteUsersFromGroupsRequest"};
const schema129 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UsersToDeleteFromGroup"}}};
const schema130 = {"anyOf":[{"$ref":"#/components/schemas/ListedUsersOfGroup"},{"$ref":"#/components/schemas/AllUsersOfGroup"}]};
const schema131 = {"type":"object","required":["organizationId","organizationUserGroupId","userIds"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"deleteAll":{"type":"boolean","const":false}}};
const schema133 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.userIds === undefined) && (missing0 = "userIds"))){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "organizationUserGroupId")) || (key0 === "userIds")) || (key0 === "deleteAll"))){
validate104.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate104.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate104.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate104.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate104.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate104.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate104.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
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
validate104.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data2.length < 1){
validate104.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
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
if(!pattern4.test(data3)){
validate104.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate104.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate104.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate104.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleteAll !== undefined){
let data4 = data.deleteAll;
const _errs13 = errors;
if(typeof data4 !== "boolean"){
validate104.errors = [{instancePath:instancePath+"/deleteAll",schemaPath:"#/properties/deleteAll/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data4){
validate104.errors = [{instancePath:instancePath+"/deleteAll",schemaPath:"#/properties/deleteAll/const",keyword:"const",params:{allowedValue: false}}];
return false;
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
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema135 = {"type":"object","required":["organizationId","organizationUserGroupId","deleteAll"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"deleteAll":{"type":"boolean","const":true},"userIds":{"type":"array","maxItems":0,"items":{"$ref":"#/components/schemas/UserId"}}}};

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
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.deleteAll === undefined) && (missing0 = "deleteAll"))){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "organizationUserGroupId")) || (key0 === "deleteAll")) || (key0 === "userIds"))){
validate106.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate106.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate106.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate106.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate106.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate106.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate106.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleteAll !== undefined){
let data2 = data.deleteAll;
const _errs8 = errors;
if(typeof data2 !== "boolean"){
validate106.errors = [{instancePath:instancePath+"/deleteAll",schemaPath:"#/properties/deleteAll/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data2){
validate106.errors = [{instancePath:instancePath+"/deleteAll",schemaPath:"#/properties/deleteAll/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs8 === errors;
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
if(data3.length > 0){
validate106.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate106.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data4.length > 128 && func1(data4) > 128){
validate106.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate106.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
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
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate103.errors = vErrors;
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
validate103.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate103.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate102.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate103(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
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

export const deleteUsersFromGroupsReply = validate110;
const schema139 = {"$ref":"contract#/components/schemas/DeleteUsersFromGroupsReply"};
const schema140 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/DeleteUsersFromGroupsResult"}}};
const schema141 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/DeleteUsersFromGroupsItems"}}};
const schema144 = {"type":"object","maxProperties":10000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/MembershipResult"}};
const schema145 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema146 = {"oneOf":[{"$ref":"#/components/schemas/ChangedMembership"},{"$ref":"#/components/schemas/FailedMembership"}]};
const schema147 = {"type":"object","required":["success","organizationUserGroupId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if((((data.success === undefined) && (missing0 = "success")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.message === undefined) && (missing0 = "message"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "organizationUserGroupId")) || (key0 === "message"))){
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
if(true !== data0){
validate115.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
if(!pattern4.test(data1)){
validate115.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate115.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate115.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
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
if(data2.length > 1000 && func1(data2) > 1000){
validate115.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate115.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema150 = {"type":"object","required":["success","organizationUserGroupId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"organizationUserGroupId":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
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
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "organizationUserGroupId")) || (key0 === "message"))){
validate117.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate117.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate117.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate117.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/type",keyword:"type",params:{type: schema150.properties.organizationUserGroupId.type}}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate117.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate117.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate117.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/minLength",keyword:"minLength",params:{}}];
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
if(data2.length > 1000 && func1(data2) > 1000){
validate117.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate117.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
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
validate114.errors = vErrors;
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
validate114.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate114.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(Object.keys(data).length > 10000){
validate113.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 10000}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
validate113.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate114(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate112.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate112.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate112.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate112.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate112.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate113(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
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
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate112(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
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

export const deleteAllUserDataRequest = validate123;
const schema152 = {"$ref":"contract#/components/schemas/DeleteAllUserDataRequest"};
const schema153 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/DeleteAllUserDataInput"}}};
const schema154 = {"type":"object","required":["userIds"],"additionalProperties":false,"properties":{"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"organizationIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationId"}}}};

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
if((data.userIds === undefined) && (missing0 = "userIds")){
validate125.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "userIds") || (key0 === "organizationIds"))){
validate125.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate125.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data0.length < 1){
validate125.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
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
if(!pattern4.test(data1)){
validate125.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate125.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate125.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate125.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate125.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
validate125.errors = [{instancePath:instancePath+"/organizationIds",schemaPath:"#/properties/organizationIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
if(!pattern4.test(data3)){
validate125.errors = [{instancePath:instancePath+"/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate125.errors = [{instancePath:instancePath+"/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate125.errors = [{instancePath:instancePath+"/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate125.errors = [{instancePath:instancePath+"/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate125.errors = [{instancePath:instancePath+"/organizationIds",schemaPath:"#/properties/organizationIds/type",keyword:"type",params:{type: "array"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate124.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate125(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
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

export const deleteAllUserDataReply = validate128;
const schema157 = {"$ref":"contract#/components/schemas/DeleteAllUserDataReply"};
const schema158 = {"type":"object","required":["status","message","data","statusCode"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","required":["jobId","tasksCount"],"additionalProperties":false,"properties":{"jobId":{"$ref":"#/components/schemas/JobId"},"tasksCount":{"type":"integer","minimum":1,"maximum":1000000000}}},"statusCode":{"type":"integer","const":202}}};
const schema161 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.statusCode === undefined) && (missing0 = "statusCode"))){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "statusCode"))){
validate129.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate129.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate129.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate129.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate129.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate129.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data2){
if(!((key1 === "jobId") || (key1 === "tasksCount"))){
validate129.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
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
if(!pattern4.test(data3)){
validate129.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate129.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate129.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/type",keyword:"type",params:{type: "string"}}];
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
validate129.errors = [{instancePath:instancePath+"/data/tasksCount",schemaPath:"#/properties/data/properties/tasksCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 1000000000 || isNaN(data4)){
validate129.errors = [{instancePath:instancePath+"/data/tasksCount",schemaPath:"#/properties/data/properties/tasksCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate129.errors = [{instancePath:instancePath+"/data/tasksCount",schemaPath:"#/properties/data/properties/tasksCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate129.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
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
validate129.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(202 !== data5){
validate129.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/const",keyword:"const",params:{allowedValue: 202}}];
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
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addPresenceRequest = validate131;
const schema162 = {"$ref":"contract#/components/schemas/AddPresenceRequest"};
const schema163 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddPresenceInput"}}};
const schema164 = {"type":"object","required":["organizationId","documentId","users"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"users":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/PresenceUser"}}}};
const schema167 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254},"status":{"$ref":"#/components/schemas/PresenceStatus"}}};
const schema169 = {"type":"string","maxLength":200,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema170 = {"type":"string","enum":["online","away"]};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
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
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate134.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate134.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate134.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate134.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate134.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
if(data2.length > 254 && func1(data2) > 254){
validate134.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate134.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
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
validate134.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "online") || (data3 === "away"))){
validate134.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/enum",keyword:"enum",params:{allowedValues: schema170.enum}}];
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
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.users === undefined) && (missing0 = "users"))){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "users"))){
validate133.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate133.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate133.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate133.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate133.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate133.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate133.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate133.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data2.length < 1){
validate133.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate134(data2[i0], {instancePath:instancePath+"/users/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
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
validate133.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate132.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate132.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate133(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
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
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addPresenceReply = validate138;
const schema171 = {"$ref":"contract#/components/schemas/AddPresenceReply"};
const schema172 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddPresenceResult"}}};
const schema173 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddPresenceOutcome"}}};
const schema176 = {"type":"object","required":["success"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true}}};

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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate140.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate140.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate140.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate140.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate140.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate140.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/AddPresenceOutcome/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data2){
if(!(key1 === "success")){
validate140.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/AddPresenceOutcome/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data2.success !== undefined){
let data3 = data2.success;
if(typeof data3 !== "boolean"){
validate140.errors = [{instancePath:instancePath+"/data/success",schemaPath:"#/components/schemas/AddPresenceOutcome/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data3){
validate140.errors = [{instancePath:instancePath+"/data/success",schemaPath:"#/components/schemas/AddPresenceOutcome/properties/success/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/AddPresenceOutcome/type",keyword:"type",params:{type: "object"}}];
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
if((data.result === undefined) && (missing0 = "result")){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate139.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate140(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
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

export const addUsersToGroupsRequest = validate143;
const schema177 = {"$ref":"contract#/components/schemas/AddUsersToGroupsRequest"};
const schema178 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddUsersToGroupsInput"}}};
const schema179 = {"type":"object","required":["organizationId","organizationUserGroupId","userIds"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}}}};

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
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.userIds === undefined) && (missing0 = "userIds"))){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "organizationUserGroupId")) || (key0 === "userIds"))){
validate145.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate145.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate145.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate145.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate145.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate145.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate145.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
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
validate145.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data2.length < 1){
validate145.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
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
if(!pattern4.test(data3)){
validate145.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate145.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate145.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate145.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate144.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate145(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addUsersToGroupsReply = validate148;
const schema183 = {"$ref":"contract#/components/schemas/AddUsersToGroupsReply"};
const schema184 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddUsersToGroupsResult"}}};
const schema185 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddUsersToGroupsItems"}}};
const schema188 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/MembershipResult"}};

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
if(Object.keys(data).length > 1000){
validate151.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
validate151.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate114(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
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
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
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
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate150.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate150.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate150.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate150.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate150.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate151(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
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
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate149.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate150(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
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
if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateOrganizationsRequest = validate156;
const schema190 = {"$ref":"contract#/components/schemas/UpdateOrganizationsRequest"};
const schema191 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateOrganizationsInput"}}};
const schema192 = {"type":"object","required":["organizations"],"additionalProperties":false,"properties":{"organizations":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationInput"}}}};
const schema193 = {"type":"object","required":["organizationId","organizationName"],"additionalProperties":true,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationName":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}};

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
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.organizationName === undefined) && (missing0 = "organizationName"))){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.organizationId !== undefined){
let data0 = data.organizationId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate159.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate159.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate159.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern16.test(data1)){
validate159.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate159.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate159.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/type",keyword:"type",params:{type: "string"}}];
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
if((data.organizations === undefined) && (missing0 = "organizations")){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "organizations")){
validate158.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate158.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data0.length < 1){
validate158.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate159(data0[i0], {instancePath:instancePath+"/organizations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
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
validate158.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate157.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate158(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateOrganizationsReply = validate163;
const schema195 = {"$ref":"contract#/components/schemas/UpdateOrganizationsReply"};
const schema196 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateOrganizationsResult"}}};
const schema197 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UpdateOrganizationsItems"}}};
const schema200 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UpdateOrganizationsItem"}};
const schema202 = {"oneOf":[{"$ref":"#/components/schemas/UpdatedOrganization"},{"$ref":"#/components/schemas/MissingOrganization"}]};
const schema203 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"message":{"$ref":"#/components/schemas/Message"}}};
const schema204 = {"type":"string","minLength":36,"maxLength":36,"pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"};

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
if(!pattern19.test(data1)){
validate168.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data1.length > 36 && func1(data1) > 36){
validate168.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 36 || (data1.length < 71 && func1(data1) < 36)){
validate168.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{}}];
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
if(data2.length > 1000 && func1(data2) > 1000){
validate168.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate168.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
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

const schema206 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"id":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

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
const _errs4 = errors;
if(data.id !== null){
validate170.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "null"}}];
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
if(data2.length > 1000 && func1(data2) > 1000){
validate170.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate170.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
if(data1.length > 1000 && func1(data1) > 1000){
validate165.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate165.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
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

export const addOrganizationsRequest = validate176;
const schema208 = {"$ref":"contract#/components/schemas/AddOrganizationsRequest"};
const schema209 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddOrganizationsInput"}}};
const schema210 = {"type":"object","required":["organizations"],"additionalProperties":false,"properties":{"organizations":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationInput"}}}};

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
if((data.organizations === undefined) && (missing0 = "organizations")){
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "organizations")){
validate178.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate178.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data0.length < 1){
validate178.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate159(data0[i0], {instancePath:instancePath+"/organizations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
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
validate178.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/type",keyword:"type",params:{type: "array"}}];
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

export const addOrganizationsReply = validate182;
const schema211 = {"$ref":"contract#/components/schemas/AddOrganizationsReply"};
const schema212 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddOrganizationsResult"}}};
const schema213 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddOrganizationsItems"}}};
const schema216 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/AddOrganizationsItem"}};
const schema218 = {"oneOf":[{"$ref":"#/components/schemas/AddedOrganization"},{"$ref":"#/components/schemas/ExistingOrganization"}]};
const schema219 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
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
validate187.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
validate187.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate187.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate187.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
if(!pattern19.test(data1)){
validate187.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data1.length > 36 && func1(data1) > 36){
validate187.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 36 || (data1.length < 71 && func1(data1) < 36)){
validate187.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/type",keyword:"type",params:{type: "string"}}];
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
if(data2.length > 1000 && func1(data2) > 1000){
validate187.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate187.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema222 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
validate189.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate189.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate189.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
if(!pattern19.test(data1)){
validate189.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data1.length > 36 && func1(data1) > 36){
validate189.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 36 || (data1.length < 71 && func1(data1) < 36)){
validate189.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/type",keyword:"type",params:{type: "string"}}];
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
if(data2.length > 1000 && func1(data2) > 1000){
validate189.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate189.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
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
if(!(validate187(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
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
validate186.errors = vErrors;
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
validate186.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate186.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(Object.keys(data).length > 1000){
validate185.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
validate185.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate186(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate184.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate184.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate184.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate184.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate184.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate184.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate185(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
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
if((data.result === undefined) && (missing0 = "result")){
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate183.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate184(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
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
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDeleteAllUserDataStatusRequest = validate195;
const schema225 = {"$ref":"contract#/components/schemas/GetDeleteAllUserDataStatusRequest"};
const schema226 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetDeleteAllUserDataStatusInput"}}};
const schema227 = {"type":"object","required":["jobId"],"additionalProperties":false,"properties":{"jobId":{"$ref":"#/components/schemas/JobId"}}};

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
if((data.jobId === undefined) && (missing0 = "jobId")){
validate197.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "jobId")){
validate197.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate197.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate197.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate197.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate197.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobId/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate196.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate197(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate196(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDeleteAllUserDataStatusReply = validate200;
const schema229 = {"$ref":"contract#/components/schemas/GetDeleteAllUserDataStatusReply"};
const schema230 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetDeleteAllUserDataStatusResult"}}};
const schema231 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/DeletionProgress"}}};
const schema234 = {"type":"object","required":["isDeleteCompleted","tasksLeft"],"additionalProperties":false,"properties":{"isDeleteCompleted":{"type":"boolean"},"tasksLeft":{"type":"integer","minimum":0,"maximum":1000000000},"lastTaskCompletedTime":{"$ref":"#/components/schemas/Timestamp"}}};
const schema235 = {"type":"integer","minimum":0,"maximum":8640000000000000};

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
if(((data.isDeleteCompleted === undefined) && (missing0 = "isDeleteCompleted")) || ((data.tasksLeft === undefined) && (missing0 = "tasksLeft"))){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "isDeleteCompleted") || (key0 === "tasksLeft")) || (key0 === "lastTaskCompletedTime"))){
validate203.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.isDeleteCompleted !== undefined){
const _errs2 = errors;
if(typeof data.isDeleteCompleted !== "boolean"){
validate203.errors = [{instancePath:instancePath+"/isDeleteCompleted",schemaPath:"#/properties/isDeleteCompleted/type",keyword:"type",params:{type: "boolean"}}];
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
validate203.errors = [{instancePath:instancePath+"/tasksLeft",schemaPath:"#/properties/tasksLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 1000000000 || isNaN(data1)){
validate203.errors = [{instancePath:instancePath+"/tasksLeft",schemaPath:"#/properties/tasksLeft/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate203.errors = [{instancePath:instancePath+"/tasksLeft",schemaPath:"#/properties/tasksLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate203.errors = [{instancePath:instancePath+"/lastTaskCompletedTime",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 8640000000000000 || isNaN(data2)){
validate203.errors = [{instancePath:instancePath+"/lastTaskCompletedTime",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate203.errors = [{instancePath:instancePath+"/lastTaskCompletedTime",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate202.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate202.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate202.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate202.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate202.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate203(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate201.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate201.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate202(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
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
if(!(validate201(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAccessForFoldersRequest = validate207;
const schema236 = {"$ref":"contract#/components/schemas/UpdateAccessForFoldersRequest"};
const schema237 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateAccessForFoldersInput"}}};
const schema238 = {"anyOf":[{"$ref":"#/components/schemas/FoldersSetAccessType"},{"$ref":"#/components/schemas/FoldersInheritAccess"}]};
const schema239 = {"type":"object","required":["organizationId","folderIds","accessType"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"folderIds":{"$ref":"#/components/schemas/UpdatedFolderIds"},"accessType":{"$ref":"#/components/schemas/FolderAccessType"},"inheritFromParent":{"type":"boolean","const":false}}};
const schema243 = {"type":"string","enum":["public","organizationPrivate","restricted"]};
const schema241 = {"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/FolderId"}};

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
if(Array.isArray(data)){
if(data.length > 1000){
validate211.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data.length < 1){
validate211.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
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
if(!pattern4.test(data0)){
validate211.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate211.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate211.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate211.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
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
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.folderIds === undefined) && (missing0 = "folderIds"))) || ((data.accessType === undefined) && (missing0 = "accessType"))){
validate210.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "folderIds")) || (key0 === "accessType")) || (key0 === "inheritFromParent"))){
validate210.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate210.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate210.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate210.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
const _errs5 = errors;
if(!(validate211(data.folderIds, {instancePath:instancePath+"/folderIds",parentData:data,parentDataProperty:"folderIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessType !== undefined){
let data2 = data.accessType;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate210.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "public") || (data2 === "organizationPrivate")) || (data2 === "restricted"))){
validate210.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema243.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inheritFromParent !== undefined){
let data3 = data.inheritFromParent;
const _errs9 = errors;
if(typeof data3 !== "boolean"){
validate210.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data3){
validate210.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/const",keyword:"const",params:{allowedValue: false}}];
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
}
else {
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema244 = {"type":"object","required":["organizationId","folderIds","inheritFromParent"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"folderIds":{"$ref":"#/components/schemas/UpdatedFolderIds"},"inheritFromParent":{"type":"boolean","const":true},"accessType":{"$ref":"#/components/schemas/FolderAccessTypeOrNull","const":null}}};
const schema246 = {"anyOf":[{"$ref":"#/components/schemas/FolderAccessType"},{"type":"null"}]};

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
const err1 = {instancePath,schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema243.enum}};
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
validate216.errors = vErrors;
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
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.folderIds === undefined) && (missing0 = "folderIds"))) || ((data.inheritFromParent === undefined) && (missing0 = "inheritFromParent"))){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "folderIds")) || (key0 === "inheritFromParent")) || (key0 === "accessType"))){
validate214.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate214.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate214.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate214.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
const _errs5 = errors;
if(!(validate211(data.folderIds, {instancePath:instancePath+"/folderIds",parentData:data,parentDataProperty:"folderIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inheritFromParent !== undefined){
let data2 = data.inheritFromParent;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate214.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data2){
validate214.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessType !== undefined){
let data3 = data.accessType;
const _errs8 = errors;
if(!(validate216(data3, {instancePath:instancePath+"/accessType",parentData:data,parentDataProperty:"accessType",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
else {
if(null !== data3){
validate214.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/const",keyword:"const",params:{allowedValue: schema244.properties.accessType.const}}];
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
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate210(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate209.errors = vErrors;
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
validate209.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate209.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
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
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate208.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate209(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate208(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAccessForFoldersReply = validate221;
const schema248 = {"$ref":"contract#/components/schemas/UpdateAccessForFoldersReply"};
const schema249 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateAccessForFoldersResult"}}};
const schema250 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UpdateAccessForFoldersItems"}}};
const schema253 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UpdateAccessForFoldersItem"}};
const schema255 = {"oneOf":[{"$ref":"#/components/schemas/FolderAccessSet"},{"$ref":"#/components/schemas/FolderAccessInherited"},{"$ref":"#/components/schemas/FolderAccessFailed"}]};
const schema256 = {"type":"object","required":["success","accessType","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"accessType":{"$ref":"#/components/schemas/FolderAccessType"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
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
validate226.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "accessType")) || (key0 === "message"))){
validate226.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate226.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate226.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate226.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "public") || (data1 === "organizationPrivate")) || (data1 === "restricted"))){
validate226.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema243.enum}}];
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
if(data2.length > 1000 && func1(data2) > 1000){
validate226.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate226.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate226.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema259 = {"type":"object","required":["success","inheritFromParent","accessType","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"inheritFromParent":{"type":"boolean","const":true},"accessType":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(((((data.success === undefined) && (missing0 = "success")) || ((data.inheritFromParent === undefined) && (missing0 = "inheritFromParent"))) || ((data.accessType === undefined) && (missing0 = "accessType"))) || ((data.message === undefined) && (missing0 = "message"))){
validate228.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "inheritFromParent")) || (key0 === "accessType")) || (key0 === "message"))){
validate228.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate228.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate228.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate228.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data1){
validate228.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/const",keyword:"const",params:{allowedValue: true}}];
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
validate228.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/type",keyword:"type",params:{type: "null"}}];
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
if(data3.length > 1000 && func1(data3) > 1000){
validate228.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate228.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema261 = {"type":"object","required":["success","accessType","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"accessType":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if((((data.success === undefined) && (missing0 = "success")) || ((data.accessType === undefined) && (missing0 = "accessType"))) || ((data.message === undefined) && (missing0 = "message"))){
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "accessType")) || (key0 === "message"))){
validate230.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate230.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate230.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate230.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/type",keyword:"type",params:{type: "null"}}];
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
if(data2.length > 1000 && func1(data2) > 1000){
validate230.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate230.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate230.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate226(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate228(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
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
if(!(validate230(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
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
validate225.errors = vErrors;
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
validate225.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate225.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(Object.keys(data).length > 1000){
validate224.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
validate224.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate225(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
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
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
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
if(data1.length > 1000 && func1(data1) > 1000){
validate223.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate223.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
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
const _errs8 = errors;
if(!(validate224(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
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

export const getNotificationsRequest = validate236;
const schema263 = {"$ref":"contract#/components/schemas/GetNotificationsRequest"};
const schema264 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/NotificationQuery"}}};
const schema265 = {"anyOf":[{"$ref":"#/components/schemas/NotificationsByDocument"},{"$ref":"#/components/schemas/NotificationsByUser"}]};
const schema266 = {"type":"object","required":["organizationId","documentId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"locationId":{"$ref":"#/components/schemas/LocationId"},"userId":{"$ref":"#/components/schemas/UserId"},"notificationIds":{"$ref":"#/components/schemas/NotificationIds"},"pageSize":{"$ref":"#/components/schemas/NotificationsPageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};
const schema269 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema273 = {"type":"integer","minimum":1,"maximum":1000};
const schema271 = {"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/NotificationId"}};
const schema272 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate240.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
if(!pattern4.test(data0)){
validate240.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate240.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate240.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/type",keyword:"type",params:{type: "string"}}];
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
validate240.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))){
validate239.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "locationId")) || (key0 === "userId")) || (key0 === "notificationIds")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate239.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate239.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate239.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate239.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate239.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate239.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate239.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locationId !== undefined){
let data2 = data.locationId;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate239.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate239.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate239.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userId !== undefined){
let data3 = data.userId;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate239.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate239.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate239.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notificationIds !== undefined){
const _errs14 = errors;
if(!(validate240(data.notificationIds, {instancePath:instancePath+"/notificationIds",parentData:data,parentDataProperty:"notificationIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data5 = data.pageSize;
const _errs15 = errors;
const _errs16 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate239.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
validate239.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate239.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data6 = data.pageToken;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(data6.length > 2048 && func1(data6) > 2048){
validate239.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate239.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
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
else {
validate239.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema275 = {"type":"object","required":["organizationId","userId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"locationId":{"$ref":"#/components/schemas/LocationId"},"userId":{"$ref":"#/components/schemas/UserId"},"notificationIds":{"$ref":"#/components/schemas/NotificationIds"},"pageSize":{"$ref":"#/components/schemas/NotificationsPageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

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
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.userId === undefined) && (missing0 = "userId"))){
validate243.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "locationId")) || (key0 === "userId")) || (key0 === "notificationIds")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate243.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate243.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate243.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate243.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate243.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate243.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate243.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate243.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate243.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locationId !== undefined){
let data2 = data.locationId;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate243.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate243.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate243.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate243.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userId !== undefined){
let data3 = data.userId;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
validate243.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate243.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate243.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate243.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notificationIds !== undefined){
const _errs14 = errors;
if(!(validate240(data.notificationIds, {instancePath:instancePath+"/notificationIds",parentData:data,parentDataProperty:"notificationIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data5 = data.pageSize;
const _errs15 = errors;
const _errs16 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate243.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
validate243.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate243.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data6 = data.pageToken;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(data6.length > 2048 && func1(data6) > 2048){
validate243.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate243.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
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
else {
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate239(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate243(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate238.errors = vErrors;
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
validate238.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate238.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate237.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate237.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate238(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate237(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getNotificationsReply = validate248;
const schema282 = {"$ref":"contract#/components/schemas/GetNotificationsReply"};
const schema283 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetNotificationsResult"}}};
const schema284 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/Notification"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema287 = {"type":"object","required":["id","notificationSource","notificationSourceData","actionUser","displayHeadlineMessageTemplate","displayHeadlineMessageTemplateData","displayBodyMessage","metadata","notifyUsers","notifyUsersByUserId","timestamp"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/NotificationId"},"notificationSource":{"type":"string","enum":["custom"]},"notificationSourceData":{"$ref":"#/components/schemas/NotificationOrigin"},"actionUser":{"$ref":"#/components/schemas/User"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineVariables"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"metadata":{"type":"object","required":["apiKey","documentId","organizationId"],"additionalProperties":false,"properties":{"apiKey":{"type":"string","minLength":1,"maxLength":128},"documentId":{"$ref":"#/components/schemas/DocumentId"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"}}},"notifyUsers":{"$ref":"#/components/schemas/NotifiedUsers"},"notifyUsersByUserId":{"$ref":"#/components/schemas/NotifiedUsers"},"timestamp":{"$ref":"#/components/schemas/Timestamp"}}};
const schema289 = {"type":"object","additionalProperties":true};
const schema293 = {"type":"string","minLength":1,"maxLength":2000};
const schema300 = {"type":"string","maxLength":10000};
const func195 = Object.prototype.hasOwnProperty;
const schema290 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254}}};

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
if((data.userId === undefined) && (missing0 = "userId")){
validate252.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate252.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate252.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate252.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate252.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate252.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
if(data2.length > 254 && func1(data2) > 254){
validate252.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate252.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
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
validate252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema294 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"allOf":[{"$ref":"#/components/schemas/HeadlinePeople"},{"$ref":"#/components/schemas/CustomHeadlineVariables"}]};
const schema295 = {"type":"object","properties":{"actionUser":{"$ref":"#/components/schemas/User"},"recipientUser":{"$ref":"#/components/schemas/User"}}};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.actionUser !== undefined){
const _errs1 = errors;
if(!(validate252(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recipientUser !== undefined){
const _errs2 = errors;
if(!(validate252(data.recipientUser, {instancePath:instancePath+"/recipientUser",parentData:data,parentDataProperty:"recipientUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":{"actionUser":true,"recipientUser":true},"dynamicProps":false,"dynamicItems":false};

const schema296 = {"type":"object","additionalProperties":{"$ref":"#/components/schemas/HeadlineVariable"}};
const schema297 = {"anyOf":[{"$ref":"#/components/schemas/HeadlineText"},{"$ref":"#/components/schemas/User"}]};
const schema298 = {"type":"string","maxLength":10000};

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
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(data.length > 10000 && func1(data) > 10000){
const err0 = {instancePath,schemaPath:"#/components/schemas/HeadlineText/maxLength",keyword:"maxLength",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/components/schemas/HeadlineText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(!(validate252(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
for(const key0 in data){
const _errs2 = errors;
if(!(validate260(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
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
const _errs1 = errors;
if(!(validate255(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate259(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate254.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key0 in data){
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
var valid1 = _errs3 === errors;
if(!valid1){
const err4 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate254.errors = vErrors;
return false;
break;
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

const schema303 = {"type":"object","maxProperties":100000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"type":"boolean","const":true}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100000){
validate265.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100000}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
validate265.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs5 = errors;
if(typeof data0 !== "boolean"){
validate265.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate265.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/const",keyword:"const",params:{allowedValue: true}}];
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
validate265.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.notificationSource === undefined) && (missing0 = "notificationSource"))) || ((data.notificationSourceData === undefined) && (missing0 = "notificationSourceData"))) || ((data.actionUser === undefined) && (missing0 = "actionUser"))) || ((data.displayHeadlineMessageTemplate === undefined) && (missing0 = "displayHeadlineMessageTemplate"))) || ((data.displayHeadlineMessageTemplateData === undefined) && (missing0 = "displayHeadlineMessageTemplateData"))) || ((data.displayBodyMessage === undefined) && (missing0 = "displayBodyMessage"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.notifyUsers === undefined) && (missing0 = "notifyUsers"))) || ((data.notifyUsersByUserId === undefined) && (missing0 = "notifyUsersByUserId"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))){
validate251.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func195.call(schema287.properties, key0))){
validate251.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate251.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate251.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate251.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/type",keyword:"type",params:{type: "string"}}];
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
validate251.errors = [{instancePath:instancePath+"/notificationSource",schemaPath:"#/properties/notificationSource/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "custom")){
validate251.errors = [{instancePath:instancePath+"/notificationSource",schemaPath:"#/properties/notificationSource/enum",keyword:"enum",params:{allowedValues: schema287.properties.notificationSource.enum}}];
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
validate251.errors = [{instancePath:instancePath+"/notificationSourceData",schemaPath:"#/components/schemas/NotificationOrigin/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate252(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
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
if(data4.length > 2000 && func1(data4) > 2000){
validate251.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate251.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate254(data.displayHeadlineMessageTemplateData, {instancePath:instancePath+"/displayHeadlineMessageTemplateData",parentData:data,parentDataProperty:"displayHeadlineMessageTemplateData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
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
if(data6.length > 10000 && func1(data6) > 10000){
validate251.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate251.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/type",keyword:"type",params:{type: "string"}}];
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
validate251.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs21 = errors;
for(const key1 in data7){
if(!(((key1 === "apiKey") || (key1 === "documentId")) || (key1 === "organizationId"))){
validate251.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
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
if(data8.length > 128 && func1(data8) > 128){
validate251.errors = [{instancePath:instancePath+"/metadata/apiKey",schemaPath:"#/properties/metadata/properties/apiKey/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data8.length < 1 || (data8.length < 1 && func1(data8) < 1)){
validate251.errors = [{instancePath:instancePath+"/metadata/apiKey",schemaPath:"#/properties/metadata/properties/apiKey/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/metadata/apiKey",schemaPath:"#/properties/metadata/properties/apiKey/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data9)){
validate251.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data9.length > 128 && func1(data9) > 128){
validate251.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data9.length < 1 || (data9.length < 1 && func1(data9) < 1)){
validate251.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data10)){
validate251.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data10.length > 128 && func1(data10) > 128){
validate251.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data10.length < 1 || (data10.length < 1 && func1(data10) < 1)){
validate251.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate251.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate265(data.notifyUsers, {instancePath:instancePath+"/notifyUsers",parentData:data,parentDataProperty:"notifyUsers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
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
if(!(validate265(data.notifyUsersByUserId, {instancePath:instancePath+"/notifyUsersByUserId",parentData:data,parentDataProperty:"notifyUsersByUserId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
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
validate251.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs33){
if(typeof data13 == "number"){
if(data13 > 8640000000000000 || isNaN(data13)){
validate251.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate251.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate251.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
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
validate250.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate250.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate250.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate250.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate250.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate250.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate250.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate251(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
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
validate250.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
if(data4.length > 2048 && func1(data4) > 2048){
validate250.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate250.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
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
validate249.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate249.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate250(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate249.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate249(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addNotificationsRequest = validate271;
const schema307 = {"$ref":"contract#/components/schemas/AddNotificationsRequest"};
const schema308 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/NewNotification"}}};
const schema309 = {"anyOf":[{"$ref":"#/components/schemas/NotificationForUsers"},{"$ref":"#/components/schemas/NotificationForEveryone"}]};
const schema310 = {"type":"object","required":["organizationId","documentId","actionUser","displayHeadlineMessageTemplate","notifyUsers"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"createOrganization":{"$ref":"#/components/schemas/CreateOrganization"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"createDocument":{"$ref":"#/components/schemas/CreateDocument"},"actionUser":{"$ref":"#/components/schemas/User"},"verifyUserPermissions":{"$ref":"#/components/schemas/VerifyUserPermissions"},"notificationId":{"$ref":"#/components/schemas/NewNotificationId"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineVariables"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"notifyUsers":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/User"}},"notifyAll":{"type":"boolean"},"notificationSourceData":{"$ref":"#/components/schemas/NotificationOrigin"},"isNotificationResolverUsed":{"$ref":"#/components/schemas/IsNotificationResolverUsed"},"context":{"$ref":"#/components/schemas/NotificationContext"}}};
const schema312 = {"type":"boolean"};
const schema314 = {"type":"boolean"};
const schema315 = {"type":"boolean"};
const schema316 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema320 = {"type":"boolean"};
const schema321 = {"type":"object","required":["access"],"additionalProperties":false,"properties":{"access":{"type":"object","minProperties":1,"maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"type":"string","maxLength":1000}}}};

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
if((data.access === undefined) && (missing0 = "access")){
validate278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "access")){
validate278.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate278.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
if(Object.keys(data0).length < 1){
validate278.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key1 in data0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof key1 === "string"){
if(!pattern4.test(key1)){
const err0 = {instancePath:instancePath+"/access",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key1.length > 128 && func1(key1) > 128){
const err1 = {instancePath:instancePath+"/access",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key1.length < 1 || (key1.length < 1 && func1(key1) < 1)){
const err2 = {instancePath:instancePath+"/access",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key1};
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
validate278.errors = vErrors;
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
if(data1.length > 1000 && func1(data1) > 1000){
validate278.errors = [{instancePath:instancePath+"/access/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/access/additionalProperties/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/access/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/access/additionalProperties/type",keyword:"type",params:{type: "string"}}];
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
validate278.errors = [{instancePath:instancePath+"/access",schemaPath:"#/properties/access/type",keyword:"type",params:{type: "object"}}];
return false;
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


function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.actionUser === undefined) && (missing0 = "actionUser"))) || ((data.displayHeadlineMessageTemplate === undefined) && (missing0 = "displayHeadlineMessageTemplate"))) || ((data.notifyUsers === undefined) && (missing0 = "notifyUsers"))){
validate274.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func195.call(schema310.properties, key0))){
validate274.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate274.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate274.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate274.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createOrganization !== undefined){
const _errs5 = errors;
if(typeof data.createOrganization !== "boolean"){
validate274.errors = [{instancePath:instancePath+"/createOrganization",schemaPath:"#/components/schemas/CreateOrganization/type",keyword:"type",params:{type: "boolean"}}];
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
if(!pattern4.test(data2)){
validate274.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate274.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate274.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDocument !== undefined){
const _errs11 = errors;
if(typeof data.createDocument !== "boolean"){
validate274.errors = [{instancePath:instancePath+"/createDocument",schemaPath:"#/components/schemas/CreateDocument/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actionUser !== undefined){
const _errs14 = errors;
if(!(validate252(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verifyUserPermissions !== undefined){
const _errs15 = errors;
if(typeof data.verifyUserPermissions !== "boolean"){
validate274.errors = [{instancePath:instancePath+"/verifyUserPermissions",schemaPath:"#/components/schemas/VerifyUserPermissions/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notificationId !== undefined){
let data6 = data.notificationId;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
validate274.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data6.length > 128 && func1(data6) > 128){
validate274.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data6.length < 1 || (data6.length < 1 && func1(data6) < 1)){
validate274.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayHeadlineMessageTemplate !== undefined){
let data7 = data.displayHeadlineMessageTemplate;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(data7.length > 2000 && func1(data7) > 2000){
validate274.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data7.length < 1 || (data7.length < 1 && func1(data7) < 1)){
validate274.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayHeadlineMessageTemplateData !== undefined){
const _errs24 = errors;
if(!(validate254(data.displayHeadlineMessageTemplateData, {instancePath:instancePath+"/displayHeadlineMessageTemplateData",parentData:data,parentDataProperty:"displayHeadlineMessageTemplateData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayBodyMessage !== undefined){
let data9 = data.displayBodyMessage;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data9 === "string"){
if(data9.length > 10000 && func1(data9) > 10000){
validate274.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate274.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifyUsers !== undefined){
let data10 = data.notifyUsers;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data10)){
if(data10.length > 1000){
validate274.errors = [{instancePath:instancePath+"/notifyUsers",schemaPath:"#/properties/notifyUsers/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data10.length < 1){
validate274.errors = [{instancePath:instancePath+"/notifyUsers",schemaPath:"#/properties/notifyUsers/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid9 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs30 = errors;
if(!(validate252(data10[i0], {instancePath:instancePath+"/notifyUsers/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid9 = _errs30 === errors;
if(!valid9){
break;
}
}
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/notifyUsers",schemaPath:"#/properties/notifyUsers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifyAll !== undefined){
const _errs31 = errors;
if(typeof data.notifyAll !== "boolean"){
validate274.errors = [{instancePath:instancePath+"/notifyAll",schemaPath:"#/properties/notifyAll/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notificationSourceData !== undefined){
let data13 = data.notificationSourceData;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
validate274.errors = [{instancePath:instancePath+"/notificationSourceData",schemaPath:"#/components/schemas/NotificationOrigin/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isNotificationResolverUsed !== undefined){
const _errs37 = errors;
if(typeof data.isNotificationResolverUsed !== "boolean"){
validate274.errors = [{instancePath:instancePath+"/isNotificationResolverUsed",schemaPath:"#/components/schemas/IsNotificationResolverUsed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs40 = errors;
if(!(validate278(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
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
}
}
}
}
else {
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema323 = {"type":"object","required":["organizationId","documentId","actionUser","displayHeadlineMessageTemplate","notifyAll"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"createOrganization":{"$ref":"#/components/schemas/CreateOrganization"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"createDocument":{"$ref":"#/components/schemas/CreateDocument"},"actionUser":{"$ref":"#/components/schemas/User"},"verifyUserPermissions":{"$ref":"#/components/schemas/VerifyUserPermissions"},"notificationId":{"$ref":"#/components/schemas/NewNotificationId"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineVariables"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"notifyUsers":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/User"}},"notifyAll":{"type":"boolean","const":true},"notificationSourceData":{"$ref":"#/components/schemas/NotificationOrigin"},"isNotificationResolverUsed":{"$ref":"#/components/schemas/IsNotificationResolverUsed"},"context":{"$ref":"#/components/schemas/NotificationContext"}}};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.actionUser === undefined) && (missing0 = "actionUser"))) || ((data.displayHeadlineMessageTemplate === undefined) && (missing0 = "displayHeadlineMessageTemplate"))) || ((data.notifyAll === undefined) && (missing0 = "notifyAll"))){
validate281.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func195.call(schema323.properties, key0))){
validate281.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate281.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate281.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate281.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createOrganization !== undefined){
const _errs5 = errors;
if(typeof data.createOrganization !== "boolean"){
validate281.errors = [{instancePath:instancePath+"/createOrganization",schemaPath:"#/components/schemas/CreateOrganization/type",keyword:"type",params:{type: "boolean"}}];
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
if(!pattern4.test(data2)){
validate281.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate281.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate281.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createDocument !== undefined){
const _errs11 = errors;
if(typeof data.createDocument !== "boolean"){
validate281.errors = [{instancePath:instancePath+"/createDocument",schemaPath:"#/components/schemas/CreateDocument/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actionUser !== undefined){
const _errs14 = errors;
if(!(validate252(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verifyUserPermissions !== undefined){
const _errs15 = errors;
if(typeof data.verifyUserPermissions !== "boolean"){
validate281.errors = [{instancePath:instancePath+"/verifyUserPermissions",schemaPath:"#/components/schemas/VerifyUserPermissions/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notificationId !== undefined){
let data6 = data.notificationId;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
validate281.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data6.length > 128 && func1(data6) > 128){
validate281.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data6.length < 1 || (data6.length < 1 && func1(data6) < 1)){
validate281.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayHeadlineMessageTemplate !== undefined){
let data7 = data.displayHeadlineMessageTemplate;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(data7.length > 2000 && func1(data7) > 2000){
validate281.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data7.length < 1 || (data7.length < 1 && func1(data7) < 1)){
validate281.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayHeadlineMessageTemplateData !== undefined){
const _errs24 = errors;
if(!(validate254(data.displayHeadlineMessageTemplateData, {instancePath:instancePath+"/displayHeadlineMessageTemplateData",parentData:data,parentDataProperty:"displayHeadlineMessageTemplateData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayBodyMessage !== undefined){
let data9 = data.displayBodyMessage;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data9 === "string"){
if(data9.length > 10000 && func1(data9) > 10000){
validate281.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate281.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifyUsers !== undefined){
let data10 = data.notifyUsers;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data10)){
if(data10.length > 1000){
validate281.errors = [{instancePath:instancePath+"/notifyUsers",schemaPath:"#/properties/notifyUsers/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid9 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs30 = errors;
if(!(validate252(data10[i0], {instancePath:instancePath+"/notifyUsers/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid9 = _errs30 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/notifyUsers",schemaPath:"#/properties/notifyUsers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifyAll !== undefined){
let data12 = data.notifyAll;
const _errs31 = errors;
if(typeof data12 !== "boolean"){
validate281.errors = [{instancePath:instancePath+"/notifyAll",schemaPath:"#/properties/notifyAll/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data12){
validate281.errors = [{instancePath:instancePath+"/notifyAll",schemaPath:"#/properties/notifyAll/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notificationSourceData !== undefined){
let data13 = data.notificationSourceData;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
validate281.errors = [{instancePath:instancePath+"/notificationSourceData",schemaPath:"#/components/schemas/NotificationOrigin/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isNotificationResolverUsed !== undefined){
const _errs37 = errors;
if(typeof data.isNotificationResolverUsed !== "boolean"){
validate281.errors = [{instancePath:instancePath+"/isNotificationResolverUsed",schemaPath:"#/components/schemas/IsNotificationResolverUsed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
const _errs40 = errors;
if(!(validate278(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
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
}
}
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate281(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate273.errors = vErrors;
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
validate273.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate273.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate272.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate272.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate273(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
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
if(!(validate272(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addNotificationsReply = validate289;
const schema334 = {"$ref":"contract#/components/schemas/AddNotificationsReply"};
const schema335 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddNotificationsResult"}}};
const schema336 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddNotificationsOutcome"}}};
const schema339 = {"type":"object","required":["success","message","notificationId"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"message":{"$ref":"#/components/schemas/Message"},"notificationId":{"$ref":"#/components/schemas/NotificationId"}}};

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
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.notificationId === undefined) && (missing0 = "notificationId"))){
validate292.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "message")) || (key0 === "notificationId"))){
validate292.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate292.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate292.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate292.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate292.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate292.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data2)){
validate292.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate292.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NotificationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate292.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NotificationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate292.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NotificationId/type",keyword:"type",params:{type: "string"}}];
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate291.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate291.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate291.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate291.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate291.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate291.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate291.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate292(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate290.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate290.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate291(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate290(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setConfigRequest = validate296;
const schema342 = {"$ref":"contract#/components/schemas/SetConfigRequest"};
const schema343 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/SetConfigInput"}}};
const schema344 = {"type":"object","required":["organizationId","userIds","config"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/DocumentId"}},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"config":{"$ref":"#/components/schemas/NotificationConfig"}}};
const schema348 = {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"inbox":{"$ref":"#/components/schemas/NotificationChoice"},"email":{"$ref":"#/components/schemas/NotificationChoice"},"slack":{"$ref":"#/components/schemas/NotificationChoice"}}};
const schema349 = {"type":"string","enum":["ALL","MINE","NONE"]};

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
if(Object.keys(data).length < 1){
validate299.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "inbox") || (key0 === "email")) || (key0 === "slack"))){
validate299.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.inbox !== undefined){
let data0 = data.inbox;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate299.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "ALL") || (data0 === "MINE")) || (data0 === "NONE"))){
validate299.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema349.enum}}];
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
validate299.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "ALL") || (data1 === "MINE")) || (data1 === "NONE"))){
validate299.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema349.enum}}];
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
validate299.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "ALL") || (data2 === "MINE")) || (data2 === "NONE"))){
validate299.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema349.enum}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.userIds === undefined) && (missing0 = "userIds"))) || ((data.config === undefined) && (missing0 = "config"))){
validate298.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "documentIds")) || (key0 === "userIds")) || (key0 === "config"))){
validate298.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate298.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate298.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate298.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate298.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate298.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
if(!pattern4.test(data2)){
validate298.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate298.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate298.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate298.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate298.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/type",keyword:"type",params:{type: "array"}}];
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
validate298.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data3.length < 1){
validate298.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
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
if(!pattern4.test(data4)){
validate298.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data4.length > 128 && func1(data4) > 128){
validate298.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate298.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate298.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate298.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate299(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
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
if((data.data === undefined) && (missing0 = "data")){
validate297.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate297.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate298(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
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
if(!(validate297(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setConfigReply = validate303;
const schema352 = {"$ref":"contract#/components/schemas/SetConfigReply"};
const schema353 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/SetConfigResult"}}};
const schema354 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/SetConfigItems"}}};
const schema357 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/SetConfigItem"}};
const schema359 = {"oneOf":[{"$ref":"#/components/schemas/ConfigSet"},{"$ref":"#/components/schemas/ConfigNotSet"}]};
const schema360 = {"type":"object","required":["success","userId","documentId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"userId":{"$ref":"#/components/schemas/UserId"},"documentId":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(((((data.success === undefined) && (missing0 = "success")) || ((data.userId === undefined) && (missing0 = "userId"))) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.message === undefined) && (missing0 = "message"))){
validate308.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "userId")) || (key0 === "documentId")) || (key0 === "message"))){
validate308.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate308.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate308.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
if(!pattern4.test(data1)){
validate308.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate308.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate308.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate308.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate308.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type: schema360.properties.documentId.type}}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate308.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate308.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate308.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/minLength",keyword:"minLength",params:{}}];
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
if(data3.length > 1000 && func1(data3) > 1000){
validate308.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate308.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate308.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate308.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema363 = {"type":"object","required":["success","userId","documentId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"userId":{"$ref":"#/components/schemas/UserId"},"documentId":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(((((data.success === undefined) && (missing0 = "success")) || ((data.userId === undefined) && (missing0 = "userId"))) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.message === undefined) && (missing0 = "message"))){
validate310.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "userId")) || (key0 === "documentId")) || (key0 === "message"))){
validate310.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate310.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate310.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
if(!pattern4.test(data1)){
validate310.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate310.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate310.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate310.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type: schema363.properties.documentId.type}}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate310.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate310.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate310.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/minLength",keyword:"minLength",params:{}}];
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
if(data3.length > 1000 && func1(data3) > 1000){
validate310.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate310.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate310.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate308(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate310(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
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
validate307.errors = vErrors;
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
validate307.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate307.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate306.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
validate306.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate307(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
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
validate306.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
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
validate305.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate305.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate305.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate305.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate305.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate305.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate305.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate306(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
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
validate305.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate304.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate304.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate305(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
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
if(!(validate304(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
errors = vErrors.length;
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const migrateDocumentsRequest = validate316;
const schema366 = {"$ref":"contract#/components/schemas/MigrateDocumentsRequest"};
const schema367 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/MigrateDocumentsInput"}}};
const schema368 = {"type":"object","required":["organizationId","documentId","newDocumentId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"newDocumentId":{"$ref":"#/components/schemas/DocumentId"}}};

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
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.newDocumentId === undefined) && (missing0 = "newDocumentId"))){
validate318.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "newDocumentId"))){
validate318.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate318.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate318.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate318.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate318.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate318.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate318.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate318.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate318.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data2)){
validate318.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate318.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate318.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate318.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
if((data.data === undefined) && (missing0 = "data")){
validate317.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate317.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate318(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
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
if(!(validate317(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const migrateDocumentsReply = validate321;
const schema372 = {"$ref":"contract#/components/schemas/MigrateDocumentsReply"};
const schema373 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/MigrateDocumentsResult"}}};
const schema374 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/StartedMigration"}}};
const schema377 = {"type":"object","required":["migrationId"],"additionalProperties":false,"properties":{"migrationId":{"$ref":"#/components/schemas/MigrationId"}}};
const schema378 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if((data.migrationId === undefined) && (missing0 = "migrationId")){
validate324.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "migrationId")){
validate324.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate324.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate324.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate324.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate324.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/type",keyword:"type",params:{type: "string"}}];
return false;
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate323.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate323.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate323.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate323.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate323.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate323.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate323.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate324(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate322.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate322.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate323(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
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
if(!(validate322(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAuthTokensRequest = validate328;
const schema379 = {"$ref":"contract#/components/schemas/GetAuthTokensRequest"};
const schema380 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetAuthTokensInput"}}};
const schema381 = {"type":"object","required":["apiKey"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/Id"}}};

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
if((data.apiKey === undefined) && (missing0 = "apiKey")){
validate330.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "apiKey")){
validate330.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate330.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate330.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate330.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate330.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate329.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate329.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate330(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate329.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate329.errors = vErrors;
return errors === 0;
}
validate329.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate329(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAuthTokensReply = validate333;
const schema383 = {"$ref":"contract#/components/schemas/GetAuthTokensReply"};
const schema384 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetAuthTokensResult"}}};
const schema385 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AuthTokens"}}};
const schema388 = {"type":"object","required":["apiKey","authToken"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/WorkspaceServiceId"},"authToken":{"$ref":"#/components/schemas/AuthToken"}}};

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
if(((data.apiKey === undefined) && (missing0 = "apiKey")) || ((data.authToken === undefined) && (missing0 = "authToken"))){
validate336.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "apiKey") || (key0 === "authToken"))){
validate336.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern19.test(data0)){
validate336.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data0.length > 36 && func1(data0) > 36){
validate336.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 36 || (data0.length < 71 && func1(data0) < 36)){
validate336.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate336.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern24.test(data1)){
validate336.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/pattern",keyword:"pattern",params:{pattern: "^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate336.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 107 || (data1.length < 213 && func1(data1) < 107)){
validate336.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate336.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/type",keyword:"type",params:{type: "string"}}];
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate335.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate335.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate335.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate335.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate335.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate335.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate335.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate336(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate334.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate334.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate335(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
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
if(!(validate334(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEmailConfigRequest = validate340;
const schema391 = {"$ref":"contract#/components/schemas/UpdateEmailConfigRequest"};
const schema392 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateEmailConfigInput"}}};
const schema393 = {"type":"object","required":["apiKey"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/Id"},"enabled":{"type":"boolean"},"fromName":{"$ref":"#/components/schemas/SenderName"},"fromAddress":{"$ref":"#/components/schemas/SenderAddress"},"replyTo":{"$ref":"#/components/schemas/SenderAddress"}}};
const schema395 = {"type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema396 = {"type":["string","null"],"format":"email","minLength":3,"maxLength":254};

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
if((data.apiKey === undefined) && (missing0 = "apiKey")){
validate342.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "apiKey") || (key0 === "enabled")) || (key0 === "fromName")) || (key0 === "fromAddress")) || (key0 === "replyTo"))){
validate342.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate342.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate342.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate342.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate342.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
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
validate342.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate342.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/type",keyword:"type",params:{type: schema395.type}}];
return false;
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate342.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 100 && func1(data2) > 100){
validate342.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate342.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/minLength",keyword:"minLength",params:{}}];
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
validate342.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema396.type}}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate342.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
return false;
}
else {
if(data3.length > 254 && func1(data3) > 254){
validate342.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 3 || (data3.length < 5 && func1(data3) < 3)){
validate342.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{}}];
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
validate342.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema396.type}}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate342.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
return false;
}
else {
if(data4.length > 254 && func1(data4) > 254){
validate342.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 3 || (data4.length < 5 && func1(data4) < 3)){
validate342.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate341.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate341.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate342(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate341.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate341(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
validate340.errors = vErrors;
return errors === 0;
}
validate340.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEmailConfigReply = validate345;
const schema398 = {"$ref":"contract#/components/schemas/UpdateEmailConfigReply"};
const schema399 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateEmailConfigResult"}}};
const schema400 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/EmailConfig"}}};
const schema403 = {"type":"object","required":["apiKey","enabled","fromName","fromAddress","replyTo","isFromAddressUsed","isOnlyToOwner"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/Id"},"enabled":{"type":"boolean"},"fromName":{"$ref":"#/components/schemas/SenderName"},"fromAddress":{"$ref":"#/components/schemas/SenderAddress"},"replyTo":{"$ref":"#/components/schemas/SenderAddress"},"isFromAddressUsed":{"type":"boolean"},"isOnlyToOwner":{"type":"boolean"}}};

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
if((((((((data.apiKey === undefined) && (missing0 = "apiKey")) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.fromName === undefined) && (missing0 = "fromName"))) || ((data.fromAddress === undefined) && (missing0 = "fromAddress"))) || ((data.replyTo === undefined) && (missing0 = "replyTo"))) || ((data.isFromAddressUsed === undefined) && (missing0 = "isFromAddressUsed"))) || ((data.isOnlyToOwner === undefined) && (missing0 = "isOnlyToOwner"))){
validate348.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "apiKey") || (key0 === "enabled")) || (key0 === "fromName")) || (key0 === "fromAddress")) || (key0 === "replyTo")) || (key0 === "isFromAddressUsed")) || (key0 === "isOnlyToOwner"))){
validate348.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate348.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate348.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate348.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate348.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
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
validate348.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate348.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/type",keyword:"type",params:{type: schema395.type}}];
return false;
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate348.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 100 && func1(data2) > 100){
validate348.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate348.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/minLength",keyword:"minLength",params:{}}];
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
validate348.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema396.type}}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate348.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
return false;
}
else {
if(data3.length > 254 && func1(data3) > 254){
validate348.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 3 || (data3.length < 5 && func1(data3) < 3)){
validate348.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{}}];
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
validate348.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema396.type}}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate348.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
return false;
}
else {
if(data4.length > 254 && func1(data4) > 254){
validate348.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 3 || (data4.length < 5 && func1(data4) < 3)){
validate348.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{}}];
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
validate348.errors = [{instancePath:instancePath+"/isFromAddressUsed",schemaPath:"#/properties/isFromAddressUsed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isOnlyToOwner !== undefined){
const _errs18 = errors;
if(typeof data.isOnlyToOwner !== "boolean"){
validate348.errors = [{instancePath:instancePath+"/isOnlyToOwner",schemaPath:"#/properties/isOnlyToOwner/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate347.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate347.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate347.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate347.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate347.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate347.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate347.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate348(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate346.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate346.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate347(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
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
if(!(validate346(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
}
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMigrationStatusRequest = validate352;
const schema408 = {"$ref":"contract#/components/schemas/GetMigrationStatusRequest"};
const schema409 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetMigrationStatusInput"}}};
const schema410 = {"type":"object","required":["organizationId","migrationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"migrationId":{"$ref":"#/components/schemas/MigrationId"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.migrationId === undefined) && (missing0 = "migrationId"))){
validate354.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "migrationId"))){
validate354.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate354.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate354.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate354.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate354.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate354.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate354.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate354.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate354.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/type",keyword:"type",params:{type: "string"}}];
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
validate354.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate353.evaluated;
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
validate353.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate353.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate354(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate353.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate353.errors = vErrors;
return errors === 0;
}
validate353.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate352.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate353(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
validate352.errors = vErrors;
return errors === 0;
}
validate352.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMigrationStatusReply = validate357;
const schema413 = {"$ref":"contract#/components/schemas/GetMigrationStatusReply"};
const schema414 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetMigrationStatusResult"}}};
const schema415 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/Migration"}}};
const schema418 = {"type":"object","required":["migrationId","status","documentId","newDocumentId"],"additionalProperties":false,"properties":{"migrationId":{"$ref":"#/components/schemas/MigrationId"},"status":{"$ref":"#/components/schemas/MigrationStatus"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"newDocumentId":{"$ref":"#/components/schemas/DocumentId"}}};
const schema420 = {"type":"string","enum":["pending","inProgress","completed","failed"]};

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
if(((((data.migrationId === undefined) && (missing0 = "migrationId")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.newDocumentId === undefined) && (missing0 = "newDocumentId"))){
validate360.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "migrationId") || (key0 === "status")) || (key0 === "documentId")) || (key0 === "newDocumentId"))){
validate360.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate360.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate360.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate360.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate360.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/type",keyword:"type",params:{type: "string"}}];
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
validate360.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MigrationStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data1 === "pending") || (data1 === "inProgress")) || (data1 === "completed")) || (data1 === "failed"))){
validate360.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MigrationStatus/enum",keyword:"enum",params:{allowedValues: schema420.enum}}];
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
if(!pattern4.test(data2)){
validate360.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate360.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate360.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate360.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data3)){
validate360.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate360.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate360.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate360.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate359.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate359.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate359.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate359.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate359.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate359.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate359.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate360(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
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
if((data.result === undefined) && (missing0 = "result")){
validate358.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate358.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate359(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
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
if(!(validate358(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createApiKeyRequest = validate364;
const schema423 = {"$ref":"contract#/components/schemas/CreateApiKeyRequest"};
const schema424 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/CreateApiKeyInput"}}};
const schema425 = {"type":"object","required":["apiKeyName","type"],"additionalProperties":false,"properties":{"apiKeyName":{"$ref":"#/components/schemas/WorkspaceText"},"type":{"$ref":"#/components/schemas/ApiKeyType"}}};

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
if(((data.apiKeyName === undefined) && (missing0 = "apiKeyName")) || ((data.type === undefined) && (missing0 = "type"))){
validate366.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "apiKeyName") || (key0 === "type"))){
validate366.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern16.test(data0)){
validate366.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 200 && func1(data0) > 200){
validate366.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate366.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate366.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
validate366.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "testing") || (data1 === "production"))){
validate366.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/enum",keyword:"enum",params:{allowedValues: schema96.enum}}];
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
if((data.data === undefined) && (missing0 = "data")){
validate365.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate365.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate366(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
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

export const createApiKeyReply = validate369;
const schema428 = {"$ref":"contract#/components/schemas/CreateApiKeyReply"};
const schema429 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/CreateApiKeyResult"}}};
const schema430 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/CreatedApiKey"}}};
const schema433 = {"type":"object","required":["id","apiKeyName","type","authToken"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/WorkspaceServiceId"},"apiKeyName":{"$ref":"#/components/schemas/WorkspaceText"},"type":{"$ref":"#/components/schemas/ApiKeyType"},"authToken":{"$ref":"#/components/schemas/AuthToken"}}};

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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.apiKeyName === undefined) && (missing0 = "apiKeyName"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.authToken === undefined) && (missing0 = "authToken"))){
validate372.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "apiKeyName")) || (key0 === "type")) || (key0 === "authToken"))){
validate372.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern19.test(data0)){
validate372.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data0.length > 36 && func1(data0) > 36){
validate372.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 36 || (data0.length < 71 && func1(data0) < 36)){
validate372.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate372.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern16.test(data1)){
validate372.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate372.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate372.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate372.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
validate372.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "testing") || (data2 === "production"))){
validate372.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/enum",keyword:"enum",params:{allowedValues: schema96.enum}}];
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
if(!pattern24.test(data3)){
validate372.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/pattern",keyword:"pattern",params:{pattern: "^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate372.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 107 || (data3.length < 213 && func1(data3) < 107)){
validate372.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate372.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate371.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate371.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate371.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate371.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate371.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate371.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate371.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate372(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
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
validate371.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate370.evaluated;
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
validate370.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate370.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate371(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate370.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate370.errors = vErrors;
return errors === 0;
}
validate370.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate369.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate370(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
validate369.errors = vErrors;
return errors === 0;
}
validate369.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addDomainsRequest = validate376;
const schema438 = {"$ref":"contract#/components/schemas/AddDomainsRequest"};
const schema439 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddDomainsInput"}}};
const schema440 = {"type":"object","required":["domains"],"additionalProperties":false,"properties":{"domains":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/RequestedDomain"}}}};
const schema441 = {"type":"string","minLength":1,"maxLength":300,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.domains === undefined) && (missing0 = "domains")){
validate378.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "domains")){
validate378.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate378.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
if(!pattern4.test(data1)){
validate378.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 300 && func1(data1) > 300){
validate378.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate378.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate378.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/type",keyword:"type",params:{type: "string"}}];
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
validate378.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate378.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate378.errors = vErrors;
return errors === 0;
}
validate378.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate377.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate377.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate378(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
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
if(!(validate377(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
errors = vErrors.length;
}
validate376.errors = vErrors;
return errors === 0;
}
validate376.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addDomainsReply = validate381;
const schema442 = {"$ref":"contract#/components/schemas/AddDomainsReply"};
const schema443 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddDomainsResult"}}};
const schema444 = {"type":"object","required":["status","message","data","domains"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddDomainsItems"},"domains":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/WorkspaceDomain"}}}};
const schema451 = {"type":"string","minLength":1,"maxLength":300,"pattern":"^(https?://)?(\\*\\.)?[a-z0-9.-]+(:[0-9]{1,5})?$"};
const schema447 = {"type":"object","maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/RequestedDomain"},"additionalProperties":{"$ref":"#/components/schemas/DomainOutcome"}};
const schema449 = {"oneOf":[{"$ref":"#/components/schemas/AddedDomain"},{"$ref":"#/components/schemas/RefusedDomain"}]};
const schema450 = {"type":"object","required":["success","domain","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"domain":{"$ref":"#/components/schemas/WorkspaceDomain"},"message":{"$ref":"#/components/schemas/Message"}}};
const pattern119 = new RegExp("^(https?://)?(\\*\\.)?[a-z0-9.-]+(:[0-9]{1,5})?$", "u");

function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate386.evaluated;
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
validate386.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "domain")) || (key0 === "message"))){
validate386.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate386.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate386.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
if(!pattern119.test(data1)){
validate386.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/pattern",keyword:"pattern",params:{pattern: "^(https?://)?(\\*\\.)?[a-z0-9.-]+(:[0-9]{1,5})?$"}}];
return false;
}
else {
if(data1.length > 300 && func1(data1) > 300){
validate386.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate386.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate386.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/type",keyword:"type",params:{type: "string"}}];
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
if(data2.length > 1000 && func1(data2) > 1000){
validate386.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate386.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate386.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate386.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate386.errors = vErrors;
return errors === 0;
}
validate386.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema453 = {"type":"object","required":["success","domain","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"domain":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate388.evaluated;
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
validate388.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "domain")) || (key0 === "message"))){
validate388.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate388.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate388.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate388.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "null"}}];
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
if(data2.length > 1000 && func1(data2) > 1000){
validate388.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate388.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate388.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate388.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate388.errors = vErrors;
return errors === 0;
}
validate388.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate386(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate388(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
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
validate385.errors = vErrors;
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
validate385.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate385.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(Object.keys(data).length > 100){
validate384.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/RequestedDomain/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 300 && func1(key0) > 300){
const err1 = {instancePath,schemaPath:"#/components/schemas/RequestedDomain/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/RequestedDomain/minLength",keyword:"minLength",params:{},propertyName:key0};
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
validate384.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate385(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
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
if(((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.domains === undefined) && (missing0 = "domains"))){
validate383.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "domains"))){
validate383.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate383.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate383.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate383.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate383.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate383.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate384(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
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
validate383.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
if(!pattern119.test(data4)){
validate383.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/pattern",keyword:"pattern",params:{pattern: "^(https?://)?(\\*\\.)?[a-z0-9.-]+(:[0-9]{1,5})?$"}}];
return false;
}
else {
if(data4.length > 300 && func1(data4) > 300){
validate383.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate383.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate383.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/type",keyword:"type",params:{type: "string"}}];
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
validate383.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate382.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate382.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate383(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate382.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate382.errors = vErrors;
return errors === 0;
}
validate382.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate381.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate382(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
validate381.errors = vErrors;
return errors === 0;
}
validate381.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addUsersRequest = validate394;
const schema456 = {"$ref":"contract#/components/schemas/AddUsersRequest"};
const schema457 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddUsersInput"}}};
const schema458 = {"type":"object","required":["organizationId","users"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"users":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/NewUser"}}}};
const schema460 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"$ref":"#/components/schemas/email"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/ExpiresAt"},"context":{"$ref":"#/components/schemas/NotificationContext"}}};
const schema463 = {"type":"string","maxLength":254};

function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate397.evaluated;
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
validate397.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate397.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate397.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate397.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate397.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate397.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate397.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
else {
validate397.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
if(data2.length > 254 && func1(data2) > 254){
validate397.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate397.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/type",keyword:"type",params:{type: "string"}}];
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
validate397.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "viewer") || (data3 === "editor"))){
validate397.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema39.enum}}];
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
validate397.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 <= 0 || isNaN(data4)){
validate397.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
}
else {
validate397.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/type",keyword:"type",params:{type: "number"}}];
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
if(!(validate278(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
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
validate397.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate397.errors = vErrors;
return errors === 0;
}
validate397.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate396.evaluated;
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
validate396.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "users"))){
validate396.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate396.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate396.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate396.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate396.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate396.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate396.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate397(data1[i0], {instancePath:instancePath+"/users/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
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
validate396.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}];
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
validate396.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate396.errors = vErrors;
return errors === 0;
}
validate396.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate395.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate395.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate396(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
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


function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate394.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate395(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
validate394.errors = vErrors;
return errors === 0;
}
validate394.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addUsersReply = validate402;
const schema466 = {"$ref":"contract#/components/schemas/AddUsersReply"};
const schema467 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddUsersResult"}}};
const schema468 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddUsersItems"}}};
const schema471 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UserOutcome"}};
const schema473 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate406.evaluated;
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
validate406.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate406.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate406.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate406.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate406.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate406.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate406.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate406.errors = vErrors;
return errors === 0;
}
validate406.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate405.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate405.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
validate405.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate406(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
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
validate405.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate405.errors = vErrors;
return errors === 0;
}
validate405.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate404.evaluated;
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
validate404.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate404.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate404.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate404.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate404.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate404.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate404.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate405(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
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
validate404.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate404.errors = vErrors;
return errors === 0;
}
validate404.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate403.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate403.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate404(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
errors = vErrors.length;
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
if(!(validate403(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
validate402.errors = vErrors;
return errors === 0;
}
validate402.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateUsersRequest = validate411;
const schema475 = {"$ref":"contract#/components/schemas/UpdateUsersRequest"};
const schema476 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateUsersInput"}}};
const schema477 = {"type":"object","required":["organizationId","users"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"users":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/ChangedUser"}}}};
const schema479 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"type":["string","null"],"maxLength":200,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},"email":{"type":["string","null"],"maxLength":254},"accessRole":{"oneOf":[{"$ref":"#/components/schemas/AccessRole"},{"type":"null"}]},"expiresAt":{"type":["number","null"],"exclusiveMinimum":0,"maximum":8640000000000000},"context":{"type":["object","null"],"required":["access"],"additionalProperties":false,"properties":{"access":{"$ref":"#/components/schemas/access"}}}}};
const schema482 = {"type":"object","minProperties":1,"maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"type":"string","maxLength":1000}};

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
if(Object.keys(data).length > 100){
validate415.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate415.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
validate415.errors = vErrors;
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
if(data0.length > 1000 && func1(data0) > 1000){
validate415.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate415.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.userId === undefined) && (missing0 = "userId")){
validate414.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate414.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate414.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate414.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate414.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
if((typeof data1 !== "string") && (data1 !== null)){
validate414.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema479.properties.name.type}}];
return false;
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate414.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate414.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{}}];
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
if(data.email !== undefined){
let data2 = data.email;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate414.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema479.properties.email.type}}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 254 && func1(data2) > 254){
validate414.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessRole !== undefined){
let data3 = data.accessRole;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
let passing0 = null;
const _errs11 = errors;
if(typeof data3 !== "string"){
const err0 = {instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data3 === "viewer") || (data3 === "editor"))){
const err1 = {instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema39.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs14 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/accessRole",schemaPath:"#/properties/accessRole/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs14 === errors;
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
const err3 = {instancePath:instancePath+"/accessRole",schemaPath:"#/properties/accessRole/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate414.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data4 = data.expiresAt;
const _errs16 = errors;
if((!(typeof data4 == "number")) && (data4 !== null)){
validate414.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: schema479.properties.expiresAt.type}}];
return false;
}
if(errors === _errs16){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate414.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 <= 0 || isNaN(data4)){
validate414.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
let data5 = data.context;
const _errs18 = errors;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
validate414.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema479.properties.context.type}}];
return false;
}
if(errors === _errs18){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.access === undefined) && (missing1 = "access")){
validate414.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs20 = errors;
for(const key0 in data5){
if(!(key0 === "access")){
validate414.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs20 === errors){
if(data5.access !== undefined){
if(!(validate415(data5.access, {instancePath:instancePath+"/context/access",parentData:data5,parentDataProperty:"access",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
}
}
}
}
}
}
var valid0 = _errs18 === errors;
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
validate414.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate414.errors = vErrors;
return errors === 0;
}
validate414.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate413.evaluated;
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
validate413.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "users"))){
validate413.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate413.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate413.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate413.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate413.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate413.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate413.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate414(data1[i0], {instancePath:instancePath+"/users/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
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
validate413.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}];
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
validate413.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate413.errors = vErrors;
return errors === 0;
}
validate413.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
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
validate412.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate412.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate413(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate412.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate411.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate412(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
validate411.errors = vErrors;
return errors === 0;
}
validate411.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateUsersReply = validate420;
const schema484 = {"$ref":"contract#/components/schemas/UpdateUsersReply"};
const schema485 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateUsersResult"}}};
const schema486 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UpdateUsersItems"}}};
const schema489 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UserOutcome"}};

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
if(Object.keys(data).length > 1000){
validate423.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
validate423.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate406(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate422.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate422.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate422.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate422.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate422.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate422.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate422.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate423(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate421.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate421.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate422(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate421.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate420.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate421(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
validate420.errors = vErrors;
return errors === 0;
}
validate420.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const generateTokenRequest = validate428;
const schema491 = {"$ref":"contract#/components/schemas/GenerateTokenRequest"};
const schema492 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GenerateTokenInput"}}};
const schema493 = {"type":"object","required":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"userProperties":{"$ref":"#/components/schemas/UserProperties"},"permissions":{"$ref":"#/components/schemas/TokenPermissions"}}};
const schema495 = {"type":"object","additionalProperties":true,"propertyNames":{"type":"string","maxLength":65536,"pattern":"^(?!userId$)"},"properties":{"name":{"$ref":"#/components/schemas/PersonName"},"email":{"$ref":"#/components/schemas/email"}}};
const pattern131 = new RegExp("^(?!userId$)", "u");

function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate431.evaluated;
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
if(!pattern131.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!userId$)"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 65536 && func1(key0) > 65536){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{},propertyName:key0};
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
validate431.errors = vErrors;
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
if(!pattern4.test(data0)){
validate431.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 200 && func1(data0) > 200){
validate431.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
else {
validate431.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
if(data1.length > 254 && func1(data1) > 254){
validate431.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate431.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/email/type",keyword:"type",params:{type: "string"}}];
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
validate431.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate431.errors = vErrors;
return errors === 0;
}
validate431.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema498 = {"type":"object","required":["resources"],"additionalProperties":false,"properties":{"resources":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/components/schemas/Grant"}}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.resources === undefined) && (missing0 = "resources")){
validate433.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "resources")){
validate433.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate433.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate433.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate433.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate433.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate430.evaluated;
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
validate430.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "userId") || (key0 === "userProperties")) || (key0 === "permissions"))){
validate430.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate430.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate430.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate430.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate430.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate431(data.userProperties, {instancePath:instancePath+"/userProperties",parentData:data,parentDataProperty:"userProperties",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
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
if(!(validate433(data.permissions, {instancePath:instancePath+"/permissions",parentData:data,parentDataProperty:"permissions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
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
validate430.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate430.errors = vErrors;
return errors === 0;
}
validate430.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate429.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate429.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate430(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
errors = vErrors.length;
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
if(!(validate429(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
errors = vErrors.length;
}
validate428.errors = vErrors;
return errors === 0;
}
validate428.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const generateTokenReply = validate438;
const schema499 = {"$ref":"contract#/components/schemas/GenerateTokenReply"};
const schema500 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GenerateTokenResult"}}};
const schema501 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UserToken"}}};
const schema504 = {"type":"object","required":["token","expiresAt"],"additionalProperties":false,"properties":{"token":{"type":"string","minLength":100,"maxLength":524288,"pattern":"^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"},"expiresAt":{"$ref":"#/components/schemas/Timestamp"}}};
const pattern133 = new RegExp("^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$", "u");

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
if(((data.token === undefined) && (missing0 = "token")) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate441.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "token") || (key0 === "expiresAt"))){
validate441.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern133.test(data0)){
validate441.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"}}];
return false;
}
else {
if(data0.length > 524288 && func1(data0) > 524288){
validate441.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 100 || (data0.length < 199 && func1(data0) < 100)){
validate441.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate441.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
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
validate441.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate441.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate441.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
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
if(data1.length > 1000 && func1(data1) > 1000){
validate440.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate440.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
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
const _errs8 = errors;
if(!(validate441(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
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

export const getPermissionsRequest = validate445;
const schema506 = {"$ref":"contract#/components/schemas/GetPermissionsRequest"};
const schema507 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetPermissionsInput"}}};
const schema508 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"userIds":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/UserId"}},"resources":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/ResourceOfOrganization"}},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};
const schema511 = {"type":"object","required":["type","id"],"additionalProperties":false,"properties":{"type":{"$ref":"#/components/schemas/ResourceType"},"id":{"$ref":"#/components/schemas/Id"}}};
const schema512 = {"type":"string","enum":["organization","folder","document"]};

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
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate448.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "id"))){
validate448.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate448.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "organization") || (data0 === "folder")) || (data0 === "document"))){
validate448.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/enum",keyword:"enum",params:{allowedValues: schema512.enum}}];
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
if(!pattern4.test(data1)){
validate448.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate448.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate448.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate448.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
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
if((data.organizationId === undefined) && (missing0 = "organizationId")){
validate447.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "organizationId") || (key0 === "userIds")) || (key0 === "resources")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate447.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate447.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate447.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate447.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate447.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate447.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
if(!pattern4.test(data2)){
validate447.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate447.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate447.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate447.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate447.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
validate447.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate448(data3[i1], {instancePath:instancePath+"/resources/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
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
validate447.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"}}];
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
validate447.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
validate447.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate447.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data6.length > 2048 && func1(data6) > 2048){
validate447.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate447.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate446.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate446.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate447(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate446.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate446.errors = vErrors;
return errors === 0;
}
validate446.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate445(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate445.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate446(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate446.errors : vErrors.concat(validate446.errors);
errors = vErrors.length;
}
validate445.errors = vErrors;
return errors === 0;
}
validate445.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPermissionsReply = validate452;
const schema516 = {"$ref":"contract#/components/schemas/GetPermissionsReply"};
const schema517 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetPermissionsResult"}}};
const schema518 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/GrantInForce"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema521 = {"type":"object","required":["userId","type","id","organizationId","accessRole"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"type":{"$ref":"#/components/schemas/ResourceType"},"id":{"$ref":"#/components/schemas/Id"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/Timestamp"}}};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate455.evaluated;
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
validate455.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "userId") || (key0 === "type")) || (key0 === "id")) || (key0 === "organizationId")) || (key0 === "accessRole")) || (key0 === "expiresAt"))){
validate455.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate455.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate455.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate455.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate455.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate455.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "organization") || (data1 === "folder")) || (data1 === "document"))){
validate455.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/enum",keyword:"enum",params:{allowedValues: schema512.enum}}];
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
if(!pattern4.test(data2)){
validate455.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate455.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate455.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate455.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data3)){
validate455.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate455.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate455.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate455.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate455.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "viewer") || (data4 === "editor"))){
validate455.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema39.enum}}];
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
validate455.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data5 == "number"){
if(data5 > 8640000000000000 || isNaN(data5)){
validate455.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate455.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate455.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate455.errors = vErrors;
return errors === 0;
}
validate455.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate454.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate454.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate454.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate454.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate454.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate454.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate454.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate454.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate455(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
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
validate454.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
if(data4.length > 2048 && func1(data4) > 2048){
validate454.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate454.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate454.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
if((data.result === undefined) && (missing0 = "result")){
validate453.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate453.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate454(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate454.errors : vErrors.concat(validate454.errors);
errors = vErrors.length;
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
if(!(validate453(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors);
errors = vErrors.length;
}
validate452.errors = vErrors;
return errors === 0;
}
validate452.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getOrganizationsRequest = validate459;
const schema529 = {"$ref":"contract#/components/schemas/GetOrganizationsRequest"};
const schema530 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetOrganizationsInput"}}};
const schema531 = {"type":"object","additionalProperties":false,"properties":{"organizationIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationId"}},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

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
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationIds") || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate461.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate461.errors = [{instancePath:instancePath+"/organizationIds",schemaPath:"#/properties/organizationIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
if(!pattern4.test(data1)){
validate461.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate461.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate461.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate461.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate461.errors = [{instancePath:instancePath+"/organizationIds",schemaPath:"#/properties/organizationIds/type",keyword:"type",params:{type: "array"}}];
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
validate461.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate461.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate461.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data3.length > 2048 && func1(data3) > 2048){
validate461.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate461.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
if((data.data === undefined) && (missing0 = "data")){
validate460.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate460.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate461(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
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
if(!(validate460(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate460.errors : vErrors.concat(validate460.errors);
errors = vErrors.length;
}
validate459.errors = vErrors;
return errors === 0;
}
validate459.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getOrganizationsReply = validate464;
const schema535 = {"$ref":"contract#/components/schemas/GetOrganizationsReply"};
const schema536 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetOrganizationsResult"}}};
const schema537 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/Organization"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema540 = {"type":"object","required":["organizationId","id","organizationName"],"additionalProperties":true,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"organizationName":{"type":"string","maxLength":1000}}};

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
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.organizationName === undefined) && (missing0 = "organizationName"))){
validate467.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.organizationId !== undefined){
let data0 = data.organizationId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate467.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate467.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate467.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate467.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern19.test(data1)){
validate467.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data1.length > 36 && func1(data1) > 36){
validate467.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 36 || (data1.length < 71 && func1(data1) < 36)){
validate467.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate467.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/type",keyword:"type",params:{type: "string"}}];
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
if(data2.length > 1000 && func1(data2) > 1000){
validate467.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate467.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/type",keyword:"type",params:{type: "string"}}];
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate466.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate466.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate466.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate466.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate466.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate466.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate466.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate466.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate467(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
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
validate466.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
if(data4.length > 2048 && func1(data4) > 2048){
validate466.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate466.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate466.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate465.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate465.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate466(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate466.errors : vErrors.concat(validate466.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate465.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate465.errors = vErrors;
return errors === 0;
}
validate465.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate464.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate465(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
validate464.errors = vErrors;
return errors === 0;
}
validate464.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUsersRequest = validate471;
const schema544 = {"$ref":"contract#/components/schemas/GetUsersRequest"};
const schema545 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetUsersInput"}}};
const schema546 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"userIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate473.evaluated;
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
validate473.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "userIds")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate473.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate473.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate473.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate473.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate473.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate473.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
if(!pattern4.test(data2)){
validate473.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate473.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate473.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate473.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate473.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
validate473.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if(typeof data3 == "number"){
if(data3 > 1000 || isNaN(data3)){
validate473.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate473.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data4.length > 2048 && func1(data4) > 2048){
validate473.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate473.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate473.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate473.errors = vErrors;
return errors === 0;
}
validate473.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate472.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate472.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate473(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
errors = vErrors.length;
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


function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate471.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate472(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
validate471.errors = vErrors;
return errors === 0;
}
validate471.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUsersReply = validate476;
const schema551 = {"$ref":"contract#/components/schemas/GetUsersReply"};
const schema552 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetUsersResult"}}};
const schema553 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/KnownUser"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema556 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/Timestamp"},"context":{"$ref":"#/components/schemas/NotificationContext"},"addedAt":{"$ref":"#/components/schemas/Timestamp"}}};

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
if((data.userId === undefined) && (missing0 = "userId")){
validate479.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate479.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate479.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate479.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate479.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate479.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate479.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
else {
validate479.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
if(data2.length > 254 && func1(data2) > 254){
validate479.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate479.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
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
validate479.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "viewer") || (data3 === "editor"))){
validate479.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema39.enum}}];
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
validate479.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate479.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate479.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate278(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
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
validate479.errors = [{instancePath:instancePath+"/addedAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data6 == "number"){
if(data6 > 8640000000000000 || isNaN(data6)){
validate479.errors = [{instancePath:instancePath+"/addedAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate479.errors = [{instancePath:instancePath+"/addedAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate478.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate478.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate478.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate478.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate478.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate478.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate478.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate478.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate479(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate479.errors : vErrors.concat(validate479.errors);
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
validate478.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
if(data4.length > 2048 && func1(data4) > 2048){
validate478.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate478.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate478.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate478.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate478.errors = vErrors;
return errors === 0;
}
validate478.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate477.evaluated;
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
validate477.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate477.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate478(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate477.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate477.errors = vErrors;
return errors === 0;
}
validate477.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate476.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate477(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
errors = vErrors.length;
}
validate476.errors = vErrors;
return errors === 0;
}
validate476.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUserGroupsRequest = validate484;
const schema563 = {"$ref":"contract#/components/schemas/GetUserGroupsRequest"};
const schema564 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetUserGroupsInput"}}};
const schema565 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

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
if((data.organizationId === undefined) && (missing0 = "organizationId")){
validate486.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "organizationUserGroupId")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate486.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate486.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate486.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate486.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate486.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate486.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate486.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate486.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate486.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
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
validate486.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate486.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate486.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data3.length > 2048 && func1(data3) > 2048){
validate486.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate486.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
if((data.data === undefined) && (missing0 = "data")){
validate485.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate485.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate486(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
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
if(!(validate485(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
validate484.errors = vErrors;
return errors === 0;
}
validate484.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUserGroupsReply = validate489;
const schema570 = {"$ref":"contract#/components/schemas/GetUserGroupsReply"};
const schema571 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetUserGroupsResult"}}};
const schema572 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/UserGroup"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema575 = {"type":"object","required":["organizationUserGroupId","memberCount"],"additionalProperties":false,"properties":{"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"memberCount":{"type":"integer","minimum":1,"maximum":1000},"userIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}}}};

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
if(((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId")) || ((data.memberCount === undefined) && (missing0 = "memberCount"))){
validate492.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationUserGroupId") || (key0 === "memberCount")) || (key0 === "userIds"))){
validate492.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate492.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate492.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate492.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate492.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
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
validate492.errors = [{instancePath:instancePath+"/memberCount",schemaPath:"#/properties/memberCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 1000 || isNaN(data1)){
validate492.errors = [{instancePath:instancePath+"/memberCount",schemaPath:"#/properties/memberCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate492.errors = [{instancePath:instancePath+"/memberCount",schemaPath:"#/properties/memberCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate492.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
if(!pattern4.test(data3)){
validate492.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate492.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate492.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate492.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate492.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate491.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate491.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate491.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate491.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate491.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate491.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate491.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate491.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate492(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
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
validate491.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
if(data4.length > 2048 && func1(data4) > 2048){
validate491.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate491.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate491.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate490.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate490.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate491(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate490.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate490.errors = vErrors;
return errors === 0;
}
validate490.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate489.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate490(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate490.errors : vErrors.concat(validate490.errors);
errors = vErrors.length;
}
validate489.errors = vErrors;
return errors === 0;
}
validate489.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addFoldersRequest = validate496;
const schema579 = {"$ref":"contract#/components/schemas/AddFoldersRequest"};
const schema580 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddFoldersInput"}}};
const schema581 = {"type":"object","required":["organizationId","folders"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"folders":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/NewFolder"}}}};
const schema583 = {"type":"object","required":["folderId"],"additionalProperties":false,"properties":{"folderId":{"$ref":"#/components/schemas/FolderId"},"folderName":{"type":"string","maxLength":1000},"parentFolderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"accessType":{"oneOf":[{"$ref":"#/components/schemas/FolderAccessType"},{"type":"null"}]}}};

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
if((data.folderId === undefined) && (missing0 = "folderId")){
validate499.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "folderId") || (key0 === "folderName")) || (key0 === "parentFolderId")) || (key0 === "accessType"))){
validate499.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate499.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate499.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate499.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate499.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate499.errors = [{instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate499.errors = [{instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data2)){
const err0 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.length > 128 && func1(data2) > 128){
const err1 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
const err2 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}};
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
validate499.errors = vErrors;
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
const err7 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema243.enum}};
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
validate499.errors = vErrors;
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
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.folders === undefined) && (missing0 = "folders"))){
validate498.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "folders"))){
validate498.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate498.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate498.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate498.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate498.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate498.errors = [{instancePath:instancePath+"/folders",schemaPath:"#/properties/folders/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate498.errors = [{instancePath:instancePath+"/folders",schemaPath:"#/properties/folders/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate499(data1[i0], {instancePath:instancePath+"/folders/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
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
validate498.errors = [{instancePath:instancePath+"/folders",schemaPath:"#/properties/folders/type",keyword:"type",params:{type: "array"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate497.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate497.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate498(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate497.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate497.errors = vErrors;
return errors === 0;
}
validate497.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate496.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate497(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate497.errors : vErrors.concat(validate497.errors);
errors = vErrors.length;
}
validate496.errors = vErrors;
return errors === 0;
}
validate496.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addFoldersReply = validate503;
const schema587 = {"$ref":"contract#/components/schemas/AddFoldersReply"};
const schema588 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddFoldersResult"}}};
const schema589 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddFoldersItems"}}};
const schema592 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/AddFolderResult"}};
const schema594 = {"oneOf":[{"$ref":"#/components/schemas/FolderAdded"},{"$ref":"#/components/schemas/FolderNotAdded"}]};
const schema595 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"message":{"$ref":"#/components/schemas/Message"}}};

function validate508(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate508.evaluated;
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
validate508.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate508.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate508.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate508.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate508.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate508.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate508.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate508.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate508.errors = vErrors;
return errors === 0;
}
validate508.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema597 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate510.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate510.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate510.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate510.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate510.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate510.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate510.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate510.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate510.errors = vErrors;
return errors === 0;
}
validate510.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate507.evaluated;
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
if(!(validate508(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate508.errors : vErrors.concat(validate508.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate510(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
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
validate507.errors = vErrors;
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
validate507.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate507.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate506(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate506.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate506.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
validate506.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate507(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
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
validate506.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate506.errors = vErrors;
return errors === 0;
}
validate506.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate505.evaluated;
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
validate505.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate505.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate505.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate505.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate505.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate505.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate505.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate506(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
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
validate505.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate505.errors = vErrors;
return errors === 0;
}
validate505.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate504.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate504.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate505(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
errors = vErrors.length;
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


function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate503.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate504(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
errors = vErrors.length;
}
validate503.errors = vErrors;
return errors === 0;
}
validate503.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getFoldersRequest = validate516;
const schema599 = {"$ref":"contract#/components/schemas/GetFoldersRequest"};
const schema600 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetFoldersInput"}}};
const schema601 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"folderIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/FolderId"}},"parentFolderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

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
if((data.organizationId === undefined) && (missing0 = "organizationId")){
validate518.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "organizationId") || (key0 === "folderIds")) || (key0 === "parentFolderId")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate518.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate518.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate518.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate518.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate518.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate518.errors = [{instancePath:instancePath+"/folderIds",schemaPath:"#/properties/folderIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
if(!pattern4.test(data2)){
validate518.errors = [{instancePath:instancePath+"/folderIds/" + i0,schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate518.errors = [{instancePath:instancePath+"/folderIds/" + i0,schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate518.errors = [{instancePath:instancePath+"/folderIds/" + i0,schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate518.errors = [{instancePath:instancePath+"/folderIds/" + i0,schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
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
validate518.errors = [{instancePath:instancePath+"/folderIds",schemaPath:"#/properties/folderIds/type",keyword:"type",params:{type: "array"}}];
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
if(!pattern4.test(data3)){
const err0 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data3.length > 128 && func1(data3) > 128){
const err1 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
const err2 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}};
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
validate518.errors = vErrors;
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
validate518.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data4 == "number"){
if(data4 > 1000 || isNaN(data4)){
validate518.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate518.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data5.length > 2048 && func1(data5) > 2048){
validate518.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate518.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate517.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate517.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate518(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate518.errors : vErrors.concat(validate518.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate517.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate517.errors = vErrors;
return errors === 0;
}
validate517.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate516(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate516.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate517(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
errors = vErrors.length;
}
validate516.errors = vErrors;
return errors === 0;
}
validate516.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getFoldersReply = validate521;
const schema607 = {"$ref":"contract#/components/schemas/GetFoldersReply"};
const schema608 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetFoldersResult"}}};
const schema609 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/Folder"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema612 = {"type":"object","required":["folderId","folderName","parentFolderId","accessType","effectiveAccessType"],"additionalProperties":false,"properties":{"folderId":{"$ref":"#/components/schemas/FolderId"},"folderName":{"type":"string","maxLength":1000},"parentFolderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"accessType":{"oneOf":[{"$ref":"#/components/schemas/FolderAccessType"},{"type":"null"}]},"effectiveAccessType":{"$ref":"#/components/schemas/FolderAccessType"}}};

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
if((((((data.folderId === undefined) && (missing0 = "folderId")) || ((data.folderName === undefined) && (missing0 = "folderName"))) || ((data.parentFolderId === undefined) && (missing0 = "parentFolderId"))) || ((data.accessType === undefined) && (missing0 = "accessType"))) || ((data.effectiveAccessType === undefined) && (missing0 = "effectiveAccessType"))){
validate524.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "folderId") || (key0 === "folderName")) || (key0 === "parentFolderId")) || (key0 === "accessType")) || (key0 === "effectiveAccessType"))){
validate524.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate524.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate524.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate524.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate524.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate524.errors = [{instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate524.errors = [{instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data2)){
const err0 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.length > 128 && func1(data2) > 128){
const err1 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
const err2 = {instancePath:instancePath+"/parentFolderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}};
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
validate524.errors = vErrors;
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
const err7 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema243.enum}};
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
validate524.errors = vErrors;
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
validate524.errors = [{instancePath:instancePath+"/effectiveAccessType",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "public") || (data4 === "organizationPrivate")) || (data4 === "restricted"))){
validate524.errors = [{instancePath:instancePath+"/effectiveAccessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema243.enum}}];
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
validate524.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate524.errors = vErrors;
return errors === 0;
}
validate524.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate523.evaluated;
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
validate523.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate523.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate523.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate523.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate523.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate523.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate523.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate523.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate524(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
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
validate523.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
if(data4.length > 2048 && func1(data4) > 2048){
validate523.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate523.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate523.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate523.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate523.errors = vErrors;
return errors === 0;
}
validate523.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate522.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate522.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate523(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate523.errors : vErrors.concat(validate523.errors);
errors = vErrors.length;
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
if(!(validate522(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
errors = vErrors.length;
}
validate521.errors = vErrors;
return errors === 0;
}
validate521.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addDocumentsRequest = validate528;
const schema618 = {"$ref":"contract#/components/schemas/AddDocumentsRequest"};
const schema619 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddDocumentsInput"}}};
const schema620 = {"type":"object","required":["organizationId","documents"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documents":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/NewDocument"}}}};
const schema622 = {"type":"object","required":["documentId"],"additionalProperties":true,"properties":{"documentId":{"$ref":"#/components/schemas/DocumentId"},"documentName":{"type":"string","maxLength":1000},"folderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"accessType":{"oneOf":[{"$ref":"#/components/schemas/DocumentAccessType"},{"type":"null"}]},"disabled":{"type":"boolean"}}};

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
if((data.documentId === undefined) && (missing0 = "documentId")){
validate531.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documentId !== undefined){
let data0 = data.documentId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate531.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate531.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate531.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate531.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate531.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/properties/documentName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate531.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data2)){
const err0 = {instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.length > 128 && func1(data2) > 128){
const err1 = {instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
const err2 = {instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}};
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
validate531.errors = vErrors;
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
const err7 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/enum",keyword:"enum",params:{allowedValues: schema126.enum}};
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
validate531.errors = vErrors;
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
validate531.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documents === undefined) && (missing0 = "documents"))){
validate530.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "documents"))){
validate530.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate530.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate530.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate530.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate530.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate530.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate530.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate531(data1[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors);
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
validate530.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}}];
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
validate530.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate530.errors = vErrors;
return errors === 0;
}
validate530.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate529.evaluated;
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
validate529.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate529.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate530(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate529.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate529.errors = vErrors;
return errors === 0;
}
validate529.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate528(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate528.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate529(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
validate528.errors = vErrors;
return errors === 0;
}
validate528.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addDocumentsReply = validate535;
const schema626 = {"$ref":"contract#/components/schemas/AddDocumentsReply"};
const schema627 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddDocumentsResult"}}};
const schema628 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddDocumentsItems"}}};
const schema631 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/AddDocumentResult"}};
const schema633 = {"oneOf":[{"$ref":"#/components/schemas/DocumentAdded"},{"$ref":"#/components/schemas/DocumentNotAdded"}]};
const schema634 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"message":{"$ref":"#/components/schemas/Message"}}};

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
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate540.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate540.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate540.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate540.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate540.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate540.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate540.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate540.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate540.errors = vErrors;
return errors === 0;
}
validate540.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema636 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate542.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate542.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate542.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate542.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate542.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate542.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate542.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate542.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate542.errors = vErrors;
return errors === 0;
}
validate542.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate540(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate542(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors);
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
validate539.errors = vErrors;
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
validate539.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate539.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
if(data1.length > 1000 && func1(data1) > 1000){
validate537.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate537.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
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

export const updateDocumentsRequest = validate548;
const schema638 = {"$ref":"contract#/components/schemas/UpdateDocumentsRequest"};
const schema639 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateDocumentsInput"}}};
const schema640 = {"type":"object","required":["organizationId","documents"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documents":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/DocumentChange"}}}};
const schema642 = {"type":"object","required":["documentId"],"additionalProperties":true,"properties":{"documentId":{"$ref":"#/components/schemas/DocumentId"},"documentName":{"type":"string","maxLength":1000},"folderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"accessType":{"oneOf":[{"$ref":"#/components/schemas/DocumentAccessType"},{"type":"null"}]},"disabled":{"type":"boolean"}}};

function validate551(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate551.evaluated;
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
validate551.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documentId !== undefined){
let data0 = data.documentId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate551.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate551.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate551.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate551.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate551.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/properties/documentName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate551.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data2)){
const err0 = {instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.length > 128 && func1(data2) > 128){
const err1 = {instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
const err2 = {instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}};
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
validate551.errors = vErrors;
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
const err7 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/enum",keyword:"enum",params:{allowedValues: schema126.enum}};
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
validate551.errors = vErrors;
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
validate551.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate551.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate551.errors = vErrors;
return errors === 0;
}
validate551.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate550.evaluated;
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
validate550.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "documents"))){
validate550.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate550.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate550.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate550.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate550.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate550.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate550.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate551(data1[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
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
validate550.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}}];
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
validate550.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate550.errors = vErrors;
return errors === 0;
}
validate550.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate549(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate549.evaluated;
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
validate549.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate549.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate550(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate550.errors : vErrors.concat(validate550.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate549.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate549.errors = vErrors;
return errors === 0;
}
validate549.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate548(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate548.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate549(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate549.errors : vErrors.concat(validate549.errors);
errors = vErrors.length;
}
validate548.errors = vErrors;
return errors === 0;
}
validate548.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateDocumentsReply = validate555;
const schema646 = {"$ref":"contract#/components/schemas/UpdateDocumentsReply"};
const schema647 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateDocumentsResult"}}};
const schema648 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UpdateDocumentsItems"}}};
const schema651 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UpdateDocumentResult"}};
const schema653 = {"oneOf":[{"$ref":"#/components/schemas/DocumentUpdated"},{"$ref":"#/components/schemas/DocumentNotUpdated"}]};
const schema654 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate560.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate560.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate560.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate560.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate560.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate560.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate560.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate560.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate560.errors = vErrors;
return errors === 0;
}
validate560.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema656 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"message":{"$ref":"#/components/schemas/Message"}}};

function validate562(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate562.evaluated;
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
validate562.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate562.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate562.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate562.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate562.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate562.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate562.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate562.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate562.errors = vErrors;
return errors === 0;
}
validate562.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate560(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate560.errors : vErrors.concat(validate560.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate562(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate562.errors : vErrors.concat(validate562.errors);
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
validate559.errors = vErrors;
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
validate559.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate559.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(Object.keys(data).length > 1000){
validate558.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
validate558.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate559(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate557.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate557.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate557.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate557.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate557.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate557.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate557.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate558(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate558.errors : vErrors.concat(validate558.errors);
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
validate557.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate557.errors = vErrors;
return errors === 0;
}
validate557.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate556(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate556.evaluated;
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
validate556.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate556.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate557(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate556.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate556.errors = vErrors;
return errors === 0;
}
validate556.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate555(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate555.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate556(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate556.errors : vErrors.concat(validate556.errors);
errors = vErrors.length;
}
validate555.errors = vErrors;
return errors === 0;
}
validate555.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getConfigRequest = validate568;
const schema658 = {"$ref":"contract#/components/schemas/GetConfigRequest"};
const schema659 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetConfigInput"}}};
const schema660 = {"type":"object","required":["organizationId","userIds"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/DocumentId"}},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}}}};

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
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.userIds === undefined) && (missing0 = "userIds"))){
validate570.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "documentIds")) || (key0 === "userIds"))){
validate570.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate570.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate570.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate570.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate570.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate570.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
if(!pattern4.test(data2)){
validate570.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate570.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate570.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate570.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate570.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/type",keyword:"type",params:{type: "array"}}];
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
validate570.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data3.length < 1){
validate570.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
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
if(!pattern4.test(data4)){
validate570.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data4.length > 128 && func1(data4) > 128){
validate570.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate570.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate570.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate570.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate569.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate569.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate570(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate569.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate569.errors = vErrors;
return errors === 0;
}
validate569.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate568.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate569(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate569.errors : vErrors.concat(validate569.errors);
errors = vErrors.length;
}
validate568.errors = vErrors;
return errors === 0;
}
validate568.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getConfigReply = validate573;
const schema664 = {"$ref":"contract#/components/schemas/GetConfigReply"};
const schema665 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetConfigResult"}}};
const schema666 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/GetConfigItems"}}};
const schema669 = {"type":"object","minProperties":1,"maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UserConfig"}};
const schema671 = {"type":"object","required":["config","effectiveConfig"],"additionalProperties":false,"properties":{"config":{"$ref":"#/components/schemas/StoredConfig"},"effectiveConfig":{"$ref":"#/components/schemas/EffectiveConfig"},"documents":{"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/DocumentConfig"}}}};
const schema672 = {"type":"object","additionalProperties":false,"properties":{"inbox":{"$ref":"#/components/schemas/NotificationChoice"},"email":{"$ref":"#/components/schemas/NotificationChoice"},"slack":{"$ref":"#/components/schemas/NotificationChoice"}}};

function validate578(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate578.evaluated;
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
validate578.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.inbox !== undefined){
let data0 = data.inbox;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate578.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "ALL") || (data0 === "MINE")) || (data0 === "NONE"))){
validate578.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema349.enum}}];
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
validate578.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "ALL") || (data1 === "MINE")) || (data1 === "NONE"))){
validate578.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema349.enum}}];
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
validate578.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "ALL") || (data2 === "MINE")) || (data2 === "NONE"))){
validate578.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema349.enum}}];
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
validate578.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate578.errors = vErrors;
return errors === 0;
}
validate578.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema676 = {"type":"object","required":["inbox","email","slack"],"additionalProperties":false,"properties":{"inbox":{"$ref":"#/components/schemas/NotificationChoice"},"email":{"$ref":"#/components/schemas/NotificationChoice"},"slack":{"$ref":"#/components/schemas/NotificationChoice"}}};

function validate580(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate580.evaluated;
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
validate580.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "inbox") || (key0 === "email")) || (key0 === "slack"))){
validate580.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.inbox !== undefined){
let data0 = data.inbox;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate580.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "ALL") || (data0 === "MINE")) || (data0 === "NONE"))){
validate580.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema349.enum}}];
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
validate580.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "ALL") || (data1 === "MINE")) || (data1 === "NONE"))){
validate580.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema349.enum}}];
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
validate580.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "ALL") || (data2 === "MINE")) || (data2 === "NONE"))){
validate580.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema349.enum}}];
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
validate580.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate580.errors = vErrors;
return errors === 0;
}
validate580.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema681 = {"type":"object","required":["config","effectiveConfig"],"additionalProperties":false,"properties":{"config":{"$ref":"#/components/schemas/StoredConfig"},"effectiveConfig":{"$ref":"#/components/schemas/EffectiveConfig"}}};

function validate582(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate582.evaluated;
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
validate582.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "config") || (key0 === "effectiveConfig"))){
validate582.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.config !== undefined){
const _errs2 = errors;
if(!(validate578(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
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
if(!(validate580(data.effectiveConfig, {instancePath:instancePath+"/effectiveConfig",parentData:data,parentDataProperty:"effectiveConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
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
validate582.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate582.errors = vErrors;
return errors === 0;
}
validate582.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate577.evaluated;
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
validate577.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "config") || (key0 === "effectiveConfig")) || (key0 === "documents"))){
validate577.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.config !== undefined){
const _errs2 = errors;
if(!(validate578(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
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
if(!(validate580(data.effectiveConfig, {instancePath:instancePath+"/effectiveConfig",parentData:data,parentDataProperty:"effectiveConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
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
validate577.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
for(const key1 in data2){
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof key1 === "string"){
if(!pattern4.test(key1)){
const err0 = {instancePath:instancePath+"/documents",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key1.length > 128 && func1(key1) > 128){
const err1 = {instancePath:instancePath+"/documents",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key1.length < 1 || (key1.length < 1 && func1(key1) < 1)){
const err2 = {instancePath:instancePath+"/documents",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key1};
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
validate577.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data2){
const _errs10 = errors;
if(!(validate582(data2[key2], {instancePath:instancePath+"/documents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate582.errors : vErrors.concat(validate582.errors);
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
validate577.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "object"}}];
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
validate577.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate577.errors = vErrors;
return errors === 0;
}
validate577.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate576(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate576.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate576.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate576.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern4.test(key0)){
const err0 = {instancePath,schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(key0.length > 128 && func1(key0) > 128){
const err1 = {instancePath,schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(key0.length < 1 || (key0.length < 1 && func1(key0) < 1)){
const err2 = {instancePath,schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{},propertyName:key0};
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
validate576.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate577(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate577.errors : vErrors.concat(validate577.errors);
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
}
else {
validate576.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate576.errors = vErrors;
return errors === 0;
}
validate576.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate575(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate575.evaluated;
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
validate575.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate575.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate575.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate575.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate575.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate575.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate575.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate576(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate576.errors : vErrors.concat(validate576.errors);
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
validate575.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate575.errors = vErrors;
return errors === 0;
}
validate575.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate574(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate574.evaluated;
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
validate574.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate574.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate575(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate575.errors : vErrors.concat(validate575.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate574.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate574.errors = vErrors;
return errors === 0;
}
validate574.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate573(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate573.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate574(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate574.errors : vErrors.concat(validate574.errors);
errors = vErrors.length;
}
validate573.errors = vErrors;
return errors === 0;
}
validate573.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPresenceRequest = validate590;
const schema682 = {"$ref":"contract#/components/schemas/GetPresenceRequest"};
const schema683 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetPresenceInput"}}};
const schema684 = {"type":"object","required":["organizationId","documentId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

function validate592(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate592.evaluated;
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
validate592.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate592.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern4.test(data0)){
validate592.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate592.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate592.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate592.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate592.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate592.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate592.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate592.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate592.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate592.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate592.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data3.length > 2048 && func1(data3) > 2048){
validate592.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate592.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate592.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate592.errors = vErrors;
return errors === 0;
}
validate592.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate591(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate591.evaluated;
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
validate591.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate591.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate592(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate591.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate591.errors = vErrors;
return errors === 0;
}
validate591.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate590(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate590.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate591(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate591.errors : vErrors.concat(validate591.errors);
errors = vErrors.length;
}
validate590.errors = vErrors;
return errors === 0;
}
validate590.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPresenceReply = validate595;
const schema689 = {"$ref":"contract#/components/schemas/GetPresenceReply"};
const schema690 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetPresenceResult"}}};
const schema691 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/PresentUser"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema694 = {"type":"object","required":["userId","status","renewedAt"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254},"status":{"$ref":"#/components/schemas/PresenceStatus"},"renewedAt":{"$ref":"#/components/schemas/Timestamp"}}};

function validate598(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate598.evaluated;
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
validate598.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate598.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate598.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate598.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate598.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern4.test(data1)){
validate598.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate598.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
else {
validate598.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
if(data2.length > 254 && func1(data2) > 254){
validate598.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate598.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
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
validate598.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "online") || (data3 === "away"))){
validate598.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/enum",keyword:"enum",params:{allowedValues: schema170.enum}}];
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
validate598.errors = [{instancePath:instancePath+"/renewedAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate598.errors = [{instancePath:instancePath+"/renewedAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate598.errors = [{instancePath:instancePath+"/renewedAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate598.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate598.errors = vErrors;
return errors === 0;
}
validate598.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate597.evaluated;
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
validate597.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate597.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate597.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate597.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
if(data1.length > 1000 && func1(data1) > 1000){
validate597.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate597.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate597.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate597.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate598(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate598.errors : vErrors.concat(validate598.errors);
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
validate597.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
if(data4.length > 2048 && func1(data4) > 2048){
validate597.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate597.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate597.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate597.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate597.errors = vErrors;
return errors === 0;
}
validate597.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate596(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate596.evaluated;
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
validate596.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate596.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate597(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate596.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate596.errors = vErrors;
return errors === 0;
}
validate596.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate595(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate595.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate596(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate596.errors : vErrors.concat(validate596.errors);
errors = vErrors.length;
}
validate595.errors = vErrors;
return errors === 0;
}
validate595.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Failure = validate602;
const schema700 = {"$ref":"contract#/components/schemas/Failure"};
const schema701 = {"type":"object","required":["error"],"additionalProperties":false,"properties":{"error":{"$ref":"#/components/schemas/Problem"}}};
const schema702 = {"type":"object","required":["message","status"],"additionalProperties":false,"properties":{"message":{"$ref":"#/components/schemas/ErrorMessage"},"status":{"$ref":"#/components/schemas/ErrorStatus"},"details":{"$ref":"#/components/schemas/ErrorDetails"}}};
const schema703 = {"type":"string","minLength":1,"maxLength":1000};
const schema704 = {"type":"string","enum":["INVALID_ARGUMENT","FAILED_PRECONDITION","UNAUTHENTICATED","PERMISSION_DENIED","NOT_FOUND","ALREADY_EXISTS","RESOURCE_EXHAUSTED","INTERNAL","UNIMPLEMENTED","UNAVAILABLE"]};
const schema705 = {"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"#/components/schemas/ErrorDetail"}};
const schema706 = {"type":"object","required":["field","reason","description"],"additionalProperties":false,"properties":{"field":{"type":"string","maxLength":4096},"reason":{"type":"string","enum":["REQUIRED","TYPE","CONST","ENUM","FORMAT","PATTERN","LENGTH","RANGE","ITEMS","DUPLICATE","UNKNOWN_MEMBER","CONFLICT","DEPTH","ENCODING","SYNTAX","IN_THE_PAST","PAGE_TOKEN","DISPOSABLE_DOMAIN","HOST"]},"description":{"type":"string","minLength":1,"maxLength":1000}}};

function validate605(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate605.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 50){
validate605.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
if(data.length < 1){
validate605.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate605.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ErrorDetail/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!(((key0 === "field") || (key0 === "reason")) || (key0 === "description"))){
validate605.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ErrorDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(data1.length > 4096 && func1(data1) > 4096){
validate605.errors = [{instancePath:instancePath+"/" + i0+"/field",schemaPath:"#/components/schemas/ErrorDetail/properties/field/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate605.errors = [{instancePath:instancePath+"/" + i0+"/field",schemaPath:"#/components/schemas/ErrorDetail/properties/field/type",keyword:"type",params:{type: "string"}}];
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
validate605.errors = [{instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/components/schemas/ErrorDetail/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((data2 === "REQUIRED") || (data2 === "TYPE")) || (data2 === "CONST")) || (data2 === "ENUM")) || (data2 === "FORMAT")) || (data2 === "PATTERN")) || (data2 === "LENGTH")) || (data2 === "RANGE")) || (data2 === "ITEMS")) || (data2 === "DUPLICATE")) || (data2 === "UNKNOWN_MEMBER")) || (data2 === "CONFLICT")) || (data2 === "DEPTH")) || (data2 === "ENCODING")) || (data2 === "SYNTAX")) || (data2 === "IN_THE_PAST")) || (data2 === "PAGE_TOKEN")) || (data2 === "DISPOSABLE_DOMAIN")) || (data2 === "HOST"))){
validate605.errors = [{instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/components/schemas/ErrorDetail/properties/reason/enum",keyword:"enum",params:{allowedValues: schema706.properties.reason.enum}}];
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
if(data3.length > 1000 && func1(data3) > 1000){
validate605.errors = [{instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/components/schemas/ErrorDetail/properties/description/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate605.errors = [{instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/components/schemas/ErrorDetail/properties/description/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate605.errors = [{instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/components/schemas/ErrorDetail/properties/description/type",keyword:"type",params:{type: "string"}}];
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
validate605.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ErrorDetail/type",keyword:"type",params:{type: "object"}}];
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
validate605.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate605.errors = vErrors;
return errors === 0;
}
validate605.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate604(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate604.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) && (missing0 = "message")) || ((data.status === undefined) && (missing0 = "status"))){
validate604.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "message") || (key0 === "status")) || (key0 === "details"))){
validate604.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(data0.length > 1000 && func1(data0) > 1000){
validate604.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ErrorMessage/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate604.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate604.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type: "string"}}];
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
validate604.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ErrorStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((data1 === "INVALID_ARGUMENT") || (data1 === "FAILED_PRECONDITION")) || (data1 === "UNAUTHENTICATED")) || (data1 === "PERMISSION_DENIED")) || (data1 === "NOT_FOUND")) || (data1 === "ALREADY_EXISTS")) || (data1 === "RESOURCE_EXHAUSTED")) || (data1 === "INTERNAL")) || (data1 === "UNIMPLEMENTED")) || (data1 === "UNAVAILABLE"))){
validate604.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ErrorStatus/enum",keyword:"enum",params:{allowedValues: schema704.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
const _errs8 = errors;
if(!(validate605(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
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
validate604.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate604.errors = vErrors;
return errors === 0;
}
validate604.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate603(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate603.evaluated;
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
validate603.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate603.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
if(!(validate604(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate604.errors : vErrors.concat(validate604.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate603.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate603.errors = vErrors;
return errors === 0;
}
validate603.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate602(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate602.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate603(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors);
errors = vErrors.length;
}
validate602.errors = vErrors;
return errors === 0;
}
validate602.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const StatusFailure = validate609;
const schema707 = {"$ref":"contract#/components/schemas/StatusFailure"};
const schema708 = {"type":"object","required":["error"],"additionalProperties":false,"properties":{"error":{"$ref":"#/components/schemas/StatusProblem"}}};
const schema709 = {"type":"object","required":["message","status","code"],"additionalProperties":false,"properties":{"message":{"$ref":"#/components/schemas/ErrorMessage"},"status":{"$ref":"#/components/schemas/ErrorStatus"},"code":{"type":"integer","enum":[400,401,403,404,405,408,413,415,429,500,501,503]},"details":{"$ref":"#/components/schemas/ErrorDetails"}}};

function validate611(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate611.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.message === undefined) && (missing0 = "message")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.code === undefined) && (missing0 = "code"))){
validate611.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "message") || (key0 === "status")) || (key0 === "code")) || (key0 === "details"))){
validate611.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(data0.length > 1000 && func1(data0) > 1000){
validate611.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ErrorMessage/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate611.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate611.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type: "string"}}];
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
validate611.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ErrorStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((data1 === "INVALID_ARGUMENT") || (data1 === "FAILED_PRECONDITION")) || (data1 === "UNAUTHENTICATED")) || (data1 === "PERMISSION_DENIED")) || (data1 === "NOT_FOUND")) || (data1 === "ALREADY_EXISTS")) || (data1 === "RESOURCE_EXHAUSTED")) || (data1 === "INTERNAL")) || (data1 === "UNIMPLEMENTED")) || (data1 === "UNAVAILABLE"))){
validate611.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ErrorStatus/enum",keyword:"enum",params:{allowedValues: schema704.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data2 = data.code;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate611.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((((((((((data2 === 400) || (data2 === 401)) || (data2 === 403)) || (data2 === 404)) || (data2 === 405)) || (data2 === 408)) || (data2 === 413)) || (data2 === 415)) || (data2 === 429)) || (data2 === 500)) || (data2 === 501)) || (data2 === 503))){
validate611.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema709.properties.code.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
const _errs10 = errors;
if(!(validate605(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
errors = vErrors.length;
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
}
else {
validate611.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate611.errors = vErrors;
return errors === 0;
}
validate611.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate610(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate610.evaluated;
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
validate610.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate610.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
if(!(validate611(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate610.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate610.errors = vErrors;
return errors === 0;
}
validate610.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate609(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate609.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate610(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
errors = vErrors.length;
}
validate609.errors = vErrors;
return errors === 0;
}
validate609.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

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
