import { onPageLeave } from '../../base/index.js';
import { isOffline, NetError } from '../../net/index.js';
import { getHttp, getRuntime } from '../../runtime/index.js';
import { addCall } from './add-call.js';
import { getAhead } from './ahead.js';
import type { AddIntent, AddResult } from './cart.js';
import { toCartError, toChangeError } from './errors.js';
import { getPageCart, loadPageCart } from './load-page-cart.js';

/**
 * Adds to the page's cart. Sends before it returns, although the cart's code may have to be fetched: the page may be left
 * at once. The cart takes the response as that of its own first try.
 *
 * One add is sent ahead, because each of two without a cart would start one. The next ones wait for the cart's code, or for
 * the moment at which the page is left. Nothing is sent ahead where the page does it in its own way (`configure({
 * cartClient, actions })`).
 *
 * @throws CartError `offline` when the cart's code cannot be fetched; as not confirmed if the add was sent ahead.
 */
export async function addAhead(intent: AddIntent): Promise<AddResult> {
  const waiting = new AbortController();
  let toError = toCartError;
  const send = () => {
    if (!isOffline()) toError = toChangeError;
    sendAhead(intent);
  };
  if (!getPageCart() && mayBeSent(intent)) {
    if (getAhead().isClosed) onPageLeave(send, waiting);
    else send();
  }
  const fail = (cause: unknown): never => {
    const failure = new NetError('offline', 'The code of the cart could not be loaded', { cause });
    throw toError(failure, 'add');
  };
  const load = () =>
    loadPageCart()
      .catch(fail)
      .finally(() => waiting.abort());
  const { getCartStore } = getPageCart() ?? (await load());
  return getCartStore().add(intent);
}

/** The store refuses a fraction, and knows what the page has put in the place of the add. */
function mayBeSent({ quantity }: AddIntent): boolean {
  const { cartClient, actions } = getRuntime().config;
  return !cartClient && !actions.addToCart && Number.isInteger(quantity ?? 1);
}

function sendAhead(intent: AddIntent): void {
  const ahead = getAhead();
  ahead.isClosed = true;
  getHttp().begin(addCall(intent, ahead.nextOrder()));
}
