export {
  consumeEvents,
  createClickHouseSink,
  createPostgresSink,
  openBroker,
  readBrokerSettings,
  type EventSink,
} from './broker/index.js';
export { readEventSchemas } from './read-event-schemas.js';
export { readPipeline } from './read-pipeline.js';
export { createEventDays, dropEventDays, nameEvent, recordRequests } from './store/index.js';
export { sourceEnvironments } from './types.js';
export { vitalLimits } from './overview/index.js';
export type {
  Analytics,
  AnalyticsOverview,
  LatestEvent,
  SourceEnvironment,
  TrafficTotals,
} from './types.js';
