// @vitest-environment node
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { content as shopContent } from '../../../../examples/marram/content/index.js';
import { products } from '../../../../examples/marram/catalogue/products.js';
import { createFakeServices } from './fake-services.js';
import { createMarramPages } from './marram-pages.js';

let app: ReturnType<typeof createMarramPages>;
const report = vi.fn();

beforeAll(() => {
  app = createMarramPages({
    services: { ...createFakeServices(), reporter: { report } },
    assetsDir: 'shop/pages/public',
    publicDir: 'shop/pages/public',
    templatesDir: 'shop/pages/templates',
  });
});

async function open(address: string, init: RequestInit = {}) {
  const answer = await app.request(address, init);
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(await answer.text());
  const site: unknown = JSON.parse(document.querySelector('#vitrine-site')?.textContent ?? '{}');
  const words = document.querySelector('main')?.textContent.replace(/\s+/g, ' ') ?? '';
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].map((found) =>
      found.textContent.replace(/\s+/g, ' ').trim(),
    );
  return { answer, document, site, words, all };
}

const posted = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

describe('the journal', () => {
  it('lists what is published, in pages of four', async () => {
    const { all, document } = await open('/journal');
    expect(all('.post-title')).toEqual([
      'Salt at the table',
      'A bare foot',
      'Somebody else’s tea (another site)',
      'Dry grass',
    ]);
    expect(all('.pages span')).toEqual(['Page 1 of 2']);
    expect(document.querySelector('[rel=next]')?.getAttribute('href')).toBe('/journal?page=2');
    expect(document.querySelector('[rel=prev]')).toBeNull();
  });

  it('links a post that passes through to where it leads', async () => {
    const { document } = await open('/journal');
    const links = [...document.querySelectorAll('.post-title a')];
    expect(links.map((link) => link.getAttribute('href'))).toContain('https://www.tea.co.uk/');
    expect((await open('/journal/cup-and-saucer')).answer.status).toBe(404);
  });

  it('is narrowed by category and tag, which the items’ classes name', async () => {
    const making = await open('/journal?category=Making');
    expect(making.all('.post-title')).toHaveLength(3);
    expect(making.all('main [aria-current]')).toEqual(['Making']);
    for (const item of making.document.querySelectorAll('.posts > li')) {
      expect(item.className).toContain('category-making');
    }
    expect((await open('/journal?tag=colour')).all('.post-title')).toEqual([
      'Dry grass',
      'Gold in the seam',
    ]);
  });

  it.each(['?page=3', '?page=0', '?page=x', '?tag=none', '?category=%3Cscript%3E'])(
    'does not exist at %s',
    async (query) => {
      const { answer, words } = await open(`/journal${query}`);
      expect(answer.status).toBe(404);
      expect(words).toContain('Page not found');
    },
  );

  it('shows a post with what the platform’s formatters print', async () => {
    const { all, document, site } = await open('/journal/a-bare-foot');
    expect(all('h1')).toEqual(['A bare foot']);
    expect(all('.post-facts time')).toEqual(['October 20, 2026']);
    expect(document.querySelector('.post-hero img')?.getAttribute('alt')).toContain('mugs');
    for (const tag of ['vitrine-like-button', 'vitrine-share', 'vitrine-comments']) {
      expect(document.querySelector(tag), tag).not.toBeNull();
    }
    expect(all('.pages a')).toEqual(['Salt at the table', 'Dry grass']);
    expect(site).toMatchObject({
      page: { id: 'journal-a-bare-foot', contentSource: 'i', kind: 'content-item' },
    });
  });

  // platform §4: "Comments are active when commentState is 1 or the public comment count is above 0"
  it('has no comments where they are closed', async () => {
    const { document } = await open('/journal/gold-in-the-seam');
    expect(document.querySelector('vitrine-comments')).toBeNull();
  });

  it('does not show a draft', async () => {
    expect((await open('/journal/new-glazes')).answer.status).toBe(404);
  });
});

