import { useEffect, useState } from 'react';
import {
  buttonStateAt,
  defaultDelays,
  type AddAttempt,
  type AddIntent,
} from '../../../core/commerce/cart/index.js';
import { isSoldOut, statusLabel, type Selection } from '../../../core/commerce/product/index.js';
import { announce } from '../../../core/dom/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useHost, useMethods, useStates, type MethodsOf } from '../../element/index.js';
import { markMissing, useProduct } from '../../hooks/index.js';
import type { AddButtonProps } from './add-button.js';
import type { AddOutcome, addToCart, AddToCartProps } from './definition.js';
import { fetchCode } from './lazy-purchase.js';
import { passesChecks } from './native-validation.js';
import { kindOf, kindWords } from './kinds.js';
import { describeIntent, planAdd, wantedVariant, type AddPlan } from './plan-add.js';
import { holdWhile, isUnderWay, slotOf } from './slots.js';
import { useAttemptNews } from './use-attempt-effects.js';
import { useButtonState } from './use-button-state.js';
import { submitFor, useFormSubmit } from './form-submits.js';
import { useNewsTeller } from './attempt-effects.js';
import { attemptMessage, idleLabel, isRetryable } from './labels.js';

/** The button's props for the product, the form around it and the attempts that were made there. */
export function useAddToCart(props: AddToCartProps): AddButtonProps {
  const { addedDelay = defaultDelays.addedDelay, resetDelay = defaultDelays.resetDelay } = props;
  const delays = { ...defaultDelays, addedDelay, resetDelay };
  const isExpress = props.express === true;
  const host = useHost();
  const inUse = useProduct(props.productId ?? null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const own = host ?? button;
  const form = own?.closest('form') ?? null;
  const [alone] = useState(() => ({}));
  const owner = form ?? host ?? alone;
  const slot = slotOf(owner, isExpress);
  const { attempt, state } = useButtonState(slot, delays);
  const [problem, setProblem] = useState<{ text: string; of: Selection | undefined } | null>(null);
  const [isFilling, setIsFilling] = useState(false);

  const product = inUse?.selection.product;
  const { site } = getRuntime();
  const kind = kindOf(product, isExpress, form);
  const variant = wantedVariant(props, inUse?.selection);
  const label = idleLabel(props.label, kind, { product, variant, site });
  // A gift card's answers are its recipient.
  const hasForm = kind !== 'gift-card' && Boolean(product?.additionalFieldsFormId);
  const { inDialog, closeDialog, tell, waitFor } = useNewsTeller(props, {
    slot,
    kind,
    product,
    button,
  });
  const speakFor = useAttemptNews(slot, attempt, tell);
  const needsCode = kind !== 'add' || hasForm;
  useEffect(() => {
    // Ahead of a press, which tries again what cannot be fetched now.
    if (needsCode) fetchCode().catch(() => undefined);
  }, [needsCode]);

  async function add(isRetry = false): Promise<AddOutcome> {
    const { state: now } = buttonStateAt(slot.get(), getRuntime().clock.now(), delays);
    const isReady = now === 'idle' || (isRetry && now === 'failed');
    return isReady && !isUnderWay(owner) ? holdWhile(owner, press) : { kind: 'busy' };
  }

  async function press(): Promise<AddOutcome> {
    const data = form && new FormData(form);
    const { intent, problem } = planAdd(data, props, inUse?.store.getState());
    show(problem);
    if (problem) return { kind: 'invalid', message: problem.message };
    if (form && !passesChecks(form)) return { kind: 'invalid', message: null };
    if (props.onBeforeAdd?.(describeIntent(intent)) === false) return { kind: 'canceled' };
    return hasForm ? fill(intent, data) : outcomeOf(send(intent, data));
  }

  /** Without a `run` of its own an add is made with the page's cart. */
  function send(
    intent: AddIntent,
    data: FormData | null,
    run = kind === 'add'
      ? undefined
      : async (meant: AddIntent) => (await fetchCode()).purchase(kind, meant, data),
  ): Promise<AddAttempt> | null {
    const answer = slot.start(intent, run);
    speakFor();
    return answer;
  }

  /** The shopper gives the product's answers first, and the button of that form sends the item. */
  async function fill(intent: AddIntent, data: FormData | null): Promise<AddOutcome> {
    setIsFilling(true);
    try {
      const { fillForm } = await fetchCode();
      const filling = { product, intent, submitLabel: label, opener: button, slot };
      const task = fillForm({ ...filling, refuse: show, send: (meant) => send(meant, data) });
      waitFor(task);
      return await task;
    } catch (error) {
      return outcomeOf(send(intent, data, () => Promise.reject(error)));
    } finally {
      setIsFilling(false);
    }
  }

  /** Says what is wrong beside the button, and at once, with the focus on the first option that is missing. */
  function show(found: AddPlan['problem']): void {
    const of = inUse?.store.getState();
    setProblem(found && { text: found.message, of });
    if (of) markMissing(of.product.id, found?.options ?? []);
    if (!found) return;
    slot.settleTransient();
    announce(found.message, { assertive: true });
  }

  useFormSubmit(form, { own, isExpress, submit: () => void add() });
  useMethods<MethodsOf<typeof addToCart>>({ add: () => add() });
  const isUnavailable =
    product !== undefined && isSoldOut(variant ? { ...product, variants: [variant] } : product);
  // The form speaks for what is chosen, which a button with a SKU of its own may not be about.
  const isReplaced =
    isUnavailable &&
    inUse?.selection.hasRestockForm === true &&
    variant === inUse.selection.variant;
  const shown = isFilling && state === 'idle' ? 'adding' : state;
  useStates({
    adding: shown === 'adding',
    added: shown === 'added',
    failed: shown === 'failed',
    'sold-out': isUnavailable,
    replaced: isReplaced,
    express: kind !== 'add',
  });

  const isProblem = problem !== null && problem.of === inUse?.selection;
  const news = isFilling ? null : attemptMessage(attempt, kind);
  const canRetry =
    !isProblem && attempt?.outcome?.kind === 'failed' && isRetryable(attempt.outcome.error);
  return {
    ref: setButton,
    state: shown,
    label: isUnavailable ? statusLabel('sold-out', site) : label,
    isSoldOut: isUnavailable,
    isReplaced,
    saysAdded: kind === 'add',
    opensDialog: hasForm,
    note: kindWords[kind].note?.() ?? null,
    message: isProblem ? { kind: 'problem', text: problem.text } : news,
    isAlert: !isProblem && news?.kind === 'failure' && props.alert === 'inline',
    dialog: inDialog !== null && inDialog === attempt ? news : null,
    onPress() {
      if (!form) void add();
      // Without a host the button is the form's own, and the browser submits.
      else if (host) submitFor(form, host);
    },
    onRetry: canRetry ? () => void add(true) : undefined,
    onDismiss() {
      closeDialog();
      button?.focus();
    },
  };
}

async function outcomeOf(sent: Promise<AddAttempt> | null): Promise<AddOutcome> {
  return (await sent)?.outcome ?? { kind: 'busy' };
}
