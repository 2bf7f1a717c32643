import { defineDomain, type Ground } from '../../ground/domain.js';
import type { Catalogue } from '../catalogue/index.js';
import { createContent } from './content.js';
import { findItems, type FindItem } from './find-item.js';
import { createCountItems } from './item-counts.js';
import { createLocks } from './locks.js';
import { seedContent } from './seed.js';
import type { ContentSeed } from './types.js';

export interface ContentOptions {
  /** Posts, events, albums and pages of the site; none by default. */
  readonly content?: readonly ContentSeed[];
  /** The password of private pages; without it nobody opens one. */
  readonly lockPassword?: string;
  /** The items that may be liked and commented on, by id; by default the listed products and the published content. */
  readonly findItem?: FindItem;
  /** The site setting for comments (platform §4); on by default. Off, none are counted. */
  readonly commentsEnabled?: boolean;
}

interface Given extends Ground {
  readonly catalogue: Catalogue;
}

export const content = defineDomain({
  name: 'content',
  uses: ['catalogue'],
  seed: (database, options: ContentOptions) => seedContent(database, options.content ?? []),
  open({ database, catalogue, signer, callers, now }: Given, options: ContentOptions) {
    const content = createContent(database, now);
    return {
      content,
      findItem: options.findItem ?? findItems(catalogue, content),
      countItems: createCountItems(database, options.commentsEnabled ?? true),
      locks: createLocks({
        signer,
        callers,
        password: options.lockPassword ?? null,
      }),
    };
  },
});
