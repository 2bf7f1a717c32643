/** An own member of a record whose keys come from data; `constructor` and the like are none unless it has them. */
export function memberOf<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
