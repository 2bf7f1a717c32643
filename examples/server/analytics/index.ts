export { createAnalytics } from './analytics.js';
export { defaultRetention, purgeEvents, requireRetention } from './purge-events.js';
export { readEventSchemas } from './read-event-schemas.js';
export { readPipeline } from './read-pipeline.js';
export { recordEvents } from './record-events.js';
export { sourceEnvironments } from './types.js';
export { vitalLimits } from './overview/index.js';
export type {
  Analytics,
  AnalyticsOverview,
  LatestEvent,
  SourceEnvironment,
  TrafficTotals,
} from './types.js';
export type { EventSchemas } from './validation.js';
