import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkStock } from '../../../../../core/commerce/purchase/index.js';
import { removeCookie, writeCookie } from '../../../../../core/net/index.js';
import { resetRuntime } from '../../../../../core/runtime/index.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

/** A server with these stock results, and `inCart` small mugs in the visitor's cart. */
function serve(results: unknown, inCart = 0) {
  const paths: string[] = [];
  stubFetch(async (request) => {
    const { pathname, search } = new URL(request.url);
    paths.push(`${request.method} ${pathname}${search}`);
    if (pathname.endsWith('/stock/')) {
      return results === 'none' ? new Response('', { status: 500 }) : Response.json({ results });
    }
    const chosenVariant = { sku: 'S', attributes: {} };
    return Response.json({
      id: 'cart',
      entries: [{ id: 'e', itemId: 'mug', quantity: inCart, chosenVariant }],
    });
  });
  if (inCart > 0) writeCookie('hasCart', 'true');
  return paths;
}

afterEach(() => {
  resetRuntime();
  removeCookie('hasCart');
  vi.unstubAllGlobals();
});

// storefront §5: "Stock check (for items with forms): at least one stock result must be unlimited or have qtyInStock
// greater than the quantity already in the cart for that item and variant."
describe('checkStock', () => {
  it('asks for the item, and for no cart where there can be none', async () => {
    const paths = serve([{ unlimited: false, qtyInStock: 1 }]);
    expect(await checkStock('mug & co', 'S')).toBe(true);
    expect(paths).toEqual(['GET /api/commerce/inventory/stock/?itemId=mug+%26+co']);
  });

  it.each([
    ['an unlimited one', [{ unlimited: true, qtyInStock: 0 }], 9, true],
    ['one more than in the cart', [{ unlimited: false, qtyInStock: 3 }], 2, true],
    ['as many as in the cart', [{ unlimited: false, qtyInStock: 2 }], 2, false],
    ['none', [{ unlimited: false, qtyInStock: 0 }], 0, false],
    ['one of two', [{ qtyInStock: 0 }, { qtyInStock: 4 }], 1, true],
    ['no result', [], 0, false],
    [
      'another variant alone',
      [
        { sku: 'S', qtyInStock: 1 },
        { sku: 'L', qtyInStock: 9 },
      ],
      1,
      false,
    ],
    ['other variants, none of them named', [{ sku: 'L', qtyInStock: 9 }], 1, true],
  ])('with %s in stock: %j, %d in the cart: %s', async (_what, results, inCart, expected) => {
    serve(results, inCart);
    expect(await checkStock('mug', 'S')).toBe(expected);
  });

  it('rejects with a sentence when the server does not say', async () => {
    serve('none');
    await expect(checkStock('mug', 'S')).rejects.toMatchObject({
      code: 'server',
      message: 'Unknown error, please try again later.',
    });
  });
});
