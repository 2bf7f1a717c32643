import { isSameOrigin } from '../../net/index.js';
import { getRuntime } from '../../runtime/index.js';

/**
 * The address of one of the shop's pages, given as a path. On a page of another origin it leads to the API's origin; an
 * address that names its origin stays as it is.
 */
export function shopAddress(path: string): string {
  const { apiOrigin } = getRuntime();
  const isOwn = isSameOrigin(apiOrigin) || !URL.canParse(path, apiOrigin);
  return isOwn ? path : new URL(path, apiOrigin).href;
}
