import { beforeEach, expect, it } from 'vitest';
import { keptFor } from '../../shop/server/domains/site-settings/index.js';
import { makeFont, type MadeFont } from '../support/make-font.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { restockOptions, visitAsOwner } from './restock.js';
import type { TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const path = '/owner/fonts';

describeShop('The fonts of the shop', (shop) => {
  let now: number;
  let open: OpenShop;
  let owner: TestVisitor;

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 22);
    open = await shop.open({ ...restockOptions, clock: { now: () => now } });
    addPages(open);
    owner = await visitAsOwner(open);
  });

  const choose = (heading: string, text = '') => owner.submit(path, { heading, text });
  const files = () => open.services.fonts.list();
  const page = async (by: TestVisitor, address: string) => (await by.send(address)).text();
  const sheetOf = (html: string) => /\/shop-fonts\.css\?v=\d+/.exec(html)?.[0] ?? null;

  /** Sends a file as the form of the page does. */
  async function send(bytes: Uint8Array, name = 'font.woff2'): Promise<Response> {
    const crumb = owner.cookies.get('crumb') ?? '';
    const form = new FormData();
    form.set('crumb', crumb);
    form.set('file', new File([new Uint8Array(bytes)], name, { type: 'font/woff2' }));
    return owner.send(`${path}/files`, { method: 'POST', body: form });
  }

  const upload = (font: MadeFont) => send(makeFont(font));

  it('are its own until the owner chooses others, which every page then has', async () => {
    const visitor = await open.visit();
    const before = await page(visitor, '/shop');
    expect(sheetOf(before)).toBeNull();
    expect(before).toContain('href="/fonts/fraunces.woff2"');
    const saved = await choose('device:slab', 'device:system');
    expect(saved.headers.get('Location')).toBe(`${path}?done=saved`);
    const after = await page(visitor, '/shop');
    expect(after).not.toContain('/fonts/fraunces.woff2');
    expect(after).not.toContain('/fonts/figtree.woff2');
    const address = sheetOf(after);
    expect(address).toBe('/shop-fonts.css?v=1');
    const sheet = await visitor.send(address ?? '');
    expect(sheet.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
    expect(sheet.headers.get('Cache-Control')).toContain('immutable');
    const css = await sheet.text();
    expect(css).toContain('--shop-serif: Rockwell');
    expect(css).toContain('--shop-sans: system-ui, sans-serif;');
    // A page of before, or of another copy of the server, names another version.
    const other = await visitor.send('/shop-fonts.css?v=0');
    expect(other.headers.get('Cache-Control')).toBe('no-store');
    expect(await other.text()).toBe(css);
    await choose('');
    expect(sheetOf(await page(visitor, '/shop'))).toBeNull();
  });

  it('are uploaded files too, with all weights of a family', async () => {
    const visitor = await open.visit();
    expect((await upload({ family: 'Lora' })).headers.get('Location')).toBe(
      `${path}?done=uploaded`,
    );
    await choose('uploaded:Lora');
    await upload({ family: 'Lora', weight: 700 });
    await upload({ family: 'Karla' });
    const [regular, bold] = (await files()).filter(({ family }) => family === 'Lora');
    const html = await page(visitor, '/shop');
    expect(html).toContain(`rel="preload" href="/shop-fonts/${regular?.id}.woff2" as="font"`);
    expect(html).not.toContain(`${bold?.id}`);
    const css = await page(visitor, sheetOf(html) ?? '');
    expect(css.match(/@font-face/g)).toHaveLength(2);
    expect(css).toContain('--shop-serif: "Lora", Georgia, serif;');
    const file = await visitor.send(`/shop-fonts/${bold?.id}.woff2`);
    expect(file.headers.get('Content-Type')).toBe('font/woff2');
    expect(file.headers.get('Cache-Control')).toContain('immutable');
    const sent = makeFont({ family: 'Lora', weight: 700 });
    expect(sent.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  });

  it('reach the other copies of the server', async () => {
    const copy = await shop.openCopy({ ...restockOptions, clock: { now: () => now } });
    addPages(copy);
    const visitor = await copy.visit();
    expect(sheetOf(await page(visitor, '/shop'))).toBeNull();
    await upload({ family: 'Lora' });
    await choose('', 'uploaded:Lora');
    now += keptFor;
    const address = sheetOf(await page(visitor, '/shop')) ?? '';
    const [, font = ''] = /url\('([^']+)'\)/.exec(await page(visitor, address)) ?? [];
    expect((await visitor.send(font)).status).toBe(200);
  });

  it('have one file for each family, weight and style', async () => {
    await upload({ family: 'Lora' });
    await upload({ family: 'Lora', isItalic: true });
    const [before] = await files();
    await choose('uploaded:Lora');
    await upload({ family: 'Lora' });
    const after = await files();
    expect(after).toHaveLength(2);
    expect(after[0]?.id).not.toBe(before?.id);
    // Pages name the new one.
    const css = await page(owner, sheetOf(await page(owner, '/shop')) ?? '');
    expect(css).toContain(`${after[0]?.id}`);
    expect(css).not.toContain(`${before?.id}`);
  });

  it('are called as their file if they have no name', async () => {
    await send(makeFont({ family: '' }), 'Own Hand.woff2');
    expect((await files()).map(({ family }) => family)).toEqual(['Own Hand']);
  });

  it.each<[string, Uint8Array, string]>([
    ['nothing', Buffer.alloc(0), 'Choose a WOFF2 file.'],
    [
      'a text',
      Buffer.from('text'),
      'File processing failed. The file font.woff2 is no WOFF2 font.',
    ],
    [
      'too much',
      Buffer.alloc(2 * 1024 * 1024 + 1),
      'The file font.woff2 is too large. The maximum allowed file size is 2 MB.',
    ],
  ])('are refused with a sentence: %s', async (_, bytes, sentence) => {
    const refused = await send(bytes);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(sentence);
    expect(await files()).toEqual([]);
  });

  it('are refused as a whole if the file is far too large', async () => {
    const refused = await send(Buffer.alloc(4_000_000));
    expect(refused.headers.get('Location')).toBe(`${path}?problem=body-too-large`);
    expect(await page(owner, `${path}?problem=body-too-large`)).toContain('role="alert"');
  });

  it('are twenty files at most, of which one can be sent again', async () => {
    for (let weight = 1; weight <= 20; weight += 1) await upload({ family: 'Lora', weight });
    const refused = await upload({ family: 'Lora', weight: 21 });
    expect(await refused.text()).toContain('The shop keeps 20 files of fonts at most.');
    expect((await upload({ family: 'Lora', weight: 20 })).status).toBe(303);
    expect(await files()).toHaveLength(20);
  });

  it.each([['device:gone'], ['uploaded:Lora'], ['x\u0000'], ['url(evil)']])(
    'are none but those of the list: %j',
    async (typed) => {
      const refused = await choose(typed, 'device:slab');
      expect(refused.status).toBe(422);
      const html = await refused.text();
      expect(html).toContain('Choose a font of the list.');
      // What was right is still chosen.
      expect(html).toContain('value="device:slab" selected');
      expect((await open.services.siteSettings.read()).fonts.version).toBe(0);
    },
  );

  it('are not deleted while pages use them', async () => {
    await upload({ family: 'Lora' });
    await upload({ family: 'Lora', weight: 700 });
    await choose('uploaded:Lora');
    const [regular, bold] = await files();
    const remove = (id = '') => owner.submit(`${path}/files/${id}/remove`, {});
    expect((await remove(bold?.id)).status).toBe(303);
    const refused = await remove(regular?.id);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Pages use Lora. Choose another font first.');
    expect(await files()).toHaveLength(1);
    await choose('');
    expect((await remove(regular?.id)).headers.get('Location')).toBe(`${path}?done=deleted`);
    // A second press of the button finds it gone.
    expect((await remove(regular?.id)).status).toBe(303);
    expect(await files()).toEqual([]);
    expect((await owner.send(`/shop-fonts/${regular?.id}.woff2`)).status).toBe(404);
  });

  it('leave a record of each change', async () => {
    await upload({ family: 'Lora' });
    await choose('uploaded:Lora');
    await choose('uploaded:Lora');
    const words = (await page(owner, '/owner/security/actions')).replaceAll(/<[^>]*>/g, ' ');
    expect(words).toMatch(/Uploaded font\s+Lora/);
    expect(words).toMatch(/Chose the fonts\s+uploaded:Lora, own/);
    expect(words.split('Chose the fonts')).toHaveLength(2);
  });
});
