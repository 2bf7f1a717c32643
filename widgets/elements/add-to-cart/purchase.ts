// Loaded on demand: the ways that skip the cart, and a product's form.
import type {
  AddAttempt,
  AddIntent,
  AttemptStore,
  PressResult,
} from '../../../core/commerce/cart/index.js';
import { findPlan, priceUnder, type Product } from '../../../core/commerce/product/index.js';
import {
  checkStock,
  readRecipient,
  startPurchase,
  type PurchaseKind,
} from '../../../core/commerce/purchase/index.js';
import { createIdempotencyKey } from '../../../core/net/index.js';
import { openProductForm } from '../product-form/open/index.js';
import type { AddOutcome } from './definition.js';
import { notEnough, type AddPlan } from './plan-add.js';

/** Buys the item without the cart. `data` belongs to the form around the button. */
export async function purchase(
  kind: PurchaseKind,
  intent: AddIntent,
  data: FormData | null,
  product: Product | undefined,
  planId: string | null,
): Promise<PressResult> {
  const recipient = data && readRecipient(data);
  const variant = product?.variants.find(({ sku }) => (sku || null) === intent.sku);
  const unitPrice = product && variant ? priceUnder(findPlan(product, planId), variant) : null;
  return { address: await startPurchase(kind, { ...intent, recipient, planId, unitPrice }) };
}

type Problem = NonNullable<AddPlan['problem']>;

export interface FormFilling {
  product: Product | undefined;
  intent: AddIntent;
  /** The label of the button that sends the form. */
  submitLabel: string;
  opener: HTMLElement | null;
  attempts: AttemptStore;
  /** Shows beside the button why nothing is sent. */
  refuse(problem: Problem): void;
  /** Adds or buys the item; the lightbox shows a failure. */
  send(intent: AddIntent): Promise<AddAttempt> | null;
}

/**
 * Opens the product's form and sends the item with the answers. The stock is checked first, so that no form opens for an
 * item that is sold out (storefront §5). The same answers are sent under the same key, so that a lost response adds
 * nothing twice.
 *
 * @throws CartError when the stock or the form cannot be read.
 */
export async function fillForm(filling: FormFilling): Promise<AddOutcome> {
  const { product, intent, submitLabel, opener, attempts, refuse, send } = filling;
  if (!(await checkStock(intent.itemId, intent.sku))) {
    const problem = notEnough();
    refuse(problem);
    return { kind: 'invalid', message: problem.message };
  }

  const keys = new Map<string, string>();
  let sent: AddAttempt | null = null;
  const keyFor = (additionalFields: string) => {
    const key = keys.get(additionalFields) ?? (keys.size > 0 ? createIdempotencyKey() : intent.key);
    keys.set(additionalFields, key);
    return key;
  };
  const ending = await openProductForm({
    form: product?.additionalFieldsForm
      ? { inline: product.additionalFieldsForm }
      : { formId: product?.additionalFieldsFormId ?? '' },
    title: product?.title ?? '',
    answers: intent.additionalFields,
    submitLabel,
    opener,
    async submit(additionalFields) {
      sent = await send({ ...intent, additionalFields, key: keyFor(additionalFields) });
      if (sent?.outcome?.kind === 'failed') throw sent.outcome.error;
    },
  });
  if (ending === 'submitted') return outcomeOf(sent);
  // The form has shown the failure.
  attempts.clearFinished();
  return { kind: 'dismissed' };
}

/** A function, because the compiler does not see that `submit` has set it. */
function outcomeOf(sent: AddAttempt | null): AddOutcome {
  return sent?.outcome ?? { kind: 'busy' };
}
