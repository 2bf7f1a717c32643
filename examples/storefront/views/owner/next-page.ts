import { toAddress } from '../address.js';

/** The way to the page after this one; null on the last. */
export function nextPageView(path: string, cursor: string | null) {
  return cursor === null ? null : { url: toAddress(`${path}?${new URLSearchParams({ cursor })}`) };
}
