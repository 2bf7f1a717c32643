import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWooCommerceConnector } from '../../connectors/woocommerce/index.js';
import { toPlainText } from '../../connectors/woocommerce/plain-text.js';
import { resetRuntime } from '../../core/runtime/index.js';
import { wooOrigin, wooProducts } from './fakes/woo-catalogue.js';
import { createWooServer } from './fakes/woo-server.js';
import { createWooShop } from './fakes/woo-shop.js';
import { arrive } from './visitor.js';

beforeEach(arrive);
afterEach(() => {
  resetRuntime();
  vi.unstubAllGlobals();
});

const idOf = (slug: string) => String(wooProducts.find(({ json }) => json.slug === slug)?.id);
const intent = (slug: string, key: string) => ({
  itemId: idOf(slug),
  sku: null,
  quantity: 1,
  additionalFields: null,
  key,
});

/** Notes the requests, and passes them on. */
function watch(send: typeof fetch) {
  const requests: Request[] = [];
  const watched: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    return send(request);
  };
  return { requests, fetch: watched };
}

it('sends changes that start together as one batch, in their order', async () => {
  const { requests, fetch } = watch(createWooServer(createWooShop()));
  const { cartClient } = createWooCommerceConnector({ api: wooOrigin, fetch });
  const { entry } = await cartClient.add(intent('salt-cellar', 'a'));
  requests.length = 0;
  const answers = await Promise.all([
    cartClient.setQuantity(entry!.id, 2),
    cartClient.setQuantity(entry!.id, 5),
    cartClient.applyCoupon('WELCOME10'),
  ]);
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/wp-json/wc/store/v1/batch']);
  expect(answers.at(-1)?.cart).toMatchObject({
    totalQuantity: 5,
    coupons: [{ code: 'welcome10' }],
  });
});

it('on the own origin sends the nonce of the last answer, and asks for another when it is refused', async () => {
  vi.stubGlobal('location', new URL(`${wooOrigin}/product/salt-cellar/`));
  const shop = createWooShop();
  const send = createWooServer(shop);
  // What the cookie of the session does, and a nonce that has grown old meanwhile.
  const token = shop.tokenOf(shop.beginVisit(null));
  let nonce = 'old';
  const { requests, fetch } = watch(async (input, init) => {
    const request = new Request(input, init);
    const given = request.headers.get('Nonce');
    if (request.method === 'POST' && given !== nonce) {
      nonce = 'new';
      const body = { code: 'woocommerce_rest_invalid_nonce', message: 'Nonce is invalid.' };
      return Response.json(body, { status: 403 });
    }
    request.headers.set('Cart-Token', token);
    const { status, body } = await send(request);
    return new Response(body, { status, headers: { Nonce: nonce } });
  });
  const { cartClient } = createWooCommerceConnector({ api: wooOrigin, fetch });
  await cartClient.add(intent('salt-cellar', 'a'));
  nonce = 'newer';
  const { cart } = await cartClient.add(intent('salt-cellar', 'b'));
  expect(cart?.totalQuantity).toBe(2);
  expect(requests.every(({ headers }) => headers.get('Cart-Token') === null)).toBe(true);
  expect(await cartClient.handOff?.('checkout')).toBe(`${wooOrigin}/checkout/`);
});

const california = { country: 'US', state: 'CA', postcode: '' };

it.each(['cart', 'checkout'] as const)(
  'opens the %s page with a copy of the session: coupons, shipping, and what was added since',
  async (page) => {
    const shop = createWooShop({ address: california });
    const api = { api: wooOrigin, fetch: createWooServer(shop) };
    const { cartClient } = createWooCommerceConnector(api);
    await cartClient.add(intent('salt-cellar', 'a'));
    await cartClient.applyCoupon('WELCOME10');
    await cartClient.chooseShippingOption('0/flat_rate:2');

    const browser = shop.createBrowser();
    const follow = async () => browser.open((await cartClient.handOff?.(page)) ?? '');
    const total = async () => String((await cartClient.read())?.grandTotalCents);
    expect(await follow()).toMatchObject({
      path: `/${page}/`,
      cart: {
        coupons: [{ code: 'welcome10' }],
        totals: { total_shipping: '1800', total_price: await total() },
      },
    });

    await cartClient.add(intent('beeswax-tapers', 'b'));
    expect(await follow()).toMatchObject({
      cart: { items_count: 2, totals: { total_price: await total() } },
    });
    browser.buy();
    expect(await follow()).toMatchObject({ cart: { items_count: 2 } });
  },
);

