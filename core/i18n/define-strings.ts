/** The `{names}` in a text. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Text extends string> = [Placeholder<Text>] extends [never]
  ? []
  : [values: Record<Placeholder<Text>, string | number>];

/** Looks up one text by key; texts with `{placeholders}` take their values as the second argument. */
export type Strings<Table extends Record<string, string>> = <Key extends keyof Table & string>(
  key: Key,
  ...values: Values<Table[Key]>
) => string;

const overridesKey = Symbol.for('vitrine.strings');
const page = globalThis as { [overridesKey]?: Readonly<Record<string, string>> };

/**
 * Declares the texts of one area. A site replaces any of them through its key, such as `cart.adding`.
 *
 * @example
 * const cartStrings = defineStrings('cart', { left: '{count} left' });
 * cartStrings('left', { count: 3 }); // '3 left'
 */
// @__NO_SIDE_EFFECTS__
export function defineStrings<const Table extends Record<string, string>>(
  area: string,
  table: Table,
): Strings<Table> {
  return (key, ...values) => {
    const text = page[overridesKey]?.[`${area}.${key}`] ?? table[key] ?? key;
    return fill(text, values[0]);
  };
}

/** Replaces the site's own texts, by key. Every copy of the library on the page sees them. */
export function setStringOverrides(overrides: Readonly<Record<string, string>>): void {
  page[overridesKey] = overrides;
}

function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
