export { sourceEnvironments, type SourceEnvironment } from '../../core/content/index.js';
export { createDelivery } from './delivery.js';
export { serialise } from './serialise.js';
export {
  priorities,
  type Delivery,
  type DeliveryOptions,
  type DeliveryStats,
  type DropReason,
  type Drops,
  type Encoded,
  type EventState,
  type Handle,
  type Page,
  type Priority,
  type Queued,
  type Route,
  type SenderInfo,
  type Stamp,
  type Stamps,
  type WireEvent,
} from './types.js';
