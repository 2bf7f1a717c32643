// @vitest-environment node
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../../../examples/marram/catalogue/products.js';
import { lessons } from '../../../../examples/marram/lessons.js';
import { createFakeServices } from './fake-services.js';
import { createMarramPages } from './marram-pages.js';

let app: ReturnType<typeof createMarramPages>;

beforeAll(() => {
  app = createMarramPages({
    services: createFakeServices(),
    assetsDir: 'shop/pages/public',
    publicDir: 'shop/pages/public',
    templatesDir: 'shop/pages/templates',
  });
});

const asMember = 'MEMBER=yes';

async function open(address: string, cookie = '') {
  const answer = await app.request(address, { headers: { cookie } });
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(await answer.text());
  const site: unknown = JSON.parse(document.querySelector('#vitrine-site')?.textContent ?? '{}');
  const words = document.querySelector('main')?.textContent.replace(/\s+/g, ' ') ?? '';
  return { answer, document, site, words };
}

describe('the list of lesson data', () => {
  it('have unique URLs, and link to existing pages', () => {
    const pages = [
      ...lessons.map(({ urlId }) => `/lessons/${urlId}`),
      ...products.map(({ urlId }) => `/shop/${urlId}`),
    ];
    expect(new Set(lessons.map(({ urlId }) => urlId)).size).toBe(lessons.length);
    for (const { needs } of lessons) {
      for (const { url } of needs) if (url !== undefined) expect(pages).toContain(url);
    }
  });

  it('begin with one for everybody', () => {
    expect(lessons.filter(({ isOpen }) => isOpen)).toEqual([lessons[0]]);
  });
});

describe('the list of lessons', () => {
  it('names them all, and says which are for members', async () => {
    const { document, words, site } = await open('/lessons');
    const links = [...document.querySelectorAll('.lesson-link')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      lessons.map(({ urlId }) => `/lessons/${urlId}`),
    );
    expect(words.match(/Open to all/g)).toHaveLength(1);
    expect(words.match(/For members/g)).toHaveLength(lessons.length - 1);
    expect(document.querySelector('a[href="/join"]')?.textContent).toBe('Become a member');
    // storefront §2: "Page types the front end distinguishes: main content (collection), content item, …"
    expect(site).toMatchObject({ page: { contentSource: 'c', kind: 'main-content' } });
  });

  it('marks no lesson as restricted for a member', async () => {
    const { words } = await open('/lessons', asMember);
    expect(words).not.toMatch(/For members|Open to all/);
    expect(words).toContain('Your membership');
  });
});

describe('a lesson for members', () => {
  const address = '/lessons/first-bowl';

  it('is shown to members', async () => {
    const { answer, words, site } = await open(address, asMember);
    expect(answer.status).toBe(200);
    expect(words).toContain('Centring is leaning, not pressing.');
    expect(words).toContain('24 minutes');
    expect(site).toMatchObject({
      featureFlags: expect.arrayContaining(['video-paywall']),
      page: {
        id: 'lesson-first-bowl',
        contentSource: 'i',
        kind: 'content-item',
        permissionType: 2,
      },
    });
  });

  // storefront §2: "the access-denied page has a join button."
  it('is refused to others: 403, its excerpt, and a join button that is a link', async () => {
    const { answer, document, words, site } = await open(address);
    expect(answer.status).toBe(403);
    expect(words).toContain('This lesson is for members');
    expect(words).toContain('A first bowl on the wheel');
    expect(words).not.toContain('Centring is leaning');
    const link = document.querySelector('vitrine-join-button > a');
    expect(link?.getAttribute('href')).toBe('/join?from=%2Flessons%2Ffirst-bowl');
    expect(site).toMatchObject({
      featureFlags: expect.arrayContaining(['video-paywall']),
      page: { kind: 'member-area-access-denied', permissionType: 2 },
    });
  });

  it('is not cached, so that Back does not show it after the end of a membership', async () => {
    for (const cookie of ['', asMember]) {
      const { answer } = await open(address, cookie);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    }
  });

  it('links to the next one, and the last to none', async () => {
    const next = (page: {
      document: { querySelector(s: string): { getAttribute(n: string): string | null } | null };
    }) => page.document.querySelector('.next a')?.getAttribute('href');
    expect(next(await open(address, asMember))).toBe('/lessons/bare-foot');
    expect(next(await open(`/lessons/${lessons.at(-1)?.urlId}`, asMember))).toBeUndefined();
  });

  it('that is open to all is shown to everybody', async () => {
    const { answer, site } = await open('/lessons/wedging');
    expect(answer.status).toBe(200);
    expect(site).toMatchObject({ page: { permissionType: null, kind: 'content-item' } });
  });

  it('that does not exist is not found', async () => {
    expect((await open('/lessons/constructor', asMember)).answer.status).toBe(404);
  });
});

describe('the membership page', () => {
  it('is a plain form with the crumb and the lesson to redirect to', async () => {
    const { document, words } = await open('/join?from=%2Flessons%2Ffirst-bowl');
    const form = document.querySelector('main form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/join');
    expect(form?.querySelector('[name=crumb]')?.getAttribute('value')).toBe('the-crumb');
    expect(form?.querySelector('[name=from]')?.getAttribute('value')).toBe('/lessons/first-bowl');
    expect(words).toContain('nothing is charged');
  });

  it.each(['https://evil.example/', '//evil.example', '/cart'])(
    'does not go on to %s',
    async (from) => {
      const { document } = await open(`/join?from=${encodeURIComponent(from)}`);
      expect(document.querySelector('[name=from]')?.getAttribute('value')).toBe('');
    },
  );

  it('shows why the form was refused', async () => {
    const { document } = await open('/join?problem=crumb', 'crumb=x');
    expect(document.querySelector('[role=alert]')?.textContent).toBe(
      'Your session has expired. Please reload the page and try again.',
    );
  });

  it('lets a member leave', async () => {
    const { document, words } = await open('/join', asMember);
    expect(words).toContain('You are a member Since November 2, 2026.');
    const form = document.querySelector('main form');
    expect(form?.getAttribute('action')).toBe('/leave');
    expect(form?.querySelector('[name=crumb]')?.getAttribute('value')).toBe('the-crumb');
  });
});
