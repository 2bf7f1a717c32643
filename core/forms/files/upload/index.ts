export { uploadFile, UploadError } from './upload-file.js';
