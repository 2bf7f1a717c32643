/**
 * Other ways to show a field of the same kind; its answer stays the same. `one-box`: a phone number in one control;
 * `picker`: the browser's own date or time; `picker-seconds`: a time with seconds; `country-list`: an address whose
 * country is chosen from a list, of the codes in `options` or of all.
 */
export const fieldDisplays = {
  phone: ['one-box'],
  date: ['picker'],
  time: ['picker', 'picker-seconds'],
  address: ['country-list'],
} as const;

/** '' for the parts of the specification. */
export type FieldDisplay = '' | (typeof fieldDisplays)[keyof typeof fieldDisplays][number];

/** The display a field's settings ask for; '' for one that its type does not have. */
export function readDisplay(type: string, given: string): FieldDisplay {
  return displaysOf(type).find((display) => display === given) ?? '';
}

/** The displays of a type, without its own. */
export function displaysOf(type: string): readonly FieldDisplay[] {
  const displays: Readonly<Record<string, readonly FieldDisplay[]>> = fieldDisplays;
  return Object.hasOwn(displays, type) ? (displays[type] ?? []) : [];
}
