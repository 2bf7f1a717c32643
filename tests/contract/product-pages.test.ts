import { beforeEach, expect, it } from 'vitest';
import { many } from './limits.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { restockOptions, visitAsOwner } from './restock.js';
import { scarceMug, readAdd, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const cup = {
  title: 'Cup',
  urlId: 'cup',
  status: 'listed',
  type: 'physical',
  category: 'Table',
  rows: '1',
  'v0-sku': 'CUP',
  'v0-price-USD': '10',
  'v0-price-EUR': '9',
  'v0-price-JPY': '1500',
  'v0-stock': '2',
};

describeShop('Pages of the owner’s products', (shop) => {
  let open: OpenShop;
  let owner: TestVisitor;

  beforeEach(async () => {
    open = await shop.open({
      ...restockOptions,
      rateLimits: { ...restockOptions.rateLimits, pages: many },
    });
    addPages(open);
    owner = await visitAsOwner(open);
  });

  const text = async (path: string, visitor = owner) => (await visitor.send(path)).text();

  /** Posts a form with files, as a browser does. */
  function post(path: string, fields: Record<string, string>, files: Record<string, File> = {}) {
    const body = new FormData();
    const crumb = owner.cookies.get('crumb') ?? '';
    for (const [name, value] of Object.entries({ crumb, ...fields })) body.set(name, value);
    for (const [name, file] of Object.entries(files)) body.set(name, file);
    return owner.send(path, { method: 'POST', body });
  }

  const locationOf = (response: Response) => {
    expect(response.status).toBe(303);
    return response.headers.get('Location') ?? '';
  };

  it('are for the owner alone', async () => {
    const stranger = await open.visit();
    for (const path of [
      '/owner/products',
      '/owner/products/new',
      '/owner/products/item-mug',
      '/owner/products/import',
      '/owner/products/export.csv',
    ]) {
      const answer = await stranger.send(path);
      expect([path, answer.status, answer.headers.get('Location')]).toEqual([
        path,
        303,
        expect.stringMatching(/^\/owner\/sign-in/),
      ]);
    }
    expect((await owner.send('/owner/products/item-none')).status).toBe(404);
    expect((await owner.send('/owner/products?cursor=x')).status).toBe(404);
    const found = await owner.send(
      '/owner/products?q=mug&status=&category=&stock=&prices=EUR&sort=price&order=desc',
    );
    expect(found.status).toBe(200);
    expect(await found.text()).toContain('€');
    expect((await owner.send('/owner/products?q=%00&category=%00')).status).toBe(200);
  });

  it('create a product that shoppers find, and record it', async () => {
    const path = locationOf(await post('/owner/products/new', cup)).replace('?created', '');
    expect(await text('/shop/cup')).toContain('Cup');
    expect(await text(path)).toContain('value="CUP"');
    expect(await text('/owner/security/actions')).toContain('Created product');
    expect(await text('/owner/products?q=cup')).toContain('$10.00');
  });

  it('show the form again with what was typed and sentences beside the fields', async () => {
    const answer = await post('/owner/products/new', {
      ...cup,
      'v0-price-EUR': 'nine',
      tags: 'a, A',
    });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('value="nine"');
    expect(page).toContain('Write the price in EUR in digits');
    expect(page).toContain('This tag already exists');
    expect(page).toContain('value="Cup"');
    const forged = await post('/owner/products/new', { ...cup, crumb: 'forged' });
    expect(forged.status).toBe(422);
    expect(await forged.text()).toContain('value="Cup"');
  });

  const seenIn = (page: string) => /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? '';

  it('do not undo in one tab what was saved in another, unless somebody who was told wants it', async () => {
    const path = locationOf(await post('/owner/products/new', cup)).replace('?created', '');
    const seen = seenIn(await text(path));
    const fields = { ...cup, 'v0-shown': '2', seen };
    expect(locationOf(await post(path, { ...fields, category: 'Kitchen' }))).toBe(`${path}?saved`);

    const refused = await post(path, { ...fields, title: 'Big cup' });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('Somebody has changed this product since you opened it');
    expect(page).toContain('value="Big cup"');
    expect(page).toContain('value="Table"');
    expect(await text('/shop/cup')).not.toContain('Big cup');
    // A field that is wrong does not make the form a newer one.
    const old = await post(path, { ...fields, title: '' });
    expect(seenIn(await old.text())).toBe(seen);

    const again = await post(path, { ...fields, title: 'Big cup', seen: seenIn(page) });
    expect(locationOf(again)).toBe(`${path}?saved`);
    expect(await text('/shop/cup')).toContain('Big cup');
  });

  it('are not out of date by a sale, whose pieces a save leaves alone', async () => {
    const path = locationOf(await post('/owner/products/new', cup)).replace('?created', '');
    const seen = seenIn(await text(path));
    await open.database.query("update variants set stock = 1 where sku = 'CUP'");
    const saved = await post(path, { ...cup, 'v0-shown': '2', title: 'Big cup', seen });
    expect(locationOf(saved)).toBe(`${path}?saved`);
    expect(await text(path)).toContain('name="v0-stock" value="1"');
  });

  it('redirect a former address for good, with its query', async () => {
    const path = locationOf(await post('/owner/products/new', cup)).replace('?created', '');
    await post(path, { ...cup, 'v0-shown': '2', urlId: 'beaker' });
    const answer = await owner.send('/shop/cup?a=b');
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/shop/beaker?a=b']);
    expect((await owner.send('/shop/none')).status).toBe(404);
  });

  it('keep an uploaded picture while the form is wrong, and serve it for a year', async () => {
    const files = { files: new File([png], 'cup.png', { type: 'image/png' }) };
    const wrong = await post('/owner/products/new', { ...cup, title: '' }, files);
    expect(wrong.status).toBe(422);
    const url = /value="(\/product-pictures\/[^"]+)"/.exec(await wrong.text())?.[1] ?? '';
    const served = await (await open.visit()).send(url);
    expect(served.status).toBe(200);
    expect(served.headers.get('Content-Type')).toBe('image/png');
    expect(served.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const path = locationOf(
      await post('/owner/products/new', {
        ...cup,
        pictures: '1',
        'p0-url': url,
        'p0-alt': 'A cup.',
      }),
    );
    const product = await open.services.catalogue.byUrlId('cup', 'USD');
    expect(product?.images).toEqual([{ assetUrl: url, originalSize: '1x1', altText: 'A cup.' }]);
    expect(await text(path)).toContain(url);
    expect((await owner.send('/product-pictures/none.png')).status).toBe(404);
  });

  it.each([
    ['a file of another type', new File(['<svg/>'], 'cup.png'), 'The file cup.png is no JPEG'],
    [
      'a large file',
      new File([new Uint8Array(6 * 1024 * 1024 + 1)], 'cup.png'),
      'The file cup.png is too large. The maximum allowed file size is 6 MB.',
    ],
  ])('refuse %s and keep what was typed', async (_, file, sentence) => {
    const answer = await post('/owner/products/new', cup, { files: file });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(sentence);
    expect(page).toContain('value="Cup"');
  });

  it('upload a picture by itself, and tell why one is refused', async () => {
    const path = '/owner/products/pictures';
    const good = await post(path, {}, { file: new File([png], 'jar.png') });
    expect(await good.json()).toEqual({ url: expect.stringMatching(/^\/product-pictures\//) });
    const bad = await post(path, {}, { file: new File(['no picture'], 'jar.png') });
    expect([bad.status, await bad.json()]).toEqual([
      422,
      {
        code: 'invalid-request',
        error: 'File processing failed. The file jar.png is no JPEG, PNG or WebP picture.',
      },
    ]);
    expect((await post(path, {})).status).toBe(422);
    const forged = await post(path, { crumb: 'forged' }, { file: new File([png], 'jar.png') });
    expect([forged.status, await forged.json()]).toMatchObject([403, { code: 'crumb' }]);
  });

  it('give the file of a picture another name, or say why not', async () => {
    const { productPictures } = open.services;
    const { pictures } = await productPictures.keep([new File([png], 'jar.png')]);
    const url = pictures[0]?.assetUrl ?? '';
    const named = (name: string, at = url) =>
      post('/owner/products/new', { ...cup, pictures: '1', 'p0-url': at, 'p0-file': name });
    const empty = await named(' ');
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain('Please enter a file name');
    const gone = await named('bowl', '/product-pictures/none.png');
    expect(gone.status).toBe(422);
    expect(await gone.text()).toContain('There was a problem while renaming your file.');
    locationOf(await post('/owner/products/new', { ...cup, 'v0-sku': 'CUP-2', urlId: 'bowl' }));
    const taken = { ...cup, urlId: 'bowl', pictures: '1', 'p0-url': url, 'p0-file': 'Jug' };
    expect((await post('/owner/products/new', taken)).status).toBe(422);
    // A product that is not saved leaves its files alone.
    expect(await productPictures.fileNames([url])).toEqual(new Map([[url, 'jar.png']]));
    locationOf(await named('Bowl (blue)'));
    expect(await productPictures.fileNames([url])).toEqual(new Map([[url, 'Bowl (blue).png']]));
    const served = await owner.send(url);
    expect(served.headers.get('Content-Disposition')).toBe(
      "inline; filename*=UTF-8''Bowl%20%28blue%29.png",
    );
  });

  it('give a tag another name in all products, and record it', async () => {
    locationOf(
      await post('/owner/products/new', { ...cup, category: 'Cups', tags: 'Blue, Round' }),
    );
    const path = '/owner/products/tags';
    expect(await text(`${path}?tag=Blue&tag=Round`)).toContain(
      'You may only edit one tag at a time',
    );
    expect(await text(`${path}?edit=tag`)).toContain('Select the tag that you want to edit.');
    expect(await text(`${path}?tag=Blue`)).toContain('New name of the tag “Blue”');
    expect(await text(`${path}?tag=%00`)).toContain('Tags and categories');
    const taken = await post(path, { kind: 'tag', from: 'Blue', to: 'ROUND' });
    expect(taken.status).toBe(422);
    expect(await taken.text()).toContain('This tag already exists');
    const unknown = await post(path, { kind: 'tag', from: 'Gone\0', to: 'Other' });
    expect(unknown.status).toBe(422);
    expect(locationOf(await post(path, { kind: 'tag', from: 'Blue', to: 'Indigo' }))).toBe(
      `${path}?renamed`,
    );
    expect(await open.services.catalogue.byUrlId('cup', 'USD')).toMatchObject({
      tags: ['Indigo', 'Round'],
    });
    locationOf(await post(path, { kind: 'category', from: 'Cups', to: 'Tableware' }));
    expect(await text('/owner/products?category=Tableware')).toContain('Cup');
    expect(await text('/owner/security/actions')).toContain('Gave another name to');
    expect(await text(`${path}?renamed`)).toContain('Saved. Shoppers see it now.');
  });

  it('let a category that has a page keep its name', async () => {
    locationOf(await post('/owner/products/new', cup));
    const path = '/owner/products/tags';
    expect(await text(`${path}?category=Table`)).not.toContain('New name of');
    const refused = await post(path, { kind: 'category', from: 'Table', to: 'Tableware' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('A category with a page of its own keeps its name.');
    expect(await text('/owner/products?category=Table')).toContain('Cup');
  });

  it('suggest links to collections that have a page', async () => {
    locationOf(await post('/owner/products/new', { ...cup, category: 'Cups' }));
    const answer = await owner.send('/owner/header-footer/collections');
    const { collections } = (await answer.json()) as { collections: { url: string }[] };
    const urls = collections.map(({ url }) => url);
    expect(urls).toEqual(expect.arrayContaining(['/shop', '/shop/table', '/journal']));
    for (const url of urls) expect([url, (await owner.send(url)).status]).toEqual([url, 200]);
  });

  it('delete pictures that no product shows after a day', async () => {
    let now = Date.now();
    open = await shop.open({ ...restockOptions, clock: { now: () => now } });
    const { productPictures, purgeExpired } = open.services;
    const { pictures } = await productPictures.keep([new File([png], 'a.png')]);
    const name = pictures[0]?.assetUrl.split('/').at(-1) ?? '';
    await purgeExpired();
    expect(await productPictures.read(name)).not.toBeNull();
    now += 25 * 60 * 60_000;
    await purgeExpired();
    expect(await productPictures.read(name)).toBeNull();
  });

  it('have buttons that add, move and remove rows without saving', async () => {
    const added = await post('/owner/products/new', { ...cup, do: 'variant:add' });
    expect(added.status).toBe(200);
    const page = await added.text();
    expect(page).toContain('name="v1-sku"');
    expect(page).toContain('value="CUP"');
    expect((await owner.send('/shop/cup')).status).toBe(404);
  });

  it('save prices and stock of a row, and show the row again with a stock that has moved', async () => {
    const row = {
      back: 'q=harbour',
      rows: '1',
      'v0-sku': 'MUG-OAT-LARGE',
      'v0-price-USD': '31',
      'v0-sale-USD': '',
      'v0-stock': '9',
      'v0-shown': '7',
    };
    const path = '/owner/products/item-mug/variants';
    const saved = locationOf(await owner.submit(path, row));
    expect(saved).toBe('/owner/products?q=harbour&saved=item-mug#item-mug');
    expect(await open.services.catalogue.byUrlId('mug', 'USD')).toMatchObject({
      variants: [{}, { price: 3100, onSale: false, qtyInStock: 9 }, {}],
    });
    const buyer = await open.visit();
    await readAdd(await buyer.add(scarceMug));
    await open.services.carts.purchase(buyer.cookies.get('CART') ?? '');
    const refused = await owner.submit(path, { ...row, 'v0-shown': '9', 'v0-stock': '12' });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('it is 8 now');
    expect(page).toContain('value="12"');
    expect(page).toContain('name="q" value="harbour"');
  });

  it('copy and delete a product', async () => {
    const copy = locationOf(await owner.submit('/owner/products/item-mug/duplicate', {}));
    expect(await text(copy)).toContain('Harbour Mug (copy)');
    expect(locationOf(await owner.submit('/owner/products/item-mug/remove', {}))).toBe(
      '/owner/products?removed',
    );
    expect((await owner.send('/shop/mug')).status).toBe(404);
    expect((await owner.send('/owner/products/item-mug')).status).toBe(404);
  });

  it('export a table whose import changes nothing, and import one that was changed', async () => {
    const answer = await owner.send('/owner/products/export.csv');
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const csv = await answer.text();
    const give = (table: string) =>
      post('/owner/products/import', {}, { table: new File([table], 'products.csv') });
    expect(await text(locationOf(await give(csv)))).toContain('what the shop has already');

    const wrong = await give(csv.replace('30.00', 'free'));
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('Row 3');

    const changed = csv
      .replaceAll('Harbour Mug', 'Harbour Beaker')
      .replace(',7,7\r\n', ',11,7\r\n')
      .concat(',cup,Cup,listed,physical,Table,,,,,,,,CUP,,,,10,9,1500,,,,2,\r\n');
    const preview = locationOf(await give(changed));
    const page = await text(preview);
    expect(page).toContain('1 product created');
    expect(page).toContain('stock of MUG-OAT-LARGE 7 → 11');
    const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(await open.services.catalogue.byUrlId('cup', 'USD')).toBeNull();

    const buyer = await open.visit();
    await readAdd(await buyer.add(scarceMug));
    await open.services.carts.purchase(buyer.cookies.get('CART') ?? '');
    expect(locationOf(await owner.submit(preview, { fingerprint }))).toBe(`${preview}?moved`);
    expect((await owner.send(`${preview}?moved`)).status).toBe(200);
    await open.database.query("update variants set stock = 7 where sku = 'MUG-OAT-LARGE'");
    expect(locationOf(await owner.submit(preview, { fingerprint }))).toBe(
      '/owner/products?imported',
    );
    expect(await open.services.catalogue.byUrlId('cup', 'USD')).toMatchObject({ title: 'Cup' });
    expect(await open.services.catalogue.byUrlId('mug', 'USD')).toMatchObject({
      title: 'Harbour Beaker',
      variants: [{}, { qtyInStock: 11 }, {}],
    });
    expect(await text('/owner/security/actions')).toContain('1 new, 1 changed');
    expect((await owner.send(preview)).status).toBe(404);
  });

  it('give the address of the feed, which has the present prices', async () => {
    expect(await text('/owner/products')).toContain('value="http://shop.test/feeds/products.xml"');
    const feed = await (await open.visit()).send('/feeds/products.xml?currency=EUR');
    expect(feed.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(await feed.text()).toContain('<g:sale_price>23.99 EUR</g:sale_price>');
  });
});
