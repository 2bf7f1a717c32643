import { systemClock } from '../../core/base/index.js';
import { fillForm, readTotal } from './form-fields.js';
import type { PaymentTotal, WalletPayment } from './provider.js';

export type CheckoutHost = HTMLElementTagNameMap['vitrine-checkout'];

/** Longer than the element waits for the server, in milliseconds. */
const longest = 20_000;
const pause = 50;
/** The country, then its own fields; once more for a shop that writes a postal code in another way. */
const mostRounds = 3;
const countedType = 'vitrine-checkout-counted';

const hasState = (host: CheckoutHost, state: string) => host.matches(`:state(${state})`);

/**
 * Writes what a wallet knows into the form, and has the server count it. A country brings fields of its own, which are
 * filled in when they are there. Rejects if the total could not be counted.
 */
export async function fillAndCount(
  host: CheckoutHost,
  form: HTMLFormElement,
  known: Partial<WalletPayment>,
): Promise<PaymentTotal> {
  for (let round = 0; fillForm(form, known) && round < mostRounds; round += 1) {
    await until(() => hasState(host, 'ready'));
    await countAgain(host);
  }
  // The count of the shopper's later changes.
  await until(() => !hasState(host, 'counting'));
  return readTotal(host);
}

function countAgain(host: CheckoutHost): Promise<void> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const end = (finish: () => void) => {
      stop();
      listening.abort();
      finish();
    };
    const stop = systemClock.setTimeout(
      () => end(() => reject(new Error('Not counted.'))),
      longest,
    );
    host.addEventListener(countedType, () => end(resolve), { signal: listening.signal });
    host.count();
  });
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let waited = 0; !isTrue(); waited += pause) {
    if (waited > longest) throw new Error('The checkout is not ready.');
    await new Promise<void>((go) => void systemClock.setTimeout(go, pause));
  }
}
