import { createAnalytics, createEventStore, type KeepEvents } from './analytics.js';
import { listRoute, summaryRoute } from './openapi.js';
import { addAnalyticsRoutes } from './routes.js';
import {
  createEventDays,
  defaultRetention,
  dropEventDays,
  purgeEvents,
  requireRetention,
  retentionLimit,
} from './store/index.js';
import type { EventSchemas } from './validation.js';
import { defineDomain, type Ground } from '../../ground/domain.js';
import { purgeAlone } from '../../ground/purge-expired.js';

export interface AnalyticsOptions {
  /** JSON Schemas of the contents of tracked events, by schema name, for validate mode; none by default. */
  readonly eventSchemas?: EventSchemas;
  /** The destination of received events; by default the database. See `openBroker`. */
  readonly keepEvents?: KeepEvents;
  /** How many days tracked events are kept: at least 8, by default 90. */
  readonly eventRetention?: number;
}

export const analytics = defineDomain({
  name: 'analytics',
  uses: ['catalogue'],
  open({ database, telemetry }: Ground, options: AnalyticsOptions) {
    requireRetention(options.eventRetention ?? defaultRetention);
    const schemas = options.eventSchemas ?? {};
    const keep = options.keepEvents ?? createEventStore(database);
    return { analytics: telemetry.analytics(createAnalytics({ database, schemas, keep })) };
  },
  routes: addAnalyticsRoutes,
  limits: {
    /** Batches of tracked events. */
    tracking: { calls: 600, seconds: 60, isLeavable: true },
    /** Kilobytes of tracked events, so that no address fills the disk: 20 MB a day. */
    trackingKilobytes: { calls: 20_000, seconds: 86_400, isLeavable: true },
  },
  ownerCalls: [{ area: 'analytics', routes: [listRoute, summaryRoute] }],
  /** Deletes old events, and makes the partitions of the coming days. */
  async purge({ database, now }, { eventRetention = defaultRetention }: AnalyticsOptions) {
    const limit = retentionLimit(now(), requireRetention(eventRetention));
    await purgeAlone(database, (transaction) => createEventDays(transaction, now()));
    await purgeAlone(database, (transaction) => dropEventDays(transaction, limit));
    await purgeAlone(database, (transaction) => purgeEvents(transaction, limit));
  },
});
