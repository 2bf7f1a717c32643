import { isRecord } from '../../base/index.js';
import * as z from 'zod/mini';
import { getHttp } from '../../runtime/index.js';
import { editableProperties, type AvailableFields, type EditableProperty } from './field-table.js';

/**
 * Narrows the available fields to those that the server supports (storefront §7, `GET
 * /api/template/GetTemplateSchema`, `type=form`).
 * @throws NetError without a valid response.
 *
 * @example
 * const fields = await fetchAvailableFields(listAvailableFields({ vanillaFormHandler: false }), signal);
 */
export async function fetchAvailableFields(
  availableFields: AvailableFields,
  signal: AbortSignal,
): Promise<AvailableFields> {
  const json = await getHttp().request({
    method: 'GET',
    path: '/api/template/GetTemplateSchema',
    query: { type: 'form' },
    schema: () => z.unknown(),
    signal,
  });
  return narrowFields(availableFields, json);
}

/**
 * Returns the available fields that a schema names. The specification does not define its shape: a list of types, bare
 * or as `fieldTypes`, `types` or `fields`, each a name or an object with `type` or `name`, and perhaps `properties`. A
 * schema without a known type changes nothing.
 */
export function narrowFields(availableFields: AvailableFields, schema: unknown): AvailableFields {
  const named = new Map(listOf(schema).map(readType));
  const narrowed = [...availableFields].flatMap(([type, properties]) => {
    if (!named.has(type)) return [];
    const wanted = named.get(type) ?? null;
    const kept = wanted ? properties.filter((property) => wanted.includes(property)) : properties;
    return [[type, kept] as const];
  });
  return narrowed.length > 0 ? new Map(narrowed) : availableFields;
}

function listOf(schema: unknown): readonly unknown[] {
  if (Array.isArray(schema)) return schema;
  if (!isRecord(schema)) return [];
  const list = ['fieldTypes', 'types', 'fields'].map((name) => schema[name]).find(Array.isArray);
  return list ?? [];
}

type NamedType = readonly [type: unknown, properties: readonly EditableProperty[] | null];

/** A list without any known property leaves the properties unchanged. */
function readType(item: unknown): NamedType {
  if (!isRecord(item)) return [item, null];
  const { properties } = item;
  const names = Array.isArray(properties)
    ? properties
    : Object.keys(isRecord(properties) ? properties : {});
  const known = editableProperties.filter((property) => names.includes(property));
  return [item['type'] ?? item['name'], known.length > 0 ? known : null];
}
