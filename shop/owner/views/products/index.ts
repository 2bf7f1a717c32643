export { productEditorView, type ProductEditorPage } from './editor.js';
export { importView } from './import.js';
export { productsView } from './list.js';
export { hasOwnPage, tagsPath, tagsView, type TagsPage } from './tags.js';
export { importPath, listAddress, productPath, productsPath, readListQuery } from './query.js';
