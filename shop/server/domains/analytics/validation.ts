import { z } from 'zod';

/** JSON Schemas (draft 2020-12) by the name of the event's schema. */
export type EventSchemas = Readonly<Record<string, unknown>>;

export type Validation = (schemaName: string, content: unknown) => readonly string[] | null;

/** Validates contents by schema. A schema is compiled on first use and cached. */
export function createValidation(schemas: EventSchemas): Validation {
  const known = new Map<string, z.ZodType>();

  function find(name: string): z.ZodType | null {
    if (!Object.hasOwn(schemas, name)) return null;
    const schema =
      known.get(name) ?? z.fromJSONSchema(schemas[name] as z.core.JSONSchema.JSONSchema);
    known.set(name, schema);
    return schema;
  }

  return (schemaName, content) => {
    const schema = find(schemaName);
    if (schema === null) return null;
    const { error } = schema.safeParse(content);
    return (error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.') || 'The content'}: ${message}.`,
    );
  };
}
