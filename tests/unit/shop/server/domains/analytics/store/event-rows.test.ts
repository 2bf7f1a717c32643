import { expect, it } from 'vitest';
import {
  dayOf,
  eventDay,
} from '../../../../../../../shop/server/domains/analytics/store/event-day.js';
import {
  pageKey,
  toEventRows,
} from '../../../../../../../shop/server/domains/analytics/store/event-rows.js';
import { nameEvent } from '../../../../../../../shop/server/domains/analytics/store/event-id.js';
import { toDropRows } from '../../../../../../../shop/server/domains/analytics/store/record-drops.js';
import type {
  IntakeRequest,
  NamedEvent,
} from '../../../../../../../shop/server/domains/analytics/types.js';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 23, 12);
const today = 20_780;

const event = (sequence: number, more: Partial<NamedEvent> = {}): NamedEvent => ({
  environment: 'prod',
  intake: 'pipeline',
  name: 'page_view',
  id: { pageId: 'p', sequence },
  wall: now,
  monotonic: 10,
  content: '{}',
  extras: {},
  visitor: null,
  facts: {},
  ...more,
});

const request = (
  events: readonly NamedEvent[],
  { receivedAt = now, drops = {} as Record<string, number> } = {},
): IntakeRequest => ({
  events,
  sender: { pageId: 'p', sentAt: receivedAt, monotonic: 20, drops },
  receivedAt,
});

it.each([
  [0, 0],
  [-1, -1],
  [day - 1, 0],
  [now, today],
  [8.64e15, 100_000_000],
  [1e300, 2_147_483_647],
  [-1e300, -2_147_483_647],
])('%d ms are day %d', (time, expected) => expect(dayOf(time)).toBe(expected));

it.each([
  ['the day of the visitor’s clock', { id: { pageId: 'p', sequence: 1 }, wall: now - day }, 20_779],
  [
    'a fraction is rounded as the time is',
    { id: { pageId: 'p', sequence: 1 }, wall: day - 0.4 },
    1,
  ],
  ['0 without a time', { id: { pageId: 'p', sequence: 1 }, wall: null }, 0],
  [
    'the day of receipt without an id',
    { id: { pageId: '-x', sequence: 1 }, wall: now - day },
    today,
  ],
] as const)('an event is kept under %s', (_, stamps, expected) => {
  expect(eventDay(stamps, now)).toBe(expected);
});

it('counts an event of several requests once, at its first receipt, sorted by key', () => {
  const rows = toEventRows(
    [
      request([event(10), event(2)]),
      request([event(2), event(1), event(2)], { receivedAt: now + 5 }),
      request([event(2, { environment: 'dev' })]),
    ],
    new Map(),
  );
  expect(
    rows.map((row) => [row.event.environment, row.event.id.sequence, row.arrivals, row.receivedAt]),
  ).toEqual([
    ['dev', 2, 1, now],
    ['prod', 1, 1, now + 5],
    ['prod', 2, 3, now],
    ['prod', 10, 1, now],
  ]);
});

it('gives each event without an id a row and a page of its own', () => {
  const nameless = { ...event(1), id: null };
  const rows = toEventRows([request([nameEvent(nameless), nameEvent(nameless)])], new Map());
  expect(nameEvent(event(7)).id).toEqual({ pageId: 'p', sequence: 7 });
  const ids = rows.map(({ event: { id } }) => id);
  expect(ids.map(({ sequence }) => sequence)).toEqual([1, 1]);
  expect(new Set(ids.map(({ pageId }) => pageId)).size).toBe(2);
  for (const { pageId } of ids) expect(pageId).toMatch(/^-[\w-]{21}$/);
});

it('times an event by the known start of its page', () => {
  const starts = new Map([[pageKey('prod', 'p'), now - 100]]);
  const [row] = toEventRows([request([event(1)])], starts);
  expect(row?.occurredAt).toBe(now - 90);
});

it('keeps the highest count of each page and reason', () => {
  const rows = toDropRows([
    request([event(1)], { drops: { full: 2, consent: 0 } }),
    request([event(2)], { drops: { full: 5, consent: 1 }, receivedAt: now + 1 }),
    request([event(3)], { drops: { full: 3 }, receivedAt: now + 2 }),
    { ...request([event(4)], { drops: { full: 9 } }), sender: null },
  ]);
  expect(rows).toEqual([
    { environment: 'prod', pageId: 'p', reason: 'consent', dropped: 1, toldAt: now + 1 },
    { environment: 'prod', pageId: 'p', reason: 'full', dropped: 5, toldAt: now + 1 },
  ]);
});
