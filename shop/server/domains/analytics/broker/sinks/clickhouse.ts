import ky, { HTTPError } from 'ky';
import type { IntakeRequest } from '../../types.js';
import { toEventRows, type EventRow } from '../../store/index.js';
import type { EventSink } from '../consume-events.js';

/** Longer than a large batch takes on a busy server, in milliseconds. */
const timeout = 30_000;

/**
 * Rows with the same key are one, which ClickHouse does when it merges parts: until then, read with `final`. It merges
 * within a partition, so the partition follows from the key. A visitor's clock may say any day, and no one may fill the
 * server with partitions: there are a hundred, each for one day of the last hundred, which `drop partition` deletes.
 */
const table = `create table if not exists tracked_events (
  environment String,
  page_id String,
  sequence Int32,
  day Int32,
  intake String,
  name String,
  occurred_at Int64,
  claimed_at Nullable(Int64),
  received_at Int64,
  visitor Nullable(String),
  facts String,
  content String,
  extras String
) engine = ReplacingMergeTree()
partition by ((day % 100) + 100) % 100
order by (environment, page_id, sequence, day)`;

/** A column store for many events, by its HTTP interface. Pages are timed without what earlier requests said of them. */
export async function createClickHouseSink(address: string): Promise<EventSink> {
  const url = new URL(address);
  const headers = {
    ...(url.username && { 'X-ClickHouse-User': decodeURIComponent(url.username) }),
    ...(url.password && { 'X-ClickHouse-Key': decodeURIComponent(url.password) }),
  };
  url.username = '';
  url.password = '';

  async function run(statement: string, body?: string): Promise<void> {
    const target = new URL(url);
    target.searchParams.set('query', statement);
    await ky.post(target, { headers, timeout, retry: 0, ...(body !== undefined && { body }) });
  }

  await run(table);
  return {
    name: 'clickhouse',
    async write(requests) {
      await run('insert into tracked_events format JSONEachRow', writeRows(requests));
    },
    // ClickHouse answers 400 to rows that it cannot parse, and 5xx to most other errors, also those that pass.
    isTemporary: (error) => !(error instanceof HTTPError) || error.response.status !== 400,
  };
}

/** A line of JSON for each event. */
export function writeRows(requests: readonly IntakeRequest[]): string {
  return toEventRows(requests, new Map())
    .map((row) => `${JSON.stringify(toColumns(row), wellFormed)}\n`)
    .join('');
}

function toColumns({ event, day, occurredAt, claimedAt, receivedAt }: EventRow) {
  return {
    environment: event.environment,
    page_id: event.id.pageId,
    sequence: event.id.sequence,
    day,
    intake: event.intake,
    name: event.name,
    occurred_at: occurredAt,
    claimed_at: claimedAt,
    received_at: receivedAt,
    visitor: event.visitor,
    facts: JSON.stringify(event.facts),
    content: event.content,
    extras: JSON.stringify(event.extras),
  };
}

/** Half of a surrogate pair is no text for ClickHouse. */
function wellFormed(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;
}
