import { readFileSync, readdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allPlaces, contrastPage, prepareContrastPage, tooLow } from '../support/contrast-page.js';
import { measureContrast, type Measured } from '../support/measure-contrast.js';
import { serveOtherSite } from '../support/other-site.js';
import { desktop, useShop } from '../support/shop-page.js';

const { contrast: port } = inject('otherPorts');
const site = `http://127.0.0.1:${port}`;

/** The kinds of pages; on the first two each token has each of its values, on the others the ends. */
const kinds = {
  'a light page': ['light', 'body { background: #fff; color: #1a1a1a }'],
  'a page that is dark by its colours alone': [
    'light',
    'body { background: #15131c; color: #e6e1f0 }',
  ],
  'a light page with soft text': ['light', 'body { background: #faf6ef; color: #444 }'],
  'a page that stays light in a dark system': [
    'dark',
    ':root { color-scheme: light dark } body { background: #fff; color: #222 }',
  ],
  'a page that is dark by its color-scheme': ['light', ':root { color-scheme: dark }'],
  'a dark page that says so': [
    'dark',
    ':root { color-scheme: dark } body { background: #241f30; color: #ddd }',
  ],
} as const;

/** Halves of pairs, in colours of every lightness: the other half is derived. */
const halves = ['surface', 'on-surface', 'field', 'on-field', 'accent', 'on-accent'];
const lightOrDark = ['#fff', '#faf6ef', '#ffd400', '#5b0f1a', '#241f30', '#000'];
const ends = ['#fff', '#000'];
const between = ['#006fff', '#777', '#b3261e', '#2e8b57'];
/** On a ground between light and dark one text colour can be read, and no second one beside it. */
const ofGround = ['on-surface/surface', 'on-field/field', 'on-accent/accent', 'focus/page'];
const ofShape = ['accent/surface', 'field/page', 'accent/page'];
const heldBetween = (set: string) =>
  set.includes('color-on-') ? ofGround : [...ofGround, ...ofShape];
/** What stands on the page's own ground, which only the page knows: colours that can be read there. */
const onPage = ['text', 'muted', 'border', 'sale', 'error', 'success', 'focus'];
const readable = { light: ['#000', '#5b2a86', '#a3260f'], dark: ['#fff', '#ffd400', '#c3b5e0'] };

const themes = readdirSync('widgets/styles/themes');
const readTheme = (name: string) => readFileSync(`dist/cdn/themes/${name}`, 'utf8');

