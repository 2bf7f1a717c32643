/**
 * The types of payload fields. A type defines the TypeScript type, the JSON Schema, and whether a cookieless event may
 * contain the field.
 */
export const payloadTypes = [
  'text',
  'number',
  'flag',
  'texts',
  'items',
  'identifier',
  'location',
] as const;
export type PayloadType = (typeof payloadTypes)[number];

/** A payload type; with a question mark the field is optional. */
export type Field = PayloadType | `${PayloadType}?`;
export type Fields = Readonly<Record<string, Field>>;

/** How personal a field is. `identifier`: identifies a visitor; `location`: where they came from or what they searched. */
export type PersonalClass = 'identifier' | 'location' | 'none';

/** A product or another item. `price` is for one, in the currency's units (19.9). */
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

type TypeOf<F extends Field> = F extends `${infer K extends PayloadType}?` ? K : F;
type OptionalNames<F extends Fields> = {
  [N in keyof F]: F[N] extends `${string}?` ? N : never;
}[keyof F];

/** The payload type of a table of fields. */
export type PayloadOf<F extends Fields> = {
  readonly [N in Exclude<keyof F, OptionalNames<F>>]: Values[TypeOf<F[N]> & PayloadType];
} & {
  readonly [N in OptionalNames<F>]?: Values[TypeOf<F[N]> & PayloadType] | undefined;
};

export function isOptional(field: Field): boolean {
  return field.endsWith('?');
}

export function payloadTypeOf(field: Field): PayloadType {
  return field.replace('?', '') as PayloadType;
}

export function personalClassOf(field: Field): PersonalClass {
  const kind = payloadTypeOf(field);
  return kind === 'identifier' || kind === 'location' ? kind : 'none';
}
