// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CatalogueProduct } from '../../../../shop/server/index.js';
import { manifest as sample } from '../../core/preload/manifest.js';
import { createFakeServices } from './fake-services.js';
import { openPage } from './open-page.js';
import { createMarramPages } from './marram-pages.js';

const assetsDir = mkdtempSync(path.join(tmpdir(), 'assets-'));
let app: ReturnType<typeof createMarramPages>;

const chunks = { ...sample.chunks, pill: 'chunks/pill-1.js', reviews: 'chunks/reviews-1.js' };
const manifest = {
  ...sample,
  chunks,
  elements: {
    ...sample.elements,
    'vitrine-cart-pill': ['core', 'pill'],
    'vitrine-reviews': ['core', 'reviews'],
  },
};

const folders = {
  publicDir: 'shop/pages/public',
  templatesDir: 'shop/pages/templates',
};

beforeAll(() => {
  mkdirSync(path.join(assetsDir, 'chunks'));
  writeFileSync(path.join(assetsDir, 'vitrine.js'), 'loader()');
  writeFileSync(path.join(assetsDir, 'chunks/core-1.js'), 'core()');
  writeFileSync(path.join(assetsDir, 'manifest.json'), JSON.stringify(manifest));
  app = createMarramPages({ services: createFakeServices(), assetsDir, ...folders });
});
afterAll(() => rmSync(assetsDir, { recursive: true }));

const open = (address: string, cookie = '') => openPage(app, address, cookie);

