export { connect } from './connect.js';
export { createWooCommerceConnector } from './connector.js';
export type { WooCommerceOptions } from './options.js';
export type { Connector, ConnectorOptions, ScriptSettings } from '../base/index.js';
