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
  const token = shop.tokenOf(shop.startVisit());
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

it('hands a foreign cart over by the checkout link', async () => {
  const { cartClient } = createWooCommerceConnector({
    api: wooOrigin,
    fetch: createWooServer(createWooShop()),
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

it.each([
  ['5 &times; &quot;Mug&quot;', '5 × "Mug"'],
  ['<strong>Tom &#038; Ana&#8217;s</strong>', 'Tom & Ana’s'],
  ['&constructor; &#0; &unknown;', '&constructor; &#0; &unknown;'],
])('the words of %s', (html, text) => expect(toPlainText(html)).toBe(text));
