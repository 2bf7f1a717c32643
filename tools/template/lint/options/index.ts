export { optionTable, type OptionSet } from './option-table.js';
export { unknownDateCode } from './unknown-date-code.js';
export { unknownOption } from './unknown-option.js';
