// The files of a form, fetched by a form that asks for some. Not an element.
export { FileUpload, type FileUploadProps } from './file-upload.js';
