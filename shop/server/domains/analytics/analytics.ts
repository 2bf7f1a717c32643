import type { Database } from '../../ground/database/index.js';
import { createPostgresSink } from './broker/index.js';
import { listEvents, listLatest } from './lists.js';
import { countOverview, countTotals, findOrderSources } from './overview/index.js';
import { findReceipts } from './receipts.js';
import { redactEvent } from './redact-event.js';
import { createBatchWriter, nameEvent } from './store/index.js';
import { summarize } from './summary.js';
import type { Analytics, IntakeRequest } from './types.js';
import { createValidation, type EventSchemas } from './validation.js';

export interface AnalyticsContext {
  readonly database: Database;
  /** JSON schemas of event contents, by schema name. */
  readonly schemas: EventSchemas;
  readonly keep: KeepEvents;
}

/** Requests of one statement. */
const mostTogether = 50;

/** Answers once the events of the request are kept: in the database, or with a broker. */
export type KeepEvents = (request: IntakeRequest) => Promise<void>;

/** Stores the events of concurrent requests together. */
export function createEventStore(database: Database): KeepEvents {
  return createBatchWriter({ ...createPostgresSink(database), most: mostTogether });
}

export function createAnalytics({ database, schemas, keep }: AnalyticsContext): Analytics {
  const validation = createValidation(schemas);
  return {
    async record(events, sender, receivedAt) {
      const named = events.map((event) => nameEvent(redactEvent(event)));
      await keep({ events: named, sender, receivedAt });
      return { n: events.length, serverTime: receivedAt };
    },
    receipts: (environment, pages) => findReceipts(database, environment, pages),
    validate: (schemaName, content) => validation(schemaName, content),
    events: (query) => listEvents(database, query),
    latest: ({ environment, limit }) => listLatest(database, environment, limit),
    summary: ({ environment, since }) => summarize(database, environment, since),
    overview: (query) => countOverview(database, query),
    totals: (period) => countTotals(database, period),
    orderSources: (period) => findOrderSources(database, period),
  };
}
