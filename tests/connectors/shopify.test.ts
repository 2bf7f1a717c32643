import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShopifyConnector } from '../../connectors/shopify/index.js';
import type { CartEntry } from '../../core/commerce/cart/index.js';
import { resetRuntime } from '../../core/runtime/index.js';
import { createShopifyServer, shopifyOrigin, shopifyToken } from './fakes/shopify-server.js';
import { createShopifyShop } from './fakes/shopify-shop.js';
import { mug } from './goods.js';
import { createNetwork } from './network.js';
import { arrive } from './visitor.js';

beforeEach(arrive);
afterEach(() => {
  resetRuntime();
  vi.unstubAllGlobals();
});

function openShop() {
  const shop = createShopifyShop();
  const network = createNetwork(createShopifyServer(shop));
  const itemId = shop.products.find(({ handle }) => handle === mug.handle)?.id ?? '';
  return {
    shop,
    network,
    connect: (country?: string) =>
      createShopifyConnector({
        api: shopifyOrigin,
        token: shopifyToken,
        fetch: network.fetch,
        ...(country && { country }),
      }),
    press: (key: string, fields?: object) => ({
      itemId,
      sku: mug.sku,
      quantity: 1,
      additionalFields: fields ? JSON.stringify(fields) : null,
      key,
    }),
  };
}

const linesOf = (entries: readonly CartEntry[] = []) =>
  entries.map(({ quantity, additionalFields }) => [quantity, additionalFields]);

it('the cart has the market that the product is priced for', async () => {
  const { connect, press } = openShop();
  const { cartClient, productClient } = connect('DE');
  const product = await productClient.read(mug.handle);
  expect(product?.variants[0]?.price).toEqual({ cents: 1400, currency: 'EUR' });
  const { cart } = await cartClient.add(press('a'));
  expect(cart).toMatchObject({ currency: 'EUR', grandTotalCents: 1400 });
});

it('a new cart in the place of one that has expired has the market too', async () => {
  const { shop, connect, press } = openShop();
  const { cartClient } = connect('DE');
  await cartClient.add(press('a'));
  shop.expire();
  const { cart, hadExpired } = await cartClient.add(press('b'));
  expect([hadExpired, cart?.currency, cart?.totalQuantity]).toEqual([true, 'EUR', 1]);
});

it.each([
  ['of no country', undefined],
  ['of another country', 'US'],
])('a kept cart %s gets that of the page, once', async (_, first) => {
  const { network, connect, press } = openShop();
  await connect(first).cartClient.add(press('a'));
  const { cartClient } = connect('DE');
  network.changes.length = 0;
  expect(await cartClient.read()).toMatchObject({ currency: 'EUR', grandTotalCents: 1400 });
  expect((await cartClient.add(press('b'))).cart).toMatchObject({
    currency: 'EUR',
    grandTotalCents: 2800,
  });
  await cartClient.read();
  expect(network.changes).toEqual(['cartBuyerIdentityUpdate', 'cartLinesAdd']);
});

it('a page that names no country leaves that of the cart', async () => {
  const { network, connect, press } = openShop();
  await connect('DE').cartClient.add(press('a'));
  network.changes.length = 0;
  expect(await connect().cartClient.read()).toMatchObject({ currency: 'EUR' });
  expect(network.changes).toEqual([]);
});

it('a cart that does not take the country is asked once', async () => {
  const { shop, network, connect, press } = openShop();
  await connect().cartClient.add(press('a'));
  const setCountry = vi.spyOn(shop, 'setCountry').mockReturnValue({
    cart: null,
    userErrors: [{ code: 'INVALID', message: 'Not sold there.', field: ['buyerIdentity'] }],
    warnings: [],
  });
  const { cartClient } = connect('DE');
  expect(await cartClient.read()).toMatchObject({ currency: 'USD', totalQuantity: 1 });
  expect(await cartClient.read()).toMatchObject({ currency: 'USD' });
  expect(setCountry).toHaveBeenCalledOnce();
  network.fail('lost answer');
  expect((await cartClient.add(press('b'))).cart).toMatchObject({ totalQuantity: 2 });
});

it("the shopper's answers are attributes of the line, which changes keep", async () => {
  const { connect, press } = openShop();
  const { cartClient } = connect();
  const { entry } = await cartClient.add(press('a', { engraving: 'ANNA', _font: 'Serif' }));
  expect(entry).toMatchObject({
    additionalFields: { engraving: 'ANNA', _font: 'Serif' },
    // Shopify hides an underscored one from the buyer.
    answers: [{ label: 'engraving', text: 'ANNA' }],
  });
  await cartClient.add(press('b'));
  const { cart } = await cartClient.setQuantity(entry!.id, 3);
  expect(linesOf(cart?.entries)).toEqual([
    [3, { engraving: 'ANNA', _font: 'Serif' }],
    [1, null],
  ]);
  const removed = cart!.entries[0]!;
  await cartClient.remove(removed.id);
  const back = await cartClient.restore(removed, false, 'undo');
  expect(back.entry).toMatchObject({ quantity: 3, additionalFields: removed.additionalFields });
  const { itemId } = removed;
  const changed = await cartClient.updateAdditionalFields(back.entry!.id, {
    itemId,
    sku: mug.sku,
    additionalFields: JSON.stringify({ engraving: ['BEN', 'EVA'] }),
  });
  expect(linesOf(changed.cart?.entries)).toEqual([
    [1, null],
    [3, { engraving: 'BEN, EVA' }],
  ]);
});

it('a value that the shop has emptied does not stop a change of its line', async () => {
  const { connect, press } = openShop();
  const { cartClient } = connect();
  const { entry } = await cartClient.add(press('a', { engraving: ' ' }));
  const { cart } = await cartClient.setQuantity(entry!.id, 2);
  expect(cart).toMatchObject({ totalQuantity: 2 });
});

it.each(['ANNA', 'ANNA '])('an add with %j whose own answer is lost is made once', async (text) => {
  const { network, connect, press } = openShop();
  const { cartClient } = connect();
  await cartClient.add(press('a'));
  network.fail('lost answer');
  const { cart } = await cartClient.add(press('b', { engraving: text }));
  expect(linesOf(cart?.entries)).toEqual([
    [1, null],
    [1, { engraving: 'ANNA' }],
  ]);
});

it("what a theme's form has for itself is left out, and told once", async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { connect, press } = openShop();
  const { cartClient } = connect();
  const theme = {
    form_type: 'product',
    utf8: '✓',
    'section-id': 'main',
    'attributes[gift]': 'yes',
  };
  const { entry } = await cartClient.add(press('a', { ...theme, 'properties[Engraving]': 'ANNA' }));
  expect(entry?.additionalFields).toEqual({ Engraving: 'ANNA' });
  await cartClient.add(press('b', theme));
  expect(warn.mock.calls).toEqual([
    [
      '[vitrine] cart:',
      'A line of this shop\'s cart has no place for "form_type", "utf8", "section-id", "attributes[gift]": the item is added without. See the guide Connectors, "Fields of the form".',
    ],
  ]);
});

it('a chosen selling plan is not sold as one purchase', async () => {
  const { network, connect, press } = openShop();
  const add = connect().cartClient.add(press('a', { selling_plan: '7' }));
  await expect(add).rejects.toMatchObject({ code: 'lacking', isUnsent: true });
  expect(network.changes).toEqual([]);
});
