export { createDelivery } from './delivery.js';
export { serialise } from './serialise.js';
export {
  priorities,
  sourceEnvironments,
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
  type SourceEnvironment,
  type Stamp,
  type Stamps,
  type WireEvent,
} from './types.js';
