export { salesExport } from './sales-export.js';
export { readSalesPeriod, salesPeriods, salesSpan } from './sales-periods.js';
export { salesPath, salesView } from './sales.js';
