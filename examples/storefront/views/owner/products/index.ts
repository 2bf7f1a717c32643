export { productEditorView, type ProductEditorPage } from './editor.js';
export { importView } from './import.js';
export { productsView, type RefusedRow } from './list.js';
export { importPath, listAddress, productPath, productsPath, readListQuery } from './query.js';
