import type { Description } from './description.js';

/** The question of each predicate, by name (§8). */
const descriptions: Readonly<Record<string, Description>> = {
  'equal?': ['[a] b', 'Are both the same? With one argument the value is the other.'],
  'notEqual?': ['[a] b', 'Are they different?'],
  'greaterThan?': ['[a] b', 'Is the first greater?'],
  'greaterThanOrEqual?': ['[a] b', 'Is the first greater, or the same?'],
  'lessThan?': ['[a] b', 'Is the first less?'],
  'lessThanOrEqual?': ['[a] b', 'Is the first less, or the same?'],
  'nth?': ['[a] n', 'Can it be divided by n: `{.nth? @index 3}`?'],
  'even?': ['[a]', 'Is it an even number?'],
  'odd?': ['[a]', 'Is it an odd number?'],
  'plural?': ['', 'Is it more than 1?'],
  'singular?': ['', 'Is it 1?'],
  'debug?': ['', 'Is `debug` set?'],
  'calendar-view?': ['', 'Is the page a calendar?'],
  'child-images?': ['', 'Has the first of the `items` an image?'],
  'clickable?': ['', 'Does the folder lead somewhere?'],
  'collection?': ['', 'Is there a collection?'],
  'collection-page?': ['', 'Is the collection a page?'],
  'collection-template-page?': ['', 'Is the collection a page of the template?'],
  'collectionTypeNameEquals?': ['name', 'Is it a collection of that type?'],
  'excerpt?': ['', 'Has the excerpt any text?'],
  'external-link?': ['', 'Is there a link to elsewhere?'],
  'folder?': ['', 'Is the collection a folder?'],
  'has-multiple?': ['', 'Has the value more than one element?'],
  'index?': ['', 'Is the collection a folder that is an index?'],
  'redirect?': ['', 'Does the folder lead on to another page?'],
  'location?': ['', 'Is there a place on the map?'],
  'main-image?': ['', 'Has the item an image?'],
  'passthrough?': ['', 'Does the item lead to its source?'],
  'same-day?': ['', 'Do both dates fall on one day of the website?'],
  'serviceNameEmail?': ['', 'Is the service e-mail?'],
  'show-past-events?': ['', 'Are past events shown?'],
  'gallery-meta?': ['', 'Has the gallery controls or indicators?'],
  'external-video?': ['', 'Is it a video?'],
  'has-variants?': ['', 'Has the product several variants?'],
  'on-sale?': ['', 'Is the product, or one of its variants, on sale?'],
  'sold-out?': ['', 'Is nothing of the product left?'],
  'varied-prices?': ['', 'Do the product’s variants differ in price?'],
  'current-type?': ['name', 'Is the slide’s current slice of that type?'],
  'comments?': ['', 'Are there comments, or can there be?'],
  'disqus?': ['', 'Are the comments kept by Disqus?'],
  'units-metric?': ['', 'Deprecated.'],
};

/** Predicates that ask the same of different words. */
const families: readonly (readonly [RegExp, (word: string) => string])[] = [
  [/^gallery-design-(.+)\?$/, (word) => `Is the gallery a ${word}?`],
  [/^gallery-meta-position-(.+)\?$/, (word) => `Do captions stand at \`${word}\`?`],
  [/^gallery-active-alignment-(.+)\?$/, (word) => `Is the active image aligned at \`${word}\`?`],
  [/^gallery-(.+)\?$/, (word) => `Is the gallery’s option \`${word}\` on?`],
  [/^background-source-(.+)\?$/, (word) => `Is the background’s source \`${word}\`?`],
  [/^promoted([A-Z]+)\?$/, (word) => `Is the promoted block of kind \`${word.toLowerCase()}\`?`],
  [
    /^(undefined|text|image|quote|link|audio|video|store-item|event|gallery|binary|css-asset|tweak-asset|digital-good|attachment|wordpress-export|json-export|site-search|active-time|tweet|checkin|kbarticle)\?$/,
    (word) => `Is the item’s kind \`${word}\`?`,
  ],
];

/** Null for a name that nobody has described. */
export function describePredicate(name: string): Description | null {
  if (Object.hasOwn(descriptions, name)) return descriptions[name] ?? null;
  for (const [pattern, describe] of families) {
    const word = pattern.exec(name)?.[1];
    if (word !== undefined) return ['', describe(word)];
  }
  return null;
}

/** The names that are described one by one. */
export const describedPredicates = Object.keys(descriptions);
