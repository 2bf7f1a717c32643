import * as z from 'zod/mini';
import { readAddress } from '../../base/index.js';
import { areCookiesEnabled, createWebStorage, defineSchema, NetError } from '../../net/index.js';
import { getHttp, getRuntime } from '../../runtime/index.js';
import type { CartPage } from './cart-client.js';
import { getCartStore } from './page-cart.js';
import { cartPaths } from './paths.js';

const handOffSchema = /* @__PURE__ */ defineSchema(() =>
  z.object({ cartUrl: z.string(), checkoutUrl: z.string() }),
);

/**
 * Sends pending changes and resolves to the address that continues with the page's cart: `address` with a code that works
 * once and for some minutes, or the address of the page's own `CartClient`. Never rejects: where the cart cannot be handed
 * over, the shop's page says so.
 */
export async function handOff(page: CartPage, address: string): Promise<string> {
  const { config, reporter } = getRuntime();
  await getCartStore().flush();
  try {
    const { cartClient } = config;
    const asked = cartClient ? cartClient.handOff?.(page) : requestAddress(page);
    const given = readAddress(await asked);
    if (cartClient) return new URL(given ?? address, document.baseURI).href;
    return addQuery(address, given ?? '');
  } catch (error) {
    if (!(error instanceof NetError)) reporter.report(error, { where: 'handing the cart over' });
    // A server without the call, or a cart that has ended.
    const isPlain = error instanceof NetError && ['not-found', 'gone'].includes(error.code);
    return isPlain ? address : addQuery(address, '?problem=hand-off');
  }
}

/** Empty where the page has no cart of its own: the shop's cookie names it. */
async function requestAddress(page: CartPage): Promise<string> {
  if (!getHttp().cartToken?.get()) return '';
  warnOfRefusedStorage();
  const { cartUrl, checkoutUrl } = await getHttp().request({
    method: 'POST',
    path: `${cartPaths.cart}/hand-off`,
    schema: handOffSchema,
  });
  return page === 'cart' ? cartUrl : checkoutUrl;
}

/** The page's own link with the query of the given address; an address of another place wins. */
function addQuery(address: string, given: string): string {
  const url = new URL(address, document.baseURI);
  const other = new URL(given, url);
  if (other.origin !== url.origin) return other.href;
  for (const [name, value] of other.searchParams) url.searchParams.set(name, value);
  return url.href;
}

const probe = 'vitrine:probe';

/** The cart's token is in memory alone then. Told once for a page. */
function warnOfRefusedStorage(): void {
  getRuntime().shared('storage-warning', () => {
    const storage = createWebStorage('local');
    const isKept = storage.write(probe, '1') || areCookiesEnabled();
    storage.remove(probe);
    if (isKept) return;
    getRuntime().reporter.warn(
      'The browser refuses storage and cookies to this page, which keeps the cart until it is left. ' +
        'If it is a sandboxed frame, give it allow-same-origin.',
    );
  });
}
