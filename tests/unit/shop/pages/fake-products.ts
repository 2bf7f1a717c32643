import type { OwnerServices } from '../../../../shop/owner/index.js';

const none = () => Promise.resolve(null);
const refuse = () => Promise.reject(new Error('The fake shop changes no products.'));

/** The owner's products of a shop in which three are sold out. */
export function createFakeProducts(): Pick<
  OwnerServices,
  'productEditor' | 'productPictures' | 'productTables'
> {
  return {
    productEditor: {
      list: () => Promise.resolve({ products: [], hasNextPage: false, nextPageCursor: null }),
      countSoldOut: () => Promise.resolve(3),
      categories: () => Promise.resolve(['Table']),
      labels: () => Promise.resolve({ tag: [], category: [] }),
      renameLabel: refuse,
      find: none,
      waiting: () => Promise.resolve(new Map()),
      movedTo: none,
      create: refuse,
      save: refuse,
      saveVariants: refuse,
      duplicate: refuse,
      remove: refuse,
    },
    productTables: { write: () => Promise.resolve(''), preview: refuse, find: none, apply: none },
    productPictures: {
      megabytes: 6,
      keep: refuse,
      known: () => Promise.resolve([]),
      fileNames: () => Promise.resolve(new Map()),
      rename: refuse,
      read: none,
    },
  };
}
