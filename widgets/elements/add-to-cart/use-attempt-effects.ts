import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { onPageReturn } from '../../../core/base/index.js';
import {
  attemptPhaseAt,
  type AddAttempt,
  type AttemptDelays,
  type AttemptPhase,
  type AttemptStore,
} from '../../../core/commerce/cart/index.js';
import type { Product } from '../../../core/commerce/product/index.js';
import { announce } from '../../../core/dom/index.js';
import { addToCartStrings } from '../../../core/i18n/strings/add-to-cart.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useLatest } from '../../element/index.js';
import { openCartDrawer } from '../../parts/cart-link/index.js';
import { effectsOf } from './attempt-effects.js';
import type { AddToCartProps, ButtonKind } from './definition.js';

export interface AttemptOptions {
  attempts: AttemptStore;
  delays: AttemptDelays;
  props: AddToCartProps;
  kind: ButtonKind;
  product: Product | undefined;
  button: HTMLElement | null;
}

export interface AttemptInUse {
  attempt: AddAttempt | null;
  phase: AttemptPhase;
  /** The failure that a dialog shows. */
  inDialog: AddAttempt | null;
  closeDialog(): void;
  /** The add that a notice shows. */
  inNotice: AddAttempt | null;
  closeNotice(): void;
  /** As {@link AttemptStore.start}; this button then runs the effects of the attempt. */
  start: AttemptStore['start'];
  /** Defers the effects of an add until `task` settles, because a dialog covers the page. */
  deferUntil(task: Promise<unknown>): void;
}

/**
 * Follows the attempts of a button: which phase to show now, and the effects of each attempt. Of several buttons in a
 * form one runs the effects: the one that was pressed, or for an attempt that began earlier the first to mount.
 */
export function useAttemptEffects(options: AttemptOptions): AttemptInUse {
  const { attempts, delays } = options;
  const { clock } = getRuntime();
  const [claimant] = useState(() => ({}));
  const [inDialog, setInDialog] = useState<AddAttempt | null>(null);
  const [inNotice, setInNotice] = useState<AddAttempt | null>(null);
  const covering = useRef<Promise<unknown>>(undefined);
  const attempt = useSyncExternalStore(attempts.subscribe, attempts.get, () => null);
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const { phase, nextChangeAt } = attemptPhaseAt(attempt, clock.now(), delays);

  // A timer may fire a moment early; each tick therefore sets the next one.
  useEffect(() => {
    if (nextChangeAt === null) return;
    return clock.setTimeout(tick, nextChangeAt - clock.now());
  }, [clock, nextChangeAt, ticks]);

  // Back from the cart or the checkout, the button starts anew.
  useEffect(() => {
    const life = new AbortController();
    onPageReturn(attempts.clearFinished, { signal: life.signal });
    return () => life.abort();
  }, [attempts]);

  const run = useLatest((current: AddAttempt) =>
    runEffects(current, options, setInDialog, setInNotice),
  );
  useEffect(() => {
    if (!attempt || !attempts.claim(claimant)) return undefined;
    if (attempt.outcome) attempts.release(claimant);
    if (attempt.outcome?.kind !== 'added' || !covering.current) return run.current(attempt);
    void covering.current.then(() => run.current(attempt));
    return undefined;
  }, [attempt, attempts, claimant, run]);
  useEffect(() => () => attempts.release(claimant), [attempts, claimant]);

  return {
    attempt,
    phase,
    inDialog,
    closeDialog: () => setInDialog(null),
    inNotice,
    closeNotice: () => setInNotice(null),
    start(...values) {
      const settled = attempts.start(...values);
      attempts.claim(claimant);
      return settled;
    },
    deferUntil(task) {
      const end = () => void (covering.current = undefined);
      covering.current = task.then(end, end);
    },
  };
}

/** Returns what cancels a delayed effect. */
function runEffects(
  attempt: AddAttempt,
  { attempts, props, kind, product, button }: AttemptOptions,
  openDialog: (attempt: AddAttempt) => void,
  showNotice: (attempt: AddAttempt) => void,
): (() => void) | undefined {
  const { clock, site } = getRuntime();
  let cancel: (() => void) | undefined;
  for (const effect of effectsOf(attempt, { props, kind, product, locale: site.locale })) {
    switch (effect.type) {
      case 'announce': {
        const { text, after } = effect;
        if (after === undefined) announce(text);
        else cancel = clock.setTimeout(() => announce(text), after);
        break;
      }
      case 'dispatch-added':
        props.onAdded?.(effect.detail);
        break;
      case 'dispatch-failed':
        props.onAddFailed?.(effect.detail);
        break;
      case 'open-dialog':
        openDialog(attempt);
        break;
      case 'show-notice':
        showNotice(attempt);
        break;
      case 'open-drawer': {
        const { message } = effect;
        if (!openCartDrawer({ opener: button, message })) announce(message);
        break;
      }
      case 'leave': {
        const { detail } = effect;
        const leave = () => window.location.assign(detail.address);
        if (props.onBeforeLeave?.(detail) === false) {
          if (detail.kind !== 'cart') attempts.clearFinished();
        } else if (detail.kind === 'cart') {
          import('../../parts/shop-link/index.js').then(
            (module) => module.goToShop('cart', detail.address),
            leave,
          );
        } else {
          announce(addToCartStrings('goingToCheckout'));
          leave();
        }
      }
    }
  }
  return cancel;
}