describe('the events', () => {
  it('are those to come, or those that were', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 24));
    expect((await open('/events')).all('.post-title')).toEqual([
      'Throwing evening',
      'The kiln is opened',
      'Mending weekend',
    ]);
    const past = await open('/events?past=true');
    expect(past.all('.post-title')).toEqual(['Harvest market on the quay']);
    expect(past.words).toContain('Thank you for coming.');
    vi.useRealTimers();
  });

  it('say one day with its hours, or both days', async () => {
    const evening = await open('/events/throwing-evening-december');
    expect(evening.words).toContain('Thursday, December 10, 2026, 6:30 – 9:00 PM');
    const weekend = await open('/events/mending-weekend');
    expect(weekend.words).toContain('Saturday, February 6, 2027 to Sunday, February 7, 2027');
    const link = evening.document.querySelector('.labels a')?.getAttribute('href');
    expect(link).toContain('dates=20261210T183000Z/20261210T210000Z');
  });
});

describe('the pictures', () => {
  it('are albums, each with its pictures and their words', async () => {
    expect((await open('/albums')).all('.album-link .post-facts')).toEqual([
      '6 pictures',
      '6 pictures',
    ]);
    const { document, all } = await open('/albums/the-loft');
    const gallery = document.querySelector('vitrine-gallery');
    expect(gallery?.getAttribute('design')).toBe('slideshow');
    expect(gallery?.getAttribute('aspect-ratio')).toBe('widescreen');
    expect(gallery?.hasAttribute('lightbox')).toBe(true);
    expect(gallery?.querySelectorAll('a[href^="/images/"] img[width][height]')).toHaveLength(6);
    expect(gallery?.querySelector('ul')?.getAttribute('aria-label')).toBe('The loft');
    expect(document.querySelector('link[href="/assets/vitrine-gallery.css"]')).not.toBeNull();
    expect(all('figcaption')).toContain('Two kilos at a time.');
    const table = (await open('/albums/on-the-table')).document.querySelector('vitrine-gallery');
    expect(table?.getAttribute('design')).toBe('grid');
    expect(table?.getAttribute('lightbox-theme')).toBe('light');
    expect(table?.getAttribute('thumbnails-per-row')).toBe('3');
  });
});

describe('content in another language', () => {
  const inArabic = { headers: { cookie: 'lang=ar' } };

  it.each(['/journal', '/events', '/albums', '/join'])(
    '%s says that it is English',
    async (address) => {
      const main = (await open(address, inArabic)).document.querySelector('main');
      expect([main?.getAttribute('lang'), main?.getAttribute('dir')]).toEqual(['en', 'ltr']);
      const own = (await open(address)).document.querySelector('main');
      expect(own?.hasAttribute('lang')).toBe(false);
    },
  );

  it.each(['/', '/shop', '/cart', '/search?q=mend', '/nowhere', '/about', '/contact', '/care'])(
    '%s speaks it',
    async (address) => {
      const { document } = await open(address, inArabic);
      expect(document.documentElement.getAttribute('dir')).toBe('rtl');
      expect(document.querySelector('main')?.hasAttribute('lang')).toBe(false);
    },
  );

  it('says it of what was found', async () => {
    const { document } = await open('/search?q=mend', inArabic);
    expect(document.querySelector('.post-title')?.getAttribute('lang')).toBe('en');
  });
});

