/**
 * What a field of an event holds. The kind says the type of its value and how personal it is, so that a payload's
 * type, its JSON Schema and what a cookieless event may keep come from one word.
 */
export const fieldKinds = [
  'text',
  'number',
  'flag',
  'texts',
  'items',
  'identifier',
  'location',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** A kind; with a question mark the field may be absent. */
export type Field = FieldKind | `${FieldKind}?`;
export type Fields = Readonly<Record<string, Field>>;

/** How personal a field is: `identifier` names a visitor, `location` tells where one came from or what one looked for. */
export type PersonalClass = 'identifier' | 'location' | 'none';

/** A product, or another thing that is shown or sold. `price` is for one, in the currency's units (19.9). */
export interface EventItem {
  readonly id: string;
  readonly name: string;
  readonly sku?: string | undefined;
  readonly variant?: string | undefined;
  readonly price?: number | undefined;
  readonly quantity?: number | undefined;
}

interface Values {
  text: string;
  number: number;
  flag: boolean;
  texts: readonly string[];
  items: readonly EventItem[];
  identifier: string;
  location: string;
}

type KindOf<F extends Field> = F extends `${infer K extends FieldKind}?` ? K : F;
type OptionalNames<F extends Fields> = {
  [N in keyof F]: F[N] extends `${string}?` ? N : never;
}[keyof F];

/** The payload that a table of fields describes. */
export type PayloadOf<F extends Fields> = {
  readonly [N in Exclude<keyof F, OptionalNames<F>>]: Values[KindOf<F[N]> & FieldKind];
} & {
  readonly [N in OptionalNames<F>]?: Values[KindOf<F[N]> & FieldKind] | undefined;
};

export function isOptional(field: Field): boolean {
  return field.endsWith('?');
}

export function kindOf(field: Field): FieldKind {
  return field.replace('?', '') as FieldKind;
}

export function classOf(field: Field): PersonalClass {
  const kind = kindOf(field);
  return kind === 'identifier' || kind === 'location' ? kind : 'none';
}
