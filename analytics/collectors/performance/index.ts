export { startPerformance } from './collector.js';
