/** `name:value` arguments as pairs; the value of a bare word is undefined. */
export function splitOptions(args: readonly string[]): [name: string, value?: string][] {
  return args.map((arg) => {
    const colon = arg.indexOf(':');
    return colon < 0 ? [arg] : [arg.slice(0, colon), arg.slice(colon + 1)];
  });
}

/** The value of the last option of that name whose value is a key of `table`. */
export function chosen<Key extends string>(
  args: readonly string[],
  name: RegExp,
  table: Readonly<Record<Key, unknown>>,
): Key | undefined {
  const values = splitOptions(args).flatMap(([written, value = '']) =>
    name.test(written) && isKeyOf(table, value) ? value : [],
  );
  return values.at(-1);
}

/** Names come from templates and data: nothing that objects inherit is a key. */
export function isKeyOf<Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  name: string,
): name is Key {
  return Object.hasOwn(table, name);
}
