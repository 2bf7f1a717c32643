import { album, picture } from './build.js';

export const shopAlbums = [
  album('the-loft', {
    title: 'The loft',
    on: '2026-10-05',
    excerpt: 'Where things are made, from the wheel to the string around the parcel.',
    words: ['Drawn on a Wednesday, before the doors opened.'],
    picture: picture('journal-first-bowl', 'A freshly thrown pot on a turning wheel.', {
      wide: true,
    }),
    options: {
      design: 'slideshow',
      'aspect-ratio': 'widescreen',
      controls: true,
      lightbox: true,
    },
    items: [
      picture('journal-wedging', 'A lump of red clay, cut once.', {
        wide: true,
        body: '<p>Two kilos at a time.</p>',
      }),
      picture('journal-first-bowl', 'A freshly thrown pot on a turning wheel.', {
        wide: true,
        focus: [0.5, 0.6],
        body: '<p>The third pull.</p>',
      }),
      picture('journal-bare-foot', 'Three speckled mugs with unglazed feet.', {
        wide: true,
        focus: [0.45, 0.7],
      }),
      picture('journal-a-hem-that-holds', 'A length of pale linen with a line of blue stitches.', {
        wide: true,
        body: '<p>One thread, one evening.</p>',
      }),
      picture('journal-gold-in-the-seam', 'A dark bowl whose cracks are filled with gold.', {
        wide: true,
      }),
      picture('journal-dry-grass', 'Two round-bellied vases with dry grass.', {
        wide: true,
        focus: [0.62, 0.4],
      }),
    ],
  }),
  album('on-the-table', {
    title: 'On the table',
    on: '2026-08-01',
    excerpt: 'What we eat from.',
    words: ['Everything here is in the shop.'],
    picture: picture('shore-plates', 'A stack of plates with a wavy edge.'),
    options: { design: 'grid', 'thumbnails-per-row': 3, lightbox: true, lightboxTheme: 'light' },
    items: [
      picture('dune-mug-oat', 'A speckled stoneware mug in oat with an unglazed foot.'),
      picture('tide-bowl-sea', 'A wide bowl in sea glaze.'),
      picture('harbour-teapot', 'A green teapot with a bamboo handle.'),
      picture('shore-plates', 'A stack of plates with a wavy edge.'),
      picture('salt-cellar', 'A small pot under a turned oak lid.'),
      picture('olive-spoons', 'Two spoons of olive wood.'),
    ],
  }),
];
