/** Which change of which page this is. */
export interface IntentOrder {
  readonly page: string;
  readonly turn: number;
}

/** The columns of an entry that keep the newest change which was ordered. */
export interface ChangeMark {
  readonly changed_by: string | null;
  readonly change_turn: number | null;
}

/** What `Intent-Order` says, in the form that its schema has checked; null without one. */
export function readIntentOrder(header: string | undefined): IntentOrder | null {
  if (header === undefined) return null;
  const [page = '', turn] = header.split(';');
  return { page, turn: Number(turn) };
}

/** Whether the same page has changed it since. What other pages did is not known to be older or newer. */
export function isOvertaken(mark: ChangeMark, order: IntentOrder | null): boolean {
  return order !== null && mark.changed_by === order.page && (mark.change_turn ?? 0) > order.turn;
}

/** The mark after a change, which may be older than the one there is: an add counts whenever it arrives. */
export function markAfter(mark: ChangeMark | null, order: IntentOrder | null): ChangeMark {
  if (mark !== null && isOvertaken(mark, order)) return mark;
  return { changed_by: order?.page ?? null, change_turn: order?.turn ?? null };
}
