import { isRecord } from '../../../core/base/index.js';
import type { ShopAnswer } from '../diagnosis.js';

/** A call that every shop has and that changes nothing. */
const path = '/api/commerce/shopping-cart';
const fix = 'Set data-api of the script tag, or configure({ api }), to the address of the shop.';

/**
 * Asks the shop for a cart, without cookies, and says what came of it. A shop behind a connector has another API: it is
 * not asked. Never rejects.
 */
export async function askShop(origin: string, backend: string | undefined): Promise<ShopAnswer> {
  if (backend) return { isShop: true, says: `${origin}, which is asked by its connector alone.` };
  try {
    const response = await fetch(origin + path, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(5_000),
    });
    const json: unknown = await response.json().catch(() => null);
    return isRecord(json)
      ? { isShop: true, says: `${origin} answers (status ${response.status}).` }
      : {
          isShop: false,
          says: `${origin} answers (status ${response.status}), but is not the API of a shop. ${fix}`,
        };
  } catch {
    return { isShop: false, says: await explain(origin) };
  }
}

async function explain(origin: string): Promise<string> {
  try {
    const { gather, judge } = await import('../../../core/diagnosis/index.js');
    const sentence = judge(await gather(origin, path))?.sentence;
    if (sentence) return sentence;
  } catch {
    // Without the network the reason cannot be fetched either.
  }
  return origin === 'null'
    ? `No address of a shop. ${fix}`
    : `${origin} does not answer. Check the network, and look again.`;
}
