export { createSales, type Sales } from './sales.js';
export type { OrderSource, SalesQuery, SalesReport, SalesRow, SalesTotals } from './types.js';
