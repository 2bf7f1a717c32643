import { Component, createRef, type ReactNode, type Ref, type RefObject } from 'react';
import { findFocusable } from '../../../core/dom/index.js';
import type { CartRow } from './cart-row.js';

interface RowFocusProps {
  rows: readonly CartRow[];
  heading: RefObject<HTMLElement | null>;
  children: (list: Ref<HTMLUListElement>) => ReactNode;
}

/** Position of the focus before a change. */
interface Place {
  key: string;
  isRemoved: boolean;
}

/**
 * Keeps the focus in the list: on Undo after a removal, on the quantity after an undo; when its row is gone, on the
 * first control of the next row, else on the heading. A class component, because only `getSnapshotBeforeUpdate` sees
 * the DOM before a change.
 */
export class RowFocus extends Component<RowFocusProps> {
  readonly #list = createRef<HTMLUListElement>();

  override getSnapshotBeforeUpdate({ rows }: RowFocusProps): Place | null {
    const item = this.#list.current?.querySelector(':focus')?.closest<HTMLElement>('[data-row]');
    const row = rows.find(({ key }) => key === item?.dataset['row']);
    return row ? { key: row.key, isRemoved: row.state !== 'present' } : null;
  }

  override componentDidUpdate(
    { rows: before }: RowFocusProps,
    _state: unknown,
    place: Place | null,
  ): void {
    if (!place) return;
    const { rows, heading } = this.props;
    const row = rows.find(({ key }) => key === place.key);
    if (row) {
      if ((row.state !== 'present') !== place.isRemoved) focusFirst(this.#find(place.key));
      return;
    }
    const index = before.findIndex(({ key }) => key === place.key);
    const next = before.slice(index + 1).find(({ key }) => rows.some((other) => other.key === key));
    const item = next && this.#find(next.key);
    ((item && findFocusable(item)) ?? heading.current)?.focus();
  }

  #find(key: string): HTMLElement | null {
    const items = this.#list.current?.children ?? [];
    const item = [...items].find(
      (child) => child instanceof HTMLElement && child.dataset['row'] === key,
    );
    return item instanceof HTMLElement ? item : null;
  }

  override render(): ReactNode {
    return this.props.children(this.#list);
  }
}

/** The quantity of a restored line, the Undo of a removed one. */
function focusFirst(item: HTMLElement | null): void {
  const target = item?.querySelector('input') ?? item?.querySelector('button');
  target?.focus();
}
