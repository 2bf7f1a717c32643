import type { AddAttempt, AddIntent, AttemptSlot } from '../../../core/commerce/cart/index.js';
import type { Product } from '../../../core/commerce/product/index.js';
import { checkStock } from '../../../core/commerce/purchase/index.js';
import { createIdempotencyKey } from '../../../core/net/index.js';
import { openProductForm } from '../product-form/open-product-form.js';
import type { AddOutcome } from './definition.js';
import { notEnough, type AddPlan } from './plan-add.js';

type Problem = NonNullable<AddPlan['problem']>;

export interface FormFilling {
  product: Product | undefined;
  intent: AddIntent;
  /** Of the button that sends the form. */
  submitLabel: string;
  opener: HTMLElement | null;
  slot: AttemptSlot;
  /** Says beside the button why nothing is sent. */
  refuse(problem: Problem): void;
  /** Makes the add, or the purchase; the lightbox shows its failure. */
  send(intent: AddIntent): Promise<AddAttempt> | null;
}

/**
 * Lets the shopper fill in the product's form, and sends the item with the answers. The stock is asked for first: no
 * form opens for what cannot be had (storefront §5). The same answers are sent again under the same key, so that a lost
 * answer of the server adds nothing twice.
 *
 * @throws CartError when the stock is not told, or the form cannot be read.
 */
export async function fillForm(filling: FormFilling): Promise<AddOutcome> {
  const { product, intent, submitLabel, opener, slot, refuse, send } = filling;
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
  // What failed was said in the form.
  slot.settleTransient();
  return { kind: 'dismissed' };
}

/** A function, because the compiler does not see that `submit` has set it. */
function outcomeOf(sent: AddAttempt | null): AddOutcome {
  return sent?.outcome ?? { kind: 'busy' };
}
