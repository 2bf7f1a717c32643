export { createSales } from './sales.js';
export type { SalesReport, SalesRow, SalesTotals } from './types.js';
