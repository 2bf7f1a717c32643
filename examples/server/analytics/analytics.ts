import { DatabaseError, type Database } from '../database/index.js';
import { createGroups } from '../grouping/index.js';
import { listEvents, listLatest } from './lists.js';
import { countOverview, countTotals } from './overview/index.js';
import { findReceipts } from './receipts.js';
import { redactEvent } from './redact-event.js';
import { nameEvent, recordRequests } from './store/index.js';
import { summarize } from './summary.js';
import type { Analytics, IntakeRequest } from './types.js';
import { createValidation, type EventSchemas } from './validation.js';

export interface AnalyticsDependencies {
  readonly database: Database;
  /** JSON schemas of event contents, by schema name. */
  readonly schemas: EventSchemas;
  readonly keep: KeepEvents;
}

/** Events that are stored by one statement; a request has 500 at most. */
const mostTogether = 2000;

/** Answers once the events of the request are kept: in the database, or with a broker. */
export type KeepEvents = (request: IntakeRequest) => Promise<void>;

/** Stores the events of concurrent requests together. */
export function createEventStore(database: Database): KeepEvents {
  return createGroups<IntakeRequest, void>({
    async work(requests) {
      await recordRequests(database, requests);
      return requests.map(() => undefined);
    },
    sizeOf: ({ events }) => events.length,
    most: mostTogether,
    isOfOne: (error) => !(error instanceof DatabaseError && error.isTemporary),
  });
}

export function createAnalytics({ database, schemas, keep }: AnalyticsDependencies): Analytics {
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
  };
}
