// Generated from the contract by `npm run generate`. Do not edit.
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import formats from 'ajv-formats/dist/formats.js';

const addPermissionsRequest = validate20;
const func1 = ucs2length.default;
const pattern4 = new RegExp("^[^\\u0000-\\u001F\\u007F-\\u009F]*$", "u");

function validate23(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.accessRole === undefined) && (missing0 = "accessRole"))){
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "accessRole")) || (key0 === "expiresAt"))){
errors++;
break;
}
}
if(_errs3 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
errors++;
}
if("organization" !== data0){
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
if(data1.length > 128 && func1(data1) > 128){
errors++;
}
else {
if(data1.length < 1){
errors++;
}
else {
if(!pattern4.test(data1)){
errors++;
}
}
}
}
else {
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
errors++;
}
if(!((data2 === "viewer") || (data2 === "editor"))){
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
errors++;
}
else {
if(data3 <= 0 || isNaN(data3)){
errors++;
}
}
}
else {
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
errors++;
}
else {
const _errs17 = errors;
for(const key1 in data){
if(!(((((key1 === "type") || (key1 === "id")) || (key1 === "organizationId")) || (key1 === "accessRole")) || (key1 === "expiresAt"))){
errors++;
break;
}
}
if(_errs17 === errors){
if(data.type !== undefined){
let data4 = data.type;
const _errs18 = errors;
if(typeof data4 !== "string"){
errors++;
}
if(!((data4 === "folder") || (data4 === "document"))){
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
if(data5.length > 128 && func1(data5) > 128){
errors++;
}
else {
if(data5.length < 1){
errors++;
}
else {
if(!pattern4.test(data5)){
errors++;
}
}
}
}
else {
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
if(data6.length > 128 && func1(data6) > 128){
errors++;
}
else {
if(data6.length < 1){
errors++;
}
else {
if(!pattern4.test(data6)){
errors++;
}
}
}
}
else {
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
errors++;
}
if(!((data7 === "viewer") || (data7 === "editor"))){
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
errors++;
}
else {
if(data8 <= 0 || isNaN(data8)){
errors++;
}
}
}
else {
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
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate22(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "user") || (key1 === "permissions"))){
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
return false;
}
else {
const _errs7 = errors;
for(const key2 in data1){
if(!(key2 === "userId")){
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
if(data2.length > 128 && func1(data2) > 128){
return false;
}
else {
if(data2.length < 1){
return false;
}
else {
if(!pattern4.test(data2)){
return false;
}
}
}
}
else {
return false;
}
}
}
}
}
}
else {
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
return false;
}
else {
const _errs13 = errors;
for(const key3 in data3){
if(!(key3 === "resources")){
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
return false;
}
else {
if(data4.length < 1){
return false;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate23(data4[i0]))){
errors++;
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
return false;
}
}
}
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate20(data){
let errors = 0;
if(!(validate22(data))){
errors++;
}
return errors === 0;
}

const addPermissionsReply = validate26;

function validate27(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "status") || (key1 === "message"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate26(data){
let errors = 0;
if(!(validate27(data))){
errors++;
}
return errors === 0;
}

const removePermissionsRequest = validate29;

function validate31(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))){
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "id"))){
errors++;
break;
}
}
if(_errs3 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
errors++;
}
if("organization" !== data0){
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
if(data1.length > 128 && func1(data1) > 128){
errors++;
}
else {
if(data1.length < 1){
errors++;
}
else {
if(!pattern4.test(data1)){
errors++;
}
}
}
}
else {
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
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "organizationId"))){
errors++;
break;
}
}
if(_errs11 === errors){
if(data.type !== undefined){
let data2 = data.type;
const _errs12 = errors;
if(typeof data2 !== "string"){
errors++;
}
if(!((data2 === "folder") || (data2 === "document"))){
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
if(data3.length > 128 && func1(data3) > 128){
errors++;
}
else {
if(data3.length < 1){
errors++;
}
else {
if(!pattern4.test(data3)){
errors++;
}
}
}
}
else {
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
if(data4.length > 128 && func1(data4) > 128){
errors++;
}
else {
if(data4.length < 1){
errors++;
}
else {
if(!pattern4.test(data4)){
errors++;
}
}
}
}
else {
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
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate30(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "userId") || (key1 === "permissions"))){
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
if(data1.length > 128 && func1(data1) > 128){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern4.test(data1)){
return false;
}
}
}
}
else {
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
return false;
}
else {
const _errs10 = errors;
for(const key2 in data2){
if(!(key2 === "resources")){
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
return false;
}
else {
if(data3.length < 1){
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate31(data3[i0]))){
errors++;
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
return false;
}
}
}
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate29(data){
let errors = 0;
if(!(validate30(data))){
errors++;
}
return errors === 0;
}

const removePermissionsReply = validate34;

function validate35(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "status") || (key1 === "message"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate34(data){
let errors = 0;
if(!(validate35(data))){
errors++;
}
return errors === 0;
}

const createWorkspaceRequest = validate37;
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern12 = new RegExp("^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F][^\\u0000-\\u001F\\u007F-\\u009F]*$", "u");
const pattern14 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://[^\\s\\u0000-\\u001F\\u007F-\\u009F]+)?$", "u");

function validate38(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((((key1 === "ownerEmail") || (key1 === "name")) || (key1 === "workspaceName")) || (key1 === "avatar"))){
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
if(data1.length > 254 && func1(data1) > 254){
return false;
}
else {
if(data1.length < 3 || data1.length < 2 * 3 && func1(data1) < 3){
return false;
}
else {
if(!(formats0.test(data1))){
return false;
}
}
}
}
else {
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
if(data2.length > 200 && func1(data2) > 200){
return false;
}
else {
if(data2.length < 1){
return false;
}
else {
if(!pattern12.test(data2)){
return false;
}
}
}
}
else {
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
if(data3.length > 200 && func1(data3) > 200){
return false;
}
else {
if(data3.length < 1){
return false;
}
else {
if(!pattern12.test(data3)){
return false;
}
}
}
}
else {
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
if(data4.length > 2048 && func1(data4) > 2048){
return false;
}
else {
if(!pattern14.test(data4)){
return false;
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate37(data){
let errors = 0;
if(!(validate38(data))){
errors++;
}
return errors === 0;
}

const createWorkspaceReply = validate40;
const pattern15 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern20 = new RegExp("^(workspace|key)_[0-9a-f-]{36}_[0-9]+_[0-9a-f]{64}$", "u");

function validate44(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.email === undefined) && (missing0 = "email")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.avatar === undefined) && (missing0 = "avatar"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "email") || (key0 === "id")) || (key0 === "name")) || (key0 === "avatar"))){
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
if(data0.length > 254 && func1(data0) > 254){
return false;
}
else {
if(data0.length < 3 || data0.length < 2 * 3 && func1(data0) < 3){
return false;
}
else {
if(!(formats0.test(data0))){
return false;
}
}
}
}
else {
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
if(data1.length > 36 && func1(data1) > 36){
return false;
}
else {
if(data1.length < 36 || data1.length < 2 * 36 && func1(data1) < 36){
return false;
}
else {
if(!pattern15.test(data1)){
return false;
}
}
}
}
else {
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
if(data2.length > 200 && func1(data2) > 200){
return false;
}
else {
if(data2.length < 1){
return false;
}
else {
if(!pattern12.test(data2)){
return false;
}
}
}
}
else {
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
if(data3.length > 2048 && func1(data3) > 2048){
return false;
}
else {
if(!pattern14.test(data3)){
return false;
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate46(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.apiKeyName === undefined) && (missing0 = "apiKeyName")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.type === undefined) && (missing0 = "type"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "apiKeyName") || (key0 === "id")) || (key0 === "type"))){
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
if(data0.length > 200 && func1(data0) > 200){
return false;
}
else {
if(data0.length < 1){
return false;
}
else {
if(!pattern12.test(data0)){
return false;
}
}
}
}
else {
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
if(data1.length > 36 && func1(data1) > 36){
return false;
}
else {
if(data1.length < 36 || data1.length < 2 * 36 && func1(data1) < 36){
return false;
}
else {
if(!pattern15.test(data1)){
return false;
}
}
}
}
else {
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
return false;
}
if(!(data2 === "testing")){
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
return false;
}
}
return errors === 0;
}


