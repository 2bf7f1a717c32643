import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  galleryChoices,
  galleryNumbers,
  gallerySwitches,
  parseGallerySettings,
} from '../../../../../core/content/index.js';
import { createSite } from '../../../../../core/template/site/index.js';
import type { Value } from '../../../../../core/template/values.js';
import { attributeOf, dash, parseAttribute } from '../../../../../widgets/element/attributes.js';
import { gallery } from '../../../../../widgets/elements/gallery/definition.js';

const items = ['One', 'Two', 'Three'].map((title, at) => ({
  title,
  body: `<b>${title}</b>`,
  assetUrl: `https://img.example/${at}.jpg`,
  originalSize: '800x600',
  clickthroughUrl: `/${at}`,
}));

/** The page that a site prints for a gallery with these options, as a browser without script has it. */
async function print(options: Value) {
  const site = createSite({
    files: { 'site.region': '{squarespace.main-content}' },
    data: {
      collections: [{ urlId: 'pictures', title: 'Pictures', typeName: 'gallery', options, items }],
    },
  });
  const { body, errors } = await site.render({ path: '/pictures' });
  const page = document.createElement('div');
  page.innerHTML = body;
  return { page, errors, element: page.querySelector('vitrine-gallery') };
}

/** What the element reads of its attributes, under the names of the settings; switches that are on by themselves are words. */
function readByElement(element: Element, complain: (text: string) => void) {
  const settings = Object.entries(gallery.props).map(([name, prop]) => {
    const text = element.getAttribute(attributeOf(name, prop) ?? '');
    const value = parseAttribute(prop, text, complain);
    const values: readonly unknown[] = prop.values ?? [];
    const isSwitch = prop.kind === 'choice' && values.includes('on');
    return [dash(name), isSwitch ? value === 'on' : value];
  });
  return Object.fromEntries(settings) as Record<string, unknown>;
}

const names = Object.keys(parseGallerySettings({}));
const words = Object.values(galleryChoices).flatMap(({ values }) => [...values]);
const value = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer({ min: -20, max: 400 }).map((number) => `${number}px`),
  fc.constantFrom('true', 'false', 'on', 'off', '0', '1', '">', '{.end}', '{options}', ...words),
);
const anyOptions = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 23 });
/** A template's file holds options as JSON, or as text that is none. */
const anyText = fc.oneof(
  { weight: 5, arbitrary: anyOptions.map((options) => JSON.stringify(options)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.json() },
);

function readText(text: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return text;
  }
}

describe('the settings of a gallery, from any text of a template to the page', () => {
  it('are printed without an error, in their ranges, with what they imply, and read by the element as they are', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const options = readText(text);
        const settings = parseGallerySettings(options);
        const { element, errors } = await print(options);
        expect(errors).toEqual([]);
        const complaints: string[] = [];
        const read = readByElement(element!, (complaint) => complaints.push(complaint));
        expect(complaints).toEqual([]);

        // `thumbnails` is no attribute: it follows from the design.
        const { thumbnails, ...others } = settings;
        expect(read).toEqual(
          Object.fromEntries(Object.entries(others).map(([name, own]) => [dash(name), own])),
        );
        expect(thumbnails).toBe(read['design'] === 'slideshow');
        if (['grid', 'stacked'].includes(String(read['design']))) {
          expect(read['autoplay']).toBe(false);
        }
        for (const [name, { least, most }] of Object.entries(galleryNumbers)) {
          expect(read[dash(name)]).toSatisfy((number) => Number.isInteger(number));
          expect(read[dash(name)]).toBeGreaterThanOrEqual(least);
          expect(read[dash(name)]).toBeLessThanOrEqual(most);
        }
        for (const [name, { values }] of Object.entries(galleryChoices)) {
          expect(values).toContain(read[dash(name)]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('show the same pictures, links and words without script', async () => {
    await fc.assert(
      fc.asyncProperty(anyOptions, async (options) => {
        const settings = parseGallerySettings(options);
        const { page } = await print(options as Value);
        const list = page.querySelector('vitrine-gallery > ul')!;
        const isScrolling = ['slideshow', 'slider'].includes(settings.design);
        expect(list.hasAttribute('tabindex')).toBe(isScrolling);
        expect([...list.querySelectorAll('img')].map((image) => image.alt)).toEqual([
          ...['One', 'Two', 'Three'],
        ]);
        const links = [...list.querySelectorAll('a')];
        expect(links.map((link) => link.getAttribute('href'))).toEqual(
          items.map(({ assetUrl, clickthroughUrl }) =>
            settings.lightbox ? assetUrl : clickthroughUrl,
          ),
        );
        const isNew = settings.newWindow && !settings.lightbox;
        expect(links.map(({ target }) => target)).toEqual(links.map(() => (isNew ? '_blank' : '')));
        const captions = [...list.querySelectorAll('figcaption')].map((one) => one.textContent);
        const hasWords = settings['show-meta'] && settings['show-meta-basic'];
        const more = settings['show-meta-only-title'] ? () => '' : (title: string) => title;
        expect(captions).toEqual(
          hasWords ? items.map(({ title }) => `${title}${more(title)}`) : [],
        );
      }),
      { numRuns: 100 },
    );
  });

  it('are attributes of the element, all but `thumbnails`', () => {
    const attributes = Object.entries(gallery.props).map(([name, prop]) => attributeOf(name, prop));
    const settings = [...Object.keys(galleryChoices), ...Object.keys(galleryNumbers)];
    const switches = Object.keys(gallerySwitches).filter((name) => name !== 'thumbnails');
    expect(attributes.toSorted()).toEqual([...settings, ...switches].map(dash).toSorted());
  });
});
