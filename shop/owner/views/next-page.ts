import { toAddress } from '../../pages/views/address.js';

/** The link to the next page; null on the last. */
export function nextPageView(path: string, cursor: string | null) {
  return cursor === null ? null : { url: toAddress(`${path}?${new URLSearchParams({ cursor })}`) };
}
