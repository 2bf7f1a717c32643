import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createEventDays,
  dropEventDays,
  nameEvent,
  readPipeline,
  recordRequests,
} from '../../shop/server/domains/analytics/index.js';
import { asDatabase } from '../../shop/server/ground/database/pglite.js';
import { migrations } from '../../shop/server/ground/database/migrations.js';
import { migrate } from '../../shop/server/ground/database/migrate.js';
import { DatabaseError, type Database } from '../../shop/server/index.js';
import { isWhole } from '../support/lane.js';
import { describeShop, type OpenShop } from './open-shop.js';
import {
  forget,
  page,
  readAcknowledgement,
  sendEvents,
  trackingOptions,
  wire,
} from './tracking.js';

const day = 24 * 60 * 60 * 1000;
const one = page('one');

/** The embedded database answers within a turn of the event loop. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** The partitions that hold events, with the sequence numbers of these. */
async function partitions(database: Database): Promise<Record<string, number[]>> {
  const { rows } = await database.query<{ name: string; numbers: number[] }>(
    `select tableoid::regclass::text as name, json_agg(sequence order by sequence) as numbers
     from tracked_events group by tableoid order by name`,
  );
  return Object.fromEntries(rows.map(({ name, numbers }) => [name.split('.').at(-1), numbers]));
}

const nameOf = (time: number) =>
  `tracked_events_${new Date(time).toISOString().slice(0, 10).replaceAll('-', '')}`;

