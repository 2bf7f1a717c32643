import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedaction } from '../../../../core/redaction/index.js';

const { text, value } = createRedaction();

describe('the text of what is tracked', () => {
  it.each([
    // What a query holds.
    ['?cartToken=T1.sig&utm_source=mail', '?cartToken=redacted&utm_source=mail'],
    ['?cartCode=C0de&utm_source=mail', '?cartCode=redacted&utm_source=mail'],
    ['?a=1&token=T1', '?a=1&token=redacted'],
    ['?access_token=T1', '?access_token=redacted'],
    ['?X-Api-Key=T1', '?X-Api-Key=redacted'],
    ['?cart%54oken=T1', '?cart%54oken=redacted'],
    ['?customer[email]=a', '?customer[email]=redacted'],
    ['?q=bowl&code=T1#top', '?q=bowl&code=redacted#top'],
    ['?who=ada%40example.com', '?who=redacted'],
    ['?who=ada@example.com', '?who=redacted'],
    ['?who=ada+shop@example.com', '?who=redacted'],
    ['?token=a=b==&x=1', '?token=redacted&x=1'],
    ['#token=T1', '#token=redacted'],
    ['cartToken=T1', 'cartToken=redacted'],
    // An address.
    [
      'https://shop.example/checkout?cartToken=T1',
      'https://shop.example/checkout?cartToken=redacted',
    ],
    ['/order-confirmed/1f-2e', '/order-confirmed/redacted'],
    ['/fr/Order-Confirmed/1f-2e/print?x=1', '/fr/Order-Confirmed/redacted?x=1'],
    ['/order-confirmed//1f-2e', '/order-confirmed//redacted'],
    ['https://shop.example/orders/7#top', 'https://shop.example/orders/redacted#top'],
    // An address in an address.
    ['?next=%2Fcheckout%3FcartToken%3DT1', '?next=%2Fcheckout%3FcartToken%3Dredacted'],
    ['?next=%2Forder-confirmed%2F1f', '?next=%2Forder-confirmed%2Fredacted'],
    [
      '?a=%2Fin%3Fb%3D%252Fcheckout%253Ftoken%253DT1',
      '?a=%2Fin%3Fb%3D%252Fcheckout%253Ftoken%253Dredacted',
    ],
    ['u=%2Fc%3Ftoken%3DT1+a%2Bb&n=1', 'u=%2Fc%3Ftoken%3Dredacted%20a%2Bb&n=1'],
    // Prose and JSON.
    ['Failed: GET /x?token=T1 (404)', 'Failed: GET /x?token=redacted (404)'],
    ['{"url":"/c?token=T1","n":1}', '{"url":"/c?token=redacted","n":1}'],
    [String.raw`"{\"u\":\"/c?token=T1\"}"`, String.raw`"{\"u\":\"/c?token=redacted\"}"`],
    [String.raw`{\"p\":\"/orders/T1\"}`, String.raw`{\"p\":\"/orders/redacted\"}`],
  ])('%s becomes %s', (given, wanted) => {
    expect(text(given)).toBe(wanted);
  });

  it.each([
    '',
    '/shop/dune-mug',
    '?utm_source=news&gclid=1&page=2&q=keyword&monkey=1&decode=x&colour=Oat',
    '/order-confirmed',
    '/order-confirmed/',
    '/orders?page=2',
    '/shop/border/1',
    '?broken=%E0%A4%A',
    '{"event":"page-view","name":"Dune Mug","n":1}',
    'npm/vitrine@0.1.0/dist/cdn/chunks/core-1.js:1:2',
  ])('%j stays as it is', (given) => {
    expect(text(given)).toBe(given);
  });

  it('has the further names and paths of a page redacted', () => {
    const own = createRedaction({ parameters: ['Voucher', ''], paths: ['/my/orders.list/', ''] });
    expect(own.text('/my/orders.list/7?voucher=V&token=T')).toBe(
      '/my/orders.list/redacted?voucher=redacted&token=redacted',
    );
    expect(own.text('/my/ordersXlist/7')).toBe('/my/ordersXlist/7');
  });

  it('never keeps the value of a token in an address, and redacts nothing twice', () => {
    const parts = fc.array(fc.tuple(fc.webQueryParameters(), fc.boolean()), { maxLength: 4 });
    fc.assert(
      fc.property(fc.webPath(), parts, (path, queries) => {
        const query = queries.map(([part]) => part).join('&');
        const secret = 'S3cr3t.value_-1';
        const address = `https://shop.example${path}?${query}&cartToken=${secret}&${query}`;
        const clean = text(`${address}&next=${encodeURIComponent(address)}`);
        expect(clean).not.toContain(secret);
        expect(text(clean)).toBe(clean);
      }),
    );
  });
});

describe('a value of what is tracked', () => {
  it('is redacted wherever a text is, and by the names of its members', () => {
    const given = {
      url: '/c?token=T1',
      cartToken: 'T1',
      code: 'cart-expired',
      key: 'k',
      items: [{ id: 'mug', link: '/orders/7' }],
      count: 2,
      none: null,
      email: 'ada@example.com',
      hasToken: true,
    };
    expect(value(given)).toEqual({
      ...given,
      url: '/c?token=redacted',
      cartToken: 'redacted',
      items: [{ id: 'mug', link: '/orders/redacted' }],
      email: 'redacted',
    });
  });

  it('is the same object if there is nothing to redact', () => {
    const given = { url: '/shop', list: [{ a: 1 }, 'x'], token: '' };
    expect(value(given)).toBe(given);
  });

  it('keeps a member named __proto__ as a member', () => {
    const given: unknown = JSON.parse('{"__proto__":{"x":"/c?token=T1"}}');
    expect(JSON.stringify(value(given))).toBe('{"__proto__":{"x":"/c?token=redacted"}}');
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
