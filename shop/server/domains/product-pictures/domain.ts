import { defineDomain, type Ground } from '../../ground/domain.js';
import { openPhotoFolder } from '../reviews/index.js';
import { createMemoryFolder } from './memory-folder.js';
import { createProductPictures, type ProductPictures } from './product-pictures.js';

export interface ProductPictureOptions {
  /** Folder of the pictures that the owner uploads for products; in memory by default. */
  readonly productPicturesDir?: string | null;
}

export const productPictures = defineDomain({
  name: 'product-pictures',
  open: (ground: Ground, { productPicturesDir: folder }: ProductPictureOptions) => ({
    productPictures: createProductPictures({
      ...ground,
      folder: folder ? openPhotoFolder(folder) : createMemoryFolder(),
    }),
  }),
  settle: ({ productPictures }: { readonly productPictures: ProductPictures }) =>
    productPictures.purge(),
});
