export { connect } from './connect.js';
export { createShopifyConnector } from './connector.js';
export type { ShopifyOptions } from './options.js';
export type { Connector, ConnectorOptions, ScriptSettings } from '../base/index.js';
