import { intentOrderHeader } from 'vitrine/core/net';
import type { Call } from '../../ground/http/index.js';

/** The page that sent a change, and the number of the change on that page. */
export interface IntentOrder {
  readonly page: string;
  readonly turn: number;
}

/** The columns of an entry that hold its newest ordered change. */
export interface ChangeMark {
  readonly changed_by: string | null;
  readonly change_turn: number | null;
}

/** Reads the `Intent-Order` header, whose form the route's schema has checked; null without one. */
export function intentOrderOf(c: Call): IntentOrder | null {
  const header = c.req.header(intentOrderHeader);
  if (header === undefined) return null;
  const [page = '', turn] = header.split(';');
  return { page, turn: Number(turn) };
}

/** Whether the same page has sent a newer change. Changes of other pages cannot be ordered. */
export function isOvertaken(mark: ChangeMark, order: IntentOrder | null): boolean {
  return order !== null && mark.changed_by === order.page && (mark.change_turn ?? 0) > order.turn;
}

/** The mark after a change. An add counts even when it arrives late, so a newer mark is kept. */
export function markAfter(mark: ChangeMark | null, order: IntentOrder | null): ChangeMark {
  if (mark !== null && isOvertaken(mark, order)) return mark;
  return { changed_by: order?.page ?? null, change_turn: order?.turn ?? null };
}
