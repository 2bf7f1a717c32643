export { connect } from './connect.js';
export { createVendureConnector } from './connector.js';
export type { VendureOptions } from './options.js';
export type { Connector, ConnectorOptions, ScriptSettings } from '../base/index.js';
