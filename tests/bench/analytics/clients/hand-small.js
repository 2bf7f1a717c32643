/** The hand-written queue with nothing but the event's own fields: what the least a client could do costs. */
import { createHandQueue } from './hand.js';

globalThis.bench = {
  start() {
    this.track = createHandQueue({});
  },
};
