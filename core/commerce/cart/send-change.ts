import type { CartCause, CartChange } from './bus-events.js';
import type { Cart } from './cart.js';
import type { ChangeResponse } from './cart-client.js';
import { isRefusal, toChangeError } from './errors.js';
import type { Reader } from './reader.js';
import type { Tabs } from './tabs.js';

/** Makes one change. Runs `answered` on its response, before subscribers are notified. */
export type SendChange = <A extends ChangeResponse>(
  made: CartChange,
  call: () => Promise<A>,
  answered: () => void,
) => Promise<A>;

/** Judges the responses of changes: which cart is the newest, and after which the cart is read again. */
export function createSendChange(
  reader: Reader,
  tabs: Tabs,
  accept: (cart: Cart | null, version: number, cause: CartCause) => void,
  show: () => void,
  report: (error: unknown, where: string) => void,
): SendChange {
  let newestSent = 0;
  return async ({ reason: kind, origin }, call, answered) => {
    const sent = ++newestSent;
    const version = reader.version();
    reader.cancel();
    const answer = await call().catch((error: unknown) => {
      answered();
      const failure = toChangeError(error, kind);
      if (!isRefusal(failure)) {
        reader.invalidate();
        tabs.tellChanged();
      }
      report(error, `cart: ${kind}`);
      show();
      throw failure;
    });
    answered();
    tabs.tellChanged();
    if (sent === newestSent && !answer.isRepeat) {
      accept(answer.cart, version, { reason: kind, origin });
    } else {
      reader.invalidate();
      show();
    }
    return answer;
  };
}
