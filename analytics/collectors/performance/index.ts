export { startPerformance } from './collector.js';
export { performanceRoute } from './route.js';
