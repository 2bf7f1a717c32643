import { useEffect, useLayoutEffect, useState } from 'react';
import { formAround, formMember } from '../../../core/base/index.js';
import {
  attemptPhaseAt,
  attemptsFor,
  defaultDelays,
  describeIntent,
  isBusy,
  prepareAdd,
  whileBusy,
  type AddAttempt,
  type AddIntent,
} from '../../../core/commerce/cart/index.js';
import { isSoldOut, statusLabel } from '../../../core/commerce/product/index.js';
import { addToCartStrings } from '../../../core/i18n/strings/add-to-cart.js';
import { getRuntime } from '../../../core/runtime/index.js';
import {
  useHost,
  useLatest,
  useMethods,
  useStates,
  whenIdle,
  type MethodsOf,
} from '../../element/index.js';
import { useProduct } from '../../hooks/index.js';
import { checkProduct } from '../../mistakes/index.js';
import type { AddButtonProps } from './add-button.js';
import type { AddOutcome, addToCart, AddToCartProps, ButtonKind } from './definition.js';
import {
  focusRefused,
  interceptSubmits,
  passesNativeValidation,
  submitFor,
} from './form-submits.js';
import { attemptMessage, idleLabel, isRetryable, kindLabels } from './labels.js';
import { loadPurchase } from './lazy-purchase.js';
import { isFormInstead, isRefusedPlan } from './offered.js';
import { actionOf, dataOf, nameOf, wordsOf } from './page-button.js';
import { usePageBlock, usePageButton } from './use-page-button.js';
import { kindOf, planAdd, wantedVariant, type AddPlan } from './plan-add.js';
import { useAttemptEffects } from './use-attempt-effects.js';
import { useNotice } from './use-notice.js';
import { useProblem } from './use-problem.js';
import { useBuyBar } from './use-buy-bar.js';
import { useChosenSince } from './use-chosen-since.js';

