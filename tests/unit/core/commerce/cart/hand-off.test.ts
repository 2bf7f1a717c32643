import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handOff, shopAddress, type CartClient } from '../../../../../core/commerce/cart/index.js';
import { configure, getHttp, resetRuntime } from '../../../../../core/runtime/index.js';
import { createMemoryCartClient } from './memory-cart-client.js';

const shop = 'https://shop.test';
const cart = `${shop}/cart`;
const answer = { cartUrl: '/cart?cartCode=one', checkoutUrl: '/checkout?cartCode=two' };

describe('handOff', () => {
  const report = vi.fn();
  const warn = vi.fn();
  let response: () => Response;

  beforeEach(() => {
    report.mockReset();
    configure({ api: shop, reporter: { report, warn } });
    response = () => Response.json(answer);
    vi.stubGlobal('fetch', () => Promise.resolve(response()));
    getHttp().cartToken?.set('a token');
  });
  afterEach(() => {
    getHttp().cartToken?.clear();
    resetRuntime();
    vi.unstubAllGlobals();
  });

  it.each([
    ['cart', cart, `${cart}?cartCode=one`],
    ['checkout', `${shop}/checkout`, `${shop}/checkout?cartCode=two`],
    ['cart', `${shop}/basket?lang=de#list`, `${shop}/basket?lang=de&cartCode=one#list`],
  ] as const)('brings the cart to %s at %s', async (page, address, whole) => {
    expect(await handOff(page, address)).toBe(whole);
  });

  it('asks nobody for a page without a cart of its own', async () => {
    getHttp().cartToken?.clear();
    expect(await handOff('cart', cart)).toBe(cart);
  });

  it.each([
    [404, { error: 'There is no such call.' }, cart],
    [410, { error: 'Your cart has expired.', code: 'cart-expired' }, cart],
    [500, { error: 'A fault.' }, `${cart}?problem=hand-off`],
    [429, { error: 'Too fast.' }, `${cart}?problem=hand-off`],
  ])('never rejects: %i leads to %o', async (status, body, address) => {
    response = () => Response.json(body, { status });
    expect(await handOff('cart', cart)).toBe(address);
    expect(report).not.toHaveBeenCalled();
  });

  it('takes the address of the page’s own client as it is', async () => {
    const client: CartClient = {
      ...createMemoryCartClient().client,
      handOff: (page) => Promise.resolve(`https://pay.test/${page}?key=1`),
    };
    configure({ cartClient: client });
    expect(await handOff('checkout', `${shop}/checkout`)).toBe('https://pay.test/checkout?key=1');
  });

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', ''])(
    'leads to the plain page instead of %j',
    async (given) => {
      response = () => Response.json({ cartUrl: given, checkoutUrl: given });
      expect(await handOff('cart', cart)).toBe(cart);
      const { client } = createMemoryCartClient();
      configure({ cartClient: { ...client, handOff: () => Promise.resolve(given) } });
      expect(await handOff('cart', cart)).toBe(cart);
    },
  );

  it('reports a client that fails, and leads to the page that says so', async () => {
    const client: CartClient = {
      ...createMemoryCartClient().client,
      handOff: () => Promise.reject(new Error('broken')),
    };
    configure({ cartClient: client });
    expect(await handOff('cart', cart)).toBe(`${cart}?problem=hand-off`);
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('shopAddress', () => {
  afterEach(() => resetRuntime());

  it.each([
    ['', '/cart', '/cart'],
    [shop, '/cart', cart],
    [shop, '/images/mug.svg', `${shop}/images/mug.svg`],
    [shop, 'https://cdn.test/mug.svg', 'https://cdn.test/mug.svg'],
    [shop, 'https://[', 'https://['],
  ])('with the API %o leads %s to %s', (api, path, address) => {
    configure({ api });
    expect(shopAddress(path)).toBe(address);
  });

  it('leaves a path where there is no shop', () => {
    configure({ api: 'localhost:8080', reporter: { report: vi.fn(), warn: vi.fn() } });
    expect(shopAddress('/cart')).toBe('/cart');
  });
});
