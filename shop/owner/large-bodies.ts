import type { LargeBody } from '../server/index.js';

/** The owner's pages that take files. */
export const ownerBodies: readonly LargeBody[] = [
  // A product with its pictures, or the file of an import.
  {
    accepts: ({ path }) => /^\/owner\/products(\/|$)/.test(path),
    maxSize: 40_000_000,
    from: 'owner',
  },
  // The file of a font.
  {
    accepts: ({ path }) => path === '/owner/fonts/files',
    maxSize: 3_000_000,
    from: 'owner',
    refuse: (c) => c.redirect('/owner/fonts?problem=body-too-large', 303),
  },
];
