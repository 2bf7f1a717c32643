/**
 * Joins names as English does, without a serial comma: 'a', 'a and b', 'a, b and c'. Pinned, because the
 * specification words the sentences around it in English (storefront §5) and `Intl.ListFormat` varies.
 */
export function joinList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1);
  return others.length > 0 ? `${others.join(', ')} and ${last}` : last;
}
