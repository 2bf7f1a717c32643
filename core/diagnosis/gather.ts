import type { Evidence } from './judge.js';

/** Milliseconds for a probe. */
const patience = 3_000;

/** Probes the shop and the page's own server. Never rejects; a failed probe counts as no. */
export async function gather(shop: string, path: string): Promise<Evidence> {
  const { protocol, origin, href } = globalThis.location;
  const page = { protocol, origin };
  const nothing = { page, shop, isForbidden: false, isThere: false, isReadable: false };
  if (protocol === 'file:' || shop === 'null') return { ...nothing, hasNetwork: true };
  const refusals = watchPolicy(shop);
  const url = shop + path;
  const [isThere, isReadable, hasNetwork] = await Promise.all([
    answers(url, { method: 'HEAD', mode: 'no-cors' }),
    answers(url, { method: 'GET', mode: 'cors' }),
    answers(href, { method: 'HEAD', mode: 'same-origin' }),
  ]);
  return { page, shop, isForbidden: refusals.end(), isThere, isReadable, hasNetwork };
}

async function answers(url: string, request: RequestInit): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    await fetch(url, { ...request, cache: 'no-store', credentials: 'omit', signal });
    return true;
  } catch {
    return false;
  }
}

/** Notes whether the page's policy refuses a call to the origin, until `end`. */
function watchPolicy(origin: string): { end(): boolean } {
  let isForbidden = false;
  const life = new AbortController();
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      isForbidden ||= effectiveDirective === 'connect-src' && blockedURI.startsWith(origin);
    },
    { signal: life.signal },
  );
  return {
    end() {
      life.abort();
      return isForbidden;
    },
  };
}
