import { crumbCookie, crumbHeader, readCookie, resolveApiOrigin } from '../../../core/net/index.js';
import type { Delivery, Route } from '../../delivery/index.js';
import type { ErrorRecord } from './error-record.js';
import type { Place } from './place.js';

export const recordErrorsPath = '/api/events/RecordJavascriptErrors';

/**
 * The call that records errors (storefront §7): a JSON list, with the crumb as a header. Failures are silent: reporting
 * errors must not cause any.
 */
export function errorRoute(options: Place & Pick<Route, 'acknowledgement'>): Route {
  const { environment, acknowledgement = 'counted' } = options;
  const origin = () => resolveApiOrigin(options.origin);

  return {
    name: 'errors',
    url: () =>
      origin() + recordErrorsPath + (environment === 'prod' ? '' : `?environment=${environment}`),
    batch: 10,
    timeout: 30_000,
    acknowledgement,
    isOnce: true,
    encode(events, { pageId, wall, monotonic, drops }, shape) {
      // Not `location.origin`: the origin of a sandboxed frame is `null`.
      const own = origin() === globalThis.origin;
      const crumb = own && shape === 'fetch' ? readCookie(crumbCookie) : null;
      const sender = JSON.stringify({ page_id: pageId, sent_at: wall, monotonic, drops });
      // The format has no place for the sender, so the last error contains it.
      const texts = events.map(({ text }, index) =>
        index < events.length - 1
          ? text
          : text.replace('"data":{', () => `"data":{"sender":${sender},`),
      );
      return {
        body: `[${texts.join(',')}]`,
        type: own ? 'application/json' : 'text/plain;charset=UTF-8',
        ...(crumb !== null && { headers: { [crumbHeader]: crumb } }),
      };
    },
  };
}

/** Queues a batch, each error as an event of its own. */
export function deliverErrors(
  delivery: Pick<Delivery, 'send'>,
): (records: readonly ErrorRecord[]) => void {
  return (records) => {
    for (const { event, data, stamps } of records) {
      delivery.send(
        'errors',
        'performance',
        ({ id, sequence, wall, monotonic }) => ({
          event,
          data: { ...data, event_id: id, sequence, occurred_at: wall, monotonic },
          timestamp: wall,
        }),
        stamps,
      );
    }
  };
}
