import type { TrackedEvent } from '../events/index.js';
import type { ClientName, PageClientOptions, TrackingClient } from './types.js';

/**
 * A client that calls what the page has. What stands behind that may set cookies of its own, so it gets an event only
 * with full consent, and never that of a test order. What a page's function throws stays here: the first is reported.
 */
export function createPageClient(
  name: ClientName,
  { reporter }: PageClientOptions,
  call: (event: TrackedEvent) => void,
): TrackingClient {
  let isReported = false;
  return {
    name,
    purpose: 'marketing',
    handle(event) {
      try {
        if (event.treatment === 'full' && event.payload['testMode'] !== true) call(event);
      } catch (error) {
        if (!isReported) reporter.report(error, { where: `the tracking client "${name}"` });
        isReported = true;
      }
      return [];
    },
  };
}

/** Calls the page's global function; does nothing while there is none, since tags load late or never. */
export function callPage(target: object, name: string, values: readonly unknown[]): void {
  const value: unknown = Reflect.get(target, name);
  if (typeof value === 'function') Reflect.apply(value, target, values);
}
