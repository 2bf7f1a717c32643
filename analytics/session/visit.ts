import type { ExpiringStorage } from '../../core/net/index.js';
import type { Clock } from '../../core/runtime/index.js';
import type { IdentityPart } from './kept-id.js';
import { createKeptText } from './kept-text.js';
import { analyticsCookies, visitLifetime, type AnalyticsCookie } from './names.js';
import { createRandomId } from './random-id.js';

/** The content of `ss_cvr`. */
export interface Visitor {
  id: string;
  /** When the first visit, the one before this, and this one began: milliseconds since 1970. */
  first: number;
  previous: number;
  present: number;
  visits: number;
}

export interface VisitOptions {
  clock: Clock;
  fallback: ExpiringStorage;
}

/** How long a tab may take to write the cookies of a visit, in ms. */
const writeTime = 1000;
const pattern = /^([\w-]{8,64})\|(\d{1,16})\|(\d{1,16})\|(\d{1,16})\|(\d{1,9})$/;

/**
 * Creates the visit, whose text is that of `ss_cvr`. It lasts as long as its cookie; the time of day and time zones do
 * not end it.
 */
export function createVisit({ clock, fallback }: VisitOptions): IdentityPart {
  const keep = (name: AnalyticsCookie) =>
    createKeptText({ name, lifetime: analyticsCookies[name], fallback });
  const visitor = keep('ss_cvr');
  const presence = keep('ss_cvt');
  const began = keep('ss_cvisit');
  const beganBefore = keep('ss_cpvisit');
  const texts = [visitor, presence, began, beganBefore];
  let withdrawnAt = Infinity;

  return {
    ensure(cookies) {
      const known = parseVisitor(visitor.read(cookies));
      const isOver = clock.now() - withdrawnAt > visitLifetime;
      withdrawnAt = Infinity;
      if (known && presence.read(cookies) !== null && !isOver) {
        return texts.map((text) => text.restore(cookies)).includes(true);
      }
      const next = isBeginning(known, clock.now()) ? known : beginVisit(known, clock.now());
      visitor.write(writeVisitor(next));
      presence.write(String(next.present));
      began.write(String(next.present));
      beganBefore.write(String(next.previous));
      return true;
    },
    confirm(cookies) {
      for (const text of [presence, began, beganBefore]) text.confirm(cookies);
      return visitor.confirm(cookies);
    },
    renew(cookies) {
      presence.renew(cookies);
      began.renew(cookies);
    },
    withdraw(cookies) {
      withdrawnAt = clock.now();
      for (const text of texts) text.withdraw(cookies);
    },
    clear() {
      for (const text of texts) text.remove();
    },
  };
}

function parseVisitor(text: string | null): Visitor | null {
  const match = pattern.exec(text ?? '');
  if (!match) return null;
  const [, id = '', ...numbers] = match;
  const [first = 0, previous = 0, present = 0, visits = 0] = numbers.map(Number);
  return { id, first, previous, present, visits };
}

/** Whether another tab is writing the cookies of this visit right now. */
function isBeginning(known: Visitor | null, now: number): known is Visitor {
  return known !== null && now >= known.present && now - known.present < writeTime;
}

/** The next visit of a known visitor, or the first of a new one. */
function beginVisit(known: Visitor | null, now: number): Visitor {
  if (!known) return { id: createRandomId(), first: now, previous: now, present: now, visits: 1 };
  return { ...known, previous: known.present, present: now, visits: known.visits + 1 };
}

function writeVisitor({ id, first, previous, present, visits }: Visitor): string {
  return [id, first, previous, present, visits].join('|');
}
