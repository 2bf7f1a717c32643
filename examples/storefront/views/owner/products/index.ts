export { productsView, type RefusedRow } from './list.js';
export { listAddress, productPath, productsPath, readListQuery } from './query.js';
export { productEditorView, type ProductEditorPage } from './editor.js';
