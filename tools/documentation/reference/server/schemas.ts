import type { Schema } from '../open-api.js';

export type Schemas = Readonly<Record<string, Schema>>;

/** The name of a shared schema; null for one that stands in place. */
export function nameOf({ $ref }: Schema): string | null {
  return $ref?.split('/').at(-1) ?? null;
}

function resolveSchema(schema: Schema, all: Schemas): Schema {
  const name = nameOf(schema);
  return name === null ? schema : (all[name] ?? {});
}

/** The type in a few words: `integer`, `CartEntry[]`, `"USD" | "EUR"`. */
export function describeType(schema: Schema): string {
  const name = nameOf(schema);
  if (name !== null) return name;
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map(describeType).join(' | ');
  if (schema.allOf) return schema.allOf.map(describeType).join(' & ');
  if (schema.items) return `${bracketed(describeType(schema.items))}[]`;
  if (typeof schema.additionalProperties === 'object' && !schema.properties) {
    return `Record<string, ${describeType(schema.additionalProperties)}>`;
  }
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  return typeof schema.type === 'string' ? schema.type : 'any';
}

const bracketed = (type: string) => (type.includes(' ') ? `(${type})` : type);

const deepest = 6;

/** A value that the schema accepts, as an example. A schema inside itself ends as null. */
export function exampleOf(schema: Schema, all: Schemas, name = '', depth = 0): unknown {
  const { example, default: fallback, enum: values, properties, items } = schema;
  if (depth > deepest) return null;
  const ref = nameOf(schema);
  if (ref !== null) return exampleOf(resolveSchema(schema, all), all, name, depth + 1);
  if (example !== undefined) return example;
  if ('const' in schema) return schema.const;
  if (values) return values[0];
  if (fallback !== undefined) return fallback;
  const [option] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  if (option) return exampleOf(option, all, name, depth + 1);
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((one) => exampleOf(one, all, name, depth + 1)));
  }
  if (properties) {
    const members = Object.entries(properties).map(([key, one]) => [
      key,
      exampleOf(one, all, key, depth + 1),
    ]);
    return Object.fromEntries(members);
  }
  if (items) return [exampleOf(items, all, name, depth + 1)];
  if (typeof schema.additionalProperties === 'object') {
    return { name: exampleOf(schema.additionalProperties, all, '', depth + 1) };
  }
  return simpleExample(schema, name);
}

/** Names of the contract that have one meaning everywhere. */
const known: Readonly<Record<string, unknown>> = {
  itemId: 'item-dune-mug',
  productId: 'item-dune-mug',
  sku: 'MUG-OAT-SMALL',
  email: 'ann@shop.example',
  locale: 'en-US',
  currency: 'USD',
  country: 'DE',
  postalCode: '10115',
  error: 'The request is not valid.',
  title: 'Dune Mug',
  id: 'dune-mug',
  websiteId: 'my-shop',
  entryId: 'entry-1',
  formId: 'contact',
};

function simpleExample(schema: Schema, name: string): unknown {
  if (Object.hasOwn(known, name)) return known[name];
  const [type] = [schema.type].flat();
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return true;
  if (type === 'array') return [];
  if (type === 'object') return {};
  if (type === 'null') return null;
  if (schema.format === 'email') return known['email'];
  return type === 'string' ? '…' : null;
}
