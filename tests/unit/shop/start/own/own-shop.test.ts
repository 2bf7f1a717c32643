import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../../shop/start/index.js';
import { withFirstWords } from '../../../../../shop/start/own/first-words.js';
import { findPictures } from '../../../../../shop/start/own/pictures.js';
import { ownEnvironment, ownOptions } from '../../../../../shop/start/own/shop-options.js';
import { readCatalogue } from '../../../../../shop/server/index.js';

const svg = (root: string) =>
  new TextEncoder().encode(`<?xml version="1.0"?>\n<svg ${root}></svg>`);
const box = svg('viewBox="0 0 800 1000"');

describe('the settings of a shop of one’s own', () => {
  it('need a name alone', () => {
    expect(readConfig({ name: ' Salt ' })).toEqual({
      name: 'Salt',
      tagLine: '',
      description: '',
      footerWords: '',
      language: 'en',
      currency: 'USD',
      theme: 'auto',
      timeZone: 'UTC',
      pages: ['about', 'contact'],
    });
  });

  it.each([
    [undefined, 'expected object'],
    [{}, 'name:'],
    [{ name: ' ' }, 'name:'],
    [{ name: 'Salt', currency: 'GBP' }, 'currency:'],
    [{ name: 'Salt', language: 'fr' }, 'language:'],
    [{ name: 'Salt', theme: 'dark' }, 'theme:'],
    [{ name: 'Salt', timeZone: 'London' }, 'timeZone:'],
    [{ name: 'Salt', pages: ['blog'] }, 'pages.0:'],
    [{ name: 'Salt', colour: 'red' }, 'colour'],
  ])('are refused as %j', (given, words) => {
    const read = () => readConfig(given);
    expect(read).toThrow(expect.objectContaining({ code: 'config-invalid' }));
    expect(read).toThrow(words);
  });

  it('have nothing of the example shop', () => {
    const products = readCatalogue(
      'url_id,title,category,sku,price_USD,price_EUR,price_JPY,stock\nbowl,Bowl,陶器,B,20,18,3000,2\n',
    ).products;
    const { site, server, paths } = ownOptions('/shop', readConfig({ name: 'Salt' }), products);
    expect(site).toMatchObject({
      title: 'Salt',
      tagLine: 'Salt',
      sections: [{ category: '陶器', anchor: 'category-1', url: '/shop/%E9%99%B6%E5%99%A8' }],
    });
    expect(server).toMatchObject({ products, currency: 'USD' });
    expect(server?.forms?.map(({ id }) => id)).toEqual(['contact']);
    expect(Object.keys(server?.terms ?? {})).toEqual(['shippingZones']);
    expect(paths).toEqual({
      ownPublicDir: '/shop/public',
      ownTemplatesDir: '/shop/templates',
      downloadsDir: '/shop/downloads',
    });
    expect(JSON.stringify({ site, server })).not.toContain('Marram');
  });

  it('have forms that are whole in each language, beside words of the shop', () => {
    const pages = ['contact', 'newsletter'] as const;
    const { server } = ownOptions('/shop', readConfig({ name: 'Salt', pages: [...pages] }), []);
    const texts = (server?.forms ?? []).flatMap(({ fields, ...form }) => [
      ...[form.name, form.submitLabel, form.submissionMessage, form.disclaimer],
      ...fields.flatMap(({ title, description, placeholder }) => [title, description, placeholder]),
    ]);
    const site = { Slowly: 'In Ruhe' };
    const words = withFirstWords({ de: { site }, fr: { site } });
    expect(Object.keys(words)).toEqual(['de', 'ar', 'ja', 'fr']);
    for (const language of ['de', 'ar', 'ja']) {
      const { forms = {} } = words[language] ?? {};
      expect(texts.filter((text) => text !== undefined && !forms[text])).toEqual([]);
    }
    expect(words['de']?.site).toEqual({ Standard: 'Standard', ...site });
    expect(words['fr']?.site).toEqual(site);
  });

  it('keep data in the folder, unless a variable says another place', () => {
    expect(ownEnvironment('/shop', {})).toEqual({ DATA_DIR: '/shop/.data' });
    expect(ownEnvironment('/shop', { DATA_DIR: 'memory' })).toEqual({ DATA_DIR: 'memory' });
  });
});

describe('the pictures of a folder', () => {
  const titles = new Map([
    ['bowl', 'Bowl'],
    ['set-2', 'Set of two'],
  ]);
  const addresses = (...names: readonly string[]) => {
    const files = names.map((name) => ({ name, bytes: box }));
    return Object.fromEntries(
      [...findPictures(files, titles)].map(([urlId, images]) => [
        urlId,
        images.map(({ assetUrl }) => assetUrl),
      ]),
    );
  };

  it.each([
    [['bowl.svg'], { bowl: ['/pictures/bowl.svg'], 'set-2': [] }],
    [
      ['bowl-10.svg', 'bowl-2.svg', 'bowl.svg'],
      {
        bowl: ['/pictures/bowl.svg', '/pictures/bowl-2.svg', '/pictures/bowl-10.svg'],
        'set-2': [],
      },
    ],
    [
      ['set-2.svg', 'set-2-3.svg'],
      { bowl: [], 'set-2': ['/pictures/set-2.svg', '/pictures/set-2-3.svg'] },
    ],
    [['cup.svg', 'bowl.txt', 'README.md', 'set.svg'], { bowl: [], 'set-2': [] }],
  ])('%j are those of their products', (names, expected) => {
    expect(addresses(...names)).toEqual(expected);
  });

  it.each([
    ['viewBox="0 0 800 1000" width="80" height="100"', { width: 800, height: 1000 }],
    ['viewBox="-10,-10 40.4 30.6"', { width: 40, height: 31 }],
    ['width="80px" height="100"', { width: 80, height: 100 }],
  ])('have the size of <svg %s>', (root, size) => {
    const [image] =
      findPictures([{ name: 'bowl.svg', bytes: svg(root) }], titles).get('bowl') ?? [];
    expect(image).toEqual({ assetUrl: '/pictures/bowl.svg', altText: 'Bowl', ...size });
  });

  it.each([
    ['bowl.svg', svg('width="100%" height="100%"')],
    ['bowl.svg', svg('viewBox="0 0 0 10"')],
    ['bowl.png', box],
  ])('leave out %s that has no size', (name, bytes) => {
    expect(findPictures([{ name, bytes }], titles).get('bowl')).toEqual([]);
  });

  it('are photos too', () => {
    const bytes = readFileSync('docs/shop.jpg');
    const [image] = findPictures([{ name: 'bowl.jpg', bytes }], titles).get('bowl') ?? [];
    expect(image).toMatchObject({ assetUrl: '/pictures/bowl.jpg' });
    expect(image?.width).toBeGreaterThan(100);
  });
});
