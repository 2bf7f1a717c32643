import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { callRuns } from './limits.js';
import { describeShop, type OpenShop } from './open-shop.js';
import {
  forget,
  eventsPath,
  page,
  post,
  readAcknowledgement,
  sendEvents,
  senderOf,
  stored,
  trackingOptions,
  wire,
} from './tracking.js';

const one = page('one');
const two = page('two');
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describeShop('An event is stored once', (shop) => {
  let open: OpenShop;
  let now = Date.UTC(2026, 10, 22, 9);

  beforeAll(async () => {
    open = await shop.open({ ...trackingOptions, clock: { now: () => now } });
  });
  beforeEach(() => forget(open));

  it('after a lost response: the repeat is acknowledged and counted', async () => {
    await sendEvents(open, [wire(one, 1), wire(one, 2)]);
    now += 1000;
    const again = await sendEvents(open, [wire(one, 2), wire(one, 3)]);
    expect(await readAcknowledgement(again)).toEqual({ n: 2, serverTime: now });
    expect(await stored(open)).toMatchObject([
      { sequence: 1, arrivals: 1, receivedAt: now - 1000 },
      { sequence: 2, arrivals: 2, receivedAt: now - 1000 },
      { sequence: 3, arrivals: 1, receivedAt: now },
    ]);
  });

  it('if a request contains it twice', async () => {
    const response = await sendEvents(open, [wire(one, 1), wire(one, 1), wire(one, 1)]);
    expect(await readAcknowledgement(response)).toMatchObject({ n: 3 });
    expect(await stored(open)).toMatchObject([{ sequence: 1, arrivals: 3 }]);
  });

  it('with its first content, whatever arrives with its id later and by which call', async () => {
    await sendEvents(open, [wire(one, 1, { content: { from: 'first' } })]);
    await sendEvents(open, [wire(one, 1, { name: 'other', content: { from: 'second' } })]);
    const data = JSON.stringify({ event_id: `${one}.1`, sequence: 1 });
    await readAcknowledgement(
      await post(
        open,
        '/api/census/RecordHit',
        new URLSearchParams({ event: 'x', data }).toString(),
      ),
    );
    expect(await stored(open)).toMatchObject([
      { intake: 'pipeline', name: 'custom_event', content: { from: 'first' }, arrivals: 3 },
    ]);
  });

  it('if twenty clients send the same batch at the same time to two copies of the server', async () => {
    const copy = await shop.openCopy(trackingOptions);
    const events = range(1, 50).map((sequence) => wire(one, sequence));
    const responses = await Promise.all(
      range(1, 20).map((turn) => sendEvents(turn % 2 === 0 ? open : copy, events, senderOf(one))),
    );
    for (const response of responses) {
      expect(await readAcknowledgement(response)).toMatchObject({ n: 50 });
    }
    const all = await stored(open);
    expect(all).toHaveLength(50);
    expect(all.map(({ arrivals }) => arrivals)).toEqual(range(1, 50).map(() => 20));
  });

  it('from concurrent batches that overlap in all orders: no deadlock, no loss', async () => {
    const copy = await shop.openCopy(trackingOptions);
    const batches = range(1, 40).map((turn) => {
      const events = range(1, 30).flatMap((step) => {
        const sequence = ((step * 7 + turn * 11) % 60) + 1;
        return [wire(one, sequence), wire(two, sequence)];
      });
      return turn % 2 === 0 ? events : events.reverse();
    });
    const drops = { cap: 3, age: 1, quota: 2 };
    const responses = await Promise.all(
      batches.map((events, turn) =>
        sendEvents(turn % 3 === 0 ? copy : open, events, senderOf(turn % 2 ? one : two, { drops })),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(batches.map(() => 200));
    const ids = new Set(batches.flat().map(({ event_id: id }) => id));
    const all = await stored(open);
    expect(new Set(all.map(({ eventId }) => eventId))).toEqual(ids);
    expect(all.reduce((sum, { arrivals }) => sum + arrivals, 0)).toBe(40 * 60);
  });

  it('whatever is sent how often and in what pieces', async () => {
    const sends = fc.array(
      fc.array(
        fc.record({ pageId: fc.constantFrom(one, two), sequence: fc.integer({ min: 1, max: 9 }) }),
        {
          minLength: 1,
          maxLength: 8,
        },
      ),
      { minLength: 1, maxLength: 6 },
    );
    const isCounted = fc.asyncProperty(sends, async (batches) => {
      await open.database.query('delete from tracked_events');
      await Promise.all(
        batches.map((batch) =>
          sendEvents(
            open,
            batch.map(({ pageId, sequence }) => wire(pageId, sequence)),
          ),
        ),
      );
      const expected = new Map<string, number>();
      for (const { pageId, sequence } of batches.flat()) {
        const id = `${pageId}.${sequence}`;
        expected.set(id, (expected.get(id) ?? 0) + 1);
      }
      const counted = (await stored(open)).map(({ eventId, arrivals }) => [eventId, arrivals]);
      expect(new Map(counted as [string, number][])).toEqual(expected);
    });
    await fc.assert(isCounted, { numRuns: callRuns(25) });
  });

  it('and the drop counts of a page count once, however often they are sent', async () => {
    const tell = (drops: Record<string, number>, pageId = one) =>
      sendEvents(open, [wire(pageId, 1)], senderOf(pageId, { drops }));
    await Promise.all(range(1, 10).map(() => tell({ cap: 3, age: 1 })));
    await tell({ cap: 5, consent: 0 });
    await tell({ cap: 2 });
    await tell({ cap: 10 }, two);
    const { drops } = await open.services.analytics.summary({ environment: 'prod', since: 0 });
    expect(drops).toEqual({ age: 1, cap: 15 });
  });

  it('is not acknowledged by a server that cannot store it', async () => {
    const failing = await shop.openCopy({
      ...trackingOptions,
      reporter: { report: () => undefined, warn: () => undefined },
    });
    await open.database.query('alter table tracked_events rename to gone');
    const response = await post(failing, eventsPath, { events: [wire(one, 1)] });
    await open.database.query('alter table gone rename to tracked_events');
    expect(response.status).toBe(500);
    expect(await response.json()).not.toHaveProperty('n');
  });
});
