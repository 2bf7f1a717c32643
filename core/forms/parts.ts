import { isRecord, ownMember } from '../base/index.js';
/** The parts of the types with several texts, in the order of their answer (platform §3). */
export const partNames = {
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
} as const;

export type PartedType = keyof typeof partNames;
export type PartName = (typeof partNames)[PartedType][number];

export function isParted(type: string): type is PartedType {
  return Object.hasOwn(partNames, type);
}

/**
 * Returns the texts of an answer in the order of its parts, '' for missing ones. Accepts a list, or an object by part
 * names. A phone with three parts lacks the country code, the first one (storefront §3).
 */
export function readParts(type: PartedType, answer: unknown): readonly string[] {
  const names: readonly string[] = partNames[type];
  if (!Array.isArray(answer)) return names.map((name) => memberText(answer, name));
  const texts = answer.map(toText);
  if (type === 'phone' && texts.length === names.length - 1) texts.unshift('');
  return names.map((_, index) => texts[index] ?? '');
}

/** Converts a scalar to text; '' for anything else. */
export function toText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

/** Returns an own member as text; '' for none. */
export function memberText(value: unknown, name: string): string {
  return isRecord(value) ? toText(ownMember(value, name)) : '';
}
