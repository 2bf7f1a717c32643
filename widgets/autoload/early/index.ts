export { drainEarly } from './drain-early.js';
export type { EarlyQueue, EarlySubmit } from './early-queue.js';
