import type { NetErrorCode } from '../net/index.js';

/** The evidence that a page can gather about a call that got no answer. */
export interface Evidence {
  readonly page: { readonly protocol: string; readonly origin: string };
  /** The API's origin; `null` (the text) if the page has none. */
  readonly shop: string;
  /** The page's policy has refused a call to the shop. */
  readonly isForbidden: boolean;
  /** The shop answers a request whose response the page may not read. */
  readonly isThere: boolean;
  /** The shop lets the page read a response. */
  readonly isReadable: boolean;
  /** The page's own server answers. */
  readonly hasNetwork: boolean;
}

export interface Verdict {
  /** `refused`: the call was not executed, and never will be. `unreachable`: the shop is away, not the network. */
  readonly code: Extract<NetErrorCode, 'refused' | 'unreachable'>;
  /** For developers: the problem, and the fix. Null if it was reported already. */
  readonly sentence: string | null;
}

/** Why a call got no answer; null if the network is the likely reason, or a moment's fault. */
export function judge(evidence: Evidence): Verdict | null {
  const { page, shop, isForbidden, isThere, isReadable, hasNetwork } = evidence;
  const refuse = (sentence: string | null): Verdict => ({ code: 'refused', sentence });
  if (page.protocol === 'file:') {
    return refuse(
      `This page was opened from a file, which no shop answers. Serve its folder over http, for example with ` +
        `"npx serve", and add that address to the allowed origins of the shop.`,
    );
  }
  if (shop === 'null') return refuse(null);
  if (isForbidden) {
    return refuse(
      `The Content-Security-Policy of this page forbids calls to ${shop}. Add ${shop} to its connect-src.`,
    );
  }
  if (isReadable) return null;
  if (isThere) {
    return refuse(
      `${shop} answers, but not to pages of ${page.origin}. Add ${page.origin} to the allowed origins of the shop ` +
        `(ALLOWED_ORIGINS of the reference server).`,
    );
  }
  if (page.protocol === 'https:' && shop.startsWith('http:')) {
    return refuse(`A page over https may not call ${shop}. Give the shop an https address.`);
  }
  if (!hasNetwork) return null;
  return {
    code: 'unreachable',
    sentence: `${shop} cannot be reached, although this page's own server can. Check data-api, and that the shop runs.`,
  };
}
