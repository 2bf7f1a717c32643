import type { Metrics } from './metrics.js';

/** Takes tracked events in. */
export interface EventIntake {
  record(
    events: readonly { readonly content: string }[],
    sender: object | null,
    receivedAt: number,
  ): Promise<unknown>;
}

/** Counts the tracked events that come in, are stored, and wait to be. */
export function observeAnalytics<Analytics extends EventIntake>(
  analytics: Analytics,
  metrics: Pick<Metrics, 'intake'>,
): Analytics {
  const record: EventIntake['record'] = async (events, sender, receivedAt) => {
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
  };
  return { ...analytics, record };
}
