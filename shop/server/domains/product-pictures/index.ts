export { toFileName } from './file-names.js';
export type { PicturesKept, ProductPictures } from './product-pictures.js';
