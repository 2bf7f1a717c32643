import { describe, expect, it } from 'vitest';
import { timeEvent } from '../../../../../../../shop/server/domains/analytics/store/event-times.js';

const now = Date.UTC(2026, 10, 22, 9);
const hour = 3_600_000;
const day = 24 * hour;
const own = { pageId: 'own', sequence: 1 };
const other = { pageId: 'other', sequence: 1 };

/** The sending page has run for ten seconds; its event is four seconds old. */
const senderWith = (clock: number) => ({
  pageId: 'own',
  sentAt: now + clock,
  monotonic: 10_000,
  drops: {},
});
const ownEvent = (wall: number | null) => ({ id: own, wall, monotonic: 6000 });

describe('the time of an event', () => {
  it.each([
    ['as it is', 0, now - 4000, 0],
    ['and has changed by an hour since the event', hour, now - 4000, 0],
    ['and has changed by an hour back', -hour, now - 4000, 0],
    ['and has changed by a day since the event', day, now - 4000, 0],
    ['and has changed by a day back', -day, now - 4000, 0],
    ['and was wrong by a day all along', day, now + day - 4000, 0],
    ['and the request took a second and a half', -1500, now - 5500, 1500],
    ['and the request took a minute', -60_000, now - 64_000, 0],
  ])(
    'of the sending page hangs on how long that has run, with a clock %s',
    (_, clock, wall, way) => {
      expect(timeEvent(ownEvent(wall), senderWith(clock), now)).toEqual({
        occurredAt: now - 4000 - way,
        pageStartedAt: now - 10_000 - way,
      });
    },
  );

  it.each([
    ['seven tenths of a second', 700, 700],
    ['nearly ten seconds', 9999, 9999],
    ['ten seconds, which may be a sleep', 10_000, 0],
    ['less than nothing', -5, 0],
  ])(
    'of the sending page is that of its fastest request, which was faster by %s',
    (_, by, taken) => {
      const start = now - 10_000;
      expect(timeEvent(ownEvent(now), senderWith(day), now, start - by)).toEqual({
        occurredAt: now - 4000 - taken,
        pageStartedAt: start - taken,
      });
    },
  );

  it('is never later than its receipt', () => {
    const { occurredAt } = timeEvent(ownEvent(now), senderWith(1900), now);
    expect(occurredAt).toBe(now - 4000);
    const future = { id: own, wall: now, monotonic: 99_999 };
    expect(timeEvent(future, senderWith(0), now).occurredAt).toBe(now);
    expect(timeEvent({ id: null, wall: now + hour, monotonic: null }, null, now).occurredAt).toBe(
      now,
    );
    expect(
      timeEvent({ id: other, wall: now + 1, monotonic: 1 }, senderWith(0), now, now).occurredAt,
    ).toBe(now);
  });

  it.each([
    ['right', 0, now - hour, now - hour],
    ['two seconds off, which may be the way', 2000, now - hour, now - hour],
    ['two seconds behind', -2000, now - hour, now - hour],
    ['a little more than that ahead', 2001, now - hour + 2001, now - hour],
    ['a day ahead', day, now + day - hour, now - hour],
    ['a day behind', -day, now - day - hour, now - hour],
  ])('of another page is its clock’s, with a clock that is %s', (_, clock, wall, occurredAt) => {
    const event = { id: other, wall, monotonic: 100 };
    expect(timeEvent(event, senderWith(clock), now)).toEqual({ occurredAt, pageStartedAt: null });
  });

  it('of another page is that page’s running time if its start is known', () => {
    const event = { id: other, wall: now - 9 * day, monotonic: 2500 };
    expect(timeEvent(event, senderWith(day), now, now - hour)).toEqual({
      occurredAt: now - hour + 2500,
      pageStartedAt: null,
    });
    expect(
      timeEvent({ ...event, monotonic: null }, senderWith(0), now, now - hour).occurredAt,
    ).toBe(now - 9 * day);
  });

  it('is its clock’s without a sender, and its receipt without a clock', () => {
    expect(timeEvent({ id: own, wall: now - day, monotonic: 5 }, null, now)).toEqual({
      occurredAt: now - day,
      pageStartedAt: null,
    });
    expect(timeEvent({ id: null, wall: null, monotonic: null }, null, now).occurredAt).toBe(now);
    expect(
      timeEvent({ id: own, wall: null, monotonic: null }, senderWith(day), now).occurredAt,
    ).toBe(now);
  });

  it('is a whole number of milliseconds', () => {
    const event = { id: own, wall: now + 0.7, monotonic: 6000.4 };
    expect(timeEvent(event, senderWith(0), now)).toEqual({
      occurredAt: now - 4000,
      pageStartedAt: now - 10_000,
    });
  });
});
