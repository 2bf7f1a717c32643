// @vitest-environment node
import { expect, it } from 'vitest';
import { site } from '../../../../../examples/marram/site.js';
import { terms } from '../../../../../examples/marram/terms/index.js';
import { words } from '../../../../../examples/marram/words/index.js';

const texts = [
  site.tagLine,
  site.description,
  site.footerWords,
  ...terms.shippingZones.flatMap(({ options }) =>
    options.flatMap(({ title, description }) => [title, description]),
  ),
];
/** The taxes of a country that speaks English keep their names. */
const known = new Set([...texts, ...terms.taxRules.map(({ title }) => title)]);

it.each(Object.entries(words))(
  'the site and its terms are whole in %s',
  (_, { site: own = {} }) => {
    expect(texts.filter((text) => !own[text])).toEqual([]);
    expect(Object.keys(own).filter((text) => !known.has(text))).toEqual([]);
  },
);
