import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  consumeEvents,
  createClickHouseSink,
  createPostgresSink,
  openBroker,
  readBrokerSettings,
  type EventSink,
} from '../../shop/server/domains/analytics/index.js';
import { findProgram, openClickHouse, openNats } from '../faults/broker/programs.mjs';
import { describeShop, type OpenShop } from './open-shop.js';
import {
  forget,
  page,
  readAcknowledgement,
  sendEvents,
  stored,
  trackingOptions,
  wire,
} from './tracking.js';

const one = page('one');
const reporter = { report: () => undefined, warn: () => undefined };
const occurredAt = Date.now();

// Debian's nats-server. Without it the broker is tested with fake messages alone (tests/unit).
describe.skipIf(findProgram('nats-server') === null)('A broker of events', () => {
  let nats: NonNullable<Awaited<ReturnType<typeof openNats>>>;

  beforeAll(async () => {
    const opened = await openNats();
    if (opened === null) throw new Error('nats-server does not start.');
    nats = opened;
  });
  afterAll(() => nats.close());

  async function openTestBroker() {
    const settings = readBrokerSettings({ EVENTS_BROKER: nats.url });
    if (settings === null) throw new Error('There is no broker in the settings.');
    return openBroker(settings);
  }

  describeShop('with a shop', (shop) => {
    let open: OpenShop;
    const closing: (() => Promise<void>)[] = [];

    beforeEach(async () => {
      const broker = await openTestBroker();
      closing.push(() => broker.close());
      open = await shop.open({
        ...trackingOptions,
        reporter,
        keepEvents: (request) => broker.keep(request),
      });
      await forget(open);
    });
    afterEach(async () => {
      for (const close of closing.splice(0).reverse()) await close();
    });

    async function startConsumer(sink: EventSink = createPostgresSink(open.database)) {
      const broker = await openTestBroker();
      const consumer = await consumeEvents({ broker, sink, reporter, retryAfter: 50 });
      const stop = async () => {
        await consumer.stop();
        await broker.close();
      };
      closing.push(stop);
      return stop;
    }
    const send = (...numbers: number[]) =>
      sendEvents(
        open,
        numbers.map((number) => wire(one, number, { occurredAt })),
      );
    const numbers = async () => (await stored(open)).map(({ sequence }) => sequence);
    const sorted = async () => (await numbers()).sort((a, b) => Number(a) - Number(b));

    it('has acknowledged events before anybody writes them, and a consumer does later', async () => {
      expect(await readAcknowledgement(await send(1, 2))).toMatchObject({ n: 2 });
      expect(await numbers()).toEqual([]);
      await startConsumer();
      await expect.poll(sorted).toEqual([1, 2]);
      await send(3);
      await expect.poll(sorted).toEqual([1, 2, 3]);
    });

    it('gives events again that a consumer took and did not acknowledge, and they count once', async () => {
      await send(4, 5);
      let isFirst = true;
      const postgres = createPostgresSink(open.database);
      await startConsumer({
        ...postgres,
        isTemporary: () => true,
        async write(requests) {
          await postgres.write(requests);
          if (!isFirst) return;
          isFirst = false;
          throw new Error('The answer of the write was lost.');
        },
      });
      // Otherwise the batch that fails may hold this one too.
      await expect.poll(() => isFirst).toBe(false);
      await send(6);
      const read = async () =>
        (await stored(open)).map((event) => [event.sequence, event.arrivals]);
      await expect
        .poll(async () => new Map((await read()) as [number, number][]))
        .toEqual(
          new Map([
            [4, 2],
            [5, 2],
            [6, 1],
          ]),
        );
    });

    it('that is away costs an answer of 503, and takes the events when it is back', async () => {
      await send(7);
      await startConsumer();
      await expect.poll(sorted).toContain(7);
      await nats.end();
      const refused = await send(8);
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      await nats.start();
      await expect
        .poll(async () => (await send(8)).status, { timeout: 20_000, interval: 300 })
        .toBe(200);
      await expect.poll(async () => (await numbers()).filter((n) => n === 8)).toEqual([8]);
    });

    it('that hangs makes some requests wait and refuses the others, so that the shop has connections left', async () => {
      await send(20);
      nats.pause();
      try {
        const statuses: number[] = [];
        const sends = Array.from({ length: 230 }, async (_, index) => {
          statuses.push((await send(100 + index)).status);
        });
        await expect.poll(() => statuses.length).toBeGreaterThanOrEqual(30);
        expect(new Set(statuses)).toEqual(new Set([503]));
        nats.resume();
        await Promise.all(sends);
      } finally {
        nats.resume();
      }
      await expect
        .poll(async () => (await send(400)).status, { timeout: 20_000, interval: 300 })
        .toBe(200);
    });

    it.skipIf(findProgram('clickhouse-server') === null)(
      'feeds ClickHouse beside PostgreSQL: each event once, whatever day its visitor’s clock says',
      { timeout: 60_000 },
      async () => {
        const clickHouse = await openClickHouse();
        if (clickHouse === null) throw new Error('ClickHouse does not start.');
        closing.push(() => clickHouse.close());
        await startConsumer();
        await startConsumer(await createClickHouseSink(clickHouse.url));
        const two = page('two');
        const days = Array.from({ length: 130 }, (_, day) =>
          wire(two, day + 1, { occurredAt: occurredAt + (day - 65) * 86_400_000 * 7 }),
        );
        for (let time = 0; time < 3; time += 1) {
          await readAcknowledgement(await sendEvents(open, days));
        }
        const count = async () => {
          const [row] = await clickHouse.query(
            `select count() as n, uniqExact(sequence) as m from tracked_events final where page_id = '${two}'`,
          );
          return row?.map(Number);
        };
        await expect.poll(count, { timeout: 20_000 }).toEqual([130, 130]);
        await expect
          .poll(async () => (await stored(open)).filter(({ pageId }) => pageId === two).length)
          .toBe(130);
      },
    );
  });
});
