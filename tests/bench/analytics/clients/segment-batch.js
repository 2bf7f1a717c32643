import { startSegment } from './segment.js';

globalThis.bench = {
  start: startSegment({
    deliveryStrategy: { strategy: 'batching', config: { size: 50, timeout: 1000 } },
  }),
};
