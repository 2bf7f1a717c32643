import { afterEach, describe, expect, it, vi } from 'vitest';
import { askShop } from '../../../../../widgets/doctor/gather/ask-shop.js';

const shop = 'https://shop.example';
const answer = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );

afterEach(() => vi.unstubAllGlobals());

describe('askShop', () => {
  it('asks for a cart once, without cookies', async () => {
    answer('{}');
    expect(await askShop(shop, undefined)).toEqual({
      isShop: true,
      says: `${shop} answers (status 200).`,
    });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      `${shop}/api/commerce/shopping-cart`,
      expect.objectContaining({ credentials: 'omit' }),
    );
  });

  it('says that a page is no shop', async () => {
    answer('<h1>Not found</h1>', 404);
    const { isShop, says } = await askShop(shop, undefined);
    expect(isShop).toBe(false);
    expect(says).toContain('(status 404), but is not the API of a shop. Set data-api');
  });

  it('says that there is no answer', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('offline'))),
    );
    expect((await askShop(shop, undefined)).says).toContain(`${shop} does not answer.`);
    expect((await askShop('null', undefined)).says).toContain('No address of a shop. Set data-api');
  });

  it('asks no shop behind a connector', async () => {
    answer('{}');
    expect((await askShop(shop, 'vendure')).isShop).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });
});
