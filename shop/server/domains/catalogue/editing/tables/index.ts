export { listErrors, readCatalogue, type CatalogueFile } from './catalogue-file.js';
export { guardCell, readCell } from './columns.js';
export { planImport } from './plan-import.js';
export { createProductTables, type ImportPreview } from './product-tables.js';
export { writeTable } from './write-table.js';
