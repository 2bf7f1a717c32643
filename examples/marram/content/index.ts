import { shopAlbums } from './albums.js';
import { shopEvents } from './events.js';
import { shopJournal } from './journal.js';
import { shopTexts } from './texts.js';
import type { ContentSeed } from 'vitrine-shop';

/** The content of the example shop. */
export const content: readonly ContentSeed[] = [
  ...shopJournal,
  ...shopEvents,
  ...shopAlbums,
  ...shopTexts,
];
