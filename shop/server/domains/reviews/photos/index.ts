export { isPhotoName, openPhotoFolder, type PhotoFolder } from './photo-folder.js';
export { photoLimits, photoTypes, readPhoto, type ReadPhoto } from './read-photo.js';
