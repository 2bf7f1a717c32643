import { useState, type PointerEvent, type RefObject } from 'react';

/** On each row of the list that can be passed by another. */
export const rowAttribute = 'data-row';

export interface DragOrder {
  /** Id of the row that is held; null for none. */
  readonly held: string | null;
  start(event: PointerEvent, id: string): void;
  /** For the list, which has the pointer: rows move in the page, and one that does loses it. */
  readonly listeners: {
    onPointerMove(event: PointerEvent): void;
    onPointerUp(): void;
    onLostPointerCapture(): void;
  };
}

/** Sorts the rows of a list by dragging. `move` is called for each new position, `drop` at the end. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  { move, drop }: { move(id: string, place: number): void; drop(id: string): void },
): DragOrder {
  const [held, setHeld] = useState<string | null>(null);

  function end(): void {
    if (held !== null) drop(held);
    setHeld(null);
  }

  return {
    held,
    start(event, id) {
      if (event.button !== 0 || !list.current) return;
      // No text is selected on the way.
      event.preventDefault();
      list.current.setPointerCapture(event.pointerId);
      setHeld(id);
    },
    listeners: {
      onPointerMove(event) {
        if (held !== null && list.current) move(held, placeAt(list.current, event.clientY, held));
      },
      onPointerUp: end,
      onLostPointerCapture: end,
    },
  };
}

/** How many of the other rows have their middle above the pointer. */
export function placeAt(list: HTMLElement, y: number, held: string): number {
  const rows = [...list.querySelectorAll(`[${rowAttribute}]`)];
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return row.getAttribute(rowAttribute) !== held && top + height / 2 < y;
  }).length;
}
