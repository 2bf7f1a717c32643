/** `name:value` arguments as pairs; the value of a bare word is undefined. */
export function splitOptions(args: readonly string[]): [name: string, value?: string][] {
  return args.map((arg) => {
    const colon = arg.indexOf(':');
    return colon < 0 ? [arg] : [arg.slice(0, colon), arg.slice(colon + 1)];
  });
}

/** The entry of `table` for the last option of that name whose value is one of its keys. */
export function chosen<Entry>(
  args: readonly string[],
  name: RegExp,
  table: Readonly<Record<string, Entry>>,
): Entry | undefined {
  let found: Entry | undefined;
  for (const [written, value = ''] of splitOptions(args)) {
    if (name.test(written) && isKeyOf(table, value)) found = table[value];
  }
  return found;
}

/** Names come from templates and data, so inherited members of objects are not keys. */
export function isKeyOf<Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  name: string,
): name is Key {
  return Object.hasOwn(table, name);
}
