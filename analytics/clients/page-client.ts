import type { TrackedEvent } from '../events/index.js';
import type { ClientName, PageClientOptions, TrackingClient } from './types.js';

/**
 * Creates a client that calls a function of the page. That function may set cookies, so it is called only with full
 * consent, and never for a test order. The first error it throws is reported, later ones are ignored.
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

/** Calls a global function of the page, if it exists: tags load late or never. */
export function callPage(target: object, name: string, values: readonly unknown[]): void {
  const value: unknown = Reflect.get(target, name);
  if (typeof value === 'function') Reflect.apply(value, target, values);
}
