/** The position of an element on the line along which pictures scroll, in pixels. */
export interface Span {
  readonly left: number;
  readonly width: number;
}

export type Alignment = 'left' | 'center' | 'right';

/** How far the list has to scroll until `item` stands at the alignment. */
export function scrollWay(item: Span, list: Span, alignment: Alignment): number {
  const shares = { left: 0, center: 0.5, right: 1 };
  const share = shares[alignment];
  return item.left + item.width * share - (list.left + list.width * share);
}

/** The index of the picture that is nearest to its place. */
export function nearestIndex(items: readonly Span[], list: Span, alignment: Alignment): number {
  const ways = items.map((item) => Math.abs(scrollWay(item, list, alignment)));
  return Math.max(0, ways.indexOf(Math.min(...ways)));
}
