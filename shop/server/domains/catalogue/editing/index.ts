export { changeStock, stockMoved } from './change-stock.js';
export { listOwned } from './list-owned.js';
export {
  optionField,
  pictureCountField,
  pictureFields,
  readCount,
  rowCountField,
  seenField,
  variantFields,
} from './fields.js';
export {
  ownedSorts,
  stockFilters,
  type OwnedList,
  type OwnedListQuery,
  type OwnedRow,
  type OwnedSort,
} from './list-types.js';
export { labelKinds, type LabelKind, type Labels } from './labels.js';
export { createProductEditor } from './product-editor.js';
export { readProduct, type KnownPictures } from './read-product.js';
export { readPrice, readStock, writeStock } from './read-values.js';
export {
  productLimits,
  productStatuses,
  statusWords,
  typeWords,
  type EditedProduct,
  type EditedVariant,
  type OwnedProduct,
  type ProductChange,
  type VariantChange,
} from './types.js';
export { addPictures, editRows, type RowsEdited } from './edit-rows.js';
export { scheduleField, type FormClock } from './schedule.js';
export { writeProduct } from './write-product.js';
export {
  createProductTables,
  listErrors,
  readCatalogue,
  type CatalogueFile,
  type ImportPreview,
} from './tables/index.js';
