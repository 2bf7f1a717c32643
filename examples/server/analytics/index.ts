export { createAnalytics } from './analytics.js';
export { defaultRetention, purgeEvents, requireRetention } from './purge-events.js';
export { readEventSchemas } from './read-event-schemas.js';
export { errorsBody, formRenderBody, recordsBody, renderBody } from './read-bodies.js';
export { readErrors, readRecords, readRender } from './read-bodies.js';
export { readHit, readLegacy, type FormFields } from './read-forms.js';
export { readJson, requireShallow } from './read-json.js';
export { pipelineBody, readPipeline, type SentBatch } from './read-pipeline.js';
export { quickViewQuery, readQuickView } from './read-quick-view.js';
export { recordEvents } from './record-events.js';
export { environmentSchema, nameSchema, pageIdSchema, sequenceSchema } from './stamp-schemas.js';
export { sourceEnvironments } from './types.js';
export { vitalLimits } from './overview/index.js';
export type {
  Analytics,
  AnalyticsOverview,
  AnalyticsSummary,
  ErrorGroup,
  EventPage,
  ExperimentCount,
  Funnel,
  Intake,
  LatestEvent,
  Losses,
  NameCount,
  Period,
  SourceEnvironment,
  StoredEvent,
  TrafficTotals,
  VitalMetric,
  VitalSummary,
} from './types.js';
export type { EventSchemas } from './validation.js';
