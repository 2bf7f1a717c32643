export { startPerformance } from './collector.js';
export { performanceRoute } from './route.js';
export type {
  PerformanceCollector,
  PerformanceFields,
  PerformanceOptions,
  PerformancePlace,
} from './types.js';
