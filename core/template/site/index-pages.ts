import { folderBehaviors } from '../../content/index.js';
import { isObject, type Value } from '../values.js';
import { listOf, textOf } from './members.js';
import type { Data } from './types.js';

/** The members of a collection that shows other collections on one page, for templates and predicates. */
export const indexMembers: Data = { folder: true, folderBehavior: folderBehaviors.index };

/** The names of the collections that an index shows, in their order; null for a collection that is no index. */
export function partNamesOf(collection: Value): readonly string[] | null {
  const parts = listOf(collection, 'collections');
  return (
    parts?.flatMap((part) =>
      typeof part === 'string'
        ? part
        : (textOf(part, 'urlId') ?? textOf(part, 'fullUrl')?.replace(/^\/+|\/+$/g, '') ?? []),
    ) ?? null
  );
}

/** The collections that an export writes within its index. */
export function writtenParts(collection: Value): readonly Data[] {
  return (listOf(collection, 'collections') ?? [])
    .filter(isObject)
    .filter((part) => textOf(part, 'urlId') !== null || textOf(part, 'fullUrl') !== null);
}