describe('every page', () => {
  const plain = {
    '/': 'hashes',
    '/shop/dune-mug': 'hashes',
    '/about': 'hashes',
    '/lessons/wedging': 'hashes',
    '/shop/dune-mug?problem=crumb': 'nonce',
    '/cart': 'nonce',
    '/contact': 'nonce',
    '/owner/sign-in': 'nonce',
    '/nowhere': 'nonce',
  };

  it.each(Object.entries(plain))(
    '%s runs only the scripts it names, by %s',
    async (address, by) => {
      const { answer, document } = await open(address);
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? null;
      expect(nonce === null ? 'hashes' : 'nonce').toBe(by);
      const hash = createHash('sha256').update('early()').digest('base64');
      expect(policy).toContain(
        nonce === null
          ? `script-src 'self' 'sha256-${hash}';`
          : `script-src 'nonce-${nonce}' 'strict-dynamic';`,
      );
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      const scripts = [...document.querySelectorAll('script:not([type$="json"])')];
      expect(scripts).toHaveLength(2);
      for (const element of [...scripts, ...document.querySelectorAll('[rel=modulepreload]')]) {
        expect(element.getAttribute('nonce')).toBe(nonce);
      }
      expect(document.querySelector('style, [style], [onclick]')).toBeNull();
    },
  );

  it.each([
    ['/owner/sign-in', []],
    ['/about', ['core', 'pill']],
    // Its cards are further down.
    ['/', ['core', 'pill']],
    [
      '/shop/dune-mug',
      ['core', 'http', 'early', 'pill', 'product', 'react', 'price', 'add-to-cart'],
    ],
  ])('%s preloads what is in view', async (address, expected) => {
    const { document } = await open(address);
    const links = [...document.querySelectorAll('link[rel=modulepreload]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expected.map((name) => `/assets/chunks/${name}-1.js`),
    );
    const first = links.filter((link) => link.getAttribute('fetchpriority') !== 'low');
    expect(first).toHaveLength(expected.includes('early') ? 3 : 0);
  });

  it('has another nonce each time', async () => {
    const [first, second] = await Promise.all([open('/cart'), open('/cart')]);
    expect(first.answer.headers.get('Content-Security-Policy')).not.toBe(
      second.answer.headers.get('Content-Security-Policy'),
    );
  });

  it('contains the site context', async () => {
    const { document } = await open('/shop/dune-mug', 'currency=JPY');
    const site = JSON.parse(document.querySelector('#vitrine-site')?.textContent ?? '');
    expect(site).toMatchObject({
      currency: 'JPY',
      locale: 'en-US',
      page: { id: 'item-dune-mug', contentSource: 'i', path: '/shop/dune-mug' },
    });
    expect(site).not.toHaveProperty('member');
  });

  it('is the same for visitors with and without a cart', async () => {
    const address = '/shop/reed-vase';
    const [without, withCart] = await Promise.all([
      open(address),
      open(address, 'CART=full; hasCart=true'),
    ]);
    expect(withCart.text).toBe(without.text);
  });
});

describe('the home page', () => {
  it('shows the first products of each section, with price and status', async () => {
    const { texts } = await open('/');
    const cards = texts('.card');
    expect(cards).toHaveLength(24);
    expect(cards).toContain('Dune Mug from $28.00 Choose options: Dune Mug Quick View: Dune Mug');
    expect(cards.find((card) => card.includes('Harbour Teapot'))).toBe(
      'sale Harbour Teapot Sale price $68.00 Regular price $86.00 Add To Cart: Harbour Teapot Quick View: Harbour Teapot',
    );
  });

  it('leaves the others to the page of their category', async () => {
    const { texts } = await open('/shop/textiles');
    const cards = texts('.card');
    expect(cards).toContain(
      'Market Tote $26.00 Choose options: Market Tote Quick View: Market Tote',
    );
    expect(cards).toContain(
      'sold out Workshop Apron $72.00 See details: Workshop Apron Quick View: Workshop Apron',
    );
  });

  it('adds products that need no choice from their card', async () => {
    const { document } = await open('/shop/table');
    const form = document.querySelector('.card form:has([value=item-salt-cellar])');
    expect(form?.getAttribute('action')).toBe('/api/commerce/shopping-cart/entries');
    expect(form?.querySelector('[name=sku]')?.getAttribute('value')).toBe('SALT');
    expect(form?.querySelector('[name=crumb]')?.getAttribute('value')).toBe('');
    expect(form?.querySelector('vitrine-add-to-cart[sku=SALT] > button')).not.toBeNull();
    expect(document.querySelector('.card form:has([value=item-dune-mug])')).toBeNull();
    const textiles = (await open('/shop/textiles')).document;
    expect(textiles.querySelector('.card form:has([value=item-workshop-apron])')).toBeNull();
  });
});

describe('the cart page', () => {
  it('shows that it is empty', async () => {
    const { texts } = await open('/cart');
    expect(texts('.cart .lead')).toEqual(['You have nothing in your shopping cart.']);
  });

  it('lists entries with forms that work without script, and the server’s totals', async () => {
    const { answer, document, texts } = await open('/cart', 'CART=full');
    expect(texts('.choices div')).toEqual(['Colour Oat', 'Size Large']);
    expect(texts('.cart-totals dl div')).toEqual([
      'Subtotal $68.00',
      'Shipping Enter your address',
      'Tax $5.44',
      'Total $73.44',
    ]);
    const form = document.querySelector('.cart-line form');
    expect(form?.getAttribute('action')).toBe('/cart/entries/entry%2F1');
    expect(form?.querySelector('[name=crumb]')?.getAttribute('value')).toBe('the-crumb');
    expect(form?.querySelector('[name=quantity]')?.getAttribute('aria-label')).toBe(
      'Quantity of Dune Mug',
    );
    expect(texts('.cart-line button')).toEqual(['Update Dune Mug', 'Remove Dune Mug']);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });
});

describe('the look', () => {
  it('is stored, and the rest of the URL stays', async () => {
    const answer = await app.request('/shop/dune-mug?variant=MUG-OAT-LARGE&theme=tide');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/shop/dune-mug?variant=MUG-OAT-LARGE');
    expect(answer.headers.get('Set-Cookie')).toContain('theme=tide');
  });

  it.each([
    ['', 'ltr', ['/shop.css', '(prefers-color-scheme: dark) /themes/dusk.css']],
    ['theme=nothing', 'ltr', ['/shop.css', '(prefers-color-scheme: dark) /themes/dusk.css']],
    ['theme=shore', 'ltr', ['/shop.css']],
    ['theme=dusk', 'ltr', ['/shop.css', '/themes/dusk.css']],
    ['theme=tide', 'rtl', ['/shop.css', '/themes/tide.css']],
    ['theme=press', 'ltr', ['/shop.css', '/themes/press.css']],
  ])('with the cookie "%s" reads %s with the sheets %j', async (cookie, direction, sheets) => {
    const { document } = await open('/lessons', cookie);
    expect(document.documentElement.getAttribute('dir')).toBe(direction);
    const links = [...document.querySelectorAll('link[rel=stylesheet]')];
    expect(
      links.map((link) =>
        `${link.getAttribute('media') ?? ''} ${link.getAttribute('href')}`.trim(),
      ),
    ).toEqual(sheets);
  });

  it.each([
    ['', 'light dark', ['#faf6ef', '(prefers-color-scheme: dark) #15191c']],
    ['theme=shore', 'light', ['#faf6ef']],
    ['theme=dusk', 'dark', ['#15191c']],
  ])('with the cookie "%s" tells browsers the scheme "%s"', async (cookie, scheme, colours) => {
    const { document } = await open('/lessons', cookie);
    const find = (name: string) => [...document.querySelectorAll(`meta[name="${name}"]`)];
    expect(find('color-scheme').map((meta) => meta.getAttribute('content'))).toEqual([scheme]);
    expect(
      find('theme-color').map((meta) =>
        `${meta.getAttribute('media') ?? ''} ${meta.getAttribute('content')}`.trim(),
      ),
    ).toEqual(colours);
  });

  it.each(['figtree', 'fraunces'])('preloads and serves the font %s', async (name) => {
    const { document } = await open('/lessons');
    const link = document.querySelector(`link[rel=preload][href="/fonts/${name}.woff2"]`);
    expect(link?.getAttribute('as')).toBe('font');
    const file = await app.request(`/fonts/${name}.woff2`);
    expect(file.headers.get('Content-Type')).toContain('font/woff2');
    expect(file.headers.get('Cache-Control')).toBe('public, max-age=86400');
  });

  it('differs only in style sheets', async () => {
    const strip = (text: string) =>
      text
        .replace(/nonce="[^"]*"|[0-9a-f-]{36}/g, '')
        .replace(
          /<html[^>]*>|<meta name="(theme-color|color-scheme)"[^>]*>\s*|aria-pressed="[^"]*"/g,
          '',
        )
        .replace(/<link rel="stylesheet"[^>]*>\s*/g, '');
    const [own, other] = await Promise.all([
      open('/shop/dune-mug'),
      open('/shop/dune-mug', 'theme=tide'),
    ]);
    expect(strip(other.text)).toBe(strip(own.text));
  });

  it.each(['dusk', 'tide', 'press'])('has a sheet for %s', async (name) => {
    const sheet = await app.request(`/themes/${name}.css`);
    expect(sheet.headers.get('Content-Type')).toContain('text/css');
  });
});

