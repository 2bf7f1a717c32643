import { beforeEach, expect, it } from 'vitest';
import { headerFooterSchema, keptFor } from '../../shop/server/domains/site-settings/index.js';
import { describeShop, type OpenShop, type Shop } from './open-shop.js';
import { ownerPassword, visitAsOwner } from './restock.js';
import { mug, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const languagesPath = '/api/multilingual/languages';
const recordPath = '/api/site-header-footer';

const put = (by: TestVisitor, path: string, json: unknown) =>
  by.send(path, { method: 'PUT', json });
const readJson = async (by: TestVisitor, path: string): Promise<unknown> =>
  (await by.send(path)).json();
const readRecord = async (by: TestVisitor) =>
  headerFooterSchema.parse(await readJson(by, recordPath));

/** A shop with its pages for each test, its owner and a visitor. Tests move the clock by setting `now`. */
function usePages(shop: Shop) {
  const given = { now: 0 } as {
    now: number;
    open: OpenShop;
    owner: TestVisitor;
    visitor: TestVisitor;
  };
  const options = { ownerPassword, clock: { now: () => given.now } };
  beforeEach(async () => {
    given.now = Date.UTC(2026, 10, 22);
    given.open = await shop.open(options);
    addPages(given.open);
    given.owner = await visitAsOwner(given.open);
    given.visitor = await given.open.visit();
  });
  return Object.assign(given, { options });
}

describeShop('Pages of the shop', (shop) => {
  const given = usePages(shop);

  const pageOf = async (by: TestVisitor, path = '/shop') => (await by.send(path)).text();

  it('have a switch for the chosen languages, and fall back to English in the others', async () => {
    const { owner } = given;
    const german = await given.open.visit();
    german.cookies.set('lang', 'de');
    await german.add(mug);
    expect(await pageOf(german)).toContain('<html lang="de"');
    await put(owner, languagesPath, { languages: ['ja'] });
    const page = await pageOf(german);
    expect(page).toContain('<html lang="en"');
    expect(page).not.toContain('Deutsch');
    expect(page).toContain('日本語');
    // The path and the cart stay, and the cookie is right again.
    const asked = await german.send('/shop/none?lang=de&q=mug', {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(asked.headers.get('Location')).toBe('/shop/none?q=mug');
    expect(german.cookies.get('lang')).toBe('en');
    expect((await german.cart()).entries).toHaveLength(1);
  });

  it('of another copy of the server change within seconds', async () => {
    const { owner } = given;
    const copy = await shop.openCopy(given.options);
    addPages(copy);
    const visitor = await copy.visit();
    expect(await pageOf(visitor)).toContain('Deutsch');
    await put(owner, languagesPath, { languages: [] });
    given.now += keptFor;
    expect(await pageOf(visitor)).not.toContain('Deutsch');
  });

  it('print the owner’s words as text, in the language of the page or marked as English', async () => {
    const { owner } = given;
    const text = { en: '<b>Sale</b>', de: 'Ausverkauf' };
    await put(owner, recordPath, {
      header: { announcement: { text, url: '/shop/"onclick=alert(1)' } },
      footer: { text: { en: '<script>alert(1)</script>' }, links: [] },
    });
    const english = await pageOf(given.visitor);
    expect(english).toContain('&lt;b&gt;Sale&lt;/b&gt;');
    expect(english).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(english).not.toContain('"onclick');
    expect(english).not.toContain('The Old Net Loft');
    given.visitor.cookies.set('lang', 'ar');
    const arabic = await pageOf(given.visitor);
    expect(arabic).toMatch(/<p lang="en" dir="ltr"><a [^>]+>&lt;b&gt;Sale/);
    given.visitor.cookies.set('lang', 'de');
    expect(await pageOf(given.visitor)).toMatch(/<p><a [^>]+>Ausverkauf/);
  });
});

describeShop('The owner’s pages of the site', (shop) => {
  const given = usePages(shop);

  it('turn languages off and on', async () => {
    const { owner } = given;
    const page = await (await owner.send('/owner/languages')).text();
    expect(page.match(/name="language\.\w+" checked/g)).toHaveLength(3);
    const saved = await owner.submit('/owner/languages', { version: '0', 'language.ar': 'on' });
    expect(saved.headers.get('Location')).toBe('/owner/languages?done=saved');
    expect(await readJson(owner, languagesPath)).toMatchObject({ languages: ['en', 'ar'] });
    const late = await owner.submit('/owner/languages', { version: '0', 'language.de': 'on' });
    expect(late.headers.get('Location')).toBe('/owner/languages?problem=settings-changed');
    const off = await owner.submit('/owner/languages/off', {});
    expect(off.headers.get('Location')).toBe('/owner/languages?done=off');
    const after = await (await owner.send('/owner/languages?done=off')).text();
    expect(after).toContain('Translations are off.');
    expect(after).not.toContain('Turn all off');
  });

  it('save header and footer, and keep what was typed when that is refused', async () => {
    const { owner } = given;
    const path = '/owner/header-footer';
    const typed = {
      version: '0',
      'header.announcement.text.en': 'Winter sale',
      'header.announcement.url': 'javascript:alert(1)',
      'footer.links.3.title.en': 'Our fair',
      'footer.links.3.url': 'https://fair.example/',
    };
    const refused = await owner.submit(path, typed);
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('value="Winter sale"');
    expect(page).toContain('value="Our fair"');
    expect(page).toContain('A link begins with / or https://.');
    const saved = await owner.submit(path, { ...typed, 'header.announcement.url': '' });
    expect(saved.headers.get('Location')).toBe(`${path}?saved`);
    expect(await readRecord(owner)).toEqual({
      header: { announcement: { text: { en: 'Winter sale' }, url: null } },
      footer: { text: null, links: [{ title: { en: 'Our fair' }, url: 'https://fair.example/' }] },
      version: 1,
    });
    const late = await owner.submit(path, { ...typed, 'header.announcement.url': '/shop' });
    expect(late.status).toBe(422);
    const outdated = await late.text();
    expect(outdated).toContain('See what is saved now');
    expect(outdated).toContain('name="version" value="1"');
    expect(outdated).toContain('value="/shop"');
  });

  it('refuse a form of another page', async () => {
    const { owner } = given;
    const forged = await owner.submit('/owner/header-footer', { crumb: 'forged', version: '0' });
    expect(forged.status).toBe(422);
    const off = await owner.submit('/owner/languages/off', { crumb: 'forged' });
    expect(off.headers.get('Location')).toBe('/owner/languages?problem=crumb');
    expect(await readJson(owner, languagesPath)).toMatchObject({ version: 0 });
  });
});