function validate43(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.authToken === undefined) && (missing0 = "authToken"))) || ((data.apiKeyList === undefined) && (missing0 = "apiKeyList"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "owner")) || (key0 === "authToken")) || (key0 === "apiKeyList"))){
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
if(data0.length > 36 && func1(data0) > 36){
return false;
}
else {
if(data0.length < 36 || data0.length < 2 * 36 && func1(data0) < 36){
return false;
}
else {
if(!pattern15.test(data0)){
return false;
}
}
}
}
else {
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
if(data1.length > 200 && func1(data1) > 200){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern12.test(data1)){
return false;
}
}
}
}
else {
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
if(!(validate44(data.owner))){
errors++;
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
if(data3.length > 128 && func1(data3) > 128){
return false;
}
else {
if(data3.length < 107 || data3.length < 2 * 107 && func1(data3) < 107){
return false;
}
else {
if(!pattern20.test(data3)){
return false;
}
}
}
}
else {
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
if(Object.keys(data4).length > 1000){
return false;
}
else {
for(const key1 in data4){
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof key1 === "string"){
if(key1.length > 36 && func1(key1) > 36){
errors++;
}
else {
if(key1.length < 36 || key1.length < 2 * 36 && func1(key1) < 36){
errors++;
}
else {
if(!pattern15.test(key1)){
errors++;
}
}
}
}
else {
errors++;
}
}
var valid4 = _errs14 === errors;
if(!valid4){
errors++;
return false;
break;
}
}
if(valid4){
for(const key2 in data4){
const _errs18 = errors;
if(!(validate46(data4[key2]))){
errors++;
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
return false;
}
}
return errors === 0;
}


function validate42(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
return false;
}
if("success" !== data0){
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
return false;
}
else {
if(data1.length < 1){
return false;
}
}
}
else {
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
if(!(validate43(data.data))){
errors++;
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
return false;
}
}
return errors === 0;
}


function validate41(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate42(data.result))){
errors++;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate40(data){
let errors = 0;
if(!(validate41(data))){
errors++;
}
return errors === 0;
}

const getWorkspaceRequest = validate51;

function validate51(data){
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
for(const key1 in data0){
return false;
break;
}
}
}
else {
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}

const getWorkspaceReply = validate52;

