import { formStrings, serverStrings } from 'vitrine/core/i18n';
import type { PayableCart, PaymentProvider } from './provider.js';

/** Why a form's way to pay is none of the cart's; null when it is. Whether it is accepted only the provider tells. */
export function wayProblem(
  provider: Pick<PaymentProvider, 'ways' | 'wallets'>,
  cart: PayableCart,
  { way, isWallet }: { readonly way: string; readonly isWallet: boolean },
): string | null {
  if (way === '') return formStrings('required');
  const ways = isWallet ? provider.wallets(cart) : provider.ways(cart);
  return ways.some(({ value }) => value === way) ? null : serverStrings('cardUnknown');
}
