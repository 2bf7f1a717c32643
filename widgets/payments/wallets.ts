import { formMember } from '../../core/base/index.js';
import { checkoutStrings } from '../../core/i18n/strings/checkout.js';
import { fillAndCount, type CheckoutHost } from './count-again.js';
import { readAddress, readTotal, setHidden } from './form-fields.js';
import type { Notices } from './notices.js';
import type { Wallet } from './provider.js';

export interface WalletParts {
  readonly host: CheckoutHost;
  readonly form: () => HTMLFormElement | null;
  readonly notices: Notices;
  /** Says what a rejected provider has to say. */
  fail(error: unknown): void;
  /** Presses the button that buys; false if something is wrong in the form. */
  place(form: HTMLFormElement): boolean;
}

/** Buttons in the page's region `data-checkout-wallets`. A press pays once; further presses wait. */
export function createWalletButtons(parts: WalletParts, wallets: readonly Wallet[]): HTMLElement[] {
  let isPaying = false;

  async function press(wallet: Wallet): Promise<void> {
    const form = parts.form();
    if (isPaying || form === null) return;
    isPaying = true;
    parts.notices.clear();
    try {
      await payWith(parts, form, wallet);
    } catch (error) {
      parts.fail(error);
    }
    isPaying = false;
  }

  return wallets.map((wallet) => {
    const button = wallet.createButton?.() ?? plainButton(wallet.label);
    button.addEventListener('click', () => void press(wallet));
    return button;
  });
}

function plainButton(label: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'vitrine-wallet-button';
  button.textContent = label;
  return button;
}

async function payWith(
  { host, notices, place }: WalletParts,
  form: HTMLFormElement,
  wallet: Wallet,
): Promise<void> {
  const typed = readAddress(form);
  let told = readTotal(host);
  const putBack = () => fillAndCount(host, form, { address: typed });
  const payment = await wallet
    .pay({
      total: told,
      async count(address) {
        told = await fillAndCount(host, form, { address });
        return told;
      },
    })
    .catch(async (error: unknown) => {
      await putBack().catch(() => undefined);
      throw error;
    });
  if (payment === null) {
    await putBack();
    return;
  }
  const total = await fillAndCount(host, form, payment);
  // The sheet has shown another one: nothing is ordered before the shopper has seen it.
  if (total.dueCents !== told.dueCents) {
    notices.problem(checkoutStrings('changed', { amount: total.total }));
    return;
  }
  setHidden(form, 'wallet', wallet.id);
  setHidden(form, 'paymentToken', payment.token);
  if (place(form)) return;
  setHidden(form, 'wallet', '');
  setHidden(form, 'paymentToken', '');
}

/** The button that buys, which the page has as soon as the total is known. */
export function pressPlace(host: CheckoutHost, form: HTMLFormElement): void {
  const button = host.querySelector<HTMLButtonElement>('button[name="action"][value="place"]');
  if (button === null) throw new Error('The page has no button that buys.');
  formMember(form, 'requestSubmit')(button);
}
