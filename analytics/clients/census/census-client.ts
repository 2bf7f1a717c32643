import { serialise } from '../../delivery/index.js';
import type { CensusCall, TrackedEvent } from '../../events/index.js';
import { createOverwriteCheck } from '../overwritten.js';
import { ownFields } from '../own-fields.js';
import { readItems } from '../sale.js';
import type { ClientOptions, TrackingClient } from '../types.js';
import { censusRoute } from './census-routes.js';
import { pageFields } from './page-fields.js';

/** Counts hits, buttons, forms, overlays and quick views (platform §7, storefront §7). */
export function createCensusClient(options: ClientOptions): TrackingClient {
  const warnOfOverwritten = createOverwriteCheck(options.reporter);

  function write(event: TrackedEvent, call: CensusCall): string {
    if (call === 'RecordQuickView') return String(readItems(event)[0]?.id);
    const isFull = event.treatment === 'full';
    const visitor = isFull ? options.identity().visitorCookie : null;
    const filled = pageFields(options, event, visitor);
    const own = ownFields(event);
    warnOfOverwritten(own, filled);
    // Cookieless: the event's own fields must not restore an id.
    const data = serialise(Object.assign({}, ...(isFull ? [filled, own] : [own, filled])));
    return call === 'RecordHit' ? `${event.name}\n${visitor ?? ''}\n${data}` : data;
  }

  return {
    name: 'census',
    purpose: 'measurement',
    handle(event) {
      const { census, priority } = event.definition;
      if (!census || (census === 'RecordQuickView' && !readItems(event)[0])) return [];
      const build = () => write(event, census);
      return [options.delivery.send(censusRoute(census), priority, build, event.stamps)];
    },
  };
}