describe('colours that meet', () => {
  const { open, shop } = useShop();
  let close: () => void;
  beforeAll(async () => {
    close = await serveOtherSite(port, shop, { '/': contrastPage });
  });
  afterAll(() => close());

  async function visit(): Promise<{ page: Page; measure(css: string): Promise<Measured[]> }> {
    const { page, complaints } = await open({ baseURL: site, viewport: desktop });
    await page.goto('/');
    await prepareContrastPage(page, shop);
    // The refused add, which the alert is for.
    complaints.length = 0;
    await page.evaluate(`window.measureContrast = ${measureContrast.toString()};
      window.look = new CSSStyleSheet(); document.adoptedStyleSheets.push(window.look)`);
    const measure = (css: string): Promise<Measured[]> =>
      page.evaluate(
        `look.replaceSync(${JSON.stringify(css)}); measureContrast(${JSON.stringify(allPlaces)})`,
      );
    return { page, measure };
  }

  it('can be read on every kind of page, with no token and with any one of them', async () => {
    const { page, measure } = await visit();
    const problems: string[] = [];
    for (const [place, [kind, [colorScheme, css]]] of Object.entries(kinds).entries()) {
      await page.emulateMedia({ colorScheme });
      const isWhole = place < 2;
      const values = readable[/dark (?:by|page)/.test(kind) ? 'dark' : 'light'];
      const ofHalves = isWhole ? [...lightOrDark, ...between] : ends;
      const ofPage = isWhole ? values : values.slice(0, 1);
      const single = [
        ...halves.flatMap((token) => ofHalves.map((value) => [token, value])),
        ...onPage.flatMap((token) => ofPage.map((value) => [token, value])),
        ['accent', 'light-dark(#1769e0, #9cc2ff)'],
        ['surface', 'light-dark(#fff, #111)'],
      ].map(([token, value]) => `--vitrine-color-${token}: ${value}`);
      for (const set of ['', ...single]) {
        const isBetween = between.some((value) => set.endsWith(value));
        const measured = (await measure(`${css} :root { ${set} }`)).filter(
          ({ pair }) => !isBetween || heldBetween(set).includes(pair),
        );
        problems.push(...tooLow(measured).map((problem) => `${kind}, ${set}: ${problem}`));
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    const three = await measure(
      `:root { color-scheme: dark; --vitrine-color-surface: #241f30; --vitrine-color-border: #8d83a6; --vitrine-color-accent: #c9a6ff }
       body { background: #17131f; color: #efeaf7 }`,
    );
    problems.push(...tooLow(three).map((problem) => `three tokens: ${problem}`));
    expect(problems).toEqual([]);
  });

  it('can be read in each ready theme, by day, by night, on a white page and in forced colours', async () => {
    const { page, measure } = await visit();
    const ground = 'background: var(--vitrine-color-page); color: var(--vitrine-color-text)';
    const problems: string[] = [];
    for (const name of themes) {
      const theme = readTheme(name);
      const look = async (title: string, css: string) =>
        problems.push(
          ...tooLow(await measure(`${theme} ${css}`)).map((text) => `${name} ${title}: ${text}`),
        );
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await look(colorScheme, `:root { color-scheme: light dark } body { ${ground} }`);
      }
      await look('on white', 'body { background: #fff; color: #222 }');
    }
    expect(problems).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    for (const theme of ['', ...themes.map(readTheme)]) {
      expect(tooLow(await measure(theme))).toEqual([]);
    }
  });

  it('can be read in a browser that derives no colour from the text, and are found if not', async () => {
    const { page, measure } = await visit();
    const measured = await measure(
      `:root { --vitrine-color-accent: #777; --vitrine-color-on-accent: #888; --vitrine-color-focus: #fefefe }
       body { background: #fff; color: #ddd }`,
    );
    const pairs = new Set(tooLow(measured).map((problem) => problem.split(' at ')[0]));
    expect([...pairs]).toEqual(
      expect.arrayContaining(['on-accent/accent', 'text/page', 'muted/page', 'focus/page']),
    );
    // The rules for such a browser, in this one.
    const replaced = await page.evaluate(() => {
      const { adoptedStyleSheets } = document.querySelector('vitrine-cart')!.shadowRoot!;
      const texts = adoptedStyleSheets.map((sheet) =>
        Array.from(sheet.cssRules, ({ cssText }) => cssText).join(' '),
      );
      const tokens = texts.findIndex((text) => text.includes('@supports not'));
      adoptedStyleSheets[tokens]!.replaceSync(
        texts[tokens]!.replace(/@supports not \([^{]*\{/, '@media all {'),
      );
      return [...adoptedStyleSheets[tokens]!.cssRules].some((rule) => rule instanceof CSSMediaRule);
    });
    expect(replaced).toBe(true);
    const sets = halves.flatMap((token) => [`${token}: #fff`, `${token}: #241f30`]);
    const problems: string[] = [];
    for (const [kind, [colorScheme, css]] of Object.entries(kinds)) {
      await page.emulateMedia({ colorScheme });
      for (const set of ['x: 0', ...sets]) {
        const measured = (await measure(`${css} :root { --vitrine-color-${set} }`)).filter(
          // It has one ring, in the colour of the control's text.
          ({ pair }) => pair !== 'focus/page' || set === 'x: 0',
        );
        problems.push(...tooLow(measured).map((problem) => `${kind}, ${set}: ${problem}`));
      }
    }
    expect(problems).toEqual([]);
  });
});