describeShop('Events by day', (shop) => {
  const start = Date.UTC(2031, 4, 10, 23, 59, 50);
  let now = start;
  let open: OpenShop;

  beforeEach(async () => {
    now = start;
    open = await shop.open({ ...trackingOptions, prepares: true, clock: { now: () => now } });
  });

  afterEach(async () => {
    await forget(open);
    // Each partition makes each statement about events slower.
    await dropDays(now + 1000 * day);
  });

  const send = async (...events: object[]) => readAcknowledgement(await sendEvents(open, events));
  const at = (sequence: number, occurredAt: number) => wire(one, sequence, { occurredAt });
  const createDays = () =>
    open.database.transaction((transaction) => createEventDays(transaction, now));
  const dropDays = (limit: number) =>
    open.database.transaction((transaction) => dropEventDays(transaction, limit));

  it('have a partition each from yesterday to the day after tomorrow, and one for all other days', async () => {
    await send(
      at(1, now),
      at(2, now - day),
      at(3, now + 2 * day),
      at(4, now - 9 * day),
      at(5, 1000),
    );
    expect(await partitions(open.database)).toEqual({
      [nameOf(now - day)]: [2],
      [nameOf(now)]: [1],
      [nameOf(now + 2 * day)]: [3],
      tracked_events_other: [4, 5],
    });
  });

  it('count once when the same events come again on another day', async () => {
    const sent = [at(1, now), at(2, now - 9 * day)];
    await send(...sent);
    now += 3 * day;
    await createDays();
    await send(...sent);
    const { events } = await open.services.analytics.events({ environment: 'prod' });
    expect(events.map(({ sequence, arrivals }) => [sequence, arrivals])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('are moved to the partition of their day when it is made', async () => {
    const soon = now + 4 * day;
    await send(at(1, soon));
    expect(await partitions(open.database)).toEqual({ tracked_events_other: [1] });
    now += 3 * day;
    await createDays();
    await createDays();
    expect(await partitions(open.database)).toEqual({ [nameOf(soon)]: [1] });
    await send(at(1, soon));
    const { events } = await open.services.analytics.events({ environment: 'prod' });
    expect(events).toMatchObject([{ sequence: 1, arrivals: 2 }]);
  });

  it('are all stored while the partition of their day is made', { timeout: 60_000 }, async () => {
    // The embedded database has one connection, which does one after another.
    const rounds = process.env.DATABASE_URL === undefined ? 2 : 12;
    let sent = 0;
    for (let round = 0; round < rounds; round += 1) {
      now += 5 * day;
      let isOver = false;
      const send = async () => {
        while (!isOver) {
          sent += 1;
          // Not by a server, which would send them together.
          const { events, sender } = readPipeline({ events: [at(sent, now)] });
          const request = { events: events.map(nameEvent), sender, receivedAt: now };
          await recordRequests(open.database, [request]);
          await nextTurn();
        }
      };
      const enough = sent + 20;
      const senders = Array.from({ length: 6 }, send);
      while (sent < enough) await nextTurn();
      await createDays();
      isOver = true;
      await Promise.all(senders);
    }
    const { rows } = await open.database.query<{ n: number }>(
      'select count(*)::int as n from tracked_events where arrivals = 1',
    );
    expect(rows).toEqual([{ n: sent }]);
  });

  it('are dropped with their partition, but not those that came late', async () => {
    await send(at(1, now));
    now += day;
    await send(at(2, now), at(3, now - day));
    await dropDays(now);
    // The third came after the limit, from a visitor whose clock is a day slow.
    expect(await partitions(open.database)).toMatchObject({ [nameOf(start)]: [1, 3] });
    now += day;
    await dropDays(now);
    expect(await partitions(open.database)).toEqual({});
    await send(at(4, start));
    expect(await partitions(open.database)).toEqual({ tracked_events_other: [4] });
  });

  it('are purged by their receipt, whatever their partition is', async () => {
    await send(at(1, now), at(2, 1000));
    now += 91 * day;
    await send(at(3, now), at(4, now - 92 * day));
    await open.services.purgeExpired();
    const { events } = await open.services.analytics.events({ environment: 'prod' });
    expect(events.map(({ sequence }) => sequence)).toEqual([3, 4]);
  });

  it('go on without a partition of their own where it cannot be made at the start', async () => {
    const faults: unknown[] = [];
    const locked: Database = {
      ...open.database,
      transaction: (work, options) =>
        open.database.transaction(
          (transaction) =>
            work({
              query(statement, values) {
                if (!statement.includes('create_event_day')) {
                  return transaction.query(statement, values);
                }
                return Promise.reject(new DatabaseError('timeout', '55P03'));
              },
            }),
          options,
        ),
    };
    now += 10 * day;
    const copy = await shop.restart({
      ...trackingOptions,
      database: locked,
      clock: { now: () => now },
      reporter: { report: (error) => void faults.push(error), warn: () => undefined },
    });
    expect(faults).toMatchObject([{ code: 'timeout' }]);
    await readAcknowledgement(await sendEvents(copy, [at(1, now)]));
    expect(await partitions(open.database)).toEqual({ tracked_events_other: [1] });
  });

  it('of concurrent requests are stored by few statements', async () => {
    let statements = 0;
    const counting: Database = {
      ...open.database,
      query(statement, values) {
        if (statement.includes('insert into tracked_events')) statements += 1;
        return open.database.query(statement, values);
      },
    };
    const copy = await shop.openCopy({ ...trackingOptions, database: counting });
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
    const answers = await Promise.all(
      numbers.map(async (number) => readAcknowledgement(await sendEvents(copy, [at(number, now)]))),
    );
    expect(answers.every(({ n }) => n === 1)).toBe(true);
    expect(statements).toBeLessThan(20);
    const { events } = await open.services.analytics.events({ environment: 'prod' });
    expect(events).toHaveLength(40);
  });
});

it.runIf(isWhole)('The events of an undivided table are kept by the migration', async () => {
  const pglite = await PGlite.create();
  const database = asDatabase(pglite);
  await database.query('create table migrations (name text primary key)');
  const before = migrations.findIndex(({ name }) => name === '17 events by day');
  for (const { name, statements } of migrations.slice(0, before)) {
    for (const statement of statements) await database.query(statement);
    await database.query('insert into migrations (name) values ($1)', [name]);
  }
  const now = Date.now();
  const insert = (pageId: string, sequence: number, claimedAt: number | null) =>
    database.query(
      `insert into tracked_events (environment, page_id, sequence, intake, name, occurred_at, claimed_at, received_at,
         facts, content, extras, arrivals) values ('prod', $1, $2, 'pipeline', 'n', $4, $3, $4, '{}', '{}', '{}', 2)`,
      [pageId, sequence, claimedAt, now],
    );
  await insert(one, 1, now);
  await insert(one, 2, now - 2 * day);
  await insert(one, 3, 8.64e15);
  await insert(one, 4, null);
  await insert(`-${one.slice(1)}`, 5, null);
  await migrate(database, []);
  expect(await partitions(database)).toEqual({
    [nameOf(now - 2 * day)]: [2],
    [nameOf(now)]: [1, 5],
    tracked_events_other: [3, 4],
  });
  const { rows } = await database.query<{ sequence: number; position: number; arrivals: number }>(
    'select sequence, position::int, arrivals from tracked_events order by position',
  );
  expect(rows.map(({ sequence, position }) => [sequence, position])).toEqual(
    [1, 2, 3, 4, 5].map((number) => [number, number]),
  );
  const { rows: next } = await database.query<{ next: number }>(
    `select nextval('tracked_events_positions')::int as next`,
  );
  expect(next).toEqual([{ next: 6 }]);
  await pglite.close();
});
