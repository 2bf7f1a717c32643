import { useState } from 'react';
import {
  attemptsFor,
  cartPath,
  type AddAttempt,
  type AddIntent,
} from '../../core/commerce/cart/index.js';
import { isSoldOut, statusLabel, type Selection } from '../../core/commerce/product/index.js';
import { announce } from '../../core/dom/index.js';
import { getRuntime } from '../../core/runtime/index.js';
import { useHost, useMethods, useStates, type MethodsOf } from '../element/index.js';
import { markMissing } from '../stores/index.js';
import { useProduct } from '../stores/index.js';
import type { AddButtonProps } from './add-button.js';
import type { AddToCartProps } from './add-to-cart.js';
import type { AddedItem, AddOutcome, addToCart } from './definition.js';
import { passesChecks } from './form-checks.js';
import { planAdd, wantedVariant, type AddPlan } from './plan-add.js';
import { buttonStateAt, defaultDelays } from './state.js';
import { useAttemptNews } from './use-attempt-news.js';
import { useButtonState } from './use-button-state.js';
import { useFormSubmit } from './use-form-submit.js';
import { attemptMessage, describeAdded, idleLabel, isRetryable } from './words.js';

/** The button's props for the product, the form around it and the attempts that were made there. */
export function useAddToCart(props: AddToCartProps): AddButtonProps {
  const { addedDelay = defaultDelays.addedDelay, resetDelay = defaultDelays.resetDelay } = props;
  const delays = { ...defaultDelays, addedDelay, resetDelay };
  const host = useHost();
  const inUse = useProduct(props.productId ?? null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const own = host ?? button;
  const form = own?.closest('form') ?? null;
  const [alone] = useState(() => ({}));
  const slot = attemptsFor(form ?? host ?? alone);
  const { attempt, state } = useButtonState(slot, delays);
  const [problem, setProblem] = useState<{ text: string; of: Selection | undefined } | null>(null);
  const [inDialog, setInDialog] = useState<AddAttempt | null>(null);

  const product = inUse?.selection.product;
  const { site } = getRuntime();
  const speakFor = useAttemptNews(slot, attempt, tell);

  async function add(isRetry = false): Promise<AddOutcome> {
    const { state: now } = buttonStateAt(slot.get(), getRuntime().clock.now(), delays);
    if (now !== 'idle' && !(isRetry && now === 'failed')) return { kind: 'busy' };

    const selection = inUse?.store.getState();
    const { intent, problem } = planAdd(form && new FormData(form), props, selection);
    showProblem(problem, selection);
    if (problem) return { kind: 'invalid', message: problem.message };
    if (form && !passesChecks(form)) return { kind: 'invalid', message: null };
    if (props.onBeforeAdd?.(describeIntent(intent)) === false) return { kind: 'canceled' };

    const answer = slot.start(intent);
    speakFor();
    const settled = await answer;
    return settled?.outcome ?? { kind: 'busy' };
  }

  /** Beside the button, said at once, with the focus on the first option that is missing. */
  function showProblem(found: AddPlan['problem'], of: Selection | undefined): void {
    setProblem(found && { text: found.message, of });
    if (of) markMissing(of.product.id, found?.options ?? []);
    if (!found) return;
    slot.settleTransient();
    announce(found.message, { assertive: true });
  }

  function tell(settled: AddAttempt): void {
    const { intent, outcome } = settled;
    if (outcome?.kind === 'failed') {
      const { code, message } = outcome.error;
      if (props.alert !== 'inline') setInDialog(settled);
      props.onAddFailed?.({ ...describeIntent(intent), code, message });
    } else if (outcome) {
      const { cart, entry, addedQuantity } = outcome.result;
      announce(describeAdded(intent, outcome.result, product, site.locale));
      props.onAdded?.({ ...describeIntent(intent), cart, entry, addedQuantity });
      if (props.afterAdd === 'cart') window.location.assign(cartPath);
    }
  }

  useFormSubmit(form, own, () => void add());
  useMethods<MethodsOf<typeof addToCart>>({ add: () => add() });
  const variant = wantedVariant(props, inUse?.selection);
  const isUnavailable =
    product !== undefined && isSoldOut(variant ? { ...product, variants: [variant] } : product);
  useStates({
    adding: state === 'adding',
    added: state === 'added',
    failed: state === 'failed',
    'sold-out': isUnavailable,
  });

  const isProblem = problem !== null && problem.of === inUse?.selection;
  const news = attemptMessage(attempt, product?.productType);
  const canRetry =
    !isProblem && attempt?.outcome?.kind === 'failed' && isRetryable(attempt.outcome.error);
  return {
    ref: setButton,
    state,
    label: isUnavailable ? statusLabel('sold-out', site) : idleLabel(props.label, product, site),
    isSoldOut: isUnavailable,
    message: isProblem ? { kind: 'problem', text: problem.text } : news,
    isAlert: !isProblem && news?.kind === 'failure' && props.alert === 'inline',
    dialog: inDialog !== null && inDialog === attempt ? news : null,
    onPress() {
      if (!form) void add();
      // Without a host the button is the form's own, and the browser submits.
      else if (host) form.requestSubmit();
    },
    onRetry: canRetry ? () => void add(true) : undefined,
    onDismiss() {
      setInDialog(null);
      button?.focus();
    },
  };
}

function describeIntent({ itemId, sku, quantity, additionalFields }: AddIntent): AddedItem {
  return Object.freeze({ itemId, sku, quantity, additionalFields });
}
