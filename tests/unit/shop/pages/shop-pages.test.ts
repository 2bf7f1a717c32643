// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { setTextSource } from '../../../../core/i18n/index.js';
import { products } from '../../../../examples/marram/catalogue/products.js';
import { categoryUrl } from '../../../../shop/server/domains/catalogue/index.js';
import { site as exampleSite } from '../../../../examples/marram/site.js';
import { createFakeServices } from './fake-services.js';
import { openPage as open } from './open-page.js';
import { createMarramPages } from './marram-pages.js';

const app = createMarramPages({
  services: createFakeServices(),
  assetsDir: 'shop/pages/public',
  publicDir: 'shop/pages/public',
  templatesDir: 'shop/pages/templates',
});

const { sections } = exampleSite;

afterEach(() => setTextSource(undefined));

async function openPage(address: string) {
  const { answer, document, texts } = await open(app, address);
  return { answer, document, all: texts };
}

const titlesOf = async (address: string) => (await openPage(address)).all('.card-title');

describe('the pages of the shop', () => {
  it('are one for each category, as the server addresses it, and no product has its name', () => {
    for (const { category, url } of sections) {
      expect(url).toBe(categoryUrl(category));
      expect(products.map((product) => `/shop/${product.urlId}`)).not.toContain(url);
    }
    expect(new Set(products.map(({ category }) => category))).toEqual(
      new Set(sections.map(({ category }) => category)),
    );
  });

  it('show the products of a category, and lead to the others', async () => {
    const { all, document, answer } = await openPage('/shop/table');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toContain('s-maxage');
    expect(all('.card-title')).toContain('Dune Mug');
    expect(all('.card-title')).not.toContain('Linen Tea Towel');
    const here = document.querySelector('.shop-categories [aria-current=page]');
    expect(here?.getAttribute('href')).toBe('/shop/table');
    expect(document.querySelector('.trail a')?.getAttribute('href')).toBe('/shop');
    expect(document.querySelector('.site-nav [aria-current]')?.textContent).toBe('Table');
  });

  it('show the whole shop in pages', async () => {
    const first = await openPage('/shop');
    expect(first.all('.shop-count')).toEqual([`${products.length} products`]);
    expect(first.all('.card-title')).toHaveLength(12);
    const next = first.document.querySelector('[rel=next]')?.getAttribute('href');
    expect(next).toBe('/shop?page=2');
    const second = await titlesOf('/shop?page=2');
    expect(second.some((title) => first.all('.card-title').includes(title))).toBe(false);
    expect((await openPage('/shop?page=999')).all('.shop-pages [aria-current]')).toEqual([
      'Page 3',
    ]);
  });

  it('are narrowed by the address; each choice can be taken back', async () => {
    const { all, document } = await openPage('/shop/table?colour=Slate&colour=Sea&in-stock=1');
    expect(all('.card-title')).toContain('Dune Mug');
    expect(all('.chip')).toEqual([
      'Remove Colour: Slate ×',
      'Remove Colour: Sea ×',
      'Remove In stock ×',
      'Clear all',
    ]);
    const links = [...document.querySelectorAll('.chip')].map((chip) => chip.getAttribute('href'));
    expect(links).toEqual([
      '/shop/table?colour=Sea&in-stock=1',
      '/shop/table?colour=Slate&in-stock=1',
      '/shop/table?colour=Slate&colour=Sea',
      '/shop/table',
    ]);
    const chosen = [...document.querySelectorAll('input[checked]')];
    expect(chosen.map((box) => box.getAttribute('value'))).toEqual(['1', 'Slate', 'Sea']);
    expect(document.querySelector('.filter-number')?.textContent).toBe('3');
  });

  it('say when nothing is left, and offer everything', async () => {
    const { all, document } = await openPage('/shop/table?min=99999&sort=title');
    expect(all('.shop-nothing p')).toContain('Nothing has all of that.');
    expect(all('.shop-count')).toEqual(['0 products']);
    expect(document.querySelector('.shop-nothing a')?.getAttribute('href')).toBe(
      '/shop/table?sort=title',
    );
  });

  it('speak the language of the visitor, options and values too', async () => {
    setTextSource(() => ({ locale: 'de-DE', strings: {} }));
    const { texts, document } = await open(app, '/shop/table?in-stock=1&farbe=Meer', 'lang=de');
    expect(texts('h1')).toEqual(['Tisch']);
    expect(texts('.shop-count')[0]).toMatch(/^\d+ Produkte?$/);
    expect(texts('.filter-fields .filter-apply')[0]).toMatch(/^\d+ Produkte? anzeigen$/);
    expect(texts('.chip')).toEqual([
      'Entfernen Farbe: Meer ×',
      'Entfernen Auf Lager ×',
      'Alle löschen',
    ]);
    expect(texts('.site-nav a')[0]).toBe('Tisch');
    expect(document.querySelector('.site-nav a')?.getAttribute('href')).toBe('/shop/table');
    expect(document.querySelector('.filter-values bdi')?.textContent).toBe('Hafer');
    expect(document.querySelector('.filter-values [lang=en]')).toBeNull();
  });

  it('are sorted', async () => {
    const low = await titlesOf('/shop?sort=price-low');
    const high = await titlesOf('/shop?sort=price-high');
    expect(low[0]).not.toBe(high[0]);
    const names = await titlesOf('/shop/table?sort=title');
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  });

  it.each([
    '?colour=%3Cscript%3Ealert(1)%3C/script%3E',
    '?page=-1&min=x&max=%00',
    '?sort=__proto__',
    `?colour=${'x'.repeat(3000)}`,
  ])('print a hostile address as text: %.40s', async (query) => {
    const { answer, all } = await openPage(`/shop/table${query}`);
    expect(answer.status).toBe(200);
    expect(all('main script')).toEqual([]);
  });

  it('are where a product and the home page lead', async () => {
    const product = await openPage('/shop/dune-mug');
    const trail = [...product.document.querySelectorAll('.trail a')];
    expect(trail.map((link) => link.getAttribute('href'))).toEqual(['/shop', '/shop/table']);
    const home = await openPage('/');
    expect(home.all('.shelf-more')).toContain(
      `All ${products.filter(({ category }) => category === 'Table').length} in Table`,
    );
    expect(home.document.querySelectorAll('#table .card')).toHaveLength(4);
  });
});
