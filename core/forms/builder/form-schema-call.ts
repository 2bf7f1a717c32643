import { isRecord } from '../../base/index.js';
import * as z from 'zod/mini';
import { getHttp } from '../../runtime/index.js';
import { editableProperties, type BuilderOffer, type EditableProperty } from './field-table.js';

/**
 * What the server says can be built (storefront §7, `GET /api/template/GetTemplateSchema`, `type=form`), within `offer`.
 * @throws NetError when it does not say.
 */
export async function fetchOffer(offer: BuilderOffer, signal: AbortSignal): Promise<BuilderOffer> {
  const json = await getHttp().request({
    method: 'GET',
    path: '/api/template/GetTemplateSchema',
    query: { type: 'form' },
    schema: () => z.unknown(),
    signal,
  });
  return narrowOffer(offer, json);
}

/**
 * The part of an offer that a schema names. Its shape is not shown by the specification: a list of types, bare or as
 * `fieldTypes`, `types` or `fields`, each a name or an object with `type` or `name`, and perhaps `properties`. It takes
 * away only; one that names no type that is known says nothing.
 */
export function narrowOffer(offer: BuilderOffer, schema: unknown): BuilderOffer {
  const named = new Map(listOf(schema).map(readType));
  const narrowed = [...offer].flatMap(([type, properties]) => {
    if (!named.has(type)) return [];
    const wanted = named.get(type) ?? null;
    const kept = wanted ? properties.filter((property) => wanted.includes(property)) : properties;
    return [[type, kept] as const];
  });
  return narrowed.length > 0 ? new Map(narrowed) : offer;
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
