// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '../../../../../examples/marram/site.js';
import { terms } from '../../../../../examples/marram/terms/index.js';
import { words } from '../../../../../examples/marram/words/index.js';

const texts = [
  site.tagLine,
  site.description,
  site.footerWords,
  site.descriptions?.about ?? '',
  site.descriptions?.contact ?? '',
  ...terms.shippingZones.flatMap(({ options }) =>
    options.flatMap(({ title, description }) => [title, description]),
  ),
];
const folder = 'examples/marram/templates';
const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8').replace(/\s+/g, ' '))
  .join('\n');
/** The taxes of a country that speaks English keep their names. */
const known = new Set([...texts, ...terms.taxRules.map(({ title }) => title)]);

it.each(Object.entries(words))(
  'the site and its terms are whole in %s',
  (_, { site: own = {} }) => {
    expect(texts.filter((text) => !own[text])).toEqual([]);
    expect(
      Object.keys(own).filter((text) => !known.has(text) && !templates.includes(text)),
    ).toEqual([]);
  },
);