it.each([
  ['/kasse/', '/kasse/'],
  ['kasse/?lang=de', '/kasse/'],
])('opens the page that the tag names: %s', async (checkout, pathname) => {
  const shop = createWooShop({ pages: { kasse: '/kasse/' } });
  const { cartClient } = createWooCommerceConnector({
    api: wooOrigin,
    fetch: createWooServer(shop),
    pages: { checkout },
  });
  await cartClient.add(intent('salt-cellar', 'a'));
  const address = (await cartClient.handOff?.('checkout')) ?? '';
  expect(new URL(address).pathname).toBe(pathname);
  expect(shop.createBrowser().open(address)).toMatchObject({ cart: { items_count: 1 } });
});

it('assumes the usual page where the shop keeps its list of pages to itself', async () => {
  const shop = createWooShop();
  const send = createWooServer(shop);
  const { cartClient } = createWooCommerceConnector({
    api: wooOrigin,
    fetch: async (input, init) =>
      String(input).includes('/wp/v2/') ? new Response(null, { status: 401 }) : send(input, init),
  });
  await cartClient.add(intent('salt-cellar', 'a'));
  const address = (await cartClient.handOff?.('checkout')) ?? '';
  expect(new URL(address).pathname).toBe('/checkout/');
  expect(shop.createBrowser().open(address)).toMatchObject({ cart: { items_count: 1 } });
});

it('finds a shop in a folder', async () => {
  const pages = { cart: '/shop/cart/', checkout: '/shop/checkout/' };
  const shop = createWooShop({ pages });
  const old = createWooShop({ pages, copiesSessions: false });
  const connect = (one: typeof shop) =>
    createWooCommerceConnector({
      api: `${wooOrigin}/shop`,
      fetch: createWooServer(one, '/shop'),
    }).cartClient;
  const addressOf = async (one: typeof shop) => {
    arrive();
    const cartClient = connect(one);
    await cartClient.add(intent('salt-cellar', 'a'));
    return new URL((await cartClient.handOff?.('checkout')) ?? '').pathname;
  };
  expect(await addressOf(shop)).toBe('/shop/checkout/');
  expect(await addressOf(old)).toBe('/shop/checkout-link/');
  arrive();
  expect(await connect(shop).handOff?.('cart')).toBe(`${wooOrigin}/shop/cart/`);
});

it.each([
  ['copies no session', { copiesSessions: false }],
  ['has its checkout elsewhere', { pages: { kasse: '/kasse/' } }],
])('hands a foreign cart over by the checkout link to a shop that %s', async (_, settings) => {
  const { cartClient } = createWooCommerceConnector({
    api: wooOrigin,
    fetch: createWooServer(createWooShop(settings)),
  });
  await cartClient.add(intent('salt-cellar', 'a'));
  await cartClient.applyCoupon('WELCOME10');
  const link = new URL((await cartClient.handOff?.('cart')) ?? '');
  expect(link.pathname).toBe('/checkout-link/');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    products: `${idOf('salt-cellar')}:1`,
    coupon: 'welcome10',
  });
});

it('a cart that has expired is not handed over', async () => {
  const shop = createWooShop();
  const { cartClient } = createWooCommerceConnector({
    api: wooOrigin,
    fetch: createWooServer(shop),
  });
  await cartClient.add(intent('salt-cellar', 'a'));
  shop.expire();
  expect(await cartClient.read()).toBeNull();
  expect(await cartClient.handOff?.('checkout')).toBe(`${wooOrigin}/checkout/`);
});

it('says that a line has no fields to change', async () => {
  const { cartClient } = createWooCommerceConnector({
    api: wooOrigin,
    fetch: createWooServer(createWooShop()),
  });
  const change = cartClient.updateAdditionalFields('x', {
    itemId: idOf('salt-cellar'),
    sku: null,
    additionalFields: '{}',
  });
  await expect(change).rejects.toMatchObject({ code: 'lacking', isUnsent: true });
});

it.each([
  ['5 &times; &quot;Mug&quot;', '5 × "Mug"'],
  ['<strong>Tom &#038; Ana&#8217;s</strong>', 'Tom & Ana’s'],
  ['&constructor; &#0; &unknown;', '&constructor; &#0; &unknown;'],
])('the words of %s', (html, text) => expect(toPlainText(html)).toBe(text));