function validate53(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
return false;
break;
}
}
if(_errs1 === errors){
if(data.result !== undefined){
if(!(validate42(data.result))){
errors++;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate52(data){
let errors = 0;
if(!(validate53(data))){
errors++;
}
return errors === 0;
}

const sendLoginLinkRequest = validate56;
const formats6 = formats.fullFormats.uri;
const pattern24 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^/?#@]+([/?#].*)?$", "u");

function validate57(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "email") || (key1 === "continueUrl"))){
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
if(data1.length > 254 && func1(data1) > 254){
return false;
}
else {
if(data1.length < 3 || data1.length < 2 * 3 && func1(data1) < 3){
return false;
}
else {
if(!(formats0.test(data1))){
return false;
}
}
}
}
else {
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
if(data2.length > 2048 && func1(data2) > 2048){
return false;
}
else {
if(data2.length < 8 || data2.length < 2 * 8 && func1(data2) < 8){
return false;
}
else {
if(!pattern24.test(data2)){
return false;
}
else {
if(!(formats6(data2))){
return false;
}
}
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate56(data){
let errors = 0;
if(!(validate57(data))){
errors++;
}
return errors === 0;
}

const sendLoginLinkReply = validate59;

function validate60(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate59(data){
let errors = 0;
if(!(validate60(data))){
errors++;
}
return errors === 0;
}

const getDocumentsRequest = validate62;

function validate63(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((((key1 === "organizationId") || (key1 === "documentIds")) || (key1 === "folderId")) || (key1 === "pageSize")) || (key1 === "pageToken"))){
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
if(data1.length > 128 && func1(data1) > 128){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern4.test(data1)){
return false;
}
}
}
}
else {
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
return false;
}
else {
if(data2.length < 1){
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
if(data3.length > 128 && func1(data3) > 128){
return false;
}
else {
if(data3.length < 1){
return false;
}
else {
if(!pattern4.test(data3)){
return false;
}
}
}
}
else {
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
if(data4.length > 128 && func1(data4) > 128){
return false;
}
else {
if(data4.length < 1){
return false;
}
else {
if(!pattern4.test(data4)){
return false;
}
}
}
}
else {
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
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
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
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(data6.length > 1024 && func1(data6) > 1024){
return false;
}
else {
if(data6.length < 1){
return false;
}
}
}
else {
return false;
}
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
}
else {
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate62(data){
let errors = 0;
if(!(validate63(data))){
errors++;
}
return errors === 0;
}

const getDocumentsReply = validate65;

function validate67(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.documentName === undefined) && (missing0 = "documentName"))) || ((data.disabled === undefined) && (missing0 = "disabled"))) || ((data.accessType === undefined) && (missing0 = "accessType"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(data0.length > 128 && func1(data0) > 128){
return false;
}
else {
if(data0.length < 1){
return false;
}
else {
if(!pattern4.test(data0)){
return false;
}
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(!(((data3 === "public") || (data3 === "organizationPrivate")) || (data3 === "restricted"))){
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
return false;
}
}
return errors === 0;
}


function validate66(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((((key1 === "status") || (key1 === "message")) || (key1 === "data")) || (key1 === "pageToken"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate67(data3[i0]))){
errors++;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
else {
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
if(data5.length > 1024 && func1(data5) > 1024){
return false;
}
else {
if(data5.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate65(data){
let errors = 0;
if(!(validate66(data))){
errors++;
}
return errors === 0;
}

const deleteUsersFromGroupsRequest = validate70;

function validate72(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.userIds === undefined) && (missing0 = "userIds"))){
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "organizationId") || (key0 === "organizationUserGroupId")) || (key0 === "userIds")) || (key0 === "deleteAll"))){
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
if(data0.length > 128 && func1(data0) > 128){
errors++;
}
else {
if(data0.length < 1){
errors++;
}
else {
if(!pattern4.test(data0)){
errors++;
}
}
}
}
else {
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
if(data1.length > 128 && func1(data1) > 128){
errors++;
}
else {
if(data1.length < 1){
errors++;
}
else {
if(!pattern4.test(data1)){
errors++;
}
}
}
}
else {
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
errors++;
}
else {
if(data2.length < 1){
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
if(data3.length > 128 && func1(data3) > 128){
errors++;
}
else {
if(data3.length < 1){
errors++;
}
else {
if(!pattern4.test(data3)){
errors++;
}
}
}
}
else {
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
errors++;
}
if(false !== data4){
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
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.organizationId === undefined) && (missing1 = "organizationId")) || ((data.organizationUserGroupId === undefined) && (missing1 = "organizationUserGroupId"))) || ((data.deleteAll === undefined) && (missing1 = "deleteAll"))){
errors++;
}
else {
const _errs19 = errors;
for(const key1 in data){
if(!(((key1 === "organizationId") || (key1 === "organizationUserGroupId")) || (key1 === "deleteAll"))){
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
if(data5.length > 128 && func1(data5) > 128){
errors++;
}
else {
if(data5.length < 1){
errors++;
}
else {
if(!pattern4.test(data5)){
errors++;
}
}
}
}
else {
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
if(data6.length > 128 && func1(data6) > 128){
errors++;
}
else {
if(data6.length < 1){
errors++;
}
else {
if(!pattern4.test(data6)){
errors++;
}
}
}
}
else {
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
errors++;
}
if(true !== data7){
errors++;
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs17 === errors;
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
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate71(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate72(data.data))){
errors++;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate70(data){
let errors = 0;
if(!(validate71(data))){
errors++;
}
return errors === 0;
}

const deleteUsersFromGroupsReply = validate75;

function validate78(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "organizationUserGroupId")) || (key0 === "message"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
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
if(data1.length > 128 && func1(data1) > 128){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern4.test(data1)){
return false;
}
}
}
}
else {
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
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate80(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.organizationUserGroupId === undefined) && (missing0 = "organizationUserGroupId"))) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "organizationUserGroupId")) || (key0 === "message"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
return false;
}
if(false !== data0){
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
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 128 && func1(data1) > 128){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern4.test(data1)){
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
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate77(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate78(data))){
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate80(data))){
errors++;
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
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate76(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
for(const key2 in data3){
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof key2 === "string"){
if(key2.length > 128 && func1(key2) > 128){
errors++;
}
else {
if(key2.length < 1){
errors++;
}
else {
if(!pattern4.test(key2)){
errors++;
}
}
}
}
else {
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
errors++;
return false;
break;
}
}
if(valid4){
for(const key3 in data3){
const _errs17 = errors;
if(!(validate77(data3[key3]))){
errors++;
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate75(data){
let errors = 0;
if(!(validate76(data))){
errors++;
}
return errors === 0;
}

const deleteAllUserDataRequest = validate84;

function validate85(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "userIds") || (key1 === "organizationIds"))){
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
return false;
}
else {
if(data1.length < 1){
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
if(data2.length > 128 && func1(data2) > 128){
return false;
}
else {
if(data2.length < 1){
return false;
}
else {
if(!pattern4.test(data2)){
return false;
}
}
}
}
else {
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
return false;
}
else {
if(data3.length < 1){
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
if(data4.length > 128 && func1(data4) > 128){
return false;
}
else {
if(data4.length < 1){
return false;
}
else {
if(!pattern4.test(data4)){
return false;
}
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate84(data){
let errors = 0;
if(!(validate85(data))){
errors++;
}
return errors === 0;
}

const deleteAllUserDataReply = validate87;

function validate88(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.status === undefined) && (missing0 = "status")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.statusCode === undefined) && (missing0 = "statusCode"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "data")) || (key0 === "statusCode"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
return false;
}
if("success" !== data0){
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
return false;
}
else {
if(data1.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
const _errs10 = errors;
for(const key1 in data2){
if(!((key1 === "jobId") || (key1 === "tasksCount"))){
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
if(data3.length > 128 && func1(data3) > 128){
return false;
}
else {
if(data3.length < 1){
return false;
}
else {
if(!pattern4.test(data3)){
return false;
}
}
}
}
else {
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
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 1000000000 || isNaN(data4)){
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
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
return false;
}
if(202 !== data5){
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
return false;
}
}
return errors === 0;
}


function validate87(data){
let errors = 0;
if(!(validate88(data))){
errors++;
}
return errors === 0;
}

const addPresenceRequest = validate90;

function validate92(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.userId === undefined) && (missing0 = "userId")){
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(data0.length > 128 && func1(data0) > 128){
return false;
}
else {
if(data0.length < 1){
return false;
}
else {
if(!pattern4.test(data0)){
return false;
}
}
}
}
else {
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
if(data1.length > 200 && func1(data1) > 200){
return false;
}
else {
if(!pattern4.test(data1)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(!((data3 === "online") || (data3 === "away"))){
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
return false;
}
}
return errors === 0;
}


function validate91(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "organizationId") || (key1 === "documentId")) || (key1 === "users"))){
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
if(data1.length > 128 && func1(data1) > 128){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern4.test(data1)){
return false;
}
}
}
}
else {
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
if(data2.length > 128 && func1(data2) > 128){
return false;
}
else {
if(data2.length < 1){
return false;
}
else {
if(!pattern4.test(data2)){
return false;
}
}
}
}
else {
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
return false;
}
else {
if(data3.length < 1){
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate92(data3[i0]))){
errors++;
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate90(data){
let errors = 0;
if(!(validate91(data))){
errors++;
}
return errors === 0;
}

const addPresenceReply = validate95;

function validate96(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!(key2 === "success")){
return false;
break;
}
}
if(_errs13 === errors){
if(data3.success !== undefined){
let data4 = data3.success;
if(typeof data4 !== "boolean"){
return false;
}
if(true !== data4){
return false;
}
}
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate95(data){
let errors = 0;
if(!(validate96(data))){
errors++;
}
return errors === 0;
}

const addUsersToGroupsRequest = validate98;

function validate99(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "organizationId") || (key1 === "organizationUserGroupId")) || (key1 === "userIds"))){
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
if(data1.length > 128 && func1(data1) > 128){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern4.test(data1)){
return false;
}
}
}
}
else {
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
if(data2.length > 128 && func1(data2) > 128){
return false;
}
else {
if(data2.length < 1){
return false;
}
else {
if(!pattern4.test(data2)){
return false;
}
}
}
}
else {
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
return false;
}
else {
if(data3.length < 1){
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
if(data4.length > 128 && func1(data4) > 128){
return false;
}
else {
if(data4.length < 1){
return false;
}
else {
if(!pattern4.test(data4)){
return false;
}
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate98(data){
let errors = 0;
if(!(validate99(data))){
errors++;
}
return errors === 0;
}

const addUsersToGroupsReply = validate101;

function validate102(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
for(const key2 in data3){
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof key2 === "string"){
if(key2.length > 128 && func1(key2) > 128){
errors++;
}
else {
if(key2.length < 1){
errors++;
}
else {
if(!pattern4.test(key2)){
errors++;
}
}
}
}
else {
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
errors++;
return false;
break;
}
}
if(valid4){
for(const key3 in data3){
const _errs17 = errors;
if(!(validate77(data3[key3]))){
errors++;
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate101(data){
let errors = 0;
if(!(validate102(data))){
errors++;
}
return errors === 0;
}

const updateOrganizationsRequest = validate105;

function validate107(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.organizationName === undefined) && (missing0 = "organizationName"))){
return false;
}
else {
if(data.organizationId !== undefined){
let data0 = data.organizationId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(data0.length > 128 && func1(data0) > 128){
return false;
}
else {
if(data0.length < 1){
return false;
}
else {
if(!pattern4.test(data0)){
return false;
}
}
}
}
else {
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
if(data1.length > 200 && func1(data1) > 200){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern12.test(data1)){
return false;
}
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate106(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "organizations")){
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
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate107(data1[i0]))){
errors++;
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate105(data){
let errors = 0;
if(!(validate106(data))){
errors++;
}
return errors === 0;
}

const updateOrganizationsReply = validate110;

function validate113(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
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
if(data1.length > 36 && func1(data1) > 36){
return false;
}
else {
if(data1.length < 36 || data1.length < 2 * 36 && func1(data1) < 36){
return false;
}
else {
if(!pattern15.test(data1)){
return false;
}
}
}
}
else {
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
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate115(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
return false;
}
if(false !== data0){
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
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate112(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate113(data))){
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate115(data))){
errors++;
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
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate111(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
for(const key2 in data3){
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof key2 === "string"){
if(key2.length > 128 && func1(key2) > 128){
errors++;
}
else {
if(key2.length < 1){
errors++;
}
else {
if(!pattern4.test(key2)){
errors++;
}
}
}
}
else {
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
errors++;
return false;
break;
}
}
if(valid4){
for(const key3 in data3){
const _errs17 = errors;
if(!(validate112(data3[key3]))){
errors++;
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate110(data){
let errors = 0;
if(!(validate111(data))){
errors++;
}
return errors === 0;
}

const addOrganizationsRequest = validate119;

function validate120(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "organizations")){
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
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate107(data1[i0]))){
errors++;
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate119(data){
let errors = 0;
if(!(validate120(data))){
errors++;
}
return errors === 0;
}

const addOrganizationsReply = validate123;

function validate126(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
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
if(data1.length > 36 && func1(data1) > 36){
return false;
}
else {
if(data1.length < 36 || data1.length < 2 * 36 && func1(data1) < 36){
return false;
}
else {
if(!pattern15.test(data1)){
return false;
}
}
}
}
else {
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
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate128(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "id")) || (key0 === "message"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
return false;
}
if(false !== data0){
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
if(data1.length > 36 && func1(data1) > 36){
return false;
}
else {
if(data1.length < 36 || data1.length < 2 * 36 && func1(data1) < 36){
return false;
}
else {
if(!pattern15.test(data1)){
return false;
}
}
}
}
else {
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
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate125(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate126(data))){
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate128(data))){
errors++;
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
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate124(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
for(const key2 in data3){
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof key2 === "string"){
if(key2.length > 128 && func1(key2) > 128){
errors++;
}
else {
if(key2.length < 1){
errors++;
}
else {
if(!pattern4.test(key2)){
errors++;
}
}
}
}
else {
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
errors++;
return false;
break;
}
}
if(valid4){
for(const key3 in data3){
const _errs17 = errors;
if(!(validate125(data3[key3]))){
errors++;
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate123(data){
let errors = 0;
if(!(validate124(data))){
errors++;
}
return errors === 0;
}

const getDeleteAllUserDataStatusRequest = validate132;

function validate133(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "jobId")){
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
if(data1.length > 128 && func1(data1) > 128){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern4.test(data1)){
return false;
}
}
}
}
else {
return false;
}
}
}
}
}
}
else {
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate132(data){
let errors = 0;
if(!(validate133(data))){
errors++;
}
return errors === 0;
}

const getDeleteAllUserDataStatusReply = validate135;

function validate136(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!(((key2 === "isDeleteCompleted") || (key2 === "tasksLeft")) || (key2 === "lastTaskCompletedTime"))){
return false;
break;
}
}
if(_errs13 === errors){
if(data3.isDeleteCompleted !== undefined){
const _errs14 = errors;
if(typeof data3.isDeleteCompleted !== "boolean"){
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
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 1000000000 || isNaN(data5)){
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
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
return false;
}
if(errors === _errs19){
if(typeof data6 == "number"){
if(data6 > 8640000000000000 || isNaN(data6)){
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate135(data){
let errors = 0;
if(!(validate136(data))){
errors++;
}
return errors === 0;
}

const updateAccessForFoldersRequest = validate138;

function validate140(data){
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
return false;
}
else {
if(data.length < 1){
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
if(data0.length > 128 && func1(data0) > 128){
return false;
}
else {
if(data0.length < 1){
return false;
}
else {
if(!pattern4.test(data0)){
return false;
}
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate139(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.organizationId === undefined) && (missing1 = "organizationId")) || ((data0.folderIds === undefined) && (missing1 = "folderIds"))) || ((data0.accessType === undefined) && (missing1 = "accessType"))){
errors++;
}
else {
const _errs6 = errors;
for(const key1 in data0){
if(!((((key1 === "organizationId") || (key1 === "folderIds")) || (key1 === "accessType")) || (key1 === "inheritFromParent"))){
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
if(data1.length > 128 && func1(data1) > 128){
errors++;
}
else {
if(data1.length < 1){
errors++;
}
else {
if(!pattern4.test(data1)){
errors++;
}
}
}
}
else {
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
if(!(validate140(data0.folderIds))){
errors++;
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
errors++;
}
if(!(((data3 === "public") || (data3 === "organizationPrivate")) || (data3 === "restricted"))){
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
errors++;
}
if(false !== data4){
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
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = true;
}
const _errs16 = errors;
if(errors === _errs16){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing2;
if((((data0.organizationId === undefined) && (missing2 = "organizationId")) || ((data0.folderIds === undefined) && (missing2 = "folderIds"))) || ((data0.inheritFromParent === undefined) && (missing2 = "inheritFromParent"))){
errors++;
}
else {
const _errs18 = errors;
for(const key2 in data0){
if(!(((key2 === "organizationId") || (key2 === "folderIds")) || (key2 === "inheritFromParent"))){
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
if(data5.length > 128 && func1(data5) > 128){
errors++;
}
else {
if(data5.length < 1){
errors++;
}
else {
if(!pattern4.test(data5)){
errors++;
}
}
}
}
else {
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
if(!(validate140(data0.folderIds))){
errors++;
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
errors++;
}
if(true !== data7){
errors++;
}
var valid5 = _errs23 === errors;
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
errors++;
}
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid1){
errors++;
return false;
}
else {
errors = _errs3;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate138(data){
let errors = 0;
if(!(validate139(data))){
errors++;
}
return errors === 0;
}

const updateAccessForFoldersReply = validate144;

function validate147(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.accessType === undefined) && (missing0 = "accessType"))) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "accessType")) || (key0 === "message"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
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
return false;
}
if(!(((data1 === "public") || (data1 === "organizationPrivate")) || (data1 === "restricted"))){
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
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate149(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.inheritFromParent === undefined) && (missing0 = "inheritFromParent"))) || ((data.accessType === undefined) && (missing0 = "accessType"))) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "inheritFromParent")) || (key0 === "accessType")) || (key0 === "message"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
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
return false;
}
if(true !== data1){
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
return false;
}
else {
if(data3.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate151(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.accessType === undefined) && (missing0 = "accessType"))) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "accessType")) || (key0 === "message"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
return false;
}
if(false !== data0){
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
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate146(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate147(data))){
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate149(data))){
errors++;
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
if(!(validate151(data))){
errors++;
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
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate145(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
for(const key2 in data3){
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof key2 === "string"){
if(key2.length > 128 && func1(key2) > 128){
errors++;
}
else {
if(key2.length < 1){
errors++;
}
else {
if(!pattern4.test(key2)){
errors++;
}
}
}
}
else {
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
errors++;
return false;
break;
}
}
if(valid4){
for(const key3 in data3){
const _errs17 = errors;
if(!(validate146(data3[key3]))){
errors++;
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate144(data){
let errors = 0;
if(!(validate145(data))){
errors++;
}
return errors === 0;
}

const getNotificationsRequest = validate155;

function validate158(data){
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
return false;
}
else {
if(data.length < 1){
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
if(data0.length > 128 && func1(data0) > 128){
return false;
}
else {
if(data0.length < 1){
return false;
}
else {
if(!pattern4.test(data0)){
return false;
}
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate157(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))){
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(((((key0 === "organizationId") || (key0 === "documentId")) || (key0 === "locationId")) || (key0 === "userId")) || (key0 === "notificationIds"))){
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
if(data0.length > 128 && func1(data0) > 128){
errors++;
}
else {
if(data0.length < 1){
errors++;
}
else {
if(!pattern4.test(data0)){
errors++;
}
}
}
}
else {
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
if(data1.length > 128 && func1(data1) > 128){
errors++;
}
else {
if(data1.length < 1){
errors++;
}
else {
if(!pattern4.test(data1)){
errors++;
}
}
}
}
else {
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
if(data2.length > 128 && func1(data2) > 128){
errors++;
}
else {
if(data2.length < 1){
errors++;
}
else {
if(!pattern4.test(data2)){
errors++;
}
}
}
}
else {
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
if(data3.length > 128 && func1(data3) > 128){
errors++;
}
else {
if(data3.length < 1){
errors++;
}
else {
if(!pattern4.test(data3)){
errors++;
}
}
}
}
else {
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
if(!(validate158(data.notificationIds))){
errors++;
}
var valid1 = _errs16 === errors;
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
if(((data.organizationId === undefined) && (missing1 = "organizationId")) || ((data.userId === undefined) && (missing1 = "userId"))){
errors++;
}
else {
const _errs19 = errors;
for(const key1 in data){
if(!(((((key1 === "organizationId") || (key1 === "documentId")) || (key1 === "locationId")) || (key1 === "userId")) || (key1 === "notificationIds"))){
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
if(data5.length > 128 && func1(data5) > 128){
errors++;
}
else {
if(data5.length < 1){
errors++;
}
else {
if(!pattern4.test(data5)){
errors++;
}
}
}
}
else {
errors++;
}
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.documentId !== undefined){
let data6 = data.documentId;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data6 === "string"){
if(data6.length > 128 && func1(data6) > 128){
errors++;
}
else {
if(data6.length < 1){
errors++;
}
else {
if(!pattern4.test(data6)){
errors++;
}
}
}
}
else {
errors++;
}
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.locationId !== undefined){
let data7 = data.locationId;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data7 === "string"){
if(data7.length > 128 && func1(data7) > 128){
errors++;
}
else {
if(data7.length < 1){
errors++;
}
else {
if(!pattern4.test(data7)){
errors++;
}
}
}
}
else {
errors++;
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.userId !== undefined){
let data8 = data.userId;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data8 === "string"){
if(data8.length > 128 && func1(data8) > 128){
errors++;
}
else {
if(data8.length < 1){
errors++;
}
else {
if(!pattern4.test(data8)){
errors++;
}
}
}
}
else {
errors++;
}
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.notificationIds !== undefined){
const _errs32 = errors;
if(!(validate158(data.notificationIds))){
errors++;
}
var valid6 = _errs32 === errors;
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
}
else {
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
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate156(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate157(data.data))){
errors++;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate155(data){
let errors = 0;
if(!(validate156(data))){
errors++;
}
return errors === 0;
}

const getNotificationsReply = validate163;
const schema230 = {"type":"object","required":["id","notificationSource","notificationSourceData","actionUser","displayHeadlineMessageTemplate","displayHeadlineMessageTemplateData","displayBodyMessage","metadata","notifyUsers","notifyUsersByUserId","timestamp"],"additionalProperties":false,"properties":{"id":{"$ref":"#/components/schemas/NotificationId"},"notificationSource":{"type":"string","enum":["custom"]},"notificationSourceData":{"$ref":"#/components/schemas/NotificationSourceData"},"actionUser":{"$ref":"#/components/schemas/User"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineTemplateData"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"metadata":{"type":"object","required":["apiKey","documentId","organizationId"],"additionalProperties":false,"properties":{"apiKey":{"type":"string","minLength":1,"maxLength":128},"documentId":{"$ref":"#/components/schemas/DocumentId"},"organizationId":{"$ref":"#/components/schemas/OrganizationId"}}},"notifyUsers":{"$ref":"#/components/schemas/NotifiedUsers"},"notifyUsersByUserId":{"$ref":"#/components/schemas/NotifiedUsers"},"timestamp":{"$ref":"#/components/schemas/Timestamp"}}};
const func186 = Object.prototype.hasOwnProperty;

function validate166(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.userId === undefined) && (missing0 = "userId")){
return false;
}
else {
if(data.userId !== undefined){
let data0 = data.userId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(data0.length > 128 && func1(data0) > 128){
return false;
}
else {
if(data0.length < 1){
return false;
}
else {
if(!pattern4.test(data0)){
return false;
}
}
}
}
else {
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
if(data1.length > 200 && func1(data1) > 200){
return false;
}
else {
if(!pattern4.test(data1)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate168(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1000){
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(key0.length > 128 && func1(key0) > 128){
errors++;
}
else {
if(key0.length < 1){
errors++;
}
else {
if(!pattern4.test(key0)){
errors++;
}
}
}
}
else {
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
errors++;
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
if(data0.length > 10000 && func1(data0) > 10000){
return false;
}
}
else {
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
if(!(validate166(data.actionUser))){
errors++;
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.recipientUser !== undefined){
const _errs8 = errors;
if(!(validate166(data.recipientUser))){
errors++;
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
return false;
}
}
return errors === 0;
}


function validate172(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100000){
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(key0.length > 128 && func1(key0) > 128){
errors++;
}
else {
if(key0.length < 1){
errors++;
}
else {
if(!pattern4.test(key0)){
errors++;
}
}
}
}
else {
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
errors++;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs5 = errors;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
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
return false;
}
}
return errors === 0;
}


function validate165(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.notificationSource === undefined) && (missing0 = "notificationSource"))) || ((data.notificationSourceData === undefined) && (missing0 = "notificationSourceData"))) || ((data.actionUser === undefined) && (missing0 = "actionUser"))) || ((data.displayHeadlineMessageTemplate === undefined) && (missing0 = "displayHeadlineMessageTemplate"))) || ((data.displayHeadlineMessageTemplateData === undefined) && (missing0 = "displayHeadlineMessageTemplateData"))) || ((data.displayBodyMessage === undefined) && (missing0 = "displayBodyMessage"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.notifyUsers === undefined) && (missing0 = "notifyUsers"))) || ((data.notifyUsersByUserId === undefined) && (missing0 = "notifyUsersByUserId"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func186.call(schema230.properties, key0))){
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
if(data0.length > 128 && func1(data0) > 128){
return false;
}
else {
if(data0.length < 1){
return false;
}
else {
if(!pattern4.test(data0)){
return false;
}
}
}
}
else {
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
return false;
}
if(!(data1 === "custom")){
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
if(!(validate166(data.actionUser))){
errors++;
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
return false;
}
else {
if(data4.length < 1){
return false;
}
}
}
else {
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
if(!(validate168(data.displayHeadlineMessageTemplateData))){
errors++;
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
return false;
}
}
else {
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
return false;
}
else {
const _errs21 = errors;
for(const key1 in data7){
if(!(((key1 === "apiKey") || (key1 === "documentId")) || (key1 === "organizationId"))){
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
return false;
}
else {
if(data8.length < 1){
return false;
}
}
}
else {
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
if(data9.length > 128 && func1(data9) > 128){
return false;
}
else {
if(data9.length < 1){
return false;
}
else {
if(!pattern4.test(data9)){
return false;
}
}
}
}
else {
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
if(data10.length > 128 && func1(data10) > 128){
return false;
}
else {
if(data10.length < 1){
return false;
}
else {
if(!pattern4.test(data10)){
return false;
}
}
}
}
else {
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
if(!(validate172(data.notifyUsers))){
errors++;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifyUsersByUserId !== undefined){
const _errs31 = errors;
if(!(validate172(data.notifyUsersByUserId))){
errors++;
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
return false;
}
if(errors === _errs33){
if(typeof data13 == "number"){
if(data13 > 8640000000000000 || isNaN(data13)){
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
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
return false;
}
}
return errors === 0;
}


function validate164(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate165(data3[i0]))){
errors++;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate163(data){
let errors = 0;
if(!(validate164(data))){
errors++;
}
return errors === 0;
}

const addNotificationsRequest = validate177;
const schema247 = {"anyOf":[{"type":"object","required":["organizationId","documentId","actionUser","displayHeadlineMessageTemplate","notifyUsers"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"createOrganization":{"$ref":"#/components/schemas/CreateOrganization"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"createDocument":{"$ref":"#/components/schemas/CreateDocument"},"actionUser":{"$ref":"#/components/schemas/User"},"verifyUserPermissions":{"$ref":"#/components/schemas/VerifyUserPermissions"},"notificationId":{"$ref":"#/components/schemas/NewNotificationId"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineTemplateData"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"notifyUsers":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/User"}},"notifyAll":{"type":"boolean"},"notificationSourceData":{"$ref":"#/components/schemas/NotificationSourceData"},"isNotificationResolverUsed":{"$ref":"#/components/schemas/IsNotificationResolverUsed"},"context":{"$ref":"#/components/schemas/NotificationContext"}}},{"type":"object","required":["organizationId","documentId","actionUser","displayHeadlineMessageTemplate","notifyAll"],"additionalProperties":false,"properties":{"organizationId":{"$ref":"#/components/schemas/OrganizationId"},"createOrganization":{"$ref":"#/components/schemas/CreateOrganization"},"documentId":{"$ref":"#/components/schemas/DocumentId"},"createDocument":{"$ref":"#/components/schemas/CreateDocument"},"actionUser":{"$ref":"#/components/schemas/User"},"verifyUserPermissions":{"$ref":"#/components/schemas/VerifyUserPermissions"},"notificationId":{"$ref":"#/components/schemas/NewNotificationId"},"displayHeadlineMessageTemplate":{"$ref":"#/components/schemas/HeadlineTemplate"},"displayHeadlineMessageTemplateData":{"$ref":"#/components/schemas/HeadlineTemplateData"},"displayBodyMessage":{"$ref":"#/components/schemas/BodyMessage"},"notifyUsers":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/User"}},"notifyAll":{"type":"boolean","const":true},"notificationSourceData":{"$ref":"#/components/schemas/NotificationSourceData"},"isNotificationResolverUsed":{"$ref":"#/components/schemas/IsNotificationResolverUsed"},"context":{"$ref":"#/components/schemas/NotificationContext"}}}]};

function validate183(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.access === undefined) && (missing0 = "access")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "access")){
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
return false;
}
else {
if(Object.keys(data0).length < 1){
return false;
}
else {
for(const key1 in data0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof key1 === "string"){
if(key1.length > 128 && func1(key1) > 128){
errors++;
}
else {
if(key1.length < 1){
errors++;
}
else {
if(!pattern4.test(key1)){
errors++;
}
}
}
}
else {
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
errors++;
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
return false;
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate179(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.organizationId === undefined) && (missing0 = "organizationId")) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.actionUser === undefined) && (missing0 = "actionUser"))) || ((data.displayHeadlineMessageTemplate === undefined) && (missing0 = "displayHeadlineMessageTemplate"))) || ((data.notifyUsers === undefined) && (missing0 = "notifyUsers"))){
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(func186.call(schema247.anyOf[0].properties, key0))){
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
if(data0.length > 128 && func1(data0) > 128){
errors++;
}
else {
if(data0.length < 1){
errors++;
}
else {
if(!pattern4.test(data0)){
errors++;
}
}
}
}
else {
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
if(data2.length > 128 && func1(data2) > 128){
errors++;
}
else {
if(data2.length < 1){
errors++;
}
else {
if(!pattern4.test(data2)){
errors++;
}
}
}
}
else {
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
if(!(validate166(data.actionUser))){
errors++;
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
if(data6.length > 128 && func1(data6) > 128){
errors++;
}
else {
if(data6.length < 1){
errors++;
}
else {
if(!pattern4.test(data6)){
errors++;
}
}
}
}
else {
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
if(data7.length > 2000 && func1(data7) > 2000){
errors++;
}
else {
if(data7.length < 1){
errors++;
}
}
}
else {
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
if(!(validate168(data.displayHeadlineMessageTemplateData))){
errors++;
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
if(data9.length > 10000 && func1(data9) > 10000){
errors++;
}
}
else {
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
errors++;
}
else {
if(data10.length < 1){
errors++;
}
else {
var valid10 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs32 = errors;
if(!(validate166(data10[i0]))){
errors++;
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
if(!(validate183(data.context))){
errors++;
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
errors++;
}
else {
const _errs45 = errors;
for(const key1 in data){
if(!(func186.call(schema247.anyOf[1].properties, key1))){
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
if(data16.length > 128 && func1(data16) > 128){
errors++;
}
else {
if(data16.length < 1){
errors++;
}
else {
if(!pattern4.test(data16)){
errors++;
}
}
}
}
else {
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
if(data18.length > 128 && func1(data18) > 128){
errors++;
}
else {
if(data18.length < 1){
errors++;
}
else {
if(!pattern4.test(data18)){
errors++;
}
}
}
}
else {
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
if(!(validate166(data.actionUser))){
errors++;
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
if(data22.length > 128 && func1(data22) > 128){
errors++;
}
else {
if(data22.length < 1){
errors++;
}
else {
if(!pattern4.test(data22)){
errors++;
}
}
}
}
else {
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
if(data23.length > 2000 && func1(data23) > 2000){
errors++;
}
else {
if(data23.length < 1){
errors++;
}
}
}
else {
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
if(!(validate168(data.displayHeadlineMessageTemplateData))){
errors++;
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
if(data25.length > 10000 && func1(data25) > 10000){
errors++;
}
}
else {
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
errors++;
}
else {
var valid22 = true;
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
const _errs74 = errors;
if(!(validate166(data26[i1]))){
errors++;
}
var valid22 = _errs74 === errors;
if(!valid22){
break;
}
}
}
}
else {
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
errors++;
}
if(true !== data28){
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
if(!(validate183(data.context))){
errors++;
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
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate178(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate179(data.data))){
errors++;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate177(data){
let errors = 0;
if(!(validate178(data))){
errors++;
}
return errors === 0;
}

const addNotificationsReply = validate191;

function validate192(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
if(((data3.success === undefined) && (missing2 = "success")) || ((data3.message === undefined) && (missing2 = "message"))){
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!((key2 === "success") || (key2 === "message"))){
return false;
break;
}
}
if(_errs13 === errors){
if(data3.success !== undefined){
let data4 = data3.success;
const _errs14 = errors;
if(typeof data4 !== "boolean"){
return false;
}
if(true !== data4){
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
if(data5.length > 1000 && func1(data5) > 1000){
return false;
}
else {
if(data5.length < 1){
return false;
}
}
}
else {
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate191(data){
let errors = 0;
if(!(validate192(data))){
errors++;
}
return errors === 0;
}

const setConfigRequest = validate194;

function validate196(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "inbox") || (key0 === "email")) || (key0 === "slack"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.inbox !== undefined){
let data0 = data.inbox;
const _errs2 = errors;
if(typeof data0 !== "string"){
return false;
}
if(!(((data0 === "ALL") || (data0 === "MINE")) || (data0 === "NONE"))){
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
return false;
}
if(!(((data1 === "ALL") || (data1 === "MINE")) || (data1 === "NONE"))){
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
return false;
}
if(!(((data2 === "ALL") || (data2 === "MINE")) || (data2 === "NONE"))){
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
return false;
}
}
return errors === 0;
}


function validate195(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((((key1 === "organizationId") || (key1 === "documentIds")) || (key1 === "userIds")) || (key1 === "config"))){
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
if(data1.length > 128 && func1(data1) > 128){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern4.test(data1)){
return false;
}
}
}
}
else {
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
return false;
}
else {
if(data2.length < 1){
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
if(data3.length > 128 && func1(data3) > 128){
return false;
}
else {
if(data3.length < 1){
return false;
}
else {
if(!pattern4.test(data3)){
return false;
}
}
}
}
else {
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
return false;
}
else {
if(data4.length < 1){
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
if(data5.length > 128 && func1(data5) > 128){
return false;
}
else {
if(data5.length < 1){
return false;
}
else {
if(!pattern4.test(data5)){
return false;
}
}
}
}
else {
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
if(!(validate196(data0.config))){
errors++;
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate194(data){
let errors = 0;
if(!(validate195(data))){
errors++;
}
return errors === 0;
}

const setConfigReply = validate199;

function validate202(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.userId === undefined) && (missing0 = "userId"))) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "userId")) || (key0 === "documentId")) || (key0 === "message"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
return false;
}
if(true !== data0){
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
if(data1.length > 128 && func1(data1) > 128){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern4.test(data1)){
return false;
}
}
}
}
else {
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
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 128 && func1(data2) > 128){
return false;
}
else {
if(data2.length < 1){
return false;
}
else {
if(!pattern4.test(data2)){
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
return false;
}
else {
if(data3.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate204(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.userId === undefined) && (missing0 = "userId"))) || ((data.documentId === undefined) && (missing0 = "documentId"))) || ((data.message === undefined) && (missing0 = "message"))){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "userId")) || (key0 === "documentId")) || (key0 === "message"))){
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
return false;
}
if(false !== data0){
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
if(data1.length > 128 && func1(data1) > 128){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern4.test(data1)){
return false;
}
}
}
}
else {
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
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 128 && func1(data2) > 128){
return false;
}
else {
if(data2.length < 1){
return false;
}
else {
if(!pattern4.test(data2)){
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
return false;
}
else {
if(data3.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate201(data){
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate202(data))){
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate204(data))){
errors++;
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
errors++;
return false;
}
else {
errors = _errs0;
}
return errors === 0;
}


function validate200(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
for(const key2 in data3){
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof key2 === "string"){
if(key2.length > 128 && func1(key2) > 128){
errors++;
}
else {
if(key2.length < 1){
errors++;
}
else {
if(!pattern4.test(key2)){
errors++;
}
}
}
}
else {
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
errors++;
return false;
break;
}
}
if(valid4){
for(const key3 in data3){
const _errs17 = errors;
if(!(validate201(data3[key3]))){
errors++;
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate199(data){
let errors = 0;
if(!(validate200(data))){
errors++;
}
return errors === 0;
}

const migrateDocumentsRequest = validate208;

function validate209(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "organizationId") || (key1 === "documentId")) || (key1 === "newDocumentId"))){
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
if(data1.length > 128 && func1(data1) > 128){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern4.test(data1)){
return false;
}
}
}
}
else {
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
if(data2.length > 128 && func1(data2) > 128){
return false;
}
else {
if(data2.length < 1){
return false;
}
else {
if(!pattern4.test(data2)){
return false;
}
}
}
}
else {
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
if(data3.length > 128 && func1(data3) > 128){
return false;
}
else {
if(data3.length < 1){
return false;
}
else {
if(!pattern4.test(data3)){
return false;
}
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate208(data){
let errors = 0;
if(!(validate209(data))){
errors++;
}
return errors === 0;
}

const migrateDocumentsReply = validate211;

function validate212(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!(key2 === "migrationId")){
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
if(data4.length > 128 && func1(data4) > 128){
return false;
}
else {
if(data4.length < 1){
return false;
}
else {
if(!pattern4.test(data4)){
return false;
}
}
}
}
else {
return false;
}
}
}
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate211(data){
let errors = 0;
if(!(validate212(data))){
errors++;
}
return errors === 0;
}

const getAuthTokensRequest = validate214;

function validate215(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "apiKey")){
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
if(data1.length > 128 && func1(data1) > 128){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern4.test(data1)){
return false;
}
}
}
}
else {
return false;
}
}
}
}
}
}
else {
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate214(data){
let errors = 0;
if(!(validate215(data))){
errors++;
}
return errors === 0;
}

const getAuthTokensReply = validate217;

function validate218(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!((key2 === "apiKey") || (key2 === "authToken"))){
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
if(data4.length > 36 && func1(data4) > 36){
return false;
}
else {
if(data4.length < 36 || data4.length < 2 * 36 && func1(data4) < 36){
return false;
}
else {
if(!pattern15.test(data4)){
return false;
}
}
}
}
else {
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
if(data5.length > 128 && func1(data5) > 128){
return false;
}
else {
if(data5.length < 107 || data5.length < 2 * 107 && func1(data5) < 107){
return false;
}
else {
if(!pattern20.test(data5)){
return false;
}
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate217(data){
let errors = 0;
if(!(validate218(data))){
errors++;
}
return errors === 0;
}

const getMigrationStatusRequest = validate220;

function validate221(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "organizationId") || (key1 === "migrationId"))){
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
if(data1.length > 128 && func1(data1) > 128){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
if(!pattern4.test(data1)){
return false;
}
}
}
}
else {
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
if(data2.length > 128 && func1(data2) > 128){
return false;
}
else {
if(data2.length < 1){
return false;
}
else {
if(!pattern4.test(data2)){
return false;
}
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate220(data){
let errors = 0;
if(!(validate221(data))){
errors++;
}
return errors === 0;
}

const getMigrationStatusReply = validate223;

function validate224(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "result")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "status") || (key1 === "message")) || (key1 === "data"))){
return false;
break;
}
}
if(_errs4 === errors){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
return false;
}
if("success" !== data1){
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
if(data2.length > 1000 && func1(data2) > 1000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!((((key2 === "migrationId") || (key2 === "status")) || (key2 === "documentId")) || (key2 === "newDocumentId"))){
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
if(data4.length > 128 && func1(data4) > 128){
return false;
}
else {
if(data4.length < 1){
return false;
}
else {
if(!pattern4.test(data4)){
return false;
}
}
}
}
else {
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
return false;
}
if(!((((data5 === "pending") || (data5 === "inProgress")) || (data5 === "completed")) || (data5 === "failed"))){
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
if(data6.length > 128 && func1(data6) > 128){
return false;
}
else {
if(data6.length < 1){
return false;
}
else {
if(!pattern4.test(data6)){
return false;
}
}
}
}
else {
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
if(data7.length > 128 && func1(data7) > 128){
return false;
}
else {
if(data7.length < 1){
return false;
}
else {
if(!pattern4.test(data7)){
return false;
}
}
}
}
else {
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate223(data){
let errors = 0;
if(!(validate224(data))){
errors++;
}
return errors === 0;
}

const Failure = validate226;

function validate228(data){
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 50){
return false;
}
else {
if(data.length < 1){
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
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!(((key0 === "field") || (key0 === "reason")) || (key0 === "description"))){
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
return false;
}
}
else {
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
return false;
}
if(!(((((((((((((((((((data2 === "REQUIRED") || (data2 === "TYPE")) || (data2 === "CONST")) || (data2 === "ENUM")) || (data2 === "FORMAT")) || (data2 === "PATTERN")) || (data2 === "LENGTH")) || (data2 === "RANGE")) || (data2 === "ITEMS")) || (data2 === "DUPLICATE")) || (data2 === "UNKNOWN_MEMBER")) || (data2 === "CONFLICT")) || (data2 === "DEPTH")) || (data2 === "ENCODING")) || (data2 === "SYNTAX")) || (data2 === "IN_THE_PAST")) || (data2 === "PAGE_TOKEN")) || (data2 === "DISPOSABLE_DOMAIN")) || (data2 === "HOST"))){
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
return false;
}
else {
if(data3.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
return errors === 0;
}


function validate227(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "error")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(((key1 === "message") || (key1 === "status")) || (key1 === "details"))){
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
if(data1.length > 1000 && func1(data1) > 1000){
return false;
}
else {
if(data1.length < 1){
return false;
}
}
}
else {
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
return false;
}
if(!(((((((((data2 === "INVALID_ARGUMENT") || (data2 === "FAILED_PRECONDITION")) || (data2 === "UNAUTHENTICATED")) || (data2 === "NOT_FOUND")) || (data2 === "ALREADY_EXISTS")) || (data2 === "RESOURCE_EXHAUSTED")) || (data2 === "INTERNAL")) || (data2 === "UNIMPLEMENTED")) || (data2 === "UNAVAILABLE"))){
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
if(!(validate228(data0.details))){
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
else {
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate226(data){
let errors = 0;
if(!(validate227(data))){
errors++;
}
return errors === 0;
}

const StatusFailure = validate231;

function validate232(data){
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "error")){
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
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((((key1 === "message") || (key1 === "status")) || (key1 === "code")) || (key1 === "details"))){
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
if(data1.length > 1000 && func1(data1) > 1000){
return false;
}
else {
if(data1.length < 1){
return false;
}
}
}
else {
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
return false;
}
if(!(((((((((data2 === "INVALID_ARGUMENT") || (data2 === "FAILED_PRECONDITION")) || (data2 === "UNAUTHENTICATED")) || (data2 === "NOT_FOUND")) || (data2 === "ALREADY_EXISTS")) || (data2 === "RESOURCE_EXHAUSTED")) || (data2 === "INTERNAL")) || (data2 === "UNIMPLEMENTED")) || (data2 === "UNAVAILABLE"))){
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
return false;
}
if(!(((((((((((data3 === 400) || (data3 === 401)) || (data3 === 404)) || (data3 === 405)) || (data3 === 408)) || (data3 === 413)) || (data3 === 415)) || (data3 === 429)) || (data3 === 500)) || (data3 === 501)) || (data3 === 503))){
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
if(!(validate228(data0.details))){
errors++;
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
return false;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}


function validate231(data){
let errors = 0;
if(!(validate232(data))){
errors++;
}
return errors === 0;
}

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
  getMigrationStatus: getMigrationStatusRequest,
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
  getMigrationStatus: getMigrationStatusReply,
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
  getMigrationStatus: Failure,
};
