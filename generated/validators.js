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
const schema79 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/CreateWorkspaceResult"}}};
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
const schema101 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetWorkspaceResult"}}};
const schema102 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/Workspace"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate77.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate77.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate77.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate77.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate77.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate77(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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

export const sendLoginLinkRequest = validate81;
const schema105 = {"$ref":"contract#/components/schemas/SendLoginLinkRequest"};
const schema106 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/SendLoginLinkInput"}}};
const schema107 = {"type":"object","required":["email","continueUrl"],"additionalProperties":false,"properties":{"email":{"$ref":"#/components/schemas/WorkspaceEmail"},"continueUrl":{"type":"string","format":"uri","minLength":3,"maxLength":2048,"pattern":"^([Hh][Tt][Tt][Pp][Ss]?://[^/?#@]+([/?#].*)?|(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z0-9+.-]*:(?!//[^/?#]*@).+)$"}}};
const formats6 = require("ajv-formats/dist/formats").fullFormats.uri;
const pattern28 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://[^/?#@]+([/?#].*)?|(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z0-9+.-]*:(?!//[^/?#]*@).+)$", "u");

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
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
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "email") || (key0 === "continueUrl"))){
validate83.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate83.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/format",keyword:"format",params:{format: "email"}}];
return false;
}
else {
if(data0.length > 254 && func1(data0) > 254){
validate83.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 3 || (data0.length < 5 && func1(data0) < 3)){
validate83.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/WorkspaceEmail/type",keyword:"type",params:{type: "string"}}];
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
validate83.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/pattern",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://[^/?#@]+([/?#].*)?|(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z0-9+.-]*:(?!//[^/?#]*@).+)$"}}];
return false;
}
else {
if(!(formats6(data1))){
validate83.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/format",keyword:"format",params:{format: "uri"}}];
return false;
}
else {
if(data1.length > 2048 && func1(data1) > 2048){
validate83.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 3 || (data1.length < 5 && func1(data1) < 3)){
validate83.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/continueUrl",schemaPath:"#/properties/continueUrl/type",keyword:"type",params:{type: "string"}}];
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
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate82.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate83(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
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
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendLoginLinkReply = validate86;
const schema109 = {"$ref":"contract#/components/schemas/SendLoginLinkReply"};
const schema110 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/SendLoginLinkResult"}}};
const schema111 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"null"}}};

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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
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
if(data1.length > 1000 && func1(data1) > 1000){
validate88.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate88.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
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
const _errs8 = errors;
if(data.data !== null){
validate88.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "null"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate87.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate88(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
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

export const getDocumentsRequest = validate91;
const schema114 = {"$ref":"contract#/components/schemas/GetDocumentsRequest"};
const schema115 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetDocumentsInput"}}};
const schema116 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/DocumentId"}},"folderId":{"$ref":"#/components/schemas/FolderId"},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};
const schema120 = {"type":"integer","minimum":1,"maximum":1000};
const schema121 = {"type":"string","maxLength":2048};

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
if((data.organizationId === undefined) && (missing0 = "organizationId")){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "organizationId") || (key0 === "documentIds")) || (key0 === "folderId")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate93.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate93.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate93.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate93.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate93.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate93.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate93.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate93.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate93.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/type",keyword:"type",params:{type: "array"}}];
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
validate93.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate93.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate93.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
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
validate93.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 1000 || isNaN(data4)){
validate93.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate93.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate93.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate93.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
if((data.data === undefined) && (missing0 = "data")){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate92.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate93(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
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

export const getDocumentsReply = validate96;
const schema122 = {"$ref":"contract#/components/schemas/GetDocumentsReply"};
const schema123 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetDocumentsResult"}}};
const schema124 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/CollaborationDocument"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema131 = {"type":"string","minLength":1,"maxLength":2048};
const schema127 = {"type":"object","required":["id","documentName","disabled","accessType"],"additionalProperties":true,"properties":{"id":{"$ref":"#/components/schemas/DocumentId"},"documentName":{"$ref":"#/components/schemas/DocumentName"},"disabled":{"type":"boolean"},"accessType":{"$ref":"#/components/schemas/DocumentAccessType"}}};
const schema129 = {"type":"string","maxLength":1000};
const schema130 = {"type":"string","enum":["public","organizationPrivate","restricted"]};

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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.documentName === undefined) && (missing0 = "documentName"))) || ((data.disabled === undefined) && (missing0 = "disabled"))) || ((data.accessType === undefined) && (missing0 = "accessType"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate99.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate99.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate99.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(data1.length > 1000 && func1(data1) > 1000){
validate99.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/components/schemas/DocumentName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/components/schemas/DocumentName/type",keyword:"type",params:{type: "string"}}];
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
const _errs8 = errors;
if(typeof data.disabled !== "boolean"){
validate99.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessType !== undefined){
let data3 = data.accessType;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate99.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "public") || (data3 === "organizationPrivate")) || (data3 === "restricted"))){
validate99.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/enum",keyword:"enum",params:{allowedValues: schema130.enum}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate98.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate98.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate98.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate98.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate98.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate98.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate99(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
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
validate98.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate98.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate98.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate97.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate98(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
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
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteUsersFromGroupsRequest = validate103;
const schema132 = {"$ref":"contract#/components/schemas/DeleteUsersFromGroupsRequest"};
const schema133 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UsersToDeleteFromGroup"}}};
const schema134 = {"anyOf":[{"$ref":"#/components/schemas/ListedUsersOfGroup"},{"$ref":"#/components/schemas/AllUsersOfGroup"}]};
const schema135 = {"type":"object","required":["organizationId","organizationUserGroupId","userIds"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"deleteAll":{"type":"boolean","const":false}}};
const schema137 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.userIds === undefined) && (missing0 = "userIds"))){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "organizationUserGroupId")) || (key0 === "userIds")) || (key0 === "deleteAll"))){
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
if(data.userIds !== undefined){
let data2 = data.userIds;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate106.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data2.length < 1){
validate106.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate106.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate106.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
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
var valid3 = _errs10 === errors;
if(!valid3){
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
validate106.errors = [{instancePath:instancePath+"/deleteAll",schemaPath:"#/properties/deleteAll/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data4){
validate106.errors = [{instancePath:instancePath+"/deleteAll",schemaPath:"#/properties/deleteAll/const",keyword:"const",params:{allowedValue: false}}];
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
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema139 = {"type":"object","required":["organizationId","organizationUserGroupId","deleteAll"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"deleteAll":{"type":"boolean","const":true},"userIds":{"type":"array","maxItems":0,"items":{"$ref":"#/components/schemas/UserId"}}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
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
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "organizationUserGroupId")) || (key0 === "deleteAll")) || (key0 === "userIds"))){
validate108.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate108.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate108.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate108.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate108.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate108.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate108.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
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
validate108.errors = [{instancePath:instancePath+"/deleteAll",schemaPath:"#/properties/deleteAll/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data2){
validate108.errors = [{instancePath:instancePath+"/deleteAll",schemaPath:"#/properties/deleteAll/const",keyword:"const",params:{allowedValue: true}}];
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
validate108.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 0}}];
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
validate108.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data4.length > 128 && func1(data4) > 128){
validate108.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate108.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate108.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
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
validate105.errors = vErrors;
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
validate105.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate105.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate104.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate105(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
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
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteUsersFromGroupsReply = validate112;
const schema143 = {"$ref":"contract#/components/schemas/DeleteUsersFromGroupsReply"};
const schema144 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/DeleteUsersFromGroupsResult"}}};
const schema145 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/DeleteUsersFromGroupsItems"}}};
const schema148 = {"type":"object","maxProperties":10000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/MembershipResult"}};
const schema149 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema150 = {"oneOf":[{"$ref":"#/components/schemas/ChangedMembership"},{"$ref":"#/components/schemas/FailedMembership"}]};
const schema151 = {"type":"object","required":["success","organizationUserGroupId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(true !== data0){
validate117.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate117.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate117.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate117.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
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
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema154 = {"type":"object","required":["success","organizationUserGroupId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"organizationUserGroupId":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.message === undefined) && (missing0 = "message"))){
validate119.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "organizationUserGroupId")) || (key0 === "message"))){
validate119.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate119.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate119.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate119.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/type",keyword:"type",params:{type: schema154.properties.organizationUserGroupId.type}}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate119.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate119.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate119.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/properties/organizationUserGroupId/minLength",keyword:"minLength",params:{}}];
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
validate119.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate119.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate119.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
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
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate119(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
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
validate116.errors = vErrors;
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
validate116.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(Object.keys(data).length > 10000){
validate115.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 10000}}];
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
validate115.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate116(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate114.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate114.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate114.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate114.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate114.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate115(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
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
if((data.result === undefined) && (missing0 = "result")){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate113.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate114(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
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

export const deleteAllUserDataRequest = validate125;
const schema156 = {"$ref":"contract#/components/schemas/DeleteAllUserDataRequest"};
const schema157 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/DeleteAllUserDataInput"}}};
const schema158 = {"type":"object","required":["userIds"],"additionalProperties":false,"properties":{"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"organizationIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationId"}}}};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
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
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "userIds") || (key0 === "organizationIds"))){
validate127.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate127.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data0.length < 1){
validate127.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate127.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate127.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate127.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate127.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
validate127.errors = [{instancePath:instancePath+"/organizationIds",schemaPath:"#/properties/organizationIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate127.errors = [{instancePath:instancePath+"/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate127.errors = [{instancePath:instancePath+"/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate127.errors = [{instancePath:instancePath+"/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/organizationIds/" + i1,schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate127.errors = [{instancePath:instancePath+"/organizationIds",schemaPath:"#/properties/organizationIds/type",keyword:"type",params:{type: "array"}}];
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
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate126.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate127(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
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
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteAllUserDataReply = validate130;
const schema161 = {"$ref":"contract#/components/schemas/DeleteAllUserDataReply"};
const schema162 = {"type":"object","required":["status","message","data","statusCode"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"object","required":["jobId","tasksCount"],"additionalProperties":false,"properties":{"jobId":{"$ref":"#/components/schemas/JobId"},"tasksCount":{"type":"integer","minimum":1,"maximum":1000000000}}},"statusCode":{"type":"integer","const":202}}};
const schema165 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if(((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.statusCode === undefined) && (missing0 = "statusCode"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "statusCode"))){
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
if(data1.length > 1000 && func1(data1) > 1000){
validate131.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate131.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
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
let data2 = data.data;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.jobId === undefined) && (missing1 = "jobId")) || ((data2.tasksCount === undefined) && (missing1 = "tasksCount"))){
validate131.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data2){
if(!((key1 === "jobId") || (key1 === "tasksCount"))){
validate131.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
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
validate131.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate131.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate131.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/data/jobId",schemaPath:"#/components/schemas/JobId/type",keyword:"type",params:{type: "string"}}];
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
validate131.errors = [{instancePath:instancePath+"/data/tasksCount",schemaPath:"#/properties/data/properties/tasksCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 1000000000 || isNaN(data4)){
validate131.errors = [{instancePath:instancePath+"/data/tasksCount",schemaPath:"#/properties/data/properties/tasksCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate131.errors = [{instancePath:instancePath+"/data/tasksCount",schemaPath:"#/properties/data/properties/tasksCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate131.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
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
validate131.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(202 !== data5){
validate131.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/const",keyword:"const",params:{allowedValue: 202}}];
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
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addPresenceRequest = validate133;
const schema166 = {"$ref":"contract#/components/schemas/AddPresenceRequest"};
const schema167 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddPresenceInput"}}};
const schema168 = {"type":"object","required":["organizationId","documentId","users"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"users":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/PresenceUser"}}}};
const schema171 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254},"status":{"$ref":"#/components/schemas/PresenceStatus"}}};
const schema173 = {"type":"string","maxLength":200,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema174 = {"type":"string","enum":["online","away"]};

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
if((data.userId === undefined) && (missing0 = "userId")){
validate136.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate136.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate136.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate136.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate136.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate136.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate136.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
else {
validate136.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
validate136.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate136.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
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
validate136.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "online") || (data3 === "away"))){
validate136.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/enum",keyword:"enum",params:{allowedValues: schema174.enum}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.users === undefined) && (missing0 = "users"))){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "users"))){
validate135.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate135.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate135.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate135.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate135.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate135.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate135.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate135.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data2.length < 1){
validate135.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate136(data2[i0], {instancePath:instancePath+"/users/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
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
validate135.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}];
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
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate134.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate135(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
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
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addPresenceReply = validate140;
const schema175 = {"$ref":"contract#/components/schemas/AddPresenceReply"};
const schema176 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddPresenceResult"}}};
const schema177 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/PresenceResult"}}};
const schema180 = {"type":"object","required":["success"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true}}};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
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
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate142.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate142.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate142.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate142.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate142.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate142.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/PresenceResult/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data2){
if(!(key1 === "success")){
validate142.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/PresenceResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data2.success !== undefined){
let data3 = data2.success;
if(typeof data3 !== "boolean"){
validate142.errors = [{instancePath:instancePath+"/data/success",schemaPath:"#/components/schemas/PresenceResult/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data3){
validate142.errors = [{instancePath:instancePath+"/data/success",schemaPath:"#/components/schemas/PresenceResult/properties/success/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/PresenceResult/type",keyword:"type",params:{type: "object"}}];
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
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
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
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate141.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate142(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addUsersToGroupsRequest = validate145;
const schema181 = {"$ref":"contract#/components/schemas/AddUsersToGroupsRequest"};
const schema182 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddUsersToGroupsInput"}}};
const schema183 = {"type":"object","required":["organizationId","organizationUserGroupId","userIds"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}}}};

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
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.userIds === undefined) && (missing0 = "userIds"))){
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "organizationUserGroupId")) || (key0 === "userIds"))){
validate147.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate147.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate147.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate147.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate147.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate147.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate147.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
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
validate147.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data2.length < 1){
validate147.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate147.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate147.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate147.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate147.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
if((data.data === undefined) && (missing0 = "data")){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate146.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate147(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
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
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addUsersToGroupsReply = validate150;
const schema187 = {"$ref":"contract#/components/schemas/AddUsersToGroupsReply"};
const schema188 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddUsersToGroupsResult"}}};
const schema189 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddUsersToGroupsItems"}}};
const schema192 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/MembershipResult"}};

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
if(Object.keys(data).length > 1000){
validate153.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate153.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate116(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
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
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
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
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate152.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate152.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate152.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate152.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate152.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate152.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate153(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
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
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate151.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate151.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate152(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
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
if(!(validate151(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateOrganizationsRequest = validate158;
const schema194 = {"$ref":"contract#/components/schemas/UpdateOrganizationsRequest"};
const schema195 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateOrganizationsInput"}}};
const schema196 = {"type":"object","required":["organizations"],"additionalProperties":false,"properties":{"organizations":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationInput"}}}};
const schema197 = {"type":"object","required":["organizationId","organizationName"],"additionalProperties":true,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationName":{"$ref":"#/components/schemas/OrganizationName"}}};
const schema199 = {"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
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
validate161.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate161.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate161.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate161.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate161.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern16.test(data1)){
validate161.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/components/schemas/OrganizationName/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate161.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/components/schemas/OrganizationName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate161.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/components/schemas/OrganizationName/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate161.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/components/schemas/OrganizationName/type",keyword:"type",params:{type: "string"}}];
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
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.organizations === undefined) && (missing0 = "organizations")){
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "organizations")){
validate160.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate160.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data0.length < 1){
validate160.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate161(data0[i0], {instancePath:instancePath+"/organizations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
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
validate160.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate159.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate160(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
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
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateOrganizationsReply = validate165;
const schema200 = {"$ref":"contract#/components/schemas/UpdateOrganizationsReply"};
const schema201 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateOrganizationsResult"}}};
const schema202 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UpdateOrganizationsItems"}}};
const schema205 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/OrganizationChangeResult"}};
const schema207 = {"oneOf":[{"$ref":"#/components/schemas/UpdatedOrganization"},{"$ref":"#/components/schemas/MissingOrganization"}]};
const schema208 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"message":{"$ref":"#/components/schemas/Message"}}};
const schema209 = {"type":"string","minLength":36,"maxLength":36,"pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"};

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
if(true !== data0){
validate170.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate170.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data1.length > 36 && func1(data1) > 36){
validate170.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 36 || (data1.length < 71 && func1(data1) < 36)){
validate170.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{}}];
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

const schema211 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"id":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
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
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
validate172.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate172.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate172.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate172.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "null"}}];
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
validate172.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate172.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
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
if(!(validate170(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate172(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
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
validate169.errors = vErrors;
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
validate169.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate169.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(Object.keys(data).length > 1000){
validate168.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate168.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate169(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
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
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate167.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate167.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate167.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate167.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate167.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate167.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate168(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
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
if(!(validate167(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
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

export const addOrganizationsRequest = validate178;
const schema213 = {"$ref":"contract#/components/schemas/AddOrganizationsRequest"};
const schema214 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddOrganizationsInput"}}};
const schema215 = {"type":"object","required":["organizations"],"additionalProperties":false,"properties":{"organizations":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationInput"}}}};

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
if((data.organizations === undefined) && (missing0 = "organizations")){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "organizations")){
validate180.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate180.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data0.length < 1){
validate180.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate161(data0[i0], {instancePath:instancePath+"/organizations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
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
validate180.errors = [{instancePath:instancePath+"/organizations",schemaPath:"#/properties/organizations/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate179.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate179.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate180(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate179(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addOrganizationsReply = validate184;
const schema216 = {"$ref":"contract#/components/schemas/AddOrganizationsReply"};
const schema217 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddOrganizationsResult"}}};
const schema218 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddOrganizationsItems"}}};
const schema221 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/NewOrganizationResult"}};
const schema223 = {"oneOf":[{"$ref":"#/components/schemas/AddedOrganization"},{"$ref":"#/components/schemas/ExistingOrganization"}]};
const schema224 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(true !== data0){
validate189.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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

const schema227 = {"type":"object","required":["success","id","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))){
validate191.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
validate191.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate191.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate191.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate191.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data1.length > 36 && func1(data1) > 36){
validate191.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 36 || (data1.length < 71 && func1(data1) < 36)){
validate191.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate191.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/type",keyword:"type",params:{type: "string"}}];
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
validate191.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate191.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate191.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
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
validate188.errors = vErrors;
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
validate188.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate188.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(Object.keys(data).length > 1000){
validate187.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate187.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate188(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
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
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate186.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate186.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate186.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate186.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate186.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate187(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
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
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate185.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate186(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
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
if(!(validate185(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDeleteAllUserDataStatusRequest = validate197;
const schema230 = {"$ref":"contract#/components/schemas/GetDeleteAllUserDataStatusRequest"};
const schema231 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetDeleteAllUserDataStatusInput"}}};
const schema232 = {"type":"object","required":["jobId"],"additionalProperties":false,"properties":{"jobId":{"$ref":"#/components/schemas/JobId"}}};

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
if((data.jobId === undefined) && (missing0 = "jobId")){
validate199.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "jobId")){
validate199.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate199.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate199.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate199.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate199.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobId/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate198.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate198.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate199(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
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
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDeleteAllUserDataStatusReply = validate202;
const schema234 = {"$ref":"contract#/components/schemas/GetDeleteAllUserDataStatusReply"};
const schema235 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetDeleteAllUserDataStatusResult"}}};
const schema236 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/DeletionProgress"}}};
const schema239 = {"type":"object","required":["isDeleteCompleted","tasksLeft"],"additionalProperties":false,"properties":{"isDeleteCompleted":{"type":"boolean"},"tasksLeft":{"type":"integer","minimum":0,"maximum":1000000000},"lastTaskCompletedTime":{"$ref":"#/components/schemas/Timestamp"}}};
const schema240 = {"type":"integer","minimum":0,"maximum":8640000000000000};

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
if(((data.isDeleteCompleted === undefined) && (missing0 = "isDeleteCompleted")) || ((data.tasksLeft === undefined) && (missing0 = "tasksLeft"))){
validate205.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "isDeleteCompleted") || (key0 === "tasksLeft")) || (key0 === "lastTaskCompletedTime"))){
validate205.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.isDeleteCompleted !== undefined){
const _errs2 = errors;
if(typeof data.isDeleteCompleted !== "boolean"){
validate205.errors = [{instancePath:instancePath+"/isDeleteCompleted",schemaPath:"#/properties/isDeleteCompleted/type",keyword:"type",params:{type: "boolean"}}];
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
validate205.errors = [{instancePath:instancePath+"/tasksLeft",schemaPath:"#/properties/tasksLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 1000000000 || isNaN(data1)){
validate205.errors = [{instancePath:instancePath+"/tasksLeft",schemaPath:"#/properties/tasksLeft/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate205.errors = [{instancePath:instancePath+"/tasksLeft",schemaPath:"#/properties/tasksLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate205.errors = [{instancePath:instancePath+"/lastTaskCompletedTime",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 8640000000000000 || isNaN(data2)){
validate205.errors = [{instancePath:instancePath+"/lastTaskCompletedTime",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate205.errors = [{instancePath:instancePath+"/lastTaskCompletedTime",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate204.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate204.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate204.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate204.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate204.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate205(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
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
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate203.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate204(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
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
if(!(validate203(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAccessForFoldersRequest = validate209;
const schema241 = {"$ref":"contract#/components/schemas/UpdateAccessForFoldersRequest"};
const schema242 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateAccessForFoldersInput"}}};
const schema243 = {"anyOf":[{"$ref":"#/components/schemas/FoldersSetAccessType"},{"$ref":"#/components/schemas/FoldersInheritAccess"}]};
const schema244 = {"type":"object","required":["organizationId","folderIds","accessType"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"folderIds":{"$ref":"#/components/schemas/UpdatedFolderIds"},"accessType":{"$ref":"#/components/schemas/FolderAccessType"},"inheritFromParent":{"type":"boolean","const":false}}};
const schema248 = {"type":"string","enum":["public","organizationPrivate","restricted"]};
const schema246 = {"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/FolderId"}};

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
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate213.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data.length < 1){
validate213.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate213.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate213.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate213.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
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
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
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
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "folderIds")) || (key0 === "accessType")) || (key0 === "inheritFromParent"))){
validate212.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate212.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate212.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate212.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate213(data.folderIds, {instancePath:instancePath+"/folderIds",parentData:data,parentDataProperty:"folderIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
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
validate212.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "public") || (data2 === "organizationPrivate")) || (data2 === "restricted"))){
validate212.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema248.enum}}];
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
validate212.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data3){
validate212.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/const",keyword:"const",params:{allowedValue: false}}];
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
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema249 = {"type":"object","required":["organizationId","folderIds","inheritFromParent"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"folderIds":{"$ref":"#/components/schemas/UpdatedFolderIds"},"inheritFromParent":{"type":"boolean","const":true},"accessType":{"$ref":"#/components/schemas/FolderAccessTypeOrNull","const":null}}};
const schema251 = {"anyOf":[{"$ref":"#/components/schemas/FolderAccessType"},{"type":"null"}]};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
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
const err1 = {instancePath,schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema248.enum}};
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
validate218.errors = vErrors;
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
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.folderIds === undefined) && (missing0 = "folderIds"))) || ((data.inheritFromParent === undefined) && (missing0 = "inheritFromParent"))){
validate216.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "folderIds")) || (key0 === "inheritFromParent")) || (key0 === "accessType"))){
validate216.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate216.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate216.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate216.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate216.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate213(data.folderIds, {instancePath:instancePath+"/folderIds",parentData:data,parentDataProperty:"folderIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
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
validate216.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data2){
validate216.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/const",keyword:"const",params:{allowedValue: true}}];
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
if(!(validate218(data3, {instancePath:instancePath+"/accessType",parentData:data,parentDataProperty:"accessType",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
else {
if(null !== data3){
validate216.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/const",keyword:"const",params:{allowedValue: schema249.properties.accessType.const}}];
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
validate216.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate212(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
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
validate211.errors = vErrors;
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
validate211.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate211.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate210.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate210.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate211(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
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
if(!(validate210(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateAccessForFoldersReply = validate223;
const schema253 = {"$ref":"contract#/components/schemas/UpdateAccessForFoldersReply"};
const schema254 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateAccessForFoldersResult"}}};
const schema255 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UpdateAccessForFoldersItems"}}};
const schema258 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/FolderAccessResult"}};
const schema260 = {"oneOf":[{"$ref":"#/components/schemas/FolderAccessSet"},{"$ref":"#/components/schemas/FolderAccessInherited"},{"$ref":"#/components/schemas/FolderAccessFailed"}]};
const schema261 = {"type":"object","required":["success","accessType","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"accessType":{"$ref":"#/components/schemas/FolderAccessType"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if((((data.success === undefined) && (missing0 = "success")) || ((data.accessType === undefined) && (missing0 = "accessType"))) || ((data.message === undefined) && (missing0 = "message"))){
validate228.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "accessType")) || (key0 === "message"))){
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
if(data.accessType !== undefined){
let data1 = data.accessType;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate228.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "public") || (data1 === "organizationPrivate")) || (data1 === "restricted"))){
validate228.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema248.enum}}];
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
validate228.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
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
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema264 = {"type":"object","required":["success","inheritFromParent","accessType","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"inheritFromParent":{"type":"boolean","const":true},"accessType":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(((((data.success === undefined) && (missing0 = "success")) || ((data.inheritFromParent === undefined) && (missing0 = "inheritFromParent"))) || ((data.accessType === undefined) && (missing0 = "accessType"))) || ((data.message === undefined) && (missing0 = "message"))){
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "inheritFromParent")) || (key0 === "accessType")) || (key0 === "message"))){
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
if(true !== data0){
validate230.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate230.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data1){
validate230.errors = [{instancePath:instancePath+"/inheritFromParent",schemaPath:"#/properties/inheritFromParent/const",keyword:"const",params:{allowedValue: true}}];
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
validate230.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/type",keyword:"type",params:{type: "null"}}];
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
validate230.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
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
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema266 = {"type":"object","required":["success","accessType","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"accessType":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
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
validate232.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "accessType")) || (key0 === "message"))){
validate232.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate232.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate232.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate232.errors = [{instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/type",keyword:"type",params:{type: "null"}}];
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
validate232.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate232.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate232.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate228(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate230(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
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
if(!(validate232(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
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
validate227.errors = vErrors;
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
validate227.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate227.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(Object.keys(data).length > 1000){
validate226.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate226.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate227(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
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
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate225.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate225.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate225.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate225.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate225.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate226(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
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
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate224.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate224.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate225(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
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
if(!(validate224(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getNotificationsRequest = validate238;
const schema268 = {"$ref":"contract#/components/schemas/GetNotificationsRequest"};
const schema269 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/NotificationQuery"}}};
const schema270 = {"anyOf":[{"$ref":"#/components/schemas/NotificationsByDocument"},{"$ref":"#/components/schemas/NotificationsByUser"}]};
const schema271 = {"type":"object","required":["organizationId","documentId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"locationId":{"$ref":"#/components/schemas/LocationId"},"userId":{"$ref":"#/components/schemas/UserId"},"notificationIds":{"$ref":"#/components/schemas/NotificationIdList"},"pageSize":{"$ref":"#/components/schemas/NotificationsPageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};
const schema274 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema278 = {"type":"integer","minimum":1,"maximum":1000};
const schema276 = {"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/NotificationId"}};
const schema277 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if(Array.isArray(data)){
if(data.length > 1000){
validate242.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate242.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate242.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate242.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate242.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/NotificationId/type",keyword:"type",params:{type: "string"}}];
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
validate242.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))){
validate241.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "locationId")) || (key0 === "userId")) || (key0 === "notificationIds")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate241.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate241.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate241.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate241.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate241.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate241.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate241.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate241.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate241.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate241.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/type",keyword:"type",params:{type: "string"}}];
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
validate241.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate241.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate241.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate242(data.notificationIds, {instancePath:instancePath+"/notificationIds",parentData:data,parentDataProperty:"notificationIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
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
validate241.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
validate241.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate241.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate241.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate241.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema280 = {"type":"object","required":["organizationId","userId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"locationId":{"$ref":"#/components/schemas/LocationId"},"userId":{"$ref":"#/components/schemas/UserId"},"notificationIds":{"$ref":"#/components/schemas/NotificationIdList"},"pageSize":{"$ref":"#/components/schemas/NotificationsPageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.userId === undefined) && (missing0 = "userId"))){
validate245.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "locationId")) || (key0 === "userId")) || (key0 === "notificationIds")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate245.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate245.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate245.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate245.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate245.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate245.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate245.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate245.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate245.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate245.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate245.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate245.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate245.errors = [{instancePath:instancePath+"/locationId",schemaPath:"#/components/schemas/LocationId/type",keyword:"type",params:{type: "string"}}];
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
validate245.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate245.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate245.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate245.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate242(data.notificationIds, {instancePath:instancePath+"/notificationIds",parentData:data,parentDataProperty:"notificationIds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
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
validate245.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
validate245.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate245.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/NotificationsPageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate245.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate245.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate245.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate241(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate245(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
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
validate240.errors = vErrors;
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
validate240.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate240.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate239.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate239.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate240(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
errors = vErrors.length;
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
if(!(validate239(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getNotificationsReply = validate250;
const schema287 = {"$ref":"contract#/components/schemas/GetNotificationsReply"};
const schema288 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetNotificationsResult"}}};
const schema289 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/CollaborationNotification"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema292 = {"type":"object","required":["id","notificationSource","notificationSourceData","actionUser","displayHeadlineMessageTemplate","displayHeadlineMessageTemplateData","displayBodyMessage","metadata","notifyUsers","notifyUsersByUserId","timestamp"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/NotificationId"},"notificationSource":{"type":"string","enum":["custom"]},"notificationSourceData":{"$ref":"#/components/schemas/NotificationOrigin"},"actionUser":{"$ref":"#/components/schemas/User"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineVariables"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"metadata":{"type":"object","required":["apiKey","documentId","organizationId"],"additionalProperties":false,"properties":{"apiKey":{"type":"string","minLength":1,"maxLength":128},"documentId":{"$ref":"#/components/schemas/DocumentId"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"}}},"notifyUsers":{"$ref":"#/components/schemas/NotifiedUsers"},"notifyUsersByUserId":{"$ref":"#/components/schemas/NotifiedUsers"},"timestamp":{"$ref":"#/components/schemas/Timestamp"}}};
const schema294 = {"type":"object","additionalProperties":true};
const schema299 = {"type":"string","minLength":1,"maxLength":2000};
const schema306 = {"type":"string","maxLength":10000};
const func197 = Object.prototype.hasOwnProperty;
const schema295 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"$ref":"#/components/schemas/PersonEmail"}}};
const schema298 = {"type":"string","maxLength":254};

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
if((data.userId === undefined) && (missing0 = "userId")){
validate254.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate254.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate254.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate254.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate254.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate254.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
validate254.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/PersonEmail/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate254.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/PersonEmail/type",keyword:"type",params:{type: "string"}}];
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
validate254.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema300 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"allOf":[{"$ref":"#/components/schemas/HeadlinePeople"},{"$ref":"#/components/schemas/CustomHeadlineVariables"}]};
const schema301 = {"type":"object","properties":{"actionUser":{"$ref":"#/components/schemas/User"},"recipientUser":{"$ref":"#/components/schemas/User"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.actionUser !== undefined){
const _errs1 = errors;
if(!(validate254(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
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
if(!(validate254(data.recipientUser, {instancePath:instancePath+"/recipientUser",parentData:data,parentDataProperty:"recipientUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
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
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}
validate257.evaluated = {"props":{"actionUser":true,"recipientUser":true},"dynamicProps":false,"dynamicItems":false};

const schema302 = {"type":"object","additionalProperties":{"$ref":"#/components/schemas/HeadlineValue"}};
const schema303 = {"anyOf":[{"$ref":"#/components/schemas/HeadlineText"},{"$ref":"#/components/schemas/User"}]};
const schema304 = {"type":"string","maxLength":10000};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
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
if(!(validate254(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
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
validate262.errors = vErrors;
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
validate262.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate262.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
for(const key0 in data){
const _errs2 = errors;
if(!(validate262(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
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


function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
if(!(validate257(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate256.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate256.errors = vErrors;
return false;
break;
}
}
}
}
else {
validate256.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema309 = {"type":"object","maxProperties":100000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"type":"boolean","const":true}};

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
if(Object.keys(data).length > 100000){
validate267.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100000}}];
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
validate267.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs5 = errors;
if(typeof data0 !== "boolean"){
validate267.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate267.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/const",keyword:"const",params:{allowedValue: true}}];
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
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.notificationSource === undefined) && (missing0 = "notificationSource"))) || ((data.notificationSourceData === undefined) && (missing0 = "notificationSourceData"))) || ((data.actionUser === undefined) && (missing0 = "actionUser"))) || ((data.displayHeadlineMessageTemplate === undefined) && (missing0 = "displayHeadlineMessageTemplate"))) || ((data.displayHeadlineMessageTemplateData === undefined) && (missing0 = "displayHeadlineMessageTemplateData"))) || ((data.displayBodyMessage === undefined) && (missing0 = "displayBodyMessage"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.notifyUsers === undefined) && (missing0 = "notifyUsers"))) || ((data.notifyUsersByUserId === undefined) && (missing0 = "notifyUsersByUserId"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))){
validate253.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func197.call(schema292.properties, key0))){
validate253.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate253.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate253.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate253.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/NotificationId/type",keyword:"type",params:{type: "string"}}];
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
validate253.errors = [{instancePath:instancePath+"/notificationSource",schemaPath:"#/properties/notificationSource/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "custom")){
validate253.errors = [{instancePath:instancePath+"/notificationSource",schemaPath:"#/properties/notificationSource/enum",keyword:"enum",params:{allowedValues: schema292.properties.notificationSource.enum}}];
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
validate253.errors = [{instancePath:instancePath+"/notificationSourceData",schemaPath:"#/components/schemas/NotificationOrigin/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate254(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
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
validate253.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate253.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate256(data.displayHeadlineMessageTemplateData, {instancePath:instancePath+"/displayHeadlineMessageTemplateData",parentData:data,parentDataProperty:"displayHeadlineMessageTemplateData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
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
validate253.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate253.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/type",keyword:"type",params:{type: "string"}}];
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
validate253.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs21 = errors;
for(const key1 in data7){
if(!(((key1 === "apiKey") || (key1 === "documentId")) || (key1 === "organizationId"))){
validate253.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
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
validate253.errors = [{instancePath:instancePath+"/metadata/apiKey",schemaPath:"#/properties/metadata/properties/apiKey/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data8.length < 1 || (data8.length < 1 && func1(data8) < 1)){
validate253.errors = [{instancePath:instancePath+"/metadata/apiKey",schemaPath:"#/properties/metadata/properties/apiKey/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/metadata/apiKey",schemaPath:"#/properties/metadata/properties/apiKey/type",keyword:"type",params:{type: "string"}}];
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
validate253.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data9.length > 128 && func1(data9) > 128){
validate253.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data9.length < 1 || (data9.length < 1 && func1(data9) < 1)){
validate253.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/metadata/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate253.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data10.length > 128 && func1(data10) > 128){
validate253.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data10.length < 1 || (data10.length < 1 && func1(data10) < 1)){
validate253.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/metadata/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate253.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate267(data.notifyUsers, {instancePath:instancePath+"/notifyUsers",parentData:data,parentDataProperty:"notifyUsers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
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
if(!(validate267(data.notifyUsersByUserId, {instancePath:instancePath+"/notifyUsersByUserId",parentData:data,parentDataProperty:"notifyUsersByUserId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
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
validate253.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs33){
if(typeof data13 == "number"){
if(data13 > 8640000000000000 || isNaN(data13)){
validate253.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate253.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate252.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate252.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate252.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate252.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate252.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate252.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate252.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate253(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
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
validate252.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate252.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate252.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate251.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate251.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate252(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
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
if(!(validate251(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addNotificationsRequest = validate273;
const schema313 = {"$ref":"contract#/components/schemas/AddNotificationsRequest"};
const schema314 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/NewNotification"}}};
const schema315 = {"anyOf":[{"$ref":"#/components/schemas/NotificationForUsers"},{"$ref":"#/components/schemas/NotificationForEveryone"}]};
const schema316 = {"type":"object","required":["organizationId","documentId","actionUser","displayHeadlineMessageTemplate","notifyUsers"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"createOrganization":{"$ref":"#/components/schemas/CreateOrganization"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"createDocument":{"$ref":"#/components/schemas/CreateDocument"},"actionUser":{"$ref":"#/components/schemas/User"},"verifyUserPermissions":{"$ref":"#/components/schemas/VerifyUserPermissions"},"notificationId":{"$ref":"#/components/schemas/NewNotificationId"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineVariables"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"notifyUsers":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/User"}},"notifyAll":{"type":"boolean"},"notificationSourceData":{"$ref":"#/components/schemas/NotificationOrigin"},"isNotificationResolverUsed":{"$ref":"#/components/schemas/IsNotificationResolverUsed"},"context":{"$ref":"#/components/schemas/NotificationContext"}}};
const schema318 = {"type":"boolean"};
const schema320 = {"type":"boolean"};
const schema321 = {"type":"boolean"};
const schema322 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema326 = {"type":"boolean"};
const schema327 = {"type":"object","required":["access"],"additionalProperties":false,"properties":{"access":{"$ref":"#/components/schemas/ContextAccess"}}};
const schema328 = {"type":"object","minProperties":1,"maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"type":"string","maxLength":1000}};

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
if(Object.keys(data).length > 100){
validate281.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate281.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
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
validate281.errors = vErrors;
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
validate281.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate281.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}}];
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
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.access === undefined) && (missing0 = "access")){
validate280.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "access")){
validate280.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.access !== undefined){
if(!(validate281(data.access, {instancePath:instancePath+"/access",parentData:data,parentDataProperty:"access",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.actionUser === undefined) && (missing0 = "actionUser"))) || ((data.displayHeadlineMessageTemplate === undefined) && (missing0 = "displayHeadlineMessageTemplate"))) || ((data.notifyUsers === undefined) && (missing0 = "notifyUsers"))){
validate276.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func197.call(schema316.properties, key0))){
validate276.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate276.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate276.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate276.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate276.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate276.errors = [{instancePath:instancePath+"/createOrganization",schemaPath:"#/components/schemas/CreateOrganization/type",keyword:"type",params:{type: "boolean"}}];
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
validate276.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate276.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate276.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate276.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate276.errors = [{instancePath:instancePath+"/createDocument",schemaPath:"#/components/schemas/CreateDocument/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate254(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
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
validate276.errors = [{instancePath:instancePath+"/verifyUserPermissions",schemaPath:"#/components/schemas/VerifyUserPermissions/type",keyword:"type",params:{type: "boolean"}}];
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
validate276.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data6.length > 128 && func1(data6) > 128){
validate276.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data6.length < 1 || (data6.length < 1 && func1(data6) < 1)){
validate276.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate276.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/type",keyword:"type",params:{type: "string"}}];
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
validate276.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data7.length < 1 || (data7.length < 1 && func1(data7) < 1)){
validate276.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate276.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate256(data.displayHeadlineMessageTemplateData, {instancePath:instancePath+"/displayHeadlineMessageTemplateData",parentData:data,parentDataProperty:"displayHeadlineMessageTemplateData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
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
validate276.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate276.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/type",keyword:"type",params:{type: "string"}}];
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
validate276.errors = [{instancePath:instancePath+"/notifyUsers",schemaPath:"#/properties/notifyUsers/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data10.length < 1){
validate276.errors = [{instancePath:instancePath+"/notifyUsers",schemaPath:"#/properties/notifyUsers/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid9 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs30 = errors;
if(!(validate254(data10[i0], {instancePath:instancePath+"/notifyUsers/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
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
validate276.errors = [{instancePath:instancePath+"/notifyUsers",schemaPath:"#/properties/notifyUsers/type",keyword:"type",params:{type: "array"}}];
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
validate276.errors = [{instancePath:instancePath+"/notifyAll",schemaPath:"#/properties/notifyAll/type",keyword:"type",params:{type: "boolean"}}];
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
validate276.errors = [{instancePath:instancePath+"/notificationSourceData",schemaPath:"#/components/schemas/NotificationOrigin/type",keyword:"type",params:{type: "object"}}];
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
validate276.errors = [{instancePath:instancePath+"/isNotificationResolverUsed",schemaPath:"#/components/schemas/IsNotificationResolverUsed/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate280(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
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
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema330 = {"type":"object","required":["organizationId","documentId","actionUser","displayHeadlineMessageTemplate","notifyAll"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"createOrganization":{"$ref":"#/components/schemas/CreateOrganization"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"createDocument":{"$ref":"#/components/schemas/CreateDocument"},"actionUser":{"$ref":"#/components/schemas/User"},"verifyUserPermissions":{"$ref":"#/components/schemas/VerifyUserPermissions"},"notificationId":{"$ref":"#/components/schemas/NewNotificationId"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineVariables"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"notifyUsers":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/User"}},"notifyAll":{"type":"boolean","const":true},"notificationSourceData":{"$ref":"#/components/schemas/NotificationOrigin"},"isNotificationResolverUsed":{"$ref":"#/components/schemas/IsNotificationResolverUsed"},"context":{"$ref":"#/components/schemas/NotificationContext"}}};

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
if((((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.actionUser === undefined) && (missing0 = "actionUser"))) || ((data.displayHeadlineMessageTemplate === undefined) && (missing0 = "displayHeadlineMessageTemplate"))) || ((data.notifyAll === undefined) && (missing0 = "notifyAll"))){
validate285.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func197.call(schema330.properties, key0))){
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
if(!pattern4.test(data0)){
validate285.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate285.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate285.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
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
if(data.createOrganization !== undefined){
const _errs5 = errors;
if(typeof data.createOrganization !== "boolean"){
validate285.errors = [{instancePath:instancePath+"/createOrganization",schemaPath:"#/components/schemas/CreateOrganization/type",keyword:"type",params:{type: "boolean"}}];
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
validate285.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate285.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate285.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate285.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate285.errors = [{instancePath:instancePath+"/createDocument",schemaPath:"#/components/schemas/CreateDocument/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate254(data.actionUser, {instancePath:instancePath+"/actionUser",parentData:data,parentDataProperty:"actionUser",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
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
validate285.errors = [{instancePath:instancePath+"/verifyUserPermissions",schemaPath:"#/components/schemas/VerifyUserPermissions/type",keyword:"type",params:{type: "boolean"}}];
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
validate285.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data6.length > 128 && func1(data6) > 128){
validate285.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data6.length < 1 || (data6.length < 1 && func1(data6) < 1)){
validate285.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate285.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NewNotificationId/type",keyword:"type",params:{type: "string"}}];
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
validate285.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data7.length < 1 || (data7.length < 1 && func1(data7) < 1)){
validate285.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate285.errors = [{instancePath:instancePath+"/displayHeadlineMessageTemplate",schemaPath:"#/components/schemas/HeadlineTemplate/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate256(data.displayHeadlineMessageTemplateData, {instancePath:instancePath+"/displayHeadlineMessageTemplateData",parentData:data,parentDataProperty:"displayHeadlineMessageTemplateData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
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
validate285.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate285.errors = [{instancePath:instancePath+"/displayBodyMessage",schemaPath:"#/components/schemas/BodyMessage/type",keyword:"type",params:{type: "string"}}];
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
validate285.errors = [{instancePath:instancePath+"/notifyUsers",schemaPath:"#/properties/notifyUsers/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid9 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs30 = errors;
if(!(validate254(data10[i0], {instancePath:instancePath+"/notifyUsers/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
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
validate285.errors = [{instancePath:instancePath+"/notifyUsers",schemaPath:"#/properties/notifyUsers/type",keyword:"type",params:{type: "array"}}];
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
validate285.errors = [{instancePath:instancePath+"/notifyAll",schemaPath:"#/properties/notifyAll/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data12){
validate285.errors = [{instancePath:instancePath+"/notifyAll",schemaPath:"#/properties/notifyAll/const",keyword:"const",params:{allowedValue: true}}];
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
validate285.errors = [{instancePath:instancePath+"/notificationSourceData",schemaPath:"#/components/schemas/NotificationOrigin/type",keyword:"type",params:{type: "object"}}];
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
validate285.errors = [{instancePath:instancePath+"/isNotificationResolverUsed",schemaPath:"#/components/schemas/IsNotificationResolverUsed/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate280(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
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
validate285.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate276(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate285(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
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
validate275.errors = vErrors;
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
validate275.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate275.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate274.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate274.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate275(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
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
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addNotificationsReply = validate293;
const schema341 = {"$ref":"contract#/components/schemas/AddNotificationsReply"};
const schema342 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddNotificationsResult"}}};
const schema343 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/NotificationResult"}}};
const schema346 = {"type":"object","required":["success","message","notificationId"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"message":{"$ref":"#/components/schemas/Message"},"notificationId":{"$ref":"#/components/schemas/NotificationId"}}};

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
if((((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.notificationId === undefined) && (missing0 = "notificationId"))){
validate296.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "message")) || (key0 === "notificationId"))){
validate296.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate296.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate296.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate296.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate296.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate296.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate296.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NotificationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate296.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NotificationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate296.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NotificationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate296.errors = [{instancePath:instancePath+"/notificationId",schemaPath:"#/components/schemas/NotificationId/type",keyword:"type",params:{type: "string"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate295.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate295.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate295.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate295.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate295.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate295.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate295.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate296(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
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
validate295.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate294.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate294.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate295(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
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
if(!(validate294(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
errors = vErrors.length;
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setConfigRequest = validate300;
const schema349 = {"$ref":"contract#/components/schemas/SetConfigRequest"};
const schema350 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/SetConfigInput"}}};
const schema351 = {"type":"object","required":["organizationId","userIds","config"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/DocumentId"}},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"config":{"$ref":"#/components/schemas/NotificationConfig"}}};
const schema355 = {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"inbox":{"$ref":"#/components/schemas/NotificationChoice"},"email":{"$ref":"#/components/schemas/NotificationChoice"},"slack":{"$ref":"#/components/schemas/NotificationChoice"}}};
const schema356 = {"type":"string","enum":["ALL","MINE","NONE"]};

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
if(Object.keys(data).length < 1){
validate303.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "inbox") || (key0 === "email")) || (key0 === "slack"))){
validate303.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.inbox !== undefined){
let data0 = data.inbox;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate303.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "ALL") || (data0 === "MINE")) || (data0 === "NONE"))){
validate303.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema356.enum}}];
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
validate303.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "ALL") || (data1 === "MINE")) || (data1 === "NONE"))){
validate303.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema356.enum}}];
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
validate303.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "ALL") || (data2 === "MINE")) || (data2 === "NONE"))){
validate303.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema356.enum}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.userIds === undefined) && (missing0 = "userIds"))) || ((data.config === undefined) && (missing0 = "config"))){
validate302.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "documentIds")) || (key0 === "userIds")) || (key0 === "config"))){
validate302.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate302.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate302.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate302.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate302.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate302.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate302.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate302.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate302.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/type",keyword:"type",params:{type: "array"}}];
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
validate302.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data3.length < 1){
validate302.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate302.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data4.length > 128 && func1(data4) > 128){
validate302.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate302.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate302.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate303(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
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
validate302.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate301.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate301.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate302(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
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
if(!(validate301(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setConfigReply = validate307;
const schema359 = {"$ref":"contract#/components/schemas/SetConfigReply"};
const schema360 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/SetConfigResult"}}};
const schema361 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/SetConfigItems"}}};
const schema364 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/ConfigResult"}};
const schema366 = {"oneOf":[{"$ref":"#/components/schemas/ConfigSet"},{"$ref":"#/components/schemas/ConfigNotSet"}]};
const schema367 = {"type":"object","required":["success","userId","documentId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"userId":{"$ref":"#/components/schemas/UserId"},"documentId":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},"message":{"$ref":"#/components/schemas/Message"}}};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
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
validate312.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "userId")) || (key0 === "documentId")) || (key0 === "message"))){
validate312.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate312.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate312.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate312.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate312.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate312.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate312.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type: schema367.properties.documentId.type}}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate312.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate312.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate312.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/minLength",keyword:"minLength",params:{}}];
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
validate312.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate312.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema370 = {"type":"object","required":["success","userId","documentId","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"userId":{"$ref":"#/components/schemas/UserId"},"documentId":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.userId === undefined) && (missing0 = "userId"))) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.message === undefined) && (missing0 = "message"))){
validate314.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "userId")) || (key0 === "documentId")) || (key0 === "message"))){
validate314.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate314.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate314.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate314.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate314.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate314.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate314.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type: schema370.properties.documentId.type}}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate314.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate314.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate314.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/minLength",keyword:"minLength",params:{}}];
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
validate314.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate314.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate314(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
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
validate311.errors = vErrors;
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
validate311.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate311.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(Object.keys(data).length > 1000){
validate310.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate310.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate311(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
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
if(data1.length > 1000 && func1(data1) > 1000){
validate309.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate309.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
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

export const migrateDocumentsRequest = validate320;
const schema373 = {"$ref":"contract#/components/schemas/MigrateDocumentsRequest"};
const schema374 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/MigrateDocumentsInput"}}};
const schema375 = {"type":"object","required":["organizationId","documentId","newDocumentId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"newDocumentId":{"$ref":"#/components/schemas/DocumentId"}}};

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
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.newDocumentId === undefined) && (missing0 = "newDocumentId"))){
validate322.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "newDocumentId"))){
validate322.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate322.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate322.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate322.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate322.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate322.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate322.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate322.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
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
validate322.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate322.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate322.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
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
if((data.data === undefined) && (missing0 = "data")){
validate321.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate321.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate322(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
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
if(!(validate321(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const migrateDocumentsReply = validate325;
const schema379 = {"$ref":"contract#/components/schemas/MigrateDocumentsReply"};
const schema380 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/MigrateDocumentsResult"}}};
const schema381 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/StartedMigration"}}};
const schema384 = {"type":"object","required":["migrationId"],"additionalProperties":false,"properties":{"migrationId":{"$ref":"#/components/schemas/MigrationId"}}};
const schema385 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if((data.migrationId === undefined) && (missing0 = "migrationId")){
validate328.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "migrationId")){
validate328.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate328.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate328.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate328.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate328.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate327.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate327.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate327.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate327.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate327.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate327.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate327.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate328(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate326.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate326.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate327(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate326(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAuthTokensRequest = validate332;
const schema386 = {"$ref":"contract#/components/schemas/GetAuthTokensRequest"};
const schema387 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetAuthTokensInput"}}};
const schema388 = {"type":"object","required":["apiKey"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/Id"}}};

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
if((data.apiKey === undefined) && (missing0 = "apiKey")){
validate334.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "apiKey")){
validate334.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate334.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate334.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate334.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate334.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
return false;
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
if((data.data === undefined) && (missing0 = "data")){
validate333.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate333.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate334(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
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
if(!(validate333(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
validate332.errors = vErrors;
return errors === 0;
}
validate332.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAuthTokensReply = validate337;
const schema390 = {"$ref":"contract#/components/schemas/GetAuthTokensReply"};
const schema391 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetAuthTokensResult"}}};
const schema392 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/ApiKeyAndToken"}}};
const schema395 = {"type":"object","required":["apiKey","authToken"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/WorkspaceServiceId"},"authToken":{"$ref":"#/components/schemas/AuthToken"}}};

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
if(((data.apiKey === undefined) && (missing0 = "apiKey")) || ((data.authToken === undefined) && (missing0 = "authToken"))){
validate340.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "apiKey") || (key0 === "authToken"))){
validate340.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate340.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data0.length > 36 && func1(data0) > 36){
validate340.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 36 || (data0.length < 71 && func1(data0) < 36)){
validate340.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate340.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
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
validate340.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/pattern",keyword:"pattern",params:{pattern: "^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate340.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 107 || (data1.length < 213 && func1(data1) < 107)){
validate340.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate340.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/type",keyword:"type",params:{type: "string"}}];
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate339.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate339.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate339.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate339.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate339.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate339.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate339.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate340(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate338.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate338.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate339(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate338.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate338(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEmailConfigRequest = validate344;
const schema398 = {"$ref":"contract#/components/schemas/UpdateEmailConfigRequest"};
const schema399 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateEmailConfigInput"}}};
const schema400 = {"type":"object","additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/MailingApiKey"},"enabled":{"type":"boolean"},"fromName":{"$ref":"#/components/schemas/SenderName"},"fromAddress":{"$ref":"#/components/schemas/SenderAddress"},"replyTo":{"$ref":"#/components/schemas/SenderAddress"}}};
const schema401 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema402 = {"type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};
const schema403 = {"type":["string","null"],"format":"email","minLength":3,"maxLength":254};

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
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "apiKey") || (key0 === "enabled")) || (key0 === "fromName")) || (key0 === "fromAddress")) || (key0 === "replyTo"))){
validate346.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate346.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/MailingApiKey/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate346.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/MailingApiKey/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate346.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/MailingApiKey/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate346.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/MailingApiKey/type",keyword:"type",params:{type: "string"}}];
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
validate346.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate346.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/type",keyword:"type",params:{type: schema402.type}}];
return false;
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate346.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 100 && func1(data2) > 100){
validate346.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate346.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/minLength",keyword:"minLength",params:{}}];
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
validate346.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema403.type}}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate346.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
return false;
}
else {
if(data3.length > 254 && func1(data3) > 254){
validate346.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 3 || (data3.length < 5 && func1(data3) < 3)){
validate346.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{}}];
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
validate346.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema403.type}}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate346.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
return false;
}
else {
if(data4.length > 254 && func1(data4) > 254){
validate346.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 3 || (data4.length < 5 && func1(data4) < 3)){
validate346.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{}}];
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
if((data.data === undefined) && (missing0 = "data")){
validate345.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate345.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate346(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
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
if(!(validate345(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateEmailConfigReply = validate349;
const schema405 = {"$ref":"contract#/components/schemas/UpdateEmailConfigReply"};
const schema406 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateEmailConfigResult"}}};
const schema407 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/EmailConfig"}}};
const schema410 = {"type":"object","required":["apiKey","enabled","fromName","fromAddress","replyTo","isFromAddressUsed","isOnlyToOwner"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/Id"},"enabled":{"type":"boolean"},"fromName":{"$ref":"#/components/schemas/SenderName"},"fromAddress":{"$ref":"#/components/schemas/SenderAddress"},"replyTo":{"$ref":"#/components/schemas/SenderAddress"},"isFromAddressUsed":{"type":"boolean"},"isOnlyToOwner":{"type":"boolean"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.apiKey === undefined) && (missing0 = "apiKey")) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.fromName === undefined) && (missing0 = "fromName"))) || ((data.fromAddress === undefined) && (missing0 = "fromAddress"))) || ((data.replyTo === undefined) && (missing0 = "replyTo"))) || ((data.isFromAddressUsed === undefined) && (missing0 = "isFromAddressUsed"))) || ((data.isOnlyToOwner === undefined) && (missing0 = "isOnlyToOwner"))){
validate352.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "apiKey") || (key0 === "enabled")) || (key0 === "fromName")) || (key0 === "fromAddress")) || (key0 === "replyTo")) || (key0 === "isFromAddressUsed")) || (key0 === "isOnlyToOwner"))){
validate352.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate352.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate352.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate352.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate352.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
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
validate352.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate352.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/type",keyword:"type",params:{type: schema402.type}}];
return false;
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate352.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 100 && func1(data2) > 100){
validate352.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate352.errors = [{instancePath:instancePath+"/fromName",schemaPath:"#/components/schemas/SenderName/minLength",keyword:"minLength",params:{}}];
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
validate352.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema403.type}}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate352.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
return false;
}
else {
if(data3.length > 254 && func1(data3) > 254){
validate352.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 3 || (data3.length < 5 && func1(data3) < 3)){
validate352.errors = [{instancePath:instancePath+"/fromAddress",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{}}];
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
validate352.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/type",keyword:"type",params:{type: schema403.type}}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate352.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/format",keyword:"format",params:{format: "email"}}];
return false;
}
else {
if(data4.length > 254 && func1(data4) > 254){
validate352.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 3 || (data4.length < 5 && func1(data4) < 3)){
validate352.errors = [{instancePath:instancePath+"/replyTo",schemaPath:"#/components/schemas/SenderAddress/minLength",keyword:"minLength",params:{}}];
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
validate352.errors = [{instancePath:instancePath+"/isFromAddressUsed",schemaPath:"#/properties/isFromAddressUsed/type",keyword:"type",params:{type: "boolean"}}];
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
validate352.errors = [{instancePath:instancePath+"/isOnlyToOwner",schemaPath:"#/properties/isOnlyToOwner/type",keyword:"type",params:{type: "boolean"}}];
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
validate352.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate352.errors = vErrors;
return errors === 0;
}
validate352.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
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
validate351.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate351.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate351.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate351.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate351.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate351.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate351.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate352(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
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
validate351.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate350.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate350.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate351(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
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
if(!(validate350(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMigrationStatusRequest = validate356;
const schema415 = {"$ref":"contract#/components/schemas/GetMigrationStatusRequest"};
const schema416 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetMigrationStatusInput"}}};
const schema417 = {"type":"object","required":["organizationId","migrationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"migrationId":{"$ref":"#/components/schemas/MigrationId"}}};

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
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.migrationId === undefined) && (missing0 = "migrationId"))){
validate358.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "migrationId"))){
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
if(!pattern4.test(data0)){
validate358.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate358.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate358.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
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
if(data.migrationId !== undefined){
let data1 = data.migrationId;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate358.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate358.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate358.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate358.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/type",keyword:"type",params:{type: "string"}}];
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

export const getMigrationStatusReply = validate361;
const schema420 = {"$ref":"contract#/components/schemas/GetMigrationStatusReply"};
const schema421 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetMigrationStatusResult"}}};
const schema422 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/Migration"}}};
const schema425 = {"type":"object","required":["migrationId","status","documentId","newDocumentId"],"additionalProperties":false,"properties":{"migrationId":{"$ref":"#/components/schemas/MigrationId"},"status":{"$ref":"#/components/schemas/MigrationStatus"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"newDocumentId":{"$ref":"#/components/schemas/DocumentId"}}};
const schema427 = {"type":"string","enum":["pending","inProgress","completed","failed"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.migrationId === undefined) && (missing0 = "migrationId")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.newDocumentId === undefined) && (missing0 = "newDocumentId"))){
validate364.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "migrationId") || (key0 === "status")) || (key0 === "documentId")) || (key0 === "newDocumentId"))){
validate364.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate364.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate364.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate364.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate364.errors = [{instancePath:instancePath+"/migrationId",schemaPath:"#/components/schemas/MigrationId/type",keyword:"type",params:{type: "string"}}];
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
validate364.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MigrationStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data1 === "pending") || (data1 === "inProgress")) || (data1 === "completed")) || (data1 === "failed"))){
validate364.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MigrationStatus/enum",keyword:"enum",params:{allowedValues: schema427.enum}}];
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
validate364.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate364.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate364.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate364.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate364.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate364.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate364.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate364.errors = [{instancePath:instancePath+"/newDocumentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate364.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate364.errors = vErrors;
return errors === 0;
}
validate364.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate363.evaluated;
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
validate363.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate363.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate363.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate363.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate363.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate363.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate363.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate364(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
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
validate363.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate363.errors = vErrors;
return errors === 0;
}
validate363.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate362.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate362.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate363(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
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
if(!(validate362(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createApiKeyRequest = validate368;
const schema430 = {"$ref":"contract#/components/schemas/CreateApiKeyRequest"};
const schema431 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/CreateApiKeyInput"}}};
const schema432 = {"type":"object","required":["apiKeyName","type"],"additionalProperties":false,"properties":{"apiKeyName":{"$ref":"#/components/schemas/WorkspaceText"},"type":{"$ref":"#/components/schemas/ApiKeyType"}}};

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
if(((data.apiKeyName === undefined) && (missing0 = "apiKeyName")) || ((data.type === undefined) && (missing0 = "type"))){
validate370.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "apiKeyName") || (key0 === "type"))){
validate370.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate370.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 200 && func1(data0) > 200){
validate370.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate370.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate370.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
validate370.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "testing") || (data1 === "production"))){
validate370.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/enum",keyword:"enum",params:{allowedValues: schema96.enum}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate369.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate369.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate370(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate369.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate369.errors = vErrors;
return errors === 0;
}
validate369.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate369(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
validate368.errors = vErrors;
return errors === 0;
}
validate368.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createApiKeyReply = validate373;
const schema435 = {"$ref":"contract#/components/schemas/CreateApiKeyReply"};
const schema436 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/CreateApiKeyResult"}}};
const schema437 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/CreatedApiKey"}}};
const schema440 = {"type":"object","required":["id","apiKeyName","type","authToken"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/WorkspaceServiceId"},"apiKeyName":{"$ref":"#/components/schemas/WorkspaceText"},"type":{"$ref":"#/components/schemas/ApiKeyType"},"authToken":{"$ref":"#/components/schemas/AuthToken"}}};

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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.apiKeyName === undefined) && (missing0 = "apiKeyName"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.authToken === undefined) && (missing0 = "authToken"))){
validate376.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "apiKeyName")) || (key0 === "type")) || (key0 === "authToken"))){
validate376.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate376.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data0.length > 36 && func1(data0) > 36){
validate376.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 36 || (data0.length < 71 && func1(data0) < 36)){
validate376.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate376.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
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
validate376.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate376.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate376.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate376.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
validate376.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "testing") || (data2 === "production"))){
validate376.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/enum",keyword:"enum",params:{allowedValues: schema96.enum}}];
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
validate376.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/pattern",keyword:"pattern",params:{pattern: "^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate376.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 107 || (data3.length < 213 && func1(data3) < 107)){
validate376.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate376.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/type",keyword:"type",params:{type: "string"}}];
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate375.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate375.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate375.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate375.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate375.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate375.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate375.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate376(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
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
if((data.result === undefined) && (missing0 = "result")){
validate374.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate374.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate375(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
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

export const addDomainsRequest = validate380;
const schema445 = {"$ref":"contract#/components/schemas/AddDomainsRequest"};
const schema446 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddDomainsInput"}}};
const schema447 = {"type":"object","required":["domains"],"additionalProperties":false,"properties":{"domains":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/components/schemas/RequestedDomain"}}}};
const schema448 = {"type":"string","minLength":1,"maxLength":300,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"};

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
if((data.domains === undefined) && (missing0 = "domains")){
validate382.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "domains")){
validate382.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate382.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate382.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate382.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 300 && func1(data1) > 300){
validate382.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate382.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate382.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/type",keyword:"type",params:{type: "string"}}];
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
validate382.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate381.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate381.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate382(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate381.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate381.errors = vErrors;
return errors === 0;
}
validate381.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate381(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
errors = vErrors.length;
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addDomainsReply = validate385;
const schema449 = {"$ref":"contract#/components/schemas/AddDomainsReply"};
const schema450 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddDomainsResult"}}};
const schema451 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/DomainItems"}}};
const schema454 = {"type":"object","maxProperties":100,"propertyNames":{"$ref":"#/components/schemas/RequestedDomain"},"additionalProperties":{"$ref":"#/components/schemas/DomainResult"}};
const schema456 = {"oneOf":[{"$ref":"#/components/schemas/AddedDomain"},{"$ref":"#/components/schemas/RefusedDomain"}]};
const schema457 = {"type":"object","required":["success","domain","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"domain":{"$ref":"#/components/schemas/WorkspaceDomain"},"message":{"$ref":"#/components/schemas/Message"}}};
const schema458 = {"type":"string","minLength":1,"maxLength":300,"pattern":"^(https?://)?(\\*\\.)?[a-z0-9.-]+(:[0-9]{1,5})?$"};
const pattern119 = new RegExp("^(https?://)?(\\*\\.)?[a-z0-9.-]+(:[0-9]{1,5})?$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.domain === undefined) && (missing0 = "domain"))) || ((data.message === undefined) && (missing0 = "message"))){
validate390.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "domain")) || (key0 === "message"))){
validate390.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate390.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate390.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate390.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/pattern",keyword:"pattern",params:{pattern: "^(https?://)?(\\*\\.)?[a-z0-9.-]+(:[0-9]{1,5})?$"}}];
return false;
}
else {
if(data1.length > 300 && func1(data1) > 300){
validate390.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate390.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate390.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/components/schemas/WorkspaceDomain/type",keyword:"type",params:{type: "string"}}];
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
validate390.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate390.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate390.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate390.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema460 = {"type":"object","required":["success","domain","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"domain":{"type":"null"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if((((data.success === undefined) && (missing0 = "success")) || ((data.domain === undefined) && (missing0 = "domain"))) || ((data.message === undefined) && (missing0 = "message"))){
validate392.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "domain")) || (key0 === "message"))){
validate392.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate392.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate392.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate392.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "null"}}];
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
validate392.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate392.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate392.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate392.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate392.errors = vErrors;
return errors === 0;
}
validate392.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate389.evaluated;
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
if(!(validate390(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate392(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
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
validate389.errors = vErrors;
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
validate389.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate389.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(Object.keys(data).length > 100){
validate388.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100}}];
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
validate388.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate389(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
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
validate388.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate388.errors = vErrors;
return errors === 0;
}
validate388.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate387.evaluated;
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
validate387.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate387.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate387.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate387.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate387.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate387.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate387.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate388(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
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
validate387.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate387.errors = vErrors;
return errors === 0;
}
validate387.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate386.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate386.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate387(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
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
if(!(validate386(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
errors = vErrors.length;
}
validate385.errors = vErrors;
return errors === 0;
}
validate385.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addUsersRequest = validate398;
const schema462 = {"$ref":"contract#/components/schemas/AddUsersRequest"};
const schema463 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddUsersInput"}}};
const schema464 = {"type":"object","required":["organizationId","users"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"users":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/NewUser"}}}};
const schema466 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"$ref":"#/components/schemas/PersonEmail"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/ExpiresAt"},"context":{"$ref":"#/components/schemas/NotificationContext"}}};

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
if((data.userId === undefined) && (missing0 = "userId")){
validate401.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate401.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate401.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate401.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate401.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate401.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate401.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
else {
validate401.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
validate401.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/PersonEmail/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate401.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/PersonEmail/type",keyword:"type",params:{type: "string"}}];
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
validate401.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "viewer") || (data3 === "editor"))){
validate401.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema39.enum}}];
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
validate401.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 <= 0 || isNaN(data4)){
validate401.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
}
else {
validate401.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/ExpiresAt/type",keyword:"type",params:{type: "number"}}];
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
if(!(validate280(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.users === undefined) && (missing0 = "users"))){
validate400.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "users"))){
validate400.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate400.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate400.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate400.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate400.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate400.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate400.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate401(data1[i0], {instancePath:instancePath+"/users/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
validate400.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}];
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
validate400.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate400.errors = vErrors;
return errors === 0;
}
validate400.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
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
validate399.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate399.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate400(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate399.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate398.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate399(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
errors = vErrors.length;
}
validate398.errors = vErrors;
return errors === 0;
}
validate398.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addUsersReply = validate406;
const schema472 = {"$ref":"contract#/components/schemas/AddUsersReply"};
const schema473 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddUsersResult"}}};
const schema474 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddUsersItems"}}};
const schema477 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UserResult"}};
const schema479 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean"},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate410.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate410.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate410.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
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
validate410.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate410.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate410.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(Object.keys(data).length > 1000){
validate409.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate409.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate410(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate408.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate408.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate408.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate408.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate408.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate408.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate408.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate409(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate407.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate407.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate408(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate407.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate407.errors = vErrors;
return errors === 0;
}
validate407.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate407(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
errors = vErrors.length;
}
validate406.errors = vErrors;
return errors === 0;
}
validate406.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateUsersRequest = validate415;
const schema481 = {"$ref":"contract#/components/schemas/UpdateUsersRequest"};
const schema482 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateUsersInput"}}};
const schema483 = {"type":"object","required":["organizationId","users"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"users":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/ChangedUser"}}}};
const schema485 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"type":["string","null"],"maxLength":200,"pattern":"^[^\\u0000-\\u001F\\u007F-\\u009F]*$"},"email":{"type":["string","null"],"maxLength":254},"accessRole":{"oneOf":[{"$ref":"#/components/schemas/AccessRole"},{"type":"null"}]},"expiresAt":{"type":["number","null"],"exclusiveMinimum":0,"maximum":8640000000000000},"context":{"type":["object","null"],"required":["access"],"additionalProperties":false,"properties":{"access":{"$ref":"#/components/schemas/ContextAccess"}}}}};

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate418.evaluated;
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
validate418.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate418.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate418.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate418.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate418.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate418.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema485.properties.name.type}}];
return false;
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate418.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate418.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{}}];
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
validate418.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema485.properties.email.type}}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 254 && func1(data2) > 254){
validate418.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{}}];
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
validate418.errors = vErrors;
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
validate418.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: schema485.properties.expiresAt.type}}];
return false;
}
if(errors === _errs16){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate418.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 <= 0 || isNaN(data4)){
validate418.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
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
validate418.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: schema485.properties.context.type}}];
return false;
}
if(errors === _errs18){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.access === undefined) && (missing1 = "access")){
validate418.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs20 = errors;
for(const key0 in data5){
if(!(key0 === "access")){
validate418.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs20 === errors){
if(data5.access !== undefined){
if(!(validate281(data5.access, {instancePath:instancePath+"/context/access",parentData:data5,parentDataProperty:"access",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
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
validate418.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate418.errors = vErrors;
return errors === 0;
}
validate418.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.users === undefined) && (missing0 = "users"))){
validate417.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "users"))){
validate417.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate417.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate417.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate417.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
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
validate417.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate417.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate418(data1[i0], {instancePath:instancePath+"/users/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
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
validate417.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}}];
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
if((data.data === undefined) && (missing0 = "data")){
validate416.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate416.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate417(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
errors = vErrors.length;
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
if(!(validate416(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
errors = vErrors.length;
}
validate415.errors = vErrors;
return errors === 0;
}
validate415.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateUsersReply = validate423;
const schema488 = {"$ref":"contract#/components/schemas/UpdateUsersReply"};
const schema489 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateUsersResult"}}};
const schema490 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UpdateUsersItems"}}};
const schema493 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UserResult"}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate426.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate426.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate410(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
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
validate426.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate426.errors = vErrors;
return errors === 0;
}
validate426.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate425.evaluated;
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
validate425.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate425.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate425.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate425.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate425.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate425.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate425.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate426(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
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
validate425.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate425.errors = vErrors;
return errors === 0;
}
validate425.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate424.evaluated;
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
validate424.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate424.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate425(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate424.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate424.errors = vErrors;
return errors === 0;
}
validate424.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate424(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
errors = vErrors.length;
}
validate423.errors = vErrors;
return errors === 0;
}
validate423.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const generateTokenRequest = validate431;
const schema495 = {"$ref":"contract#/components/schemas/GenerateTokenRequest"};
const schema496 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GenerateTokenInput"}}};
const schema497 = {"type":"object","required":["userId"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"userProperties":{"$ref":"#/components/schemas/UserProperties"},"permissions":{"$ref":"#/components/schemas/TokenPermissions"}}};
const schema499 = {"type":"object","additionalProperties":true,"propertyNames":{"type":"string","maxLength":65536,"pattern":"^(?!userId$)"},"properties":{"name":{"$ref":"#/components/schemas/PersonName"},"email":{"$ref":"#/components/schemas/PersonEmail"}}};
const pattern129 = new RegExp("^(?!userId$)", "u");

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
for(const key0 in data){
const _errs1 = errors;
if(errors === _errs1){
if(typeof key0 === "string"){
if(!pattern129.test(key0)){
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
validate434.errors = vErrors;
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
validate434.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 200 && func1(data0) > 200){
validate434.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
else {
validate434.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
validate434.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/PersonEmail/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate434.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/PersonEmail/type",keyword:"type",params:{type: "string"}}];
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
validate434.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema502 = {"type":"object","required":["resources"],"additionalProperties":false,"properties":{"resources":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/components/schemas/Grant"}}}};

function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate436.evaluated;
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
validate436.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "resources")){
validate436.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate436.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate436.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate436.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate436.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate436.errors = vErrors;
return errors === 0;
}
validate436.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.userId === undefined) && (missing0 = "userId")){
validate433.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "userId") || (key0 === "userProperties")) || (key0 === "permissions"))){
validate433.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate433.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate433.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate433.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate433.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate434(data.userProperties, {instancePath:instancePath+"/userProperties",parentData:data,parentDataProperty:"userProperties",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
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
if(!(validate436(data.permissions, {instancePath:instancePath+"/permissions",parentData:data,parentDataProperty:"permissions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
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
validate433.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate432.evaluated;
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
validate432.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate432.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate433(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate432.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate432.errors = vErrors;
return errors === 0;
}
validate432.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate432(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
validate431.errors = vErrors;
return errors === 0;
}
validate431.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const generateTokenReply = validate441;
const schema503 = {"$ref":"contract#/components/schemas/GenerateTokenReply"};
const schema504 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GenerateTokenResult"}}};
const schema505 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UserToken"}}};
const schema508 = {"type":"object","required":["token","expiresAt"],"additionalProperties":false,"properties":{"token":{"type":"string","minLength":100,"maxLength":524288,"pattern":"^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"},"expiresAt":{"$ref":"#/components/schemas/Timestamp"}}};
const pattern131 = new RegExp("^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$", "u");

function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate444.evaluated;
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
validate444.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "token") || (key0 === "expiresAt"))){
validate444.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern131.test(data0)){
validate444.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"}}];
return false;
}
else {
if(data0.length > 524288 && func1(data0) > 524288){
validate444.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 100 || (data0.length < 199 && func1(data0) < 100)){
validate444.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate444.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
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
validate444.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate444.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate444.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate444.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate444.errors = vErrors;
return errors === 0;
}
validate444.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate443.evaluated;
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
validate443.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate443.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate443.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate443.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate443.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate443.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate443.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate444(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
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
validate443.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate443.errors = vErrors;
return errors === 0;
}
validate443.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate442.evaluated;
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
validate442.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate442.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate443(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate442.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate442.errors = vErrors;
return errors === 0;
}
validate442.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate442(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
validate441.errors = vErrors;
return errors === 0;
}
validate441.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPermissionsRequest = validate448;
const schema510 = {"$ref":"contract#/components/schemas/GetPermissionsRequest"};
const schema511 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetPermissionsInput"}}};
const schema512 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"userIds":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/UserId"}},"resources":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/ResourceOfOrganization"}},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};
const schema515 = {"type":"object","required":["type","id"],"additionalProperties":false,"properties":{"type":{"$ref":"#/components/schemas/ResourceType"},"id":{"$ref":"#/components/schemas/Id"}}};
const schema516 = {"type":"string","enum":["organization","folder","document"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
validate451.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "id"))){
validate451.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate451.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "organization") || (data0 === "folder")) || (data0 === "document"))){
validate451.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/enum",keyword:"enum",params:{allowedValues: schema516.enum}}];
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
validate451.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate451.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate451.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate451.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
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
validate451.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate451.errors = vErrors;
return errors === 0;
}
validate451.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate450.evaluated;
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
validate450.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "organizationId") || (key0 === "userIds")) || (key0 === "resources")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate450.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate450.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate450.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate450.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate450.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate450.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
validate450.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate450.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate450.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate450.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate450.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
validate450.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate451(data3[i1], {instancePath:instancePath+"/resources/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
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
validate450.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"}}];
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
validate450.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
validate450.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate450.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate450.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate450.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate450.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate450.errors = vErrors;
return errors === 0;
}
validate450.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate449.evaluated;
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
validate449.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate449.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate450(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate449.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate449.errors = vErrors;
return errors === 0;
}
validate449.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate449(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
validate448.errors = vErrors;
return errors === 0;
}
validate448.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPermissionsReply = validate455;
const schema520 = {"$ref":"contract#/components/schemas/GetPermissionsReply"};
const schema521 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetPermissionsResult"}}};
const schema522 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/GrantInForce"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema525 = {"type":"object","required":["userId","type","id","organizationId","accessRole"],"additionalProperties":false,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"type":{"$ref":"#/components/schemas/ResourceType"},"id":{"$ref":"#/components/schemas/Id"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/Timestamp"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.userId === undefined) && (missing0 = "userId")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.organizationId === undefined) && (missing0 = "organizationId"))) || ((data.accessRole === undefined) && (missing0 = "accessRole"))){
validate458.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "userId") || (key0 === "type")) || (key0 === "id")) || (key0 === "organizationId")) || (key0 === "accessRole")) || (key0 === "expiresAt"))){
validate458.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate458.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate458.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate458.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate458.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate458.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "organization") || (data1 === "folder")) || (data1 === "document"))){
validate458.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ResourceType/enum",keyword:"enum",params:{allowedValues: schema516.enum}}];
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
validate458.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate458.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate458.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate458.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
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
validate458.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate458.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate458.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate458.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate458.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "viewer") || (data4 === "editor"))){
validate458.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema39.enum}}];
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
validate458.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data5 == "number"){
if(data5 > 8640000000000000 || isNaN(data5)){
validate458.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate458.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate458.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate457.evaluated;
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
validate457.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate457.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate457.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate457.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate457.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate457.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate457.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate457.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate458(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
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
validate457.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate457.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate457.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate457.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate457.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate457.errors = vErrors;
return errors === 0;
}
validate457.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate456.evaluated;
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
validate456.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate456.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate457(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate456.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate456.errors = vErrors;
return errors === 0;
}
validate456.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate456(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
errors = vErrors.length;
}
validate455.errors = vErrors;
return errors === 0;
}
validate455.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getOrganizationsRequest = validate462;
const schema533 = {"$ref":"contract#/components/schemas/GetOrganizationsRequest"};
const schema534 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetOrganizationsInput"}}};
const schema535 = {"type":"object","additionalProperties":false,"properties":{"organizationIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/OrganizationId"}},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationIds") || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate464.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate464.errors = [{instancePath:instancePath+"/organizationIds",schemaPath:"#/properties/organizationIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate464.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate464.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate464.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate464.errors = [{instancePath:instancePath+"/organizationIds/" + i0,schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate464.errors = [{instancePath:instancePath+"/organizationIds",schemaPath:"#/properties/organizationIds/type",keyword:"type",params:{type: "array"}}];
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
validate464.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate464.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate464.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate464.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate464.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate464.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate464.errors = vErrors;
return errors === 0;
}
validate464.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate463.evaluated;
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
validate463.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate463.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate464(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate463.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate463.errors = vErrors;
return errors === 0;
}
validate463.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate462.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate463(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors);
errors = vErrors.length;
}
validate462.errors = vErrors;
return errors === 0;
}
validate462.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getOrganizationsReply = validate467;
const schema539 = {"$ref":"contract#/components/schemas/GetOrganizationsReply"};
const schema540 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetOrganizationsResult"}}};
const schema541 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/Organization"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema544 = {"type":"object","required":["organizationId","id","organizationName"],"additionalProperties":true,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"id":{"$ref":"#/components/schemas/OrganizationServiceId"},"organizationName":{"type":"string","maxLength":1000}}};

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
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.organizationName === undefined) && (missing0 = "organizationName"))){
validate470.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate470.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate470.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate470.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate470.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate470.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data1.length > 36 && func1(data1) > 36){
validate470.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 36 || (data1.length < 71 && func1(data1) < 36)){
validate470.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate470.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/OrganizationServiceId/type",keyword:"type",params:{type: "string"}}];
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
validate470.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate470.errors = [{instancePath:instancePath+"/organizationName",schemaPath:"#/properties/organizationName/type",keyword:"type",params:{type: "string"}}];
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
validate470.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate470.errors = vErrors;
return errors === 0;
}
validate470.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate469.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate469.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate469.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate469.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate469.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate469.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate469.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate469.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate470(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
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
validate469.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate469.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate469.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate469.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate469.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate469.errors = vErrors;
return errors === 0;
}
validate469.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate468.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate468.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate469(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate469.errors : vErrors.concat(validate469.errors);
errors = vErrors.length;
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
if(!(validate468(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
errors = vErrors.length;
}
validate467.errors = vErrors;
return errors === 0;
}
validate467.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUsersRequest = validate474;
const schema548 = {"$ref":"contract#/components/schemas/GetUsersRequest"};
const schema549 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetUsersInput"}}};
const schema550 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"userIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.organizationId === undefined) && (missing0 = "organizationId")){
validate476.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "userIds")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate476.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate476.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate476.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate476.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate476.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate476.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate476.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate476.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate476.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate476.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate476.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
validate476.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if(typeof data3 == "number"){
if(data3 > 1000 || isNaN(data3)){
validate476.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate476.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate476.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate476.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate476.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate476.errors = vErrors;
return errors === 0;
}
validate476.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate475.evaluated;
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
validate475.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate475.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate476(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate476.errors : vErrors.concat(validate476.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate475.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate475.errors = vErrors;
return errors === 0;
}
validate475.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate474.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate475(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
validate474.errors = vErrors;
return errors === 0;
}
validate474.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUsersReply = validate479;
const schema555 = {"$ref":"contract#/components/schemas/GetUsersReply"};
const schema556 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetUsersResult"}}};
const schema557 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/KnownUser"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema560 = {"type":"object","required":["userId"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254},"accessRole":{"$ref":"#/components/schemas/AccessRole"},"expiresAt":{"$ref":"#/components/schemas/Timestamp"},"context":{"$ref":"#/components/schemas/NotificationContext"},"addedAt":{"$ref":"#/components/schemas/Timestamp"}}};

function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate482.evaluated;
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
validate482.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate482.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate482.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate482.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate482.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate482.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate482.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
else {
validate482.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
validate482.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate482.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
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
validate482.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "viewer") || (data3 === "editor"))){
validate482.errors = [{instancePath:instancePath+"/accessRole",schemaPath:"#/components/schemas/AccessRole/enum",keyword:"enum",params:{allowedValues: schema39.enum}}];
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
validate482.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate482.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate482.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate280(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
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
validate482.errors = [{instancePath:instancePath+"/addedAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data6 == "number"){
if(data6 > 8640000000000000 || isNaN(data6)){
validate482.errors = [{instancePath:instancePath+"/addedAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate482.errors = [{instancePath:instancePath+"/addedAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate482.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate482.errors = vErrors;
return errors === 0;
}
validate482.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate481.evaluated;
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
validate481.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate481.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate481.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate481.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate481.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate481.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate481.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate481.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate482(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
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
validate481.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate481.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate481.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate481.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate481.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate481.errors = vErrors;
return errors === 0;
}
validate481.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate480.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate480.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate481(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
errors = vErrors.length;
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
if(!(validate480(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
errors = vErrors.length;
}
validate479.errors = vErrors;
return errors === 0;
}
validate479.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUserGroupsRequest = validate487;
const schema567 = {"$ref":"contract#/components/schemas/GetUserGroupsRequest"};
const schema568 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetUserGroupsInput"}}};
const schema569 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.organizationId === undefined) && (missing0 = "organizationId")){
validate489.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "organizationUserGroupId")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate489.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate489.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate489.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate489.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate489.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate489.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate489.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate489.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate489.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
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
validate489.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate489.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate489.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate489.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate489.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate489.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate489.errors = vErrors;
return errors === 0;
}
validate489.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate488.evaluated;
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
validate488.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate488.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate489(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate488.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate488.errors = vErrors;
return errors === 0;
}
validate488.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate487(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate487.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate488(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
errors = vErrors.length;
}
validate487.errors = vErrors;
return errors === 0;
}
validate487.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUserGroupsReply = validate492;
const schema574 = {"$ref":"contract#/components/schemas/GetUserGroupsReply"};
const schema575 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetUserGroupsResult"}}};
const schema576 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/UserGroup"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema579 = {"type":"object","required":["organizationUserGroupId","memberCount"],"additionalProperties":false,"properties":{"organizationUserGroupId":{"$ref":"#/components/schemas/UserGroupId"},"memberCount":{"type":"integer","minimum":1,"maximum":1000},"userIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}}}};

function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate495.evaluated;
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
validate495.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationUserGroupId") || (key0 === "memberCount")) || (key0 === "userIds"))){
validate495.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate495.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate495.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate495.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate495.errors = [{instancePath:instancePath+"/organizationUserGroupId",schemaPath:"#/components/schemas/UserGroupId/type",keyword:"type",params:{type: "string"}}];
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
validate495.errors = [{instancePath:instancePath+"/memberCount",schemaPath:"#/properties/memberCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 1000 || isNaN(data1)){
validate495.errors = [{instancePath:instancePath+"/memberCount",schemaPath:"#/properties/memberCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate495.errors = [{instancePath:instancePath+"/memberCount",schemaPath:"#/properties/memberCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate495.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate495.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data3.length > 128 && func1(data3) > 128){
validate495.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate495.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate495.errors = [{instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate495.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
validate495.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate495.errors = vErrors;
return errors === 0;
}
validate495.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate494(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate494.evaluated;
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
validate494.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate494.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate494.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate494.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate494.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate494.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate494.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate494.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate495(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
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
validate494.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate494.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate494.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate494.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate494.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate494.errors = vErrors;
return errors === 0;
}
validate494.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate493.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate493.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate494(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate494.errors : vErrors.concat(validate494.errors);
errors = vErrors.length;
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
if(!(validate493(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate493.errors : vErrors.concat(validate493.errors);
errors = vErrors.length;
}
validate492.errors = vErrors;
return errors === 0;
}
validate492.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addFoldersRequest = validate499;
const schema583 = {"$ref":"contract#/components/schemas/AddFoldersRequest"};
const schema584 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddFoldersInput"}}};
const schema585 = {"type":"object","required":["organizationId","folders"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"folders":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/NewFolder"}}}};
const schema587 = {"type":"object","required":["folderId"],"additionalProperties":false,"properties":{"folderId":{"$ref":"#/components/schemas/FolderId"},"folderName":{"type":"string","maxLength":1000},"parentFolderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"accessType":{"oneOf":[{"$ref":"#/components/schemas/FolderAccessType"},{"type":"null"}]}}};

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
if((data.folderId === undefined) && (missing0 = "folderId")){
validate502.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "folderId") || (key0 === "folderName")) || (key0 === "parentFolderId")) || (key0 === "accessType"))){
validate502.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate502.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate502.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate502.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate502.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
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
validate502.errors = [{instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate502.errors = [{instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/type",keyword:"type",params:{type: "string"}}];
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
validate502.errors = vErrors;
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
const err7 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema248.enum}};
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
validate502.errors = vErrors;
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
validate502.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate502.errors = vErrors;
return errors === 0;
}
validate502.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.folders === undefined) && (missing0 = "folders"))){
validate501.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "folders"))){
validate501.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate501.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate501.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate501.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate501.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate501.errors = [{instancePath:instancePath+"/folders",schemaPath:"#/properties/folders/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate501.errors = [{instancePath:instancePath+"/folders",schemaPath:"#/properties/folders/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate502(data1[i0], {instancePath:instancePath+"/folders/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
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
validate501.errors = [{instancePath:instancePath+"/folders",schemaPath:"#/properties/folders/type",keyword:"type",params:{type: "array"}}];
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
validate501.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate501.errors = vErrors;
return errors === 0;
}
validate501.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate500.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate500.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate501(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
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
if(!(validate500(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
errors = vErrors.length;
}
validate499.errors = vErrors;
return errors === 0;
}
validate499.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addFoldersReply = validate506;
const schema591 = {"$ref":"contract#/components/schemas/AddFoldersReply"};
const schema592 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddFoldersResult"}}};
const schema593 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddFoldersItems"}}};
const schema596 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/NewFolderResult"}};
const schema598 = {"oneOf":[{"$ref":"#/components/schemas/FolderAdded"},{"$ref":"#/components/schemas/FolderNotAdded"}]};
const schema599 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate511.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate511.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate511.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate511.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate511.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate511.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate511.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate511.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate511.errors = vErrors;
return errors === 0;
}
validate511.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema601 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate513.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate513.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate513.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate513.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate513.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate513.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate513.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate513.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate513.errors = vErrors;
return errors === 0;
}
validate513.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate511(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate513(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
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
validate510.errors = vErrors;
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
validate510.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate510.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate509.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate509.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate509.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate510(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
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
validate509.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate509.errors = vErrors;
return errors === 0;
}
validate509.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate508.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate508.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate508.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate508.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate509(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
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
validate508.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate508.errors = vErrors;
return errors === 0;
}
validate508.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate507.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate507.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate508(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate508.errors : vErrors.concat(validate508.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate507.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate507.errors = vErrors;
return errors === 0;
}
validate507.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate507(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
errors = vErrors.length;
}
validate506.errors = vErrors;
return errors === 0;
}
validate506.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getFoldersRequest = validate519;
const schema603 = {"$ref":"contract#/components/schemas/GetFoldersRequest"};
const schema604 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetFoldersInput"}}};
const schema605 = {"type":"object","required":["organizationId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"folderIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/FolderId"}},"parentFolderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.organizationId === undefined) && (missing0 = "organizationId")){
validate521.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "organizationId") || (key0 === "folderIds")) || (key0 === "parentFolderId")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate521.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate521.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate521.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate521.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate521.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate521.errors = [{instancePath:instancePath+"/folderIds",schemaPath:"#/properties/folderIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate521.errors = [{instancePath:instancePath+"/folderIds/" + i0,schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate521.errors = [{instancePath:instancePath+"/folderIds/" + i0,schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate521.errors = [{instancePath:instancePath+"/folderIds/" + i0,schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate521.errors = [{instancePath:instancePath+"/folderIds/" + i0,schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
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
validate521.errors = [{instancePath:instancePath+"/folderIds",schemaPath:"#/properties/folderIds/type",keyword:"type",params:{type: "array"}}];
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
validate521.errors = vErrors;
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
validate521.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data4 == "number"){
if(data4 > 1000 || isNaN(data4)){
validate521.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate521.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate521.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate521.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate521.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate521.errors = vErrors;
return errors === 0;
}
validate521.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate520.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate520.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate521(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
errors = vErrors.length;
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
if(!(validate520(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
errors = vErrors.length;
}
validate519.errors = vErrors;
return errors === 0;
}
validate519.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getFoldersReply = validate524;
const schema611 = {"$ref":"contract#/components/schemas/GetFoldersReply"};
const schema612 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetFoldersResult"}}};
const schema613 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/Folder"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema616 = {"type":"object","required":["folderId","folderName","parentFolderId","accessType","effectiveAccessType"],"additionalProperties":false,"properties":{"folderId":{"$ref":"#/components/schemas/FolderId"},"folderName":{"type":"string","maxLength":1000},"parentFolderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"accessType":{"oneOf":[{"$ref":"#/components/schemas/FolderAccessType"},{"type":"null"}]},"effectiveAccessType":{"$ref":"#/components/schemas/FolderAccessType"}}};

function validate527(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate527.evaluated;
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
validate527.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "folderId") || (key0 === "folderName")) || (key0 === "parentFolderId")) || (key0 === "accessType")) || (key0 === "effectiveAccessType"))){
validate527.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate527.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate527.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate527.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate527.errors = [{instancePath:instancePath+"/folderId",schemaPath:"#/components/schemas/FolderId/type",keyword:"type",params:{type: "string"}}];
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
validate527.errors = [{instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate527.errors = [{instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/type",keyword:"type",params:{type: "string"}}];
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
validate527.errors = vErrors;
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
const err7 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema248.enum}};
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
validate527.errors = vErrors;
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
validate527.errors = [{instancePath:instancePath+"/effectiveAccessType",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "public") || (data4 === "organizationPrivate")) || (data4 === "restricted"))){
validate527.errors = [{instancePath:instancePath+"/effectiveAccessType",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema248.enum}}];
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
validate527.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate527.errors = vErrors;
return errors === 0;
}
validate527.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate526.evaluated;
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
validate526.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate526.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate526.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate526.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate526.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate526.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate526.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate526.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate527(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
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
validate526.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate526.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate526.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate526.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate526.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate526.errors = vErrors;
return errors === 0;
}
validate526.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate525(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate525.evaluated;
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
validate525.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate525.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate526(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate525.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate525.errors = vErrors;
return errors === 0;
}
validate525.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate525(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate525.errors : vErrors.concat(validate525.errors);
errors = vErrors.length;
}
validate524.errors = vErrors;
return errors === 0;
}
validate524.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addDocumentsRequest = validate531;
const schema622 = {"$ref":"contract#/components/schemas/AddDocumentsRequest"};
const schema623 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/AddDocumentsInput"}}};
const schema624 = {"type":"object","required":["organizationId","documents"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documents":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/NewDocument"}}}};
const schema626 = {"type":"object","required":["documentId"],"additionalProperties":true,"properties":{"documentId":{"$ref":"#/components/schemas/DocumentId"},"documentName":{"$ref":"#/components/schemas/DocumentName"},"folderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"accessType":{"oneOf":[{"$ref":"#/components/schemas/DocumentAccessType"},{"type":"null"}]},"disabled":{"type":"boolean"}}};

function validate534(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate534.evaluated;
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
validate534.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate534.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate534.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate534.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate534.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(data1.length > 1000 && func1(data1) > 1000){
validate534.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/components/schemas/DocumentName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate534.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/components/schemas/DocumentName/type",keyword:"type",params:{type: "string"}}];
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
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
let passing0 = null;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
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
var _valid0 = _errs10 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs13 = errors;
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
var _valid0 = _errs13 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err5 = {instancePath:instancePath+"/folderId",schemaPath:"#/properties/folderId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate534.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessType !== undefined){
let data3 = data.accessType;
const _errs15 = errors;
const _errs16 = errors;
let valid5 = false;
let passing1 = null;
const _errs17 = errors;
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
const err7 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/enum",keyword:"enum",params:{allowedValues: schema130.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid5 = true;
passing1 = 0;
}
const _errs20 = errors;
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
var _valid1 = _errs20 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid5 = true;
passing1 = 1;
}
}
if(!valid5){
const err9 = {instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate534.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs22 = errors;
if(typeof data.disabled !== "boolean"){
validate534.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs22 === errors;
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
validate534.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate534.errors = vErrors;
return errors === 0;
}
validate534.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate533(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate533.evaluated;
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
validate533.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "documents"))){
validate533.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate533.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate533.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate533.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate533.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate533.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate533.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate534(data1[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
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
validate533.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}}];
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
validate533.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate533.errors = vErrors;
return errors === 0;
}
validate533.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate532.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate532.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate533(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate533.errors : vErrors.concat(validate533.errors);
errors = vErrors.length;
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
if(!(validate532(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
errors = vErrors.length;
}
validate531.errors = vErrors;
return errors === 0;
}
validate531.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addDocumentsReply = validate538;
const schema631 = {"$ref":"contract#/components/schemas/AddDocumentsReply"};
const schema632 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/AddDocumentsResult"}}};
const schema633 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/AddDocumentsItems"}}};
const schema636 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/NewDocumentResult"}};
const schema638 = {"oneOf":[{"$ref":"#/components/schemas/DocumentAdded"},{"$ref":"#/components/schemas/DocumentNotAdded"}]};
const schema639 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"message":{"$ref":"#/components/schemas/Message"}}};

function validate543(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate543.evaluated;
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
validate543.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate543.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate543.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate543.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate543.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate543.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate543.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate543.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate543.errors = vErrors;
return errors === 0;
}
validate543.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema641 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"message":{"$ref":"#/components/schemas/Message"}}};

function validate545(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate545.evaluated;
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
validate545.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate545.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate545.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate545.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate545.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate545.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate545.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate545.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate545.errors = vErrors;
return errors === 0;
}
validate545.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate543(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate545(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate545.errors : vErrors.concat(validate545.errors);
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
validate542.errors = vErrors;
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
validate542.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate542.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate541(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate541.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate541.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate541.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate542(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors);
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
validate541.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate541.errors = vErrors;
return errors === 0;
}
validate541.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate540.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate540.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate540.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate540.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate541(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate541.errors : vErrors.concat(validate541.errors);
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
validate540.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate540.errors = vErrors;
return errors === 0;
}
validate540.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate539.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate539.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate540(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
errors = vErrors.length;
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
if(!(validate539(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
validate538.errors = vErrors;
return errors === 0;
}
validate538.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateDocumentsRequest = validate551;
const schema643 = {"$ref":"contract#/components/schemas/UpdateDocumentsRequest"};
const schema644 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateDocumentsInput"}}};
const schema645 = {"type":"object","required":["organizationId","documents"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documents":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/DocumentChange"}}}};
const schema647 = {"type":"object","required":["documentId"],"additionalProperties":true,"properties":{"documentId":{"$ref":"#/components/schemas/DocumentId"},"documentName":{"$ref":"#/components/schemas/DocumentName"},"folderId":{"oneOf":[{"$ref":"#/components/schemas/FolderId"},{"type":"null"}]},"accessType":{"oneOf":[{"$ref":"#/components/schemas/DocumentAccessType"},{"type":"null"}]},"disabled":{"type":"boolean"}}};

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
if((data.documentId === undefined) && (missing0 = "documentId")){
validate554.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate554.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate554.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate554.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
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
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentName !== undefined){
let data1 = data.documentName;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(data1.length > 1000 && func1(data1) > 1000){
validate554.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/components/schemas/DocumentName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate554.errors = [{instancePath:instancePath+"/documentName",schemaPath:"#/components/schemas/DocumentName/type",keyword:"type",params:{type: "string"}}];
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
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
let passing0 = null;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
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
var _valid0 = _errs10 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs13 = errors;
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
var _valid0 = _errs13 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err5 = {instancePath:instancePath+"/folderId",schemaPath:"#/properties/folderId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate554.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessType !== undefined){
let data3 = data.accessType;
const _errs15 = errors;
const _errs16 = errors;
let valid5 = false;
let passing1 = null;
const _errs17 = errors;
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
const err7 = {instancePath:instancePath+"/accessType",schemaPath:"#/components/schemas/DocumentAccessType/enum",keyword:"enum",params:{allowedValues: schema130.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid5 = true;
passing1 = 0;
}
const _errs20 = errors;
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
var _valid1 = _errs20 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid5 = true;
passing1 = 1;
}
}
if(!valid5){
const err9 = {instancePath:instancePath+"/accessType",schemaPath:"#/properties/accessType/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate554.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs22 = errors;
if(typeof data.disabled !== "boolean"){
validate554.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs22 === errors;
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
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documents === undefined) && (missing0 = "documents"))){
validate553.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "organizationId") || (key0 === "documents"))){
validate553.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate553.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate553.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate553.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate553.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate553.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate553.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate554(data1[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
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
validate553.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate552.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate552.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate553(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate552.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate552.errors = vErrors;
return errors === 0;
}
validate552.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate552(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors);
errors = vErrors.length;
}
validate551.errors = vErrors;
return errors === 0;
}
validate551.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateDocumentsReply = validate558;
const schema652 = {"$ref":"contract#/components/schemas/UpdateDocumentsReply"};
const schema653 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateDocumentsResult"}}};
const schema654 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/UpdateDocumentsItems"}}};
const schema657 = {"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/DocumentChangeResult"}};
const schema659 = {"oneOf":[{"$ref":"#/components/schemas/DocumentUpdated"},{"$ref":"#/components/schemas/DocumentNotUpdated"}]};
const schema660 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":true},"message":{"$ref":"#/components/schemas/Message"}}};

function validate563(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate563.evaluated;
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
validate563.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate563.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate563.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate563.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: true}}];
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
validate563.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate563.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate563.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate563.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate563.errors = vErrors;
return errors === 0;
}
validate563.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema662 = {"type":"object","required":["success","message"],"additionalProperties":false,"properties":{"success":{"type":"boolean","const":false},"message":{"$ref":"#/components/schemas/Message"}}};

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
if(((data.success === undefined) && (missing0 = "success")) || ((data.message === undefined) && (missing0 = "message"))){
validate565.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "success") || (key0 === "message"))){
validate565.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate565.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(false !== data0){
validate565.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false}}];
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
validate565.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate565.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate565.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate565.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate565.errors = vErrors;
return errors === 0;
}
validate565.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate563(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate563.errors : vErrors.concat(validate563.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate565(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
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
validate562.errors = vErrors;
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
validate562.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate562.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate561(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate561.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate561.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate561.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate562(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate562.errors : vErrors.concat(validate562.errors);
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
validate561.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate561.errors = vErrors;
return errors === 0;
}
validate561.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate560.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate560.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate560.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate560.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate561(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate561.errors : vErrors.concat(validate561.errors);
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
if((data.result === undefined) && (missing0 = "result")){
validate559.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate559.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate560(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate560.errors : vErrors.concat(validate560.errors);
errors = vErrors.length;
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
if(!(validate559(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
errors = vErrors.length;
}
validate558.errors = vErrors;
return errors === 0;
}
validate558.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getConfigRequest = validate571;
const schema664 = {"$ref":"contract#/components/schemas/GetConfigRequest"};
const schema665 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetConfigInput"}}};
const schema666 = {"type":"object","required":["organizationId","userIds"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/DocumentId"}},"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/UserId"}}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.userIds === undefined) && (missing0 = "userIds"))){
validate573.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "organizationId") || (key0 === "documentIds")) || (key0 === "userIds"))){
validate573.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate573.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate573.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate573.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate573.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate573.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
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
validate573.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data2.length > 128 && func1(data2) > 128){
validate573.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data2.length < 1 || (data2.length < 1 && func1(data2) < 1)){
validate573.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate573.errors = [{instancePath:instancePath+"/documentIds/" + i0,schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate573.errors = [{instancePath:instancePath+"/documentIds",schemaPath:"#/properties/documentIds/type",keyword:"type",params:{type: "array"}}];
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
validate573.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data3.length < 1){
validate573.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate573.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data4.length > 128 && func1(data4) > 128){
validate573.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate573.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate573.errors = [{instancePath:instancePath+"/userIds/" + i1,schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate573.errors = [{instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"}}];
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
validate573.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate573.errors = vErrors;
return errors === 0;
}
validate573.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate572(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate572.evaluated;
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
validate572.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate572.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate573(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate573.errors : vErrors.concat(validate573.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate572.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate572.errors = vErrors;
return errors === 0;
}
validate572.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate571(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate571.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate572(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
errors = vErrors.length;
}
validate571.errors = vErrors;
return errors === 0;
}
validate571.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getConfigReply = validate576;
const schema670 = {"$ref":"contract#/components/schemas/GetConfigReply"};
const schema671 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetConfigResult"}}};
const schema672 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/GetConfigItems"}}};
const schema675 = {"type":"object","minProperties":1,"maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/UserConfig"}};
const schema677 = {"type":"object","required":["config","effectiveConfig"],"additionalProperties":false,"properties":{"config":{"$ref":"#/components/schemas/StoredConfig"},"effectiveConfig":{"$ref":"#/components/schemas/EffectiveConfig"},"documents":{"type":"object","maxProperties":1000,"propertyNames":{"$ref":"#/components/schemas/Id"},"additionalProperties":{"$ref":"#/components/schemas/DocumentConfig"}}}};
const schema678 = {"type":"object","additionalProperties":false,"properties":{"inbox":{"$ref":"#/components/schemas/NotificationChoice"},"email":{"$ref":"#/components/schemas/NotificationChoice"},"slack":{"$ref":"#/components/schemas/NotificationChoice"}}};

function validate581(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate581.evaluated;
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
validate581.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.inbox !== undefined){
let data0 = data.inbox;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate581.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "ALL") || (data0 === "MINE")) || (data0 === "NONE"))){
validate581.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema356.enum}}];
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
validate581.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "ALL") || (data1 === "MINE")) || (data1 === "NONE"))){
validate581.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema356.enum}}];
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
validate581.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "ALL") || (data2 === "MINE")) || (data2 === "NONE"))){
validate581.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema356.enum}}];
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
validate581.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate581.errors = vErrors;
return errors === 0;
}
validate581.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema682 = {"type":"object","required":["inbox","email","slack"],"additionalProperties":false,"properties":{"inbox":{"$ref":"#/components/schemas/NotificationChoice"},"email":{"$ref":"#/components/schemas/NotificationChoice"},"slack":{"$ref":"#/components/schemas/NotificationChoice"}}};

function validate583(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate583.evaluated;
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
validate583.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "inbox") || (key0 === "email")) || (key0 === "slack"))){
validate583.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.inbox !== undefined){
let data0 = data.inbox;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate583.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "ALL") || (data0 === "MINE")) || (data0 === "NONE"))){
validate583.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema356.enum}}];
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
validate583.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "ALL") || (data1 === "MINE")) || (data1 === "NONE"))){
validate583.errors = [{instancePath:instancePath+"/email",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema356.enum}}];
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
validate583.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "ALL") || (data2 === "MINE")) || (data2 === "NONE"))){
validate583.errors = [{instancePath:instancePath+"/slack",schemaPath:"#/components/schemas/NotificationChoice/enum",keyword:"enum",params:{allowedValues: schema356.enum}}];
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
validate583.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate583.errors = vErrors;
return errors === 0;
}
validate583.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema687 = {"type":"object","required":["config","effectiveConfig"],"additionalProperties":false,"properties":{"config":{"$ref":"#/components/schemas/StoredConfig"},"effectiveConfig":{"$ref":"#/components/schemas/EffectiveConfig"}}};

function validate585(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate585.evaluated;
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
validate585.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "config") || (key0 === "effectiveConfig"))){
validate585.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.config !== undefined){
const _errs2 = errors;
if(!(validate581(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
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
if(!(validate583(data.effectiveConfig, {instancePath:instancePath+"/effectiveConfig",parentData:data,parentDataProperty:"effectiveConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
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
validate585.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate585.errors = vErrors;
return errors === 0;
}
validate585.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(((data.config === undefined) && (missing0 = "config")) || ((data.effectiveConfig === undefined) && (missing0 = "effectiveConfig"))){
validate580.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "config") || (key0 === "effectiveConfig")) || (key0 === "documents"))){
validate580.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.config !== undefined){
const _errs2 = errors;
if(!(validate581(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
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
if(!(validate583(data.effectiveConfig, {instancePath:instancePath+"/effectiveConfig",parentData:data,parentDataProperty:"effectiveConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
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
validate580.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
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
validate580.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data2){
const _errs10 = errors;
if(!(validate585(data2[key2], {instancePath:instancePath+"/documents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
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
validate580.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "object"}}];
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
validate580.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate580.errors = vErrors;
return errors === 0;
}
validate580.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate579(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate579.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
validate579.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1000}}];
return false;
}
else {
if(Object.keys(data).length < 1){
validate579.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
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
validate579.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate580(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
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
validate579.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate579.errors = vErrors;
return errors === 0;
}
validate579.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate578.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate578.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate578.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate578.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate578.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate578.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate578.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate579(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate579.errors : vErrors.concat(validate579.errors);
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
validate578.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate578.errors = vErrors;
return errors === 0;
}
validate578.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.result === undefined) && (missing0 = "result")){
validate577.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate577.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate578(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
errors = vErrors.length;
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
if(!(validate577(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate577.errors : vErrors.concat(validate577.errors);
errors = vErrors.length;
}
validate576.errors = vErrors;
return errors === 0;
}
validate576.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPresenceRequest = validate593;
const schema688 = {"$ref":"contract#/components/schemas/GetPresenceRequest"};
const schema689 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetPresenceInput"}}};
const schema690 = {"type":"object","required":["organizationId","documentId"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"pageSize":{"$ref":"#/components/schemas/PageSize"},"pageToken":{"$ref":"#/components/schemas/PageToken"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))){
validate595.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "pageSize")) || (key0 === "pageToken"))){
validate595.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate595.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate595.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate595.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate595.errors = [{instancePath:instancePath+"/organizationId",schemaPath:"#/components/schemas/OrganizationId/type",keyword:"type",params:{type: "string"}}];
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
validate595.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate595.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate595.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate595.errors = [{instancePath:instancePath+"/documentId",schemaPath:"#/components/schemas/DocumentId/type",keyword:"type",params:{type: "string"}}];
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
validate595.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate595.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate595.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/components/schemas/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate595.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate595.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/PageToken/type",keyword:"type",params:{type: "string"}}];
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
validate595.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate595.errors = vErrors;
return errors === 0;
}
validate595.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate594.evaluated;
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
validate594.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate594.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate595(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate594.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate594.errors = vErrors;
return errors === 0;
}
validate594.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate593(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate593.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate594(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
errors = vErrors.length;
}
validate593.errors = vErrors;
return errors === 0;
}
validate593.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPresenceReply = validate598;
const schema695 = {"$ref":"contract#/components/schemas/GetPresenceReply"};
const schema696 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetPresenceResult"}}};
const schema697 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/PresentUser"}},"pageToken":{"$ref":"#/components/schemas/NextPageToken"}}};
const schema700 = {"type":"object","required":["userId","status","renewedAt"],"additionalProperties":true,"properties":{"userId":{"$ref":"#/components/schemas/UserId"},"name":{"$ref":"#/components/schemas/PersonName"},"email":{"type":"string","maxLength":254},"status":{"$ref":"#/components/schemas/PresenceStatus"},"renewedAt":{"$ref":"#/components/schemas/Timestamp"}}};

function validate601(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate601.evaluated;
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
validate601.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate601.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate601.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate601.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate601.errors = [{instancePath:instancePath+"/userId",schemaPath:"#/components/schemas/UserId/type",keyword:"type",params:{type: "string"}}];
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
validate601.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate601.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
}
else {
validate601.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/PersonName/type",keyword:"type",params:{type: "string"}}];
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
validate601.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate601.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
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
validate601.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "online") || (data3 === "away"))){
validate601.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PresenceStatus/enum",keyword:"enum",params:{allowedValues: schema174.enum}}];
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
validate601.errors = [{instancePath:instancePath+"/renewedAt",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate601.errors = [{instancePath:instancePath+"/renewedAt",schemaPath:"#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate601.errors = [{instancePath:instancePath+"/renewedAt",schemaPath:"#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate601.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate601.errors = vErrors;
return errors === 0;
}
validate601.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate600(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate600.evaluated;
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
validate600.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "pageToken"))){
validate600.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate600.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate600.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate600.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate600.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate600.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
validate600.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate601(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors);
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
validate600.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
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
validate600.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data4.length < 1 || (data4.length < 1 && func1(data4) < 1)){
validate600.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate600.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/components/schemas/NextPageToken/type",keyword:"type",params:{type: "string"}}];
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
validate600.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate600.errors = vErrors;
return errors === 0;
}
validate600.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate599(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate599.evaluated;
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
validate599.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate599.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate600(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate599.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate599.errors = vErrors;
return errors === 0;
}
validate599.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate599(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate599.errors : vErrors.concat(validate599.errors);
errors = vErrors.length;
}
validate598.errors = vErrors;
return errors === 0;
}
validate598.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getApiKeysRequest = validate605;
const schema706 = {"$ref":"contract#/components/schemas/GetApiKeysRequest"};
const schema707 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetApiKeysInput"}}};
const schema708 = {"type":"object","additionalProperties":false,"maxProperties":0};

function validate606(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate606.evaluated;
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
validate606.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate606.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate606.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/GetApiKeysInput/maxProperties",keyword:"maxProperties",params:{limit: 0}}];
return false;
}
else {
for(const key1 in data0){
validate606.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/GetApiKeysInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
}
else {
validate606.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/GetApiKeysInput/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate606.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate606.errors = vErrors;
return errors === 0;
}
validate606.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate606(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate606.errors : vErrors.concat(validate606.errors);
errors = vErrors.length;
}
validate605.errors = vErrors;
return errors === 0;
}
validate605.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getApiKeysReply = validate608;
const schema709 = {"$ref":"contract#/components/schemas/GetApiKeysReply"};
const schema710 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetApiKeysResult"}}};
const schema711 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/ApiKeyList"}}};
const schema714 = {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/ApiKeySettings"}};
const schema715 = {"type":"object","required":["id","apiKeyName","type","advancedQueries","notificationConfig","defaultFolderAccess"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/WorkspaceServiceId"},"apiKeyName":{"$ref":"#/components/schemas/WorkspaceText"},"type":{"$ref":"#/components/schemas/ApiKeyType"},"advancedQueries":{"type":"boolean"},"notificationConfig":{"type":"boolean"},"defaultFolderAccess":{"$ref":"#/components/schemas/FolderAccessType"}}};

function validate612(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate612.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.apiKeyName === undefined) && (missing0 = "apiKeyName"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.advancedQueries === undefined) && (missing0 = "advancedQueries"))) || ((data.notificationConfig === undefined) && (missing0 = "notificationConfig"))) || ((data.defaultFolderAccess === undefined) && (missing0 = "defaultFolderAccess"))){
validate612.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "apiKeyName")) || (key0 === "type")) || (key0 === "advancedQueries")) || (key0 === "notificationConfig")) || (key0 === "defaultFolderAccess"))){
validate612.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate612.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}];
return false;
}
else {
if(data0.length > 36 && func1(data0) > 36){
validate612.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 36 || (data0.length < 71 && func1(data0) < 36)){
validate612.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate612.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}}];
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
validate612.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate612.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate612.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate612.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
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
validate612.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "testing") || (data2 === "production"))){
validate612.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/ApiKeyType/enum",keyword:"enum",params:{allowedValues: schema96.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advancedQueries !== undefined){
const _errs11 = errors;
if(typeof data.advancedQueries !== "boolean"){
validate612.errors = [{instancePath:instancePath+"/advancedQueries",schemaPath:"#/properties/advancedQueries/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notificationConfig !== undefined){
const _errs13 = errors;
if(typeof data.notificationConfig !== "boolean"){
validate612.errors = [{instancePath:instancePath+"/notificationConfig",schemaPath:"#/properties/notificationConfig/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultFolderAccess !== undefined){
let data5 = data.defaultFolderAccess;
const _errs15 = errors;
if(typeof data5 !== "string"){
validate612.errors = [{instancePath:instancePath+"/defaultFolderAccess",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data5 === "public") || (data5 === "organizationPrivate")) || (data5 === "restricted"))){
validate612.errors = [{instancePath:instancePath+"/defaultFolderAccess",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema248.enum}}];
return false;
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
}
else {
validate612.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate612.errors = vErrors;
return errors === 0;
}
validate612.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
if(data.length > 100){
validate611.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate612(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate611.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate611.errors = vErrors;
return errors === 0;
}
validate611.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
validate610.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate610.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate610.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate610.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate610.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate610.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate610.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate611(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
validate609.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate609.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate610(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate609.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate609.errors = vErrors;
return errors === 0;
}
validate609.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate608(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate608.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate609(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate609.errors : vErrors.concat(validate609.errors);
errors = vErrors.length;
}
validate608.errors = vErrors;
return errors === 0;
}
validate608.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateApiKeyRequest = validate617;
const schema720 = {"$ref":"contract#/components/schemas/UpdateApiKeyRequest"};
const schema721 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/UpdateApiKeyInput"}}};
const schema722 = {"type":"object","required":["apiKey"],"additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/Id"},"apiKeyName":{"$ref":"#/components/schemas/WorkspaceText"},"advancedQueries":{"type":"boolean"},"notificationConfig":{"type":"boolean"},"defaultFolderAccess":{"$ref":"#/components/schemas/FolderAccessType"},"deleted":{"type":"boolean","const":true}}};

function validate619(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate619.evaluated;
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
validate619.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "apiKey") || (key0 === "apiKeyName")) || (key0 === "advancedQueries")) || (key0 === "notificationConfig")) || (key0 === "defaultFolderAccess")) || (key0 === "deleted"))){
validate619.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate619.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate619.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate619.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate619.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
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
validate619.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/pattern",keyword:"pattern",params:{pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 200 && func1(data1) > 200){
validate619.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate619.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate619.errors = [{instancePath:instancePath+"/apiKeyName",schemaPath:"#/components/schemas/WorkspaceText/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advancedQueries !== undefined){
const _errs8 = errors;
if(typeof data.advancedQueries !== "boolean"){
validate619.errors = [{instancePath:instancePath+"/advancedQueries",schemaPath:"#/properties/advancedQueries/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notificationConfig !== undefined){
const _errs10 = errors;
if(typeof data.notificationConfig !== "boolean"){
validate619.errors = [{instancePath:instancePath+"/notificationConfig",schemaPath:"#/properties/notificationConfig/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultFolderAccess !== undefined){
let data4 = data.defaultFolderAccess;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate619.errors = [{instancePath:instancePath+"/defaultFolderAccess",schemaPath:"#/components/schemas/FolderAccessType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "public") || (data4 === "organizationPrivate")) || (data4 === "restricted"))){
validate619.errors = [{instancePath:instancePath+"/defaultFolderAccess",schemaPath:"#/components/schemas/FolderAccessType/enum",keyword:"enum",params:{allowedValues: schema248.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleted !== undefined){
let data5 = data.deleted;
const _errs15 = errors;
if(typeof data5 !== "boolean"){
validate619.errors = [{instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data5){
validate619.errors = [{instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue: true}}];
return false;
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
}
else {
validate619.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate619.errors = vErrors;
return errors === 0;
}
validate619.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate618(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate618.evaluated;
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
validate618.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate618.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate619(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate618.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate618.errors = vErrors;
return errors === 0;
}
validate618.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate617(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate617.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate618(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate618.errors : vErrors.concat(validate618.errors);
errors = vErrors.length;
}
validate617.errors = vErrors;
return errors === 0;
}
validate617.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateApiKeyReply = validate622;
const schema726 = {"$ref":"contract#/components/schemas/UpdateApiKeyReply"};
const schema727 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/UpdateApiKeyResult"}}};
const schema728 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/ApiKeySettings"}}};

function validate624(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate624.evaluated;
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
validate624.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate624.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate624.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate624.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate624.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate624.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate624.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate612(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors);
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
validate624.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate624.errors = vErrors;
return errors === 0;
}
validate624.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate623(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate623.evaluated;
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
validate623.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate623.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate624(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate623.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate623.errors = vErrors;
return errors === 0;
}
validate623.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate622(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate622.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate623(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
errors = vErrors.length;
}
validate622.errors = vErrors;
return errors === 0;
}
validate622.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const resetAuthTokenRequest = validate628;
const schema731 = {"$ref":"contract#/components/schemas/ResetAuthTokenRequest"};
const schema732 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/ResetAuthTokenInput"}}};
const schema733 = {"type":"object","additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/Id"}}};

function validate630(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate630.evaluated;
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
if(!(key0 === "apiKey")){
validate630.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate630.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate630.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate630.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate630.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/Id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate630.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate630.errors = vErrors;
return errors === 0;
}
validate630.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate629(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate629.evaluated;
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
validate629.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate629.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate630(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate630.errors : vErrors.concat(validate630.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate629.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate629.errors = vErrors;
return errors === 0;
}
validate629.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate628(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate628.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate629(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate629.errors : vErrors.concat(validate629.errors);
errors = vErrors.length;
}
validate628.errors = vErrors;
return errors === 0;
}
validate628.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const resetAuthTokenReply = validate633;
const schema735 = {"$ref":"contract#/components/schemas/ResetAuthTokenReply"};
const schema736 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/ResetAuthTokenResult"}}};
const schema737 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/ResetToken"}}};
const schema740 = {"type":"object","required":["apiKey","authToken"],"additionalProperties":false,"properties":{"apiKey":{"oneOf":[{"$ref":"#/components/schemas/WorkspaceServiceId"},{"type":"null"}]},"authToken":{"$ref":"#/components/schemas/AuthToken"}}};

function validate636(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate636.evaluated;
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
validate636.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "apiKey") || (key0 === "authToken"))){
validate636.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.apiKey !== undefined){
let data0 = data.apiKey;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern19.test(data0)){
const err0 = {instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data0.length > 36 && func1(data0) > 36){
const err1 = {instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/maxLength",keyword:"maxLength",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0.length < 36 || (data0.length < 71 && func1(data0) < 36)){
const err2 = {instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/minLength",keyword:"minLength",params:{}};
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
const err3 = {instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/WorkspaceServiceId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data0 !== null){
const err4 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err5 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate636.errors = vErrors;
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
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authToken !== undefined){
let data1 = data.authToken;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
validate636.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/pattern",keyword:"pattern",params:{pattern: "^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$"}}];
return false;
}
else {
if(data1.length > 128 && func1(data1) > 128){
validate636.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 107 || (data1.length < 213 && func1(data1) < 107)){
validate636.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate636.errors = [{instancePath:instancePath+"/authToken",schemaPath:"#/components/schemas/AuthToken/type",keyword:"type",params:{type: "string"}}];
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
else {
validate636.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate636.errors = vErrors;
return errors === 0;
}
validate636.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate635(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate635.evaluated;
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
validate635.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate635.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate635.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate635.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate635.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate635.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate635.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate636(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate636.errors : vErrors.concat(validate636.errors);
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
validate635.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate635.errors = vErrors;
return errors === 0;
}
validate635.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate634(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate634.evaluated;
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
validate634.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate634.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate635(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate635.errors : vErrors.concat(validate635.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate634.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate634.errors = vErrors;
return errors === 0;
}
validate634.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate633(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate633.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate634(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate634.errors : vErrors.concat(validate634.errors);
errors = vErrors.length;
}
validate633.errors = vErrors;
return errors === 0;
}
validate633.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDomainsRequest = validate640;
const schema743 = {"$ref":"contract#/components/schemas/GetDomainsRequest"};
const schema744 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetDomainsInput"}}};
const schema745 = {"type":"object","additionalProperties":false,"maxProperties":0};

function validate641(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate641.evaluated;
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
validate641.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate641.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate641.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/GetDomainsInput/maxProperties",keyword:"maxProperties",params:{limit: 0}}];
return false;
}
else {
for(const key1 in data0){
validate641.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/GetDomainsInput/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
}
else {
validate641.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/GetDomainsInput/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate641.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate641.errors = vErrors;
return errors === 0;
}
validate641.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate640(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate640.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate641(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate641.errors : vErrors.concat(validate641.errors);
errors = vErrors.length;
}
validate640.errors = vErrors;
return errors === 0;
}
validate640.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDomainsReply = validate643;
const schema746 = {"$ref":"contract#/components/schemas/GetDomainsReply"};
const schema747 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetDomainsResult"}}};
const schema748 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/DomainList"}}};
const schema751 = {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/WorkspaceDomain"}};

function validate646(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate646.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate646.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
if(!pattern119.test(data0)){
validate646.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/pattern",keyword:"pattern",params:{pattern: "^(https?://)?(\\*\\.)?[a-z0-9.-]+(:[0-9]{1,5})?$"}}];
return false;
}
else {
if(data0.length > 300 && func1(data0) > 300){
validate646.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate646.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate646.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/WorkspaceDomain/type",keyword:"type",params:{type: "string"}}];
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
validate646.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate646.errors = vErrors;
return errors === 0;
}
validate646.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate645(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate645.evaluated;
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
validate645.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate645.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate645.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate645.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate645.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate645.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate645.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate646(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate646.errors : vErrors.concat(validate646.errors);
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
validate645.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate645.errors = vErrors;
return errors === 0;
}
validate645.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate644(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate644.evaluated;
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
validate644.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate644.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate645(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate645.errors : vErrors.concat(validate645.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate644.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate644.errors = vErrors;
return errors === 0;
}
validate644.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate643(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate643.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate644(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate644.errors : vErrors.concat(validate644.errors);
errors = vErrors.length;
}
validate643.errors = vErrors;
return errors === 0;
}
validate643.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteDomainsRequest = validate650;
const schema753 = {"$ref":"contract#/components/schemas/DeleteDomainsRequest"};
const schema754 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/DeleteDomainsInput"}}};
const schema755 = {"type":"object","required":["domains"],"additionalProperties":false,"properties":{"domains":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/components/schemas/RequestedDomain"}}}};

function validate652(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate652.evaluated;
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
validate652.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "domains")){
validate652.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate652.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data0.length < 1){
validate652.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate652.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data1.length > 300 && func1(data1) > 300){
validate652.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate652.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate652.errors = [{instancePath:instancePath+"/domains/" + i0,schemaPath:"#/components/schemas/RequestedDomain/type",keyword:"type",params:{type: "string"}}];
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
validate652.errors = [{instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate652.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate652.errors = vErrors;
return errors === 0;
}
validate652.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate651(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate651.evaluated;
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
validate651.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate651.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate652(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate651.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate651.errors = vErrors;
return errors === 0;
}
validate651.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate650(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate650.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate651(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors);
errors = vErrors.length;
}
validate650.errors = vErrors;
return errors === 0;
}
validate650.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteDomainsReply = validate655;
const schema757 = {"$ref":"contract#/components/schemas/DeleteDomainsReply"};
const schema758 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/DeleteDomainsResult"}}};
const schema759 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/DomainItems"}}};

function validate657(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate657.evaluated;
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
validate657.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate657.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate657.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate657.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate657.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate657.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate657.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate388(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
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
validate657.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate657.errors = vErrors;
return errors === 0;
}
validate657.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate656(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate656.evaluated;
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
validate656.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate656.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate657(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate657.errors : vErrors.concat(validate657.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate656.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate656.errors = vErrors;
return errors === 0;
}
validate656.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate655(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate655.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate656(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate656.errors : vErrors.concat(validate656.errors);
errors = vErrors.length;
}
validate655.errors = vErrors;
return errors === 0;
}
validate655.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEmailConfigRequest = validate661;
const schema762 = {"$ref":"contract#/components/schemas/GetEmailConfigRequest"};
const schema763 = {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":{"$ref":"#/components/schemas/GetEmailConfigInput"}}};
const schema764 = {"type":"object","additionalProperties":false,"properties":{"apiKey":{"$ref":"#/components/schemas/MailingApiKey"}}};

function validate663(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate663.evaluated;
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
if(!(key0 === "apiKey")){
validate663.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate663.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/MailingApiKey/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"}}];
return false;
}
else {
if(data0.length > 128 && func1(data0) > 128){
validate663.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/MailingApiKey/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate663.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/MailingApiKey/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
}
else {
validate663.errors = [{instancePath:instancePath+"/apiKey",schemaPath:"#/components/schemas/MailingApiKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate663.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate663.errors = vErrors;
return errors === 0;
}
validate663.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate662(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate662.evaluated;
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
validate662.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate662.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate663(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate663.errors : vErrors.concat(validate663.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate662.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate662.errors = vErrors;
return errors === 0;
}
validate662.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate661(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate661.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate662(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate662.errors : vErrors.concat(validate662.errors);
errors = vErrors.length;
}
validate661.errors = vErrors;
return errors === 0;
}
validate661.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getEmailConfigReply = validate666;
const schema766 = {"$ref":"contract#/components/schemas/GetEmailConfigReply"};
const schema767 = {"type":"object","required":["result"],"additionalProperties":false,"properties":{"result":{"$ref":"#/components/schemas/GetEmailConfigResult"}}};
const schema768 = {"type":"object","required":["status","message","data"],"additionalProperties":false,"properties":{"status":{"$ref":"#/components/schemas/SuccessStatus"},"message":{"$ref":"#/components/schemas/Message"},"data":{"$ref":"#/components/schemas/EmailConfig"}}};

function validate668(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate668.evaluated;
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
validate668.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
validate668.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate668.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("success" !== data0){
validate668.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SuccessStatus/const",keyword:"const",params:{allowedValue: "success"}}];
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
validate668.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data1.length < 1 || (data1.length < 1 && func1(data1) < 1)){
validate668.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate668.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/Message/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate352(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
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
validate668.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate668.errors = vErrors;
return errors === 0;
}
validate668.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate667(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate667.evaluated;
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
validate667.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
validate667.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate668(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate668.errors : vErrors.concat(validate668.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate667.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate667.errors = vErrors;
return errors === 0;
}
validate667.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate666(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate666.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate667(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate667.errors : vErrors.concat(validate667.errors);
errors = vErrors.length;
}
validate666.errors = vErrors;
return errors === 0;
}
validate666.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Failure = validate672;
const schema771 = {"$ref":"contract#/components/schemas/Failure"};
const schema772 = {"type":"object","required":["error"],"additionalProperties":false,"properties":{"error":{"$ref":"#/components/schemas/Problem"}}};
const schema773 = {"type":"object","required":["message","status"],"additionalProperties":false,"properties":{"message":{"$ref":"#/components/schemas/ErrorMessage"},"status":{"$ref":"#/components/schemas/ErrorStatus"},"details":{"$ref":"#/components/schemas/ErrorDetailList"}}};
const schema774 = {"type":"string","minLength":1,"maxLength":1000};
const schema775 = {"type":"string","enum":["INVALID_ARGUMENT","FAILED_PRECONDITION","UNAUTHENTICATED","PERMISSION_DENIED","NOT_FOUND","ALREADY_EXISTS","RESOURCE_EXHAUSTED","INTERNAL","UNIMPLEMENTED","UNAVAILABLE"]};
const schema776 = {"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"#/components/schemas/ErrorDetail"}};
const schema777 = {"type":"object","required":["field","reason","description"],"additionalProperties":false,"properties":{"field":{"type":"string","maxLength":4096},"reason":{"type":"string","enum":["REQUIRED","TYPE","CONST","ENUM","FORMAT","PATTERN","LENGTH","RANGE","ITEMS","DUPLICATE","UNKNOWN_MEMBER","CONFLICT","DEPTH","ENCODING","SYNTAX","IN_THE_PAST","PAGE_TOKEN","DISPOSABLE_DOMAIN","HOST"]},"description":{"type":"string","minLength":1,"maxLength":1000}}};

function validate675(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate675.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 50){
validate675.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
if(data.length < 1){
validate675.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate675.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ErrorDetail/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!(((key0 === "field") || (key0 === "reason")) || (key0 === "description"))){
validate675.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ErrorDetail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate675.errors = [{instancePath:instancePath+"/" + i0+"/field",schemaPath:"#/components/schemas/ErrorDetail/properties/field/maxLength",keyword:"maxLength",params:{}}];
return false;
}
}
else {
validate675.errors = [{instancePath:instancePath+"/" + i0+"/field",schemaPath:"#/components/schemas/ErrorDetail/properties/field/type",keyword:"type",params:{type: "string"}}];
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
validate675.errors = [{instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/components/schemas/ErrorDetail/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((data2 === "REQUIRED") || (data2 === "TYPE")) || (data2 === "CONST")) || (data2 === "ENUM")) || (data2 === "FORMAT")) || (data2 === "PATTERN")) || (data2 === "LENGTH")) || (data2 === "RANGE")) || (data2 === "ITEMS")) || (data2 === "DUPLICATE")) || (data2 === "UNKNOWN_MEMBER")) || (data2 === "CONFLICT")) || (data2 === "DEPTH")) || (data2 === "ENCODING")) || (data2 === "SYNTAX")) || (data2 === "IN_THE_PAST")) || (data2 === "PAGE_TOKEN")) || (data2 === "DISPOSABLE_DOMAIN")) || (data2 === "HOST"))){
validate675.errors = [{instancePath:instancePath+"/" + i0+"/reason",schemaPath:"#/components/schemas/ErrorDetail/properties/reason/enum",keyword:"enum",params:{allowedValues: schema777.properties.reason.enum}}];
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
validate675.errors = [{instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/components/schemas/ErrorDetail/properties/description/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data3.length < 1 || (data3.length < 1 && func1(data3) < 1)){
validate675.errors = [{instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/components/schemas/ErrorDetail/properties/description/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate675.errors = [{instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/components/schemas/ErrorDetail/properties/description/type",keyword:"type",params:{type: "string"}}];
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
validate675.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/components/schemas/ErrorDetail/type",keyword:"type",params:{type: "object"}}];
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
validate675.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate675.errors = vErrors;
return errors === 0;
}
validate675.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate674(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate674.evaluated;
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
validate674.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "message") || (key0 === "status")) || (key0 === "details"))){
validate674.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate674.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ErrorMessage/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate674.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate674.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type: "string"}}];
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
validate674.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ErrorStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((data1 === "INVALID_ARGUMENT") || (data1 === "FAILED_PRECONDITION")) || (data1 === "UNAUTHENTICATED")) || (data1 === "PERMISSION_DENIED")) || (data1 === "NOT_FOUND")) || (data1 === "ALREADY_EXISTS")) || (data1 === "RESOURCE_EXHAUSTED")) || (data1 === "INTERNAL")) || (data1 === "UNIMPLEMENTED")) || (data1 === "UNAVAILABLE"))){
validate674.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ErrorStatus/enum",keyword:"enum",params:{allowedValues: schema775.enum}}];
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
if(!(validate675(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate675.errors : vErrors.concat(validate675.errors);
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
validate674.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate674.errors = vErrors;
return errors === 0;
}
validate674.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate673(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate673.evaluated;
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
validate673.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate673.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
if(!(validate674(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate674.errors : vErrors.concat(validate674.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate673.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate673.errors = vErrors;
return errors === 0;
}
validate673.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate672(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate672.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate673(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate673.errors : vErrors.concat(validate673.errors);
errors = vErrors.length;
}
validate672.errors = vErrors;
return errors === 0;
}
validate672.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const StatusFailure = validate679;
const schema778 = {"$ref":"contract#/components/schemas/StatusFailure"};
const schema779 = {"type":"object","required":["error"],"additionalProperties":false,"properties":{"error":{"$ref":"#/components/schemas/StatusProblem"}}};
const schema780 = {"type":"object","required":["message","status","code"],"additionalProperties":false,"properties":{"message":{"$ref":"#/components/schemas/ErrorMessage"},"status":{"$ref":"#/components/schemas/ErrorStatus"},"code":{"type":"integer","enum":[400,401,403,404,405,408,413,415,429,500,501,503]},"details":{"$ref":"#/components/schemas/ErrorDetailList"}}};

function validate681(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate681.evaluated;
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
validate681.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "message") || (key0 === "status")) || (key0 === "code")) || (key0 === "details"))){
validate681.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate681.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ErrorMessage/maxLength",keyword:"maxLength",params:{}}];
return false;
}
else {
if(data0.length < 1 || (data0.length < 1 && func1(data0) < 1)){
validate681.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{}}];
return false;
}
}
}
else {
validate681.errors = [{instancePath:instancePath+"/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type: "string"}}];
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
validate681.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ErrorStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((data1 === "INVALID_ARGUMENT") || (data1 === "FAILED_PRECONDITION")) || (data1 === "UNAUTHENTICATED")) || (data1 === "PERMISSION_DENIED")) || (data1 === "NOT_FOUND")) || (data1 === "ALREADY_EXISTS")) || (data1 === "RESOURCE_EXHAUSTED")) || (data1 === "INTERNAL")) || (data1 === "UNIMPLEMENTED")) || (data1 === "UNAVAILABLE"))){
validate681.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ErrorStatus/enum",keyword:"enum",params:{allowedValues: schema775.enum}}];
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
validate681.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((((((((((data2 === 400) || (data2 === 401)) || (data2 === 403)) || (data2 === 404)) || (data2 === 405)) || (data2 === 408)) || (data2 === 413)) || (data2 === 415)) || (data2 === 429)) || (data2 === 500)) || (data2 === 501)) || (data2 === 503))){
validate681.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema780.properties.code.enum}}];
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
if(!(validate675(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate675.errors : vErrors.concat(validate675.errors);
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
validate681.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate681.errors = vErrors;
return errors === 0;
}
validate681.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate680(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate680.evaluated;
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
validate680.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate680.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
if(!(validate681(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate681.errors : vErrors.concat(validate681.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate680.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate680.errors = vErrors;
return errors === 0;
}
validate680.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate679(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate679.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate680(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate680.errors : vErrors.concat(validate680.errors);
errors = vErrors.length;
}
validate679.errors = vErrors;
return errors === 0;
}
validate679.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

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
  getApiKeys: getApiKeysRequest,
  updateApiKey: updateApiKeyRequest,
  resetAuthToken: resetAuthTokenRequest,
  getDomains: getDomainsRequest,
  deleteDomains: deleteDomainsRequest,
  getEmailConfig: getEmailConfigRequest,
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
  getApiKeys: getApiKeysReply,
  updateApiKey: updateApiKeyReply,
  resetAuthToken: resetAuthTokenReply,
  getDomains: getDomainsReply,
  deleteDomains: deleteDomainsReply,
  getEmailConfig: getEmailConfigReply,
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
  getApiKeys: Failure,
  updateApiKey: Failure,
  resetAuthToken: Failure,
  getDomains: Failure,
  deleteDomains: Failure,
  getEmailConfig: Failure,
};
