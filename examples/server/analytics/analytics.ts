import type { Database } from '../database/index.js';
import { listEvents, listLatest } from './lists.js';
import { countOverview, countTotals } from './overview/index.js';
import { findReceipts } from './receipts.js';
import { redactEvent } from './redact-event.js';
import { recordEvents } from './record-events.js';
import { summarize } from './summary.js';
import type { Analytics } from './types.js';
import { createValidation, type EventSchemas } from './validation.js';

export interface AnalyticsDependencies {
  readonly database: Database;
  /** JSON schemas of event contents, by schema name. */
  readonly schemas: EventSchemas;
}

export function createAnalytics({ database, schemas }: AnalyticsDependencies): Analytics {
  const validation = createValidation(schemas);
  return {
    async record(events, sender, receivedAt) {
      const { n, serverTime } = await recordEvents(
        database,
        events.map(redactEvent),
        sender,
        receivedAt,
      );
      return { n, serverTime };
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
