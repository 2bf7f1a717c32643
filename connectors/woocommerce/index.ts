export { connect } from './connect.js';
export { createWooCommerceConnector } from './connector.js';
export type { WooCommerceOptions } from './options.js';
