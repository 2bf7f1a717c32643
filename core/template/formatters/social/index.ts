import type { Formatters } from '../../plugins.js';
import { commentFormatters } from './comments.js';
import { mediaFormatters } from './media.js';
import { shareFormatters } from './share.js';
import { twitterFormatters } from './twitter-links.js';

/** §9.6, and the players of §9.2. */
export const socialFormatters = {
  ...commentFormatters,
  ...mediaFormatters,
  ...shareFormatters,
  ...twitterFormatters,
} satisfies Formatters;
