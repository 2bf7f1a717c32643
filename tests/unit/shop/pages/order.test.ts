// @vitest-environment node
import { tmpdir } from 'node:os';
import { beforeEach, describe, expect, it } from 'vitest';
import { asked, boughtCards } from './fake-checkout.js';
import { createFakeServices } from './fake-services.js';
import { openPage, readPage } from './open-page.js';
import { createMarramPages } from './marram-pages.js';

const app = createMarramPages({
  services: createFakeServices(),
  assetsDir: tmpdir(),
  publicDir: 'shop/pages/public',
  templatesDir: 'shop/pages/templates',
});

beforeEach(() => void asked.splice(0));

const open = (address: string, cookie = '') => openPage(app, address, cookie);

const send = async (address: string, fields: Record<string, string>, cookie = '') =>
  readPage(
    await app.request(address, {
      method: 'POST',
      headers: { cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ crumb: 'the-crumb', ...fields }).toString(),
    }),
  );

const to = ({ answer }: { answer: Response }) => [answer.status, answer.headers.get('Location')];

describe('the order', () => {
  it('shows the codes of its gift cards, what is left on them and what was refunded', async () => {
    const card = { code: 'ABCD-EFGH-JKMN-PQRS', valueCents: 2500, balanceCents: 1200 };
    boughtCards.push({ ...card, withdrawnCents: 0 }, { ...card, withdrawnCents: 1000 });
    const bought = await open('/order-confirmed/order-1', 'ORDERS=order-1');
    expect(bought.texts('.gift-codes li')).toEqual([
      'ABCD-EFGH-JKMN-PQRS $12.00 is left of $25.00.',
      'ABCD-EFGH-JKMN-PQRS $12.00 is left of $25.00. $10.00 of it was refunded.',
    ]);
    boughtCards.length = 0;
    const other = await open('/order-confirmed/order-1', 'ORDERS=order-1');
    expect(other.texts('.gift-codes li')).toEqual([]);
  });

  it('shows the lines, totals and address', async () => {
    const { answer, texts } = await open('/order-confirmed/order-1', 'ORDERS=order-1');
    expect(texts('.order-number')).toEqual(['1001']);
    expect(texts('.order-title')).toEqual(['Dune Mug']);
    expect(texts('.totals dt')).toEqual([
      'Subtotal',
      'Coupon WELCOME10',
      'Shipping, Standard',
      'Total',
    ]);
    expect(texts('.totals dd')).toEqual(['$68.00', '-$6.80', '$6.50', '$67.70']);
    expect(texts('address span')).toEqual([
      'Ada',
      '1 Quay Lane',
      'New York, NY, 10001',
      'United States',
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('shows its state, can be printed, and leads on into the shop', async () => {
    const { document, texts } = await open('/order-confirmed/order-1', 'ORDERS=order-1');
    expect(texts('.order-state')).toEqual(['A part of it is on its way.']);
    expect(texts('[data-print]')).toEqual(['Print this page']);
    expect(document.querySelector('script[src="/print.js"]')).not.toBeNull();
    expect(document.querySelector('.site-nav')).not.toBeNull();
  });

  it('contains the order of the specification for analytics, without personal data and the address', async () => {
    const { document } = await open('/order-confirmed/order-1', 'ORDERS=order-1');
    const data = document.querySelector('script#vitrine-order')?.textContent ?? '';
    expect(JSON.parse(data)).toEqual({
      id: '1001',
      purchasedCartId: 'cart-1',
      testMode: true,
      websiteId: 'vitrine-shop',
      items: [{ sku: 'MUG-OAT-LARGE', productName: 'Dune Mug', quantity: 2, unitPrice: '34.00' }],
      grandTotal: '67.70',
      shippingTotal: '6.50',
      taxTotal: '0.00',
      currency: 'USD',
    });
  });

  it('removes the token of the purchased cart', async () => {
    await open('/order-confirmed/order-1', 'ORDERS=order-1');
    expect(asked).toEqual([{ name: 'forget', values: ['cart-1'] }]);
  });

  it('is not found without its id', async () => {
    expect((await open('/order-confirmed/order-2')).status).toBe(404);
  });

  it('tells others its number and state alone', async () => {
    const { answer, status, text, texts } = await open('/order-confirmed/order-1');
    expect([status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(texts('h1')).toEqual(['Order 1001']);
    expect(texts('.lead')).toEqual(['We have received it.']);
    for (const secret of ['Ada', 'ada@', 'Quay Lane</span>', 'Dune Mug', '67.70', 'cart-1']) {
      expect(text).not.toContain(secret);
    }
    expect(asked).toEqual([]);
  });

  const ask = (fields: Record<string, string>, id = 'order-1') =>
    send(`/order-confirmed/${id}/link`, fields);

  it.each(['ada@example.com', 'eve@example.com'])('says the same to %s', async (email) => {
    const answer = await ask({ email });
    expect(to(answer)).toEqual([303, '/order-confirmed/order-1?link=asked']);
    const request = { email, visitor: 'address:203.0.113.7' };
    expect(asked).toEqual([{ name: 'send', values: ['order-1', request] }]);
    const { texts } = await open('/order-confirmed/order-1?link=asked');
    expect(texts('[role=status].note')).toEqual([
      'If that is the address the order was placed with, a link is on its way to it. It works once, within a day.',
    ]);
  });

  it.each([
    [{ email: 'often@example.com' }, 'rate-limited', 'Please try again in a few seconds.'],
    [
      { crumb: 'another' },
      'crumb',
      'Please enable cookies in your browser, reload the page, and try again.',
    ],
  ])('sends no link for %j', async (fields, code, sentence) => {
    const page = `/order-confirmed/order-1?problem=${code}`;
    expect(to(await ask(fields))).toEqual([303, page]);
    expect((await open(page)).texts('[role=alert]')).toEqual([sentence]);
  });

  it('sends no link to an order that does not exist', async () => {
    expect((await ask({}, 'order-2')).status).toBe(404);
    expect(asked).toEqual([]);
  });
});

describe('the link of a mail', () => {
  it('leaves the address at once', async () => {
    expect(to(await open('/order-link?code=known'))).toEqual([303, '/order-link']);
    expect(asked).toEqual([{ name: 'keepCode', values: ['known'] }]);
  });

  it('opens the order by a press, and not by a look', async () => {
    const { texts } = await open('/order-link', 'ORDER_LINK=known');
    expect(texts('form button')).toEqual(['Show my order']);
    expect(asked).toEqual([]);
    const answer = await send('/order-link', {}, 'ORDER_LINK=known');
    expect(to(answer)).toEqual([303, '/order-confirmed/order-1']);
    expect(asked).toEqual([
      { name: 'dropCode', values: [] },
      { name: 'grant', values: ['order-1'] },
    ]);
  });

  it.each([
    ['was never opened', () => open('/order-link')],
    ['is used up', () => send('/order-link', {}, 'ORDER_LINK=used')],
  ])('shows an error page when it %s', async (_, go) => {
    const { status, texts } = await go();
    expect([status, texts('h1')]).toEqual([404, ['This link has ended']]);
  });

  it('of another page opens nothing', async () => {
    const answer = await send('/order-link', { crumb: 'another' }, 'ORDER_LINK=known');
    expect(to(answer)).toEqual([303, '/order-link']);
    expect(asked).toEqual([]);
  });
});
