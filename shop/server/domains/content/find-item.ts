import type { Catalogue } from '../catalogue/index.js';
import { Problem } from '../../ground/http/index.js';
import type { Content } from './content.js';

/** Something that may be liked and commented on. */
export interface DiscussedItem {
  /** 1 takes comments (platform §4). */
  readonly commentState: number;
}

/** Finds an item or a collection by its id; null for an unknown one. */
export type FindItem = (id: string) => Promise<DiscussedItem | null>;

/** The listed products, which all take comments, and the published content. */
export function findItems(
  catalogue: Pick<Catalogue, 'kept'>,
  content: Pick<Content, 'byId'>,
): FindItem {
  return async (id) =>
    (await catalogue.kept()).sold(id) ? { commentState: 1 } : await content.byId(id);
}

/** @throws Problem `item-not-found`. */
export async function requireItem(find: FindItem, id: string): Promise<DiscussedItem> {
  const item = await find(id);
  if (item === null) throw new Problem('item-not-found');
  return item;
}
