import { memberOf, type Value } from '../values.js';
import { isSameName, labelsOf, numberOf } from './members.js';
import type { Data } from './types.js';

/** Which items of a collection are shown, in which order. Null selects all. */
export interface Selection {
  readonly tag: string | null;
  readonly category: string | null;
  /** The id of an author. */
  readonly author?: string | null;
  /** Whether featured items alone. */
  readonly isFeatured: boolean;
  /** The name of a member, with a `-` before it for descending order. */
  readonly orderBy: string | null;
}

export const selectAll: Selection = {
  tag: null,
  category: null,
  isFeatured: false,
  orderBy: null,
};

export function selectItems(items: readonly Data[], selection: Selection): readonly Data[] {
  const { tag, category, author = null, isFeatured, orderBy } = selection;
  const found = items.filter(
    (item) =>
      (tag === null || hasLabel(item, 'tags', tag)) &&
      (category === null || hasLabel(item, 'categories', category)) &&
      (author === null || isBy(item, author)) &&
      (!isFeatured || memberOf(item, 'starred') === true || memberOf(item, 'featured') === true),
  );
  return orderBy === null ? found : order(found, orderBy);
}

/** Whether the author of an item has that id, or that name. */
function isBy(item: Data, author: string): boolean {
  const by = memberOf(item, 'author');
  return memberOf(by, 'id') === author || memberOf(by, 'displayName') === author;
}

function hasLabel(item: Data, key: string, name: string): boolean {
  return labelsOf(item, key).some((label) => isSameName(label, name));
}

function order(items: readonly Data[], orderBy: string): readonly Data[] {
  const [, sign, key = '', word] =
    /^\s*(-?)\s*(\S*?)(?:[\s:]+(asc|desc)\w*)?\s*$/i.exec(orderBy) ?? [];
  const isDescending = sign === '-' || word?.toLowerCase() === 'desc';
  const sorted = [...items].sort((a, b) => compare(memberOf(a, key), memberOf(b, key)));
  return isDescending ? sorted.reverse() : sorted;
}

function compare(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'en');
}

/** The moment that a list is ordered by: when an item was published, else added. */
export function momentOf(item: Data): number | null {
  return numberOf(item, 'publishOn') ?? numberOf(item, 'addedOn');
}
