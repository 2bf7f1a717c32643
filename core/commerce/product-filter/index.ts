export {
  changeFilter,
  isNarrowed,
  noFilter,
  withoutValue,
  type OptionChoice,
  type ProductFilter,
} from './filter.js';
export {
  countChoices,
  filterProducts,
  optionNames,
  type FilterCounts,
  type FilterValue,
} from './filter-products.js';
export { optionParameter, parseFilter, printFilter } from './filter-query.js';
