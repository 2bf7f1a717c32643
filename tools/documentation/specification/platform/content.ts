import type { Row } from '../row.js';

/** platform.md §3, "Entities and their fields": numbers and fields of content. */
export const content: readonly Row[] = [
  {
    item: 'Record types: 21 codes, text 1 to kbarticle 54',
    quote: 'text 1, image 2, quote 4, link 5, audio 7, video 8, store-item 11',
    modules: ['core/content/enumerations.ts'],
    tests: {
      'tests/unit/core/content/enumerations.test.ts':
        'text 1, image 2, quote 4, link 5, audio 7, video 8, store-item 11',
    },
  },
  {
    item: 'Block types 1 (navigation) to 69 (accordion)',
    quote: 'Numbered 1 (navigation) to 69 (accordion), about 60 kinds',
    modules: ['core/content/block-types.ts'],
    tests: { 'tests/unit/core/content/enumerations.test.ts': 'accordion 69' },
  },
  {
    item: 'Collection types: 16 codes, generic 1 to album-block 18',
    quote: 'generic 1, subscription 2, twitter 3, foursquare 4, instagram 5, gallery-block 6',
    modules: ['core/content/enumerations.ts'],
    tests: {
      'tests/unit/core/content/enumerations.test.ts':
        'generic 1, subscription 2, twitter 3, foursquare 4, instagram 5, gallery-block 6',
    },
  },
  {
    item: 'Folder behaviour: index 1, redirect 2, none 3',
    quote: 'Folder behaviour: index 1, redirect 2, none 3.',
    modules: ['core/content/enumerations.ts'],
    tests: {
      'tests/unit/core/content/enumerations.test.ts':
        "folderBehaviors: 'index 1, redirect 2, none 3'",
    },
  },
  {
    item: 'Background source: upload 1, instagram 2, video 3, none 4',
    quote: 'Background source: upload 1, instagram 2, video 3, none 4.',
    modules: ['core/content/enumerations.ts'],
    tests: {
      'tests/unit/core/content/enumerations.test.ts':
        "backgroundSources: 'upload 1, instagram 2, video 3, none 4'",
    },
  },
  {
    item: 'Slice types of templates: 18 names, 1 to 19',
    quote: 'Slice types 1-19 in the template enumeration',
    modules: ['core/content/enumerations.ts'],
    tests: {
      'tests/unit/core/content/enumerations.test.ts':
        'heading 1, body 3, image 4, gallery 5, video 6, social-icons 7',
    },
  },
  {
    item: 'Slice types of the editor: 20 names',
    quote: 'Slice types in the editor constants: heading, sub-heading, body',
    modules: ['core/content/editor-types.ts'],
    tests: { 'tests/unit/core/content/constants.test.ts': "'Slice types in the editor constants'" },
  },
  {
    item: 'Slide types cover-page, lock-screen, popup-overlay',
    quote: 'Slide types: cover-page, lock-screen, popup-overlay.',
    modules: ['core/content/editor-types.ts'],
    tests: {
      'tests/unit/core/content/constants.test.ts':
        "listed('cover-page, lock-screen, popup-overlay')",
    },
  },
  {
    item: 'Tweak page types SPLASH_PAGE, LOCK_SCREEN, POPUP_OVERLAY, CHECKOUT, STYLE',
    quote: 'Tweak page types: SPLASH_PAGE, LOCK_SCREEN, POPUP_OVERLAY, CHECKOUT, STYLE.',
    modules: ['core/content/editor-types.ts'],
    tests: {
      'tests/unit/core/content/constants.test.ts':
        "listed('SPLASH_PAGE, LOCK_SCREEN, POPUP_OVERLAY, CHECKOUT, STYLE')",
    },
  },
  {
    item: 'Website status: 13 names',
    quote: 'Website status: expired, pastdue, trial, beta, removed, internal, comped, paid',
    modules: ['core/content/website.ts'],
    tests: { 'tests/unit/core/content/constants.test.ts': "'Website status'" },
  },
  {
    item: 'Numeric enumerations: item types, feature flags, page section types, external account types',
    quote: 'Numeric enumerations whose values are not shown: item types, feature flags',
    modules: ['core/content/website.ts'],
    tests: {
      'tests/unit/core/content/constants.test.ts':
        'commerce subscriptions, afterpay, clearpay, klarna, gift cards, product reviews, related products, point of sale, bulk manager',
    },
    kind: 'not-shown',
    reason:
      'The numbers are not shown; the nine named feature flags are listed, and the four codes are types.',
  },
  {
    item: 'Image: assetUrl, originalSize, mediaFocalPoint, colorData, systemDataVariants, altText, title, body, filename',
    quote:
      'Image: assetUrl, originalSize (WIDTHxHEIGHT), mediaFocalPoint x/y, colorData (corner and centre averages), systemDataVariants, altText, title, body, filename.',
    modules: [
      'core/template/formatters/content/image-facts.ts',
      'core/template/formatters/content/image.ts',
    ],
    tests: {
      'tests/unit/core/template/formatters/content/image.test.ts':
        'Image: assetUrl, originalSize (WIDTHxHEIGHT), mediaFocalPoint x/y',
    },
  },
  {
    item: 'Event item: startDate, endDate, title, location (addressLine1, addressLine2, addressCountry, mapLat, mapLng)',
    quote:
      'Event item: startDate, endDate, title, location (addressLine1, addressLine2, addressCountry, mapLat, mapLng).',
    modules: ['core/template/formatters/date/calendar-link.ts', 'examples/server/content/types.ts'],
    tests: {
      'tests/unit/core/template/formatters/date/calendar-link.test.ts':
        'platform §3: "Event item: startDate, endDate, title, location (addressLine1, addressLine2, addressCountry, mapLat, mapLng)."',
    },
  },
  {
    item: 'Other fields: comments, likes, shares, categories, tags, author, starred, promoted block, excerpt, external link',
    quote:
      'commentState, publicCommentCount, likeCount, shareButtonOptions, categories, tags, author displayName, starred, promotedBlockType, excerpt, externalLink.',
    modules: ['core/content/item-classes.ts', 'examples/server/content/types.ts'],
    tests: {
      'tests/unit/core/template/formatters/content/item-classes.test.ts':
        'platform §3: "categories, tags, author displayName, starred, promotedBlockType"',
    },
  },
];