describe('files', () => {
  it('serves the loader to any origin and hashed chunks for ever', async () => {
    const loader = await app.request('/assets/vitrine.js');
    expect(await loader.text()).toBe('loader()');
    expect(loader.headers.get('Content-Type')).toContain('javascript');
    expect(loader.headers.get('Cache-Control')).toBe('public, no-cache');
    expect(loader.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const chunk = await app.request('/assets/chunks/core-1.js');
    expect(chunk.headers.get('Cache-Control')).toContain('immutable');
  });

  it('answers an unchanged file with 304', async () => {
    const first = await app.request('/shop.css');
    const etag = first.headers.get('ETag') ?? '';
    const second = await app.request('/shop.css', { headers: { 'If-None-Match': etag } });
    expect(second.status).toBe(304);
  });

  it('serves pictures', async () => {
    const picture = await app.request('/images/dune-mug-oat.svg');
    expect(picture.headers.get('Content-Type')).toContain('image/svg+xml');
  });

  it('has an icon for browsers that ask for one by themselves', async () => {
    const icon = await app.request('/favicon.ico');
    expect(icon.status).toBe(301);
    const picture = await app.request(icon.headers.get('Location') ?? '');
    expect(picture.headers.get('Content-Type')).toContain('image/svg+xml');
  });

  it('keeps to its folders', async () => {
    for (const address of [
      '/images/..%2f..%2findex.ts',
      '/assets/%2e%2e/package.json',
      '/images/none.svg',
    ]) {
      expect((await app.request(address)).status).toBe(404);
    }
  });
});

describe('hostile data', () => {
  const words = `</script><script>alert("1")</script><b title='x'>{.end}{title} & Co`;
  const services = createFakeServices();
  const changed = (changes: Partial<CatalogueProduct>) => {
    const change = (product: CatalogueProduct) => ({ ...product, ...changes });
    return createMarramPages({
      services: {
        ...services,
        catalogue: {
          ...services.catalogue,
          list: async (...args) => (await services.catalogue.list(...args)).map(change),
          byUrlId: async (...args) => {
            const found = await services.catalogue.byUrlId(...args);
            return found && change(found);
          },
        },
      },
      assetsDir,
      ...folders,
    });
  };

  it.each(['/', '/shop/dune-mug'])('is text on %s', async (address) => {
    const harmful = changed({ title: words, excerpt: words, description: [words] });
    const answer = await harmful.request(address);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).not.toContain('<b ');
    expect(text.match(/<script/g)).toHaveLength(address === '/' ? 4 : 5);
    expect(text.match(/<\/script/g)).toHaveLength(address === '/' ? 4 : 5);
    expect(text).toContain(
      '&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;b title=&#39;x&#39;&gt;{.end}{title} &amp; Co',
    );
  });

  it('is the product’s own words in the data of the widgets', async () => {
    const text = await (await changed({ title: words }).request('/shop/dune-mug')).text();
    const data = /<vitrine-product[^>]*>\s*<script[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ title: words });
  });

  it.each(['/', '/shop/dune-mug'])('is no URL on %s', async (address) => {
    const [image] = (await services.catalogue.list('USD')).flatMap(({ images }) => images);
    const images = image ? [{ ...image, assetUrl: 'javascript:alert(1)' }] : [];
    const answer = await changed({ images }).request(address);
    expect(answer.status).toBe(200);
    // The data of the widgets may hold it: they read it as data.
    expect(await answer.text()).not.toMatch(/=["']?javascript:/);
  });
});

describe('a fault', () => {
  it('is reported and shown as an error page', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const services = createFakeServices();
    const broken = createMarramPages({
      services: {
        ...services,
        carts: { ...services.carts, read: () => Promise.reject(new Error('gone')) },
      },
      assetsDir,
      ...folders,
    });
    const answer = await broken.request('/cart');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('Something went wrong');
    expect(answer.headers.get('Content-Security-Policy')).toContain('nonce-');
    expect(log).toHaveBeenCalledExactlyOnceWith('[vitrine] GET /cart:', new Error('gone'));
  });
});
