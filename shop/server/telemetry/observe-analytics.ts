import type { Analytics } from '../domains/analytics/index.js';
import type { Metrics } from './metrics.js';

/** Counts the tracked events that come in, are stored, and wait to be. */
export function observeAnalytics(
  analytics: Analytics,
  metrics: Pick<Metrics, 'intake'>,
): Analytics {
  return {
    ...analytics,
    async record(events, sender, receivedAt) {
      const bytes = events.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
      const end = metrics.intake(events.length, bytes);
      let isStored = false;
      try {
        const acknowledgement = await analytics.record(events, sender, receivedAt);
        isStored = true;
        return acknowledgement;
      } finally {
        end(isStored);
      }
    },
  };
}
