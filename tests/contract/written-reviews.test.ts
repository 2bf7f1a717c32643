import { mkdtemp, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { jpeg, exifOf } from '../unit/shop/server/domains/reviews/photos/sample-pictures.js';
import { buy, buyingOptions, tokenOf } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { mug, shopOrigin, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const ownerPassword = 'correct horse battery';
const path = '/shop/mug/review';
const day = 24 * 60 * 60 * 1000;

const typed = {
  rating: '4',
  title: 'Good',
  text: 'Holds <b>tea</b>.',
  author: 'Ada',
  email: 'ada@example.com',
};

describeShop('A review that a visitor writes', (shop) => {
  let open: OpenShop;
  let folder: string;
  let now = Date.UTC(2026, 10, 25, 12);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'review-photos-'));
    open = await shop.open({
      ...buyingOptions,
      reviews: [],
      ownerPassword,
      publicUrl: shopOrigin,
      reviewPhotosDir: folder,
      clock: { now: () => now },
    });
    // As the page does that places the order.
    open.app.get('/grant/:orderId', (c) => {
      open.services.checkout.grant(c, c.req.param('orderId'));
      return c.text('');
    });
    addPages(open);
  });

  async function write(
    visitor: TestVisitor,
    changes: Record<string, string> = {},
    photos: readonly File[] = [],
  ) {
    const page = await (await visitor.send(path)).text();
    const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const body = new FormData();
    for (const [, name = '', value = ''] of hidden) body.set(name, value);
    for (const [name, value] of Object.entries({ ...typed, ...changes })) body.set(name, value);
    for (const photo of photos) body.append('photos', photo);
    const answer = await visitor.send(path, { method: 'POST', body });
    return [answer.status, answer.headers.get('Location')];
  }

  async function signIn() {
    const owner = await open.visit();
    await owner.submit('/owner/sign-in', { password: ownerPassword });
    return owner;
  }

  const waiting = async () => (await open.services.writtenReviews.list('pending', null)).reviews;
  const shown = () => open.services.reviews.read('item-mug');

  async function decide(owner: TestVisitor, decision: string, more: Record<string, string> = {}) {
    const [review] = await waiting();
    const answer = await owner.submit('/owner/reviews/decide', {
      id: review?.id ?? '',
      decision,
      ...more,
    });
    return answer.headers.get('Location');
  }

  const photo = (bytes: Uint8Array = jpeg(exifOf(1)), name = 'a.jpg') =>
    new File([new Uint8Array(bytes)], name, { type: 'text/html' });

  it('waits for the owner, and counts once it is approved', async () => {
    const visitor = await open.visit();
    expect(await write(visitor)).toEqual([303, `${path}?sent`]);
    expect((await shown()).summary.count).toBe(0);
    const owner = await signIn();
    expect(await (await owner.send('/owner/reviews')).text()).toContain('ada@example.com');
    expect(await decide(owner, 'approve')).toBe('/owner/reviews?done=approve');
    const page = await shown();
    expect(page.summary).toMatchObject({ count: 1, ratingSum: 4 });
    expect(page.reviews[0]).toMatchObject({ author: 'Ada', isVerified: false, source: 'native' });
    expect(JSON.stringify(page)).not.toContain('example.com');
    const product = await (await visitor.send('/shop/mug')).text();
    expect(product).toContain('Holds &lt;b&gt;tea&lt;/b&gt;.');
    const record = await (await owner.send('/owner/security/actions')).text();
    expect(record).toContain('Approved review');
  });

  it('is a verified buyer’s in the browser that bought it, not by an address alone', async () => {
    const buyer = await open.visit();
    await buyer.add(mug);
    const orderId = await buy(open, tokenOf(buyer));
    await write(await open.visit());
    const [stranger] = await waiting();
    expect(stranger).toMatchObject({ isVerified: false, orderNumber: expect.any(Number) });

    await buyer.send(`/grant/${orderId}`);
    await write(buyer, { email: 'another@example.com' });
    expect((await waiting())[1]).toMatchObject({ isVerified: true, orderNumber: null });
  });

  it('tells the owner alone whose address has bought: both writers get one answer', async () => {
    const buyer = await open.visit();
    await buyer.add(mug);
    await buy(open, tokenOf(buyer));
    const known = await write(await open.visit());
    const unknown = await write(await open.visit(), { email: 'nobody@example.com' });
    expect(known).toEqual(unknown);
  });

  it('can be refused, and be approved for a month', async () => {
    await write(await open.visit(), {}, [photo()]);
    const owner = await signIn();
    expect(await decide(owner, 'refuse')).toBe('/owner/reviews?done=refuse');
    expect((await shown()).summary.count).toBe(0);
    const [refused] = (await open.services.writtenReviews.list('refused', null)).reviews;
    expect(refused).toMatchObject({ author: 'Ada', email: null });
    now += 31 * day;
    for (const name of await readdir(folder)) await utimes(join(folder, name), 0, 0);
    await open.services.purgeExpired();
    expect(await open.services.writtenReviews.count('refused')).toBe(0);
    expect(await readdir(folder)).toEqual([]);
  });

  it('comes back with its mistakes once, for that browser alone', async () => {
    const visitor = await open.visit();
    expect(await write(visitor, { rating: '', author: 'Ada L.' })).toEqual([303, path]);
    const told = await (await visitor.send(path)).text();
    expect(told).toContain('Choose 1 to 5 stars.');
    expect(told).toContain('Ada L.');
    const again = await (await visitor.send(path)).text();
    expect(again).not.toContain('Choose 1 to 5 stars.');
    expect(again).toContain('"Ada L."');
    expect(await (await (await open.visit()).send(path)).text()).not.toContain('Ada L.');
    await write(visitor);
    expect(await (await visitor.send(path)).text()).not.toContain('"Ada"');
  });

  it('is stored once for two presses', async () => {
    const visitor = await open.visit();
    const key = { idempotencyKey: 'the-key-of-one-page' };
    await write(visitor, key, [photo()]);
    await write(visitor, key, [photo()]);
    expect(await waiting()).toHaveLength(1);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('has photos without their metadata, which only the owner sees before', async () => {
    const visitor = await open.visit();
    await write(visitor, {}, [photo()]);
    const [name = ''] = await readdir(folder);
    const address = `/review-photos/${name}`;
    expect(name).toMatch(/\.jpg$/);
    expect((await visitor.send(address)).status).toBe(404);
    const owner = await signIn();
    const early = await owner.send(address);
    expect([early.status, early.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    await decide(owner, 'approve', { verified: 'yes' });
    const answer = await visitor.send(address);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).not.toContain('GPS');
    expect((await shown()).reviews[0]).toMatchObject({
      isVerified: true,
      photos: [{ url: address, width: 30, height: 20 }],
    });
  });

  it.each([
    [
      'of another type',
      () => [photo(Buffer.from('<svg onload="alert(1)"/>'), 'x.png')],
      'x.png is not a JPEG',
    ],
    ['too many', () => [photo(), photo(), photo(), photo()], 'Add at most 3 photos.'],
    [
      'too large',
      () => [photo(Buffer.alloc(6 * 1024 * 1024 + 1), 'big.jpg')],
      'big.jpg is larger than 6 MB.',
    ],
  ])('is refused with photos %s', async (_, photos, sentence) => {
    const visitor = await open.visit();
    expect(await write(visitor, {}, photos())).toEqual([303, path]);
    expect(await (await visitor.send(path)).text()).toContain(sentence);
    expect(await waiting()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('that is larger than all photos may be leads to a page that says so', async () => {
    const visitor = await open.visit();
    const large = Array.from({ length: 4 }, () => photo(Buffer.alloc(6 * 1024 * 1024)));
    expect(await write(visitor, {}, large)).toEqual([303, `${path}?problem=body-too-large`]);
    const page = await (await visitor.send(`${path}?problem=body-too-large`)).text();
    expect(page).toContain('The photos are too large together.');
  });

  it('is limited by address', async () => {
    const visitor = await open.visit();
    for (let count = 0; count < 20; count += 1) await write(visitor, { rating: '' });
    expect(await write(visitor)).toEqual([303, `${path}?problem=rate-limited`]);
    expect(await waiting()).toEqual([]);
  });

  it('stays when the server starts again', async () => {
    await write(await open.visit());
    await shop.openCopy({ ...buyingOptions, reviews: [] });
    expect(await waiting()).toHaveLength(1);
  });
});
