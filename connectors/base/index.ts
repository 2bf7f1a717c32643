export { createCartClient } from './cart-client.js';
export type { AddedLine, CartBackend, NewLine } from './cart-backend.js';
export type { Connector, ConnectorOptions } from './connector.js';
export { callGraphql } from './graphql.js';
export { fromUnits } from './money.js';
export {
  toProduct,
  toProducts,
  type ForeignImage,
  type ForeignProduct,
  type ForeignVariant,
} from './product.js';
export type { LineTexts } from './lines.js';
export {
  ahead,
  ConnectorError,
  missing,
  partialChange,
  refusal,
  type ConnectorErrorCode,
} from './refusals.js';
export { createSessionStore, type SessionStore } from './session.js';
export { createTransport, type Transport } from './transport.js';
export { createVariantIndex, type VariantIndex } from './variant-index.js';
export { present, requireApi, type ScriptSettings } from './settings.js';
