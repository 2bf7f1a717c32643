import { shopAlbums } from './shop-albums.js';
import { shopEvents } from './shop-events.js';
import { shopJournal } from './shop-journal.js';
import { shopTexts } from './shop-texts.js';
import type { ContentSeed } from './types.js';

/** The content of the example shop. */
export const shopContent: readonly ContentSeed[] = [
  ...shopJournal,
  ...shopEvents,
  ...shopAlbums,
  ...shopTexts,
];