/** The props of the button for its product, the form around it and the attempts made there. */
export function useAddToCart(props: AddToCartProps): AddButtonProps | null {
  const { addedDelay = defaultDelays.addedDelay, resetDelay = defaultDelays.resetDelay } = props;
  const delays = { ...defaultDelays, addedDelay, resetDelay };
  const isExpress = props.express === true;
  const host = useHost();
  const inUse = useProduct(props.productId ?? null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const own = host ?? button;
  const pages = usePageButton();
  const form = formAround(own);
  const [alone] = useState(() => ({}));
  const owner = form ?? host ?? alone;
  const [isFilling, setIsFilling] = useState(false);

  const product = inUse?.selection.product;
  const { site } = getRuntime();
  // Without the product's data the last press tells what its form says.
  const [askedPlan, setAskedPlan] = useState<string | null>(null);
  const chosenPlan = inUse ? (inUse.selection.plan?.id ?? null) : askedPlan;
  const kind = kindOf(product, isExpress, actionOf(form, pages), chosenPlan);
  const variant = wantedVariant(props, inUse?.selection);
  const isNameless =
    host &&
    !product &&
    !props.productId &&
    !(form && formMember(form, 'querySelector')('[name=itemId]:not([value=""])'));
  const label = idleLabel(props.label, kind, {
    product,
    variant,
    isByPlan: chosenPlan !== null,
    words: wordsOf(pages),
    site,
  });
  // A gift card's answers are its recipient.
  const hasForm = kind !== 'gift-card' && Boolean(product?.additionalFieldsFormId);
  const attempts = attemptsFor(owner, isExpress ? 'express' : 'cart');
  const [problem, show] = useProblem(inUse, props, attempts);
  const { attempt, phase, inDialog, closeDialog, inNotice, closeNotice, start, deferUntil } =
    useAttemptEffects({
      attempts,
      delays,
      props,
      kind,
      product,
      button,
    });
  const needsPurchase = kind !== 'add' || hasForm;
  useEffect(() => {
    // Before the press, which repeats a failed download.
    if (needsPurchase) loadPurchase().catch(() => undefined);
  }, [needsPurchase]);

  useEffect(() => {
    if (isNameless) checkProduct(host);
  }, [isNameless, host]);

  async function add(isRetry = false): Promise<AddOutcome> {
    const { phase: now } = attemptPhaseAt(attempts.get(), getRuntime().clock.now(), delays);
    const isReady = now === 'idle' || (isRetry && now === 'failed');
    return isReady && !isBusy(owner, delays) ? whileBusy(owner, () => press()) : { kind: 'busy' };
  }

  const plan = (data: FormData | null) => planAdd(data, props, inUse?.store.getState(), form);

  function refuse(found: AddPlan['problem']): void {
    show(found);
    if (form && found) focusRefused(form, found.options.length > 0 ? 'sku' : 'quantity');
  }

  async function check(): Promise<string | null> {
    const planned = plan(form && dataOf(form, pages));
    const found = planned.problem ?? (planned.rule && (await judge(planned, kind)));
    if (found) refuse(found);
    return found?.message ?? null;
  }

  async function press(isAwaited = true): Promise<AddOutcome> {
    const data = form && dataOf(form, pages);
    // The product says which form is to be filled in.
    if (isNameless || (host && !product && props.hasForm && isAwaited)) {
      const { pressWhenKnown } = await import('../../parts/missing-product/index.js');
      const again = (isKnown: boolean) => latest.current(isKnown);
      return pressWhenKnown(host, props.productId ?? null, !isNameless, again);
    }
    const made = plan(data);
    const { intent: planned, planId } = made;
    // Nothing is awaited without a rule: the page may be left at once.
    const found = made.problem ?? (made.rule && (await judge(made, kind)));
    refuse(found);
    if (found) return { kind: 'invalid', message: found.message };
    if (form && !passesNativeValidation(form, pages)) return { kind: 'invalid', message: null };
    // The choice in the page's own controls, before their widget has taken it over.
    inUse?.store.choosePlan(planId);
    setAskedPlan(planId);
    const item = { ...describeIntent(planned), ...(planId && { planId }) };
    if (props.onBeforeAdd?.(item) === false) return { kind: 'canceled' };
    const intent = { ...planned, ...item };
    const send = (meant: AddIntent) => sendBy(planId, meant, data);
    return hasForm ? fill(intent, send) : outcomeOf(send(intent));
  }

  /** Adds to the page's cart, or buys without it. */
  function sendBy(
    planId: string | null,
    intent: AddIntent,
    data: FormData | null,
  ): Promise<AddAttempt> | null {
    const meantKind = kindOf(product, isExpress, actionOf(form, pages), planId);
    if (meantKind === 'add') return start(intent);
    return start(intent, async (meant) =>
      (await loadPurchase()).purchase(meantKind, meant, data, product, planId),
    );
  }

  /** The shopper fills in the product's form first; its button sends the item. */
  async function fill(
    intent: AddIntent,
    send: (intent: AddIntent) => Promise<AddAttempt> | null,
  ): Promise<AddOutcome> {
    setIsFilling(true);
    try {
      const { fillForm } = await loadPurchase();
      const task = fillForm({
        product,
        intent,
        submitLabel: label,
        opener: button,
        attempts,
        refuse: show,
        send,
      });
      deferUntil(task);
      return await task;
    } catch (error) {
      return outcomeOf(start(intent, () => Promise.reject(error)));
    } finally {
      setIsFilling(false);
    }
  }

  // The press is made again by the render that knows the product.
  const latest = useLatest(press);
  const submits = useLatest({ own, isExpress, submit: () => void add() });
  useLayoutEffect(
    () => (form ? interceptSubmits(form, host, () => submits.current) : undefined),
    [form, host, submits],
  );
  useEffect(() => whenIdle(prepareAdd), []);
  useMethods<MethodsOf<typeof addToCart>>({ add: () => add(), check });

  const isUnavailable = product !== undefined && isSoldOut(product, variant);
  const isRefused = isRefusedPlan(kind, product);
  const isReplaced = isUnavailable && isFormInstead(inUse?.selection, variant);
  const state = isFilling && phase === 'idle' ? 'adding' : phase;
  useStates({
    adding: state === 'adding',
    added: state === 'added',
    failed: state === 'failed',
    'sold-out': isUnavailable,
    replaced: isReplaced,
    express: kind !== 'add',
  });

  const isPageBlocked = usePageBlock(pages, state === 'adding' || state === 'added');

  // A new choice clears the message, which was about the last press.
  const isOld = useChosenSince(attempt, inUse?.selection);
  const message = isFilling || isOld ? null : attemptMessage(attempt, kind);
  const failure = message?.kind === 'failure' ? message : null;
  // One place at a time: the message is below the button once the dialog is closed.
  const dialog = inDialog !== null && inDialog === attempt ? failure : null;
  const canRetry =
    problem === null && attempt?.outcome?.kind === 'failed' && isRetryable(attempt.outcome.error);
  const notice = useNotice(inNotice, product, closeNotice);
  const bar = useBuyBar(props.sticky === true && host !== null && !isUnavailable, inUse?.selection);
  // The page's own control stays.
  if (isNameless) return null;
  const shown = isUnavailable ? statusLabel('sold-out', site) : label;
  return {
    ref: setButton,
    state,
    label: shown,
    name: nameOf(pages, shown),
    isBlocked: isUnavailable || isRefused || isPageBlocked,
    isReplaced,
    saysAdded: kind === 'add',
    opensDialog: hasForm,
    note: isRefused
      ? addToCartStrings('subscriptionUnavailable')
      : (kindLabels[kind].note?.() ?? null),
    message: problem !== null ? { kind: 'problem', text: problem } : dialog ? null : message,
    isAlert: problem === null && failure !== null && props.alert === 'inline',
    dialog,
    notice,
    bar,
    main: button,
    onPress() {
      if (isPageBlocked) return;
      if (!form) void add();
      // Without a host the button belongs to the form, and the browser submits.
      else if (host) submitFor(form, host);
    },
    onRetry: canRetry
      ? () => {
          // The message and its button are removed, so the focus moves to the main button.
          button?.focus();
          void add(true);
        }
      : undefined,
    onDismiss() {
      closeDialog();
      // The browser gives the focus back to a button of this element, as to that of the bar.
      if (!host?.matches(':focus-within')) button?.focus();
    },
  };
}

/** By the rule of the shop. Without the code the shop itself judges. */
async function judge(plan: AddPlan, kind: ButtonKind): Promise<AddPlan['problem']> {
  const code = await import('./rule-problem.js').catch(() => null);
  return code && code.ruleProblem(plan, kind);
}

async function outcomeOf(sent: Promise<AddAttempt> | null): Promise<AddOutcome> {
  return (await sent)?.outcome ?? { kind: 'busy' };
}
