// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CartError } from '../../../../../core/commerce/cart/index.js';
import type { Journey } from './fake-server.js';
import { intentFor, openTab } from './open-tab.js';

const runs = 1_000;

/** Lines e1, e2 and e3 are changed; the other items are added. */
const lines = ['mug', 'lamp', 'rug'];
const items = ['pen', 'cup'];

type Command =
  | { kind: 'add'; item: string; quantity: number }
  | { kind: 'set'; line: number; quantity: number }
  | { kind: 'remove'; line: number }
  | { kind: 'refresh' }
  | { kind: 'flush' }
  | { kind: 'wait'; ms: number };

const commands = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      item: fc.constantFrom(...items),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('set' as const),
        line: fc.nat(2),
        quantity: fc.integer({ min: 0, max: 9 }),
      }),
    },
    fc.record({ kind: fc.constant('remove' as const), line: fc.nat(2) }),
    fc.record({ kind: fc.constant('refresh' as const) }),
    fc.record({ kind: fc.constant('flush' as const) }),
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        ms: fc.constantFrom(0, 50, 299, 301, 1_000, 12_000, 40_000),
      }),
    },
  ),
  { minLength: 1, maxLength: 16 },
);

const delay = fc.constantFrom(0, 20, 400, 3_000);
const journey: fc.Arbitrary<Journey> = fc.record({
  // Beyond 10 s the browser has given the call up; it may still be carried out, after newer ones.
  there: fc.oneof({ weight: 4, arbitrary: delay }, fc.constantFrom(11_000, 90_000)),
  back: fc.oneof({ weight: 4, arbitrary: delay }, fc.constant(11_000)),
  lost: fc.oneof(
    { weight: 5, arbitrary: fc.constant(null) },
    fc.constantFrom('request', 'answer', 'request silently', 'answer silently'),
  ),
  repeatedAfter: fc.option(fc.constantFrom(10, 2_000, 30_000), { freq: 3, nil: null }),
  failure: fc.option(
    fc.constantFrom(
      { status: 400, body: { error: 'No.' } },
      { status: 429, body: {} },
      { status: 500, body: {} },
      { status: 503, body: {} },
    ),
    { freq: 8, nil: null },
  ),
});

/** A mishap often lasts, and then meets the repeats of a call as well. */
const journeys = fc
  .array(fc.tuple(journey, fc.integer({ min: 1, max: 3 })), { maxLength: 20 })
  .map((spells) => spells.flatMap(([each, times]) => Array.from({ length: times }, () => each)));

describe('the cart under a hostile network', () => {
  it(`ends as the shopper last meant it and as the server has it, in ${runs} random runs`, async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    await fc.assert(fc.asyncProperty(commands, journeys, play), { numRuns: runs });
  }, 60_000);
});

async function play(script: Command[], mishaps: Journey[]): Promise<void> {
  const { store, server, clock, reported } = openTab();
  server.fill(...lines);
  await settle(store.load());
  const ids = store.getState().cart.entries.map(({ id }) => id);

  const left = [...mishaps];
  server.plan(() => left.shift() ?? {});

  const most = new Map<string, number>();
  store.subscribe(() => {
    const { totalQuantity, subtotalCents } = store.getState().cart;
    expect(server.answeredTotals).toContain(`${totalQuantity}/${subtotalCents}`);
    // What is only ever added to never shrinks: no older answer is shown after a newer one.
    for (const item of items) {
      const quantity = store.quantityOf(item, null);
      expect(quantity).toBeGreaterThanOrEqual(most.get(item) ?? 0);
      most.set(item, quantity);
    }
  });

  /** Runs a promise to its end by moving the time. */
  async function settle<T>(promise: Promise<T>): Promise<T> {
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    promise.then(end, end);
    while (!isDone) await clock.advance(1_000);
    return promise;
  }

  const added = new Map(items.map((item) => [item, 0]));
  const adds: Array<() => Promise<void>> = [];
  const lastWish = new Map<number, { quantity: number; outcome: Promise<CartError | null> }>();
  const outcomeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: CartError) => error,
    );

  function wish(line: number, quantity: number, viaRemove = false): void {
    const id = ids[line]!;
    const made = viaRemove ? store.remove(id) : store.setQuantity(id, quantity);
    const outcome = outcomeOf(made);
    lastWish.set(line, { quantity, outcome });
    const shown = store.getState().cart.entries.find((entry) => entry.id === id)?.quantity ?? 0;
    const isThere = store.getState().settled?.entries.some((entry) => entry.id === id);
    if (isThere) expect(shown).toBe(quantity);
  }

  function perform(command: Command): Promise<void> | void {
    switch (command.kind) {
      case 'add': {
        const intent = intentFor(command.item, command.quantity);
        added.set(command.item, added.get(command.item)! + command.quantity);
        const first = outcomeOf(store.add(intent));
        // The shopper presses again, with the same intent, until it is answered.
        adds.push(async () => {
          let error = await settle(first);
          while (error) error = await settle(outcomeOf(store.add(intent)));
        });
        return;
      }
      case 'set':
        return wish(command.line, command.quantity);
      case 'remove':
        return wish(command.line, 0, true);
      case 'refresh':
        return void store.refresh();
      case 'flush':
        return void store.flush();
      case 'wait':
        return clock.advance(command.ms);
    }
  }

  for (const command of script) await perform(command);
  for (const finish of adds) await finish();
  for (const [line, { quantity, outcome }] of lastWish) {
    let error = await settle(outcome);
    while (error && error.code !== 'not-found') {
      error = await settle(outcomeOf(store.setQuantity(ids[line]!, quantity)));
    }
    // A line that was removed by an earlier wish cannot be changed any more.
    expect(server.quantityOf(lines[line]!)).toBe(error ? 0 : quantity);
  }
  const meant = lines.map((line) => server.quantityOf(line));
  // Late requests and repeats arrive, and the shopper comes back to the page.
  server.plan(() => ({}));
  await clock.advance(120_000);
  await settle(store.refresh());

  expect(lines.map((line) => server.quantityOf(line))).toEqual(meant);
  for (const [item, quantity] of added) expect(server.quantityOf(item)).toBe(quantity);
  const { cart, isUpdating, pendingEntryIds, status } = store.getState();
  expect(cart.entries.map(({ id, quantity }) => ({ id, quantity }))).toEqual(
    server.entries().map(({ id, quantity }) => ({ id, quantity })),
  );
  expect({ isUpdating, pending: pendingEntryIds.size, status }).toEqual({
    isUpdating: false,
    pending: 0,
    status: 'ready',
  });
  expect(server.requests.filter(({ method, keepalive }) => method !== 'GET' && !keepalive)).toEqual(
    [],
  );
  expect(server.mostChangesUnderWay()).toBeLessThanOrEqual(1);
  expect(reported).toEqual([]);
  expect(clock.pending()).toBe(0);
  store.dispose();
}
