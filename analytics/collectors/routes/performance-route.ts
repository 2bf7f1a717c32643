import { resolveApiOrigin } from '../../../core/net/index.js';
import type { Route, WireEvent } from '../../delivery/index.js';
import type { Place } from './place.js';

const path = '/api/1/performance/records';
const longestAnswer = 30_000;

/** The call that records performance (platform §7). Failures are silent (platform §8). */
export function performanceRoute(options: Place & Pick<Route, 'acknowledgement'>): Route {
  const { environment, acknowledgement = 'counted' } = options;
  const origin = () => resolveApiOrigin(options.origin);

  return {
    name: 'performance',
    url: () => origin() + path + (environment === 'prod' ? '' : `?environment=${environment}`),
    batch: 50,
    timeout: longestAnswer,
    acknowledgement,
    isOnce: true,
    encode(events, { pageId, wall, monotonic, drops }) {
      const pageLoadId = JSON.stringify(readPageLoadId(events[0]));
      const records = events.map(({ text }) => text).join(',');
      const sender = JSON.stringify({ page_id: pageId, sent_at: wall, monotonic, drops });
      return {
        // Each record contains its own page load id too: some may be of an earlier page.
        body: `{"pageLoadId":${pageLoadId},"records":[${records}],"sender":${sender}}`,
        // No preflight request to another origin. The origin of a sandboxed frame is `null`.
        type: origin() === globalThis.origin ? 'application/json' : 'text/plain;charset=UTF-8',
      };
    },
  };
}

function readPageLoadId(wire: WireEvent | undefined): string {
  const { pageLoadId }: { pageLoadId?: string } = JSON.parse(wire?.text ?? '{}');
  return pageLoadId ?? '';
}
