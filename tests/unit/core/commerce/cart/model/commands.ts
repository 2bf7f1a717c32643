import fc from 'fast-check';
import type { Journey } from '../fake-server.js';

/** One thing a shopper does, or that happens to them. */
export type Command =
  | { kind: 'add'; item: string; quantity: number }
  | { kind: 'set'; line: number; quantity: number }
  | { kind: 'remove'; line: number }
  /** Of what was removed last. */
  | { kind: 'undo' }
  | { kind: 'answer form'; line: number; text: string }
  | { kind: 'coupon'; code: string; isWanted: boolean }
  | { kind: 'location'; country: string }
  | { kind: 'option'; id: string }
  | { kind: 'refresh' }
  | { kind: 'flush' }
  | { kind: 'wait'; ms: number }
  /** They go elsewhere, and come back from the back/forward cache. */
  | { kind: 'leave'; ms: number }
  | { kind: 'lose cart'; code: 'cart-expired' | 'cart-purchased' };

/** Lines e1, e2 and e3 are changed; the other items are added. */
export const lines = ['mug', 'lamp', 'rug'];
export const items = ['pen', 'cup'];
export const couponCodes = ['TEN', 'FIVE'];

const line = fc.nat(lines.length - 1);
const is = <const K>(kind: K) => fc.constant(kind);

const add = fc.record({
  kind: is('add'),
  item: fc.constantFrom(...items),
  quantity: fc.integer({ min: 1, max: 3 }),
});
const set = fc.record({ kind: is('set'), line, quantity: fc.integer({ min: 0, max: 9 }) });
const remove = fc.record({ kind: is('remove'), line });
const undo = fc.record({ kind: is('undo') });
const answerForm = fc.record({
  kind: is('answer form'),
  line,
  text: fc.constantFrom('Ada', 'Ben', 'Cleo'),
});
const coupon = fc.record({
  kind: is('coupon'),
  code: fc.constantFrom(...couponCodes),
  isWanted: fc.boolean(),
});
const location = fc.record({
  kind: is('location'),
  country: fc.constantFrom('DE', 'FR', 'US'),
});
const option = fc.record({ kind: is('option'), id: fc.constantFrom('standard', 'express') });
const wait = fc.record({
  kind: is('wait'),
  ms: fc.constantFrom(0, 50, 299, 301, 1_000, 12_000, 40_000),
});
const leave = fc.record({ kind: is('leave'), ms: fc.constantFrom(0, 100, 5_000, 60_000) });
const lose = fc.record({
  kind: is('lose cart'),
  code: fc.constantFrom('cart-expired', 'cart-purchased'),
});
const reading = fc.constantFrom<Command>({ kind: 'refresh' }, { kind: 'flush' });

/** Much of what goes wrong takes two changes of the same thing, one soon after the other. */
const often = (weight: number, arbitrary: fc.Arbitrary<Command>) => ({ weight, arbitrary });
const staying = [
  often(2, add),
  often(4, set),
  often(2, remove),
  often(2, undo),
  often(2, answerForm),
  often(1, coupon),
  often(1, location),
  often(2, option),
  often(1, reading),
  often(4, wait),
];

const scriptOf = (...choices: Array<{ weight: number; arbitrary: fc.Arbitrary<Command> }>) =>
  fc.array(fc.oneof(...choices), { minLength: 1, maxLength: 16 });

export const scripts = {
  /** One after the other: the page stays, and so does the cart. */
  staying: scriptOf(...staying),
  leaving: scriptOf(...staying, often(2, leave)),
  losing: scriptOf(...staying, often(2, lose)),
};

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
const spellsOf = (each: fc.Arbitrary<Journey>) =>
  fc
    .array(fc.tuple(each, fc.integer({ min: 1, max: 3 })), { maxLength: 20 })
    .map((spells) => spells.flatMap(([one, times]) => Array.from({ length: times }, () => one)));

export const journeys = spellsOf(journey);

/** Much goes wrong, but nothing arrives after the browser has given it up. */
export const promptJourneys = spellsOf(
  fc.tuple(journey, delay).map(([each, there]) => ({ ...each, there })),
);
