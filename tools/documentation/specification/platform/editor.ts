import type { Row } from '../row.js';

/** platform.md §3, "Entities and their fields": names of the editor, galleries. */
export const editor: readonly Row[] = [
  {
    item: 'Gallery item media types: 6 names',
    quote:
      'Gallery item media types: imageEmpty, imageFile, imageLicensed, imageReused, assetReused, video.',
    modules: ['core/content/gallery/media-types.ts'],
    tests: {
      'tests/unit/core/content/gallery/settings.test.ts':
        'Gallery item media types: imageEmpty, imageFile, imageLicensed, imageReused,',
    },
  },
  {
    item: 'Collection views list, grid, product',
    quote: 'Collection views: list, grid, product.',
    modules: ['core/content/editor-types.ts'],
    tests: { 'tests/unit/core/content/constants.test.ts': "listed('list, grid, product')" },
  },
  {
    item: 'Device views desktop, phone, tablet',
    quote: 'Device views: desktop, phone, tablet.',
    modules: ['core/content/editor-types.ts'],
    tests: { 'tests/unit/core/content/constants.test.ts': "listed('desktop, phone, tablet')" },
  },
  {
    item: 'Block variant ids 1000 to 1019',
    quote: 'Block variant ids 1000 to 1019',
    modules: ['core/content/block-variants.ts'],
    tests: {
      'tests/unit/core/content/constants.test.ts': 'platform §3: "Block variant ids 1000 to 1019"',
    },
  },
  {
    item: 'Nine anchor positions',
    quote: 'Nine anchor positions on a 3x3 grid (TOP, CENTER, BOTTOM by LEFT, CENTER, RIGHT).',
    modules: ['core/content/editor-types.ts'],
    tests: {
      'tests/unit/core/content/constants.test.ts':
        'Nine anchor positions on a 3x3 grid (TOP, CENTER, BOTTOM by LEFT, CENTER, RIGHT)',
    },
  },
  {
    item: 'Text filters url-slug, url-slug-with-slash',
    quote: 'Text filter names: url-slug, url-slug-with-slash.',
    modules: ['core/content/text-filters.ts'],
    tests: {
      'tests/unit/core/content/text-filters.test.ts':
        'Text filter names: url-slug, url-slug-with-slash',
    },
  },
  {
    item: 'Survey cohorts A to E',
    quote: 'Survey cohorts A to E.',
    modules: ['core/content/editor-types.ts'],
    tests: { 'tests/unit/core/content/constants.test.ts': "'Survey cohorts A to E'" },
  },
  {
    item: 'Font categories: 7 names',
    quote: 'Font categories: Sans Serif, Serif, Display, Script, Slab Serif, Mono, Other.',
    modules: ['core/content/editor-types.ts'],
    tests: {
      'tests/unit/core/content/constants.test.ts':
        "listed('Sans Serif, Serif, Display, Script, Slab Serif, Mono, Other')",
    },
  },
  {
    item: 'Content status labels Scheduled, Needs Review, Draft, Private',
    quote: 'Content status labels: Scheduled, Needs Review, Draft, Private.',
    modules: ['core/content/editor-types.ts', 'examples/server/content/types.ts'],
    tests: {
      'tests/contract/content.test.ts':
        'Content status labels: Scheduled, Needs Review, Draft, Private.',
    },
  },
  {
    item: 'Gallery: 23 settings with values, ranges and defaults',
    quote: '| design | slideshow, slider, grid, stacked | grid |',
    modules: ['core/content/gallery/settings.ts', 'core/content/gallery/parse-settings.ts'],
    tests: {
      'tests/unit/core/content/gallery/settings.test.ts': 'are 23, each with its default',
      'tests/unit/widgets/elements/gallery/gallery.test.tsx':
        'autoplay-duration is 1-10 s, 5 by default',
    },
  },
  {
    item: 'Gallery: what a design implies for thumbnails and autoplay; slider ratio 50',
    quote:
      'The slideshow design implies thumbnails on; the other designs imply thumbnails off. Grid and stacked force autoplay off. Default slider aspect ratio is 50.',
    modules: ['core/content/gallery/parse-settings.ts'],
    tests: {
      'tests/unit/core/content/gallery/settings.test.ts': "'Default slider aspect ratio is 50'",
      'tests/unit/widgets/elements/gallery/gallery.test.tsx':
        "'The slideshow design implies thumbnails on; the other designs imply thumbnails off.'",
    },
  },
];
