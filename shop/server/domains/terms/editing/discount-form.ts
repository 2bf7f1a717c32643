import type { FieldErrors } from 'vitrine/core/forms';
import { readUnless, type Read, type Typed } from '../../../ground/http/index.js';
import { toGiftCode } from '../../gift-cards/index.js';
import { readCoverage, writeCoverage } from './coverage.js';
import { writeAmounts, Reading } from './read-texts.js';
import { readReduction, writeReduction } from './reductions.js';
import type { DiscountKind, EditedDiscount, Shelf } from './types.js';

const day = 24 * 60 * 60_000;

/** Lengths in characters, and uses. Ours: the specification has none. */
export const discountLimits = { code: 40, title: 60, uses: 1_000_000 };

interface FormPlace {
  readonly kind: DiscountKind;
  /** Null for a new one. */
  readonly stored: EditedDiscount | null;
  readonly shelf: Shelf;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The form of a discount. The code of a stored coupon is fixed, because carts and orders refer to it. */
export function readDiscount(
  typed: Typed,
  { kind, stored, shelf, now }: FormPlace,
): Read<EditedDiscount, FieldErrors> {
  const reading = new Reading(typed);
  const isCoupon = kind === 'coupon';
  const limit = { what: 'the limit', most: discountLimits.uses };
  const code = isCoupon ? (stored?.code ?? readCode(reading)) : null;
  const title = reading.line('title', { what: 'The title', most: discountLimits.title });
  const reduction = readReduction(reading);
  const covers = readCoverage(reading, shelf);
  const minimum = reading.amounts('minimum', { isOptional: true, isZeroAllowed: true });
  const startsAt = readStart(reading, stored?.startsAt);
  const expiresAt = readEnd(reading, { storedEnd: stored?.expiresAt, now });
  if (startsAt !== undefined && expiresAt !== undefined && startsAt >= expiresAt) {
    reading.refuse('ends', 'The last day is before the first.');
  }
  return readUnless(reading.errors, {
    code,
    title,
    reduction,
    ...(covers !== undefined && { covers }),
    ...(minimum !== null && { minimum }),
    ...(startsAt !== undefined && { startsAt }),
    ...(expiresAt !== undefined && { expiresAt }),
    usageLimit: isCoupon ? reading.count('limit', limit) : null,
  });
}

/** The fields of the form of a stored discount. */
export function writeDiscount(discount: EditedDiscount, shelf: Shelf): Typed {
  const { code, title, reduction, covers, minimum, startsAt, expiresAt, usageLimit } = discount;
  return {
    ...(code !== null && { code }),
    title,
    ...writeReduction(reduction),
    ...writeCoverage(covers, shelf),
    ...writeAmounts('minimum', minimum),
    ...(startsAt !== undefined && { starts: firstDayOf(startsAt) }),
    ...(expiresAt !== undefined && { ends: lastDayOf(expiresAt) }),
    ...(usageLimit !== null && { limit: String(usageLimit) }),
  };
}

/** The first day, in UTC, on which something that begins then is valid: `2026-12-01`. */
export function firstDayOf(startsAt: string): string {
  return new Date(Date.parse(startsAt)).toISOString().slice(0, 10);
}

/** The last day, in UTC, on which something that ends then is valid: `2026-12-24`. */
export function lastDayOf(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10);
}

function readCode(reading: Reading): string {
  const code = reading.text('code').toUpperCase();
  if (code === '') reading.refuse('code', 'The code is missing.');
  else if (code.length > discountLimits.code) {
    reading.refuse('code', `The code has at most ${discountLimits.code} characters.`);
  } else if (!/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(code)) {
    reading.refuse('code', 'Write the code with letters A to Z, digits and single hyphens.');
  } else if (toGiftCode(code) !== null) {
    reading.refuse('code', 'This looks like the code of a gift card. Choose another one.');
  }
  return code;
}

/** The beginning of the first day; a stored time is kept while its day stays. */
function readStart(reading: Reading, storedStart: string | undefined): string | undefined {
  const given = reading.text('starts');
  if (storedStart !== undefined && given === firstDayOf(storedStart)) return storedStart;
  const start = readDay(reading, 'starts');
  return start === null ? undefined : new Date(start).toISOString();
}

/** The end of the last day; a stored time is kept while its day stays. */
function readEnd(
  reading: Reading,
  { storedEnd, now }: { readonly storedEnd: string | undefined; readonly now: number },
): string | undefined {
  const given = reading.text('ends');
  if (storedEnd !== undefined && given === lastDayOf(storedEnd)) return storedEnd;
  const start = readDay(reading, 'ends');
  if (start === null) return undefined;
  if (start + day <= now) reading.refuse('ends', 'This day is over. To end it now, switch it off.');
  return new Date(start + day).toISOString();
}

/** Null if nothing, or no day, is typed. The years are those that every database reads. */
function readDay(reading: Reading, name: string): number | null {
  const given = reading.text(name);
  if (given === '') return null;
  const start = /^2\d{3}-\d{2}-\d{2}$/.test(given) ? Date.parse(`${given}T00:00:00Z`) : Number.NaN;
  if (!Number.isNaN(start) && new Date(start).toISOString().startsWith(given)) return start;
  reading.refuse(name, 'Write the day as year-month-day, such as 2026-12-24.');
  return null;
}
