export { toFileName } from './file-names.js';
export { createMemoryFolder } from './memory-folder.js';
export {
  createProductPictures,
  type PicturesKept,
  type ProductPictures,
} from './product-pictures.js';
