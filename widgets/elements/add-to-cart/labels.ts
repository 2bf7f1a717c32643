import type {
  AddAttempt,
  AddIntent,
  AddResult,
  CartError,
} from '../../../core/commerce/cart/index.js';
import { formatMoney } from '../../../core/commerce/money/index.js';
import type { Product } from '../../../core/commerce/product/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import type { ButtonMessage } from './add-button.js';
import { kindWords, type ButtonKind, type Labelled } from './kinds.js';

/** The button's own label: the page's, the merchant's, the site's, else the default (storefront §9). */
export function idleLabel(label: string | undefined, kind: ButtonKind, of: Labelled): string {
  // The merchant names the product's main button; an express one stands beside it.
  const merchants = kind === 'express' ? null : of.product?.addButtonLabel;
  return label || merchants || kindWords[kind].label(of);
}

/** Whether the same again may help. The server may also have added the item without our hearing of it. */
export function isRetryable({ code }: CartError): boolean {
  return code === 'offline' || code === 'timeout' || code === 'server';
}

/** What is shown below the button of an attempt that did not end quite as meant; null when it did. */
export function attemptMessage(attempt: AddAttempt | null, kind: ButtonKind): ButtonMessage | null {
  const outcome = attempt?.outcome;
  if (outcome?.kind === 'failed') {
    const title = cartStrings(kindWords[kind].failureTitle);
    return { kind: 'failure', title, text: outcome.error.message };
  }
  const note = attempt && outcome?.kind === 'added' && addedNote(attempt.intent, outcome.result);
  return note ? { kind: 'note', text: note } : null;
}

/** What is said aloud: '{title}, {variant}, quantity {n}, added. Cart: {count} items, {subtotal}.' */
export function describeAdded(
  intent: AddIntent,
  result: AddResult,
  product: Product | undefined,
  locale: string,
): string {
  const sentences = [
    describeItem(result, product),
    addedNote(intent, result),
    describeCart(result, locale),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The server's answer is compared with the wish: the page may not know the stock of now. */
function addedNote({ quantity }: AddIntent, result: AddResult): string | null {
  if (result.lostEntries) return cartStrings('lostEntries');
  const wanted = quantity ?? 1;
  return result.addedQuantity < wanted
    ? cartStrings('addedFewer', { added: result.addedQuantity, quantity: wanted })
    : null;
}

function describeItem(
  { entry, addedQuantity: quantity }: AddResult,
  product: Product | undefined,
): string {
  const title = entry?.title || product?.title;
  if (!title) return '';
  const variant = Object.values(entry?.chosenVariant?.attributes ?? {}).join(', ');
  return variant
    ? cartStrings('addedVariant', { title, variant, quantity })
    : cartStrings('addedItem', { title, quantity });
}

function describeCart({ cart }: AddResult, locale: string): string {
  const money = { cents: cart.subtotalCents, currency: cart.currency };
  return cartStrings('cartSummary', {
    count: cart.totalQuantity,
    subtotal: formatMoney(money, locale, { trimZeroFractions: true }),
  });
}
