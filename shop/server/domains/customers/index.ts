export { createCustomers } from './customers.js';
export type { Customer, CustomerPage, HeldData } from './types.js';
