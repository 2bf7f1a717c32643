import { createConsoleReporter } from '../../core/base/index.js';
import { paymentStrings } from '../../core/i18n/strings/payment.js';
import type { EventsOf } from '../element/index.js';
import type { checkout } from '../elements/checkout/index.js';
import type { CheckoutHost } from './count-again.js';
import { readTotal, setHidden, valueOf } from './form-fields.js';
import { createNotices } from './notices.js';
import { PaymentRefused } from './payment-refused.js';
import type { CheckoutProvider } from './provider.js';
import { createWalletButtons, pressPlace } from './wallets.js';

/**
 * Connects an adapter to a checkout: mounts its fields into the region `data-checkout-payment` and its wallets into
 * `data-checkout-wallets`, tells it of each total, and puts its token into the field `paymentToken` before the form is
 * posted. An error of the adapter is said beside the payment. Throws nothing into the page.
 * @returns Takes all of it out again; so does the removal of the element.
 * @example connectPayments(document.querySelector('vitrine-checkout'), createAdapter(publicKey));
 */
export function connectPayments(host: CheckoutHost, provider: CheckoutProvider): () => void {
  const reporter = createConsoleReporter();
  const listening = new AbortController();
  const { signal } = listening;
  const place = document.createElement('div');
  const find = (name: string) => host.querySelector<HTMLElement>(`[data-checkout-${name}]`);
  const formOf = () => host.querySelector('form');
  const notices = createNotices(() => find('payment') ?? find('wallets'));
  const walletNotices = createNotices(() => find('wallets'));
  let isMounted = false;
  let isCreating = false;
  /** The press of a wallet: whether the element has asked before the order. */
  let walletPress: 'none' | 'begun' | 'asked' = 'none';
  /** The payment was confirmed elsewhere; the server knows it, so no other token is made. */
  let isBack = find('returned') !== null;

  function report(error: unknown): void {
    reporter.report(error, { where: 'payments' });
  }

  /** Runs a member of the adapter, which may not end the page's own work. */
  async function run<Result>(work: () => Result): Promise<Awaited<Result> | null> {
    try {
      return await work();
    } catch (error) {
      report(error);
      return null;
    }
  }

  function say(to: typeof notices, error: unknown): void {
    const isForShopper = error instanceof PaymentRefused;
    if (!isForShopper) report(error);
    to.problem(isForShopper ? error.message : paymentStrings('failed'));
  }

  /** The region comes with the address, and goes while nothing is due. */
  function mount(): void {
    const region = find('payment');
    if (region !== null && place.parentElement !== region) region.append(place);
    if (region === null || isMounted) return;
    isMounted = true;
    void run(() => provider.mount?.({ place, total: readTotal(host) }));
  }

  function counted(): void {
    mount();
    const total = readTotal(host);
    const wallets = find('wallets');
    if (wallets?.hasAttribute('data-filled')) wallets.hidden = total.dueCents === 0;
    if (isMounted) void run(() => provider.update?.(total));
  }

  async function createToken(form: HTMLFormElement): Promise<void> {
    isCreating = true;
    notices.busy(paymentStrings('paying'));
    try {
      const token: unknown = await provider.createToken?.({
        total: readTotal(host),
        way: valueOf(form, 'payment'),
        value: (name) => valueOf(form, name),
      });
      if (typeof token !== 'string') throw new TypeError('The adapter has created no token.');
      setHidden(form, 'paymentToken', token);
      notices.clear();
    } catch (error) {
      if (!signal.aborted) say(notices, error);
      throw error;
    } finally {
      isCreating = false;
    }
  }

  function beforeOrder(event: EventsOf<typeof checkout>['vitrine-before-order']): void {
    const form = formOf();
    if (form === null || event.detail.dueCents === 0) return;
    if (walletPress !== 'none') {
      walletPress = 'asked';
      return;
    }
    // A press while the token is on its way is the same press.
    if (isCreating) {
      event.preventDefault();
      return;
    }
    notices.clear();
    clearFields();
    const needsToken = provider.createToken !== undefined && isMounted && !isBack;
    isBack = false;
    if (needsToken) event.detail.waitFor(createToken(form));
  }

  function clearFields(): void {
    const form = formOf();
    if (form === null) return;
    setHidden(form, 'wallet', '');
    setHidden(form, 'paymentToken', '');
  }

  async function showWallets(): Promise<void> {
    const region = find('wallets');
    if (region === null) return;
    const wallets = (await run(() => provider.wallets?.(readTotal(host)))) ?? [];
    if (signal.aborted) return;
    region.hidden = wallets.length === 0;
    if (wallets.length === 0) return;
    const buttons = createWalletButtons(
      {
        host,
        form: formOf,
        notices: walletNotices,
        fail: (error) => say(walletNotices, error),
        place(form) {
          walletPress = 'begun';
          pressPlace(host, form);
          const isAsked = walletPress !== 'begun';
          walletPress = 'none';
          return isAsked;
        },
      },
      wallets,
    );
    (find('wallet-buttons') ?? region).replaceChildren(...buttons);
    region.setAttribute('data-filled', '');
  }

  function disconnect(): void {
    if (signal.aborted) return;
    listening.abort();
    leaving.disconnect();
    notices.clear();
    walletNotices.clear();
    find('wallet-buttons')?.replaceChildren();
    if (isMounted) void run(() => provider.unmount?.());
    place.remove();
  }

  const leaving = new MutationObserver(() => {
    if (!host.isConnected) disconnect();
  });
  leaving.observe(host.ownerDocument, { childList: true, subtree: true });
  host.addEventListener('vitrine-checkout-counted', counted, { signal });
  host.addEventListener('vitrine-before-order', beforeOrder, { signal });
  clearFields();
  mount();
  void showWallets();
  return disconnect;
}
