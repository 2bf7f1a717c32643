export { createCensusClient, censusRoutes } from './census/index.js';
export { createDataLayerClient } from './data-layer/index.js';
export { createLegacyClient, legacyRoutes } from './legacy/index.js';
export { createPageReader } from './page-reader.js';
export { createPipelineClient, pipelineRoutes } from './pipeline/index.js';
export { createPixelClient, type PixelOptions } from './pixel/index.js';
export { createSiteVisitorClient } from './site-visitor/index.js';
export { createTagClient, type TagOptions } from './tag/index.js';
export type {
  ClientName,
  ClientOptions,
  PageFacts,
  PageReader,
  RouteOptions,
  SiteFacts,
  TrackingClient,
} from './types.js';