describe('the search', () => {
  it('finds products and content, and says how many', async () => {
    const { all, words } = await open('/search?q=mend');
    expect(all('.card-title')).toEqual(['Mending with Gold']);
    expect(all('.search-result h2')).toEqual(['Mending weekend']);
    expect(words).toContain('2 results for “mend”');
  });

  it('says what it searched for in place of what was typed', async () => {
    const { all, document } = await open('/search?q=mgu');
    expect(all('.card-title')).toEqual(['Dune Mug']);
    expect(all('[role=status]')).toEqual(['1 result for “mug”. Nothing was found for “mgu”.']);
    expect(document.querySelector('#search-text')?.getAttribute('value')).toBe('mgu');
  });

  it('links categories', async () => {
    const { document } = await open('/search?q=table');
    expect(document.querySelector('.search-categories a')?.getAttribute('href')).toBe(
      '/shop/table',
    );
  });

  it('is kept by the switches of the footer', async () => {
    const { document } = await open('/search?q=mend');
    const kept = [...document.querySelectorAll('.switches input[type=hidden]')];
    expect(kept.map((input) => [input.getAttribute('name'), input.getAttribute('value')])).toEqual([
      ['q', 'mend'],
    ]);
    const german = document.querySelector('a[hreflang=de]')?.getAttribute('href') ?? '';
    expect(new URL(german, 'https://shop.test').searchParams.get('q')).toBe('mend');
  });

  // platform §8: "No results found", "Unable to load results"
  it('says when there is nothing, and when it fails', async () => {
    expect((await open('/search?q=xyzzy')).all('[role=status]')).toEqual(['No results found']);
    expect((await open('/search?q=broken')).all('[role=status]')).toEqual([
      'Unable to load results',
    ]);
    expect(report).toHaveBeenCalledOnce();
    expect((await open('/search')).all('[role=status]')).toEqual(['']);
  });

  it('prints what was typed as text', async () => {
    const { document, all } = await open(
      `/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(document.querySelector('#search-text')?.getAttribute('value')).toBe(
      '"><script>alert(1)</script>',
    );
    expect(all('main script')).toEqual([]);
  });
});

describe('the lock screen', () => {
  it('shows nothing of the page, and opens by the password', async () => {
    const locked = await open('/studio');
    expect(locked.words).toContain('This page is private');
    expect(locked.words).not.toContain('Please tell nobody');
    expect(locked.answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(locked.answer.headers.get('Cache-Control')).toContain('no-store');

    const wrong = await open('/studio', posted({ crumb: 'the-crumb', password: 'ebb' }));
    expect(wrong.answer.headers.get('Location')).toBe('/studio?problem=password');
    expect((await open('/studio?problem=password')).all('[role=alert]')).toEqual([
      'That is not the password. Please try again.',
    ]);
    const foreign = await open('/studio', posted({ crumb: 'other', password: 'open' }));
    expect(foreign.answer.headers.get('Location')).toBe('/studio?problem=crumb');

    const right = await open('/studio', posted({ crumb: 'the-crumb', password: 'open' }));
    expect(right.answer.headers.get('Location')).toBe('/studio');
    const cookie = right.answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    expect((await open('/studio', { headers: { cookie } })).words).toContain('Please tell nobody');
  });
});

it('every link of the content leads to a page of the shop', async () => {
  const addresses = new Set([
    ...products.map(({ urlId }) => `/shop/${urlId}`),
    ...shopContent.map(({ item }) => item.fullUrl),
  ]);
  for (const { item } of shopContent) {
    for (const [, href = ''] of item.body.matchAll(/href="([^"]*)"/g)) {
      if (href !== '/lessons' && !href.startsWith('/lessons/')) expect(addresses).toContain(href);
      expect((await app.request(href)).status, href).toBe(200);
    }
  }
});

it('the specimen sheet prints what it names', async () => {
  const { answer, words, document } = await open('/specimen');
  expect(answer.status).toBe(200);
  expect(words).toContain('Name: Ines Arden');
  expect(words).toContain('Only 3 left');
  expect(answer.headers.get('Content-Security-Policy')).toContain(
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;',
  );
  const tags = ['vitrine-quick-view', 'vitrine-audio', 'vitrine-video', 'vitrine-follow'];
  for (const tag of tags) expect(document.querySelector(tag), tag).not.toBeNull();
});

it('the cover page has a way in, and neither header nor footer', async () => {
  const { document } = await open('/welcome');
  expect(document.querySelector('.site-header, .site-footer')).toBeNull();
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/');
});
