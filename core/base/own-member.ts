/** The own member of a record whose keys come from data; undefined for `constructor` and other inherited ones. */
export function ownMember<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
