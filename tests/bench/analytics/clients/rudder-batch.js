import { startRudder } from './rudder.js';

globalThis.bench = {
  start: startRudder({
    queueOptions: { batch: { enabled: true, maxItems: 50, flushInterval: 1000 } },
  }),
};
