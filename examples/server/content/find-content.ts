import type { Catalogue } from '../catalogue/index.js';
import { Problem } from '../http/index.js';

/** Something that may be liked and commented on. */
export interface Content {
  /** 1 takes comments (platform §4). */
  readonly commentState: number;
}

/** Finds an item or a collection by its id; null for an unknown one. */
export type FindContent = (id: string) => Promise<Content | null>;

/** The listed products, which all take comments. */
export function contentOfCatalogue(catalogue: Pick<Catalogue, 'kept'>): FindContent {
  return async (id) => ((await catalogue.kept()).sold(id) ? { commentState: 1 } : null);
}

/** @throws Problem `item-not-found`. */
export async function requireContent(find: FindContent, id: string): Promise<Content> {
  const content = await find(id);
  if (content === null) throw new Problem('item-not-found');
  return content;
}
