// The code that fetches products, in a chunk of its own: a page that prints its products as JSON never loads it.
export {
  fetchMissingProduct,
  fetchProduct,
  fetchProductFrom,
} from '../../../core/commerce/product/index.js';
