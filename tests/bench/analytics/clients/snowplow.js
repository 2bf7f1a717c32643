import { newTracker, trackSelfDescribingEvent } from '@snowplow/browser-tracker';

globalThis.bench = {
  start() {
    newTracker('bench', location.origin, { appId: 'bench', keepalive: true });
  },
  track: (payload) =>
    trackSelfDescribingEvent({
      event: { schema: 'iglu:bench/add_to_cart/jsonschema/1-0-0', data: payload },
    }),
};
