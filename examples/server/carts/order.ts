/** Which change of which page this is. */
export interface Order {
  readonly page: string;
  readonly turn: number;
}

/** What `Intent-Order` says, in the form that its schema has checked; null without one. */
export function readOrder(header: string | undefined): Order | null {
  if (header === undefined) return null;
  const [page = '', turn] = header.split(';');
  return { page, turn: Number(turn) };
}

/** Whether the same page has changed it since. What other pages did is not known to be older or newer. */
export function isOvertaken(
  entry: { changed_by: string | null; change_turn: number | null },
  order: Order | null,
): boolean {
  return order !== null && entry.changed_by === order.page && (entry.change_turn ?? 0) > order.turn;
}
