import type { FieldType } from './form.js';

/**
 * Other ways to show a field of the same kind; its answer stays the same. `one-box`: a phone number in one control;
 * `picker`: the browser's own date or time; `picker-seconds`: a time with seconds.
 */
export const fieldDisplays = {
  phone: ['one-box'],
  date: ['picker'],
  time: ['picker', 'picker-seconds'],
} as const;

/** '' for the parts of the specification. */
export type FieldDisplay = '' | (typeof fieldDisplays)[keyof typeof fieldDisplays][number];

/** The display a field's settings ask for; '' for one that its type does not have. */
export function readDisplay(type: FieldType, given: string): FieldDisplay {
  const known: readonly FieldDisplay[] = hasDisplays(type) ? fieldDisplays[type] : [];
  return known.find((display) => display === given) ?? '';
}

function hasDisplays(type: FieldType): type is FieldType & keyof typeof fieldDisplays {
  return Object.hasOwn(fieldDisplays, type);
}
