export { createVendorAdapter } from './vendor-adapter.js';
