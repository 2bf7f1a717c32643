import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import { checkoutStrings } from '../../../core/i18n/strings/checkout.js';
import { useHost, useLatest, useMethods, useStates, type MethodsOf } from '../../element/index.js';
import type { checkout, CheckoutProps } from './definition.js';
import { createLiveForm, placeButton, type LiveForm } from './live-form.js';

type Status = 'ready' | 'counting' | 'failed' | 'again';
/** The message below the form. */
type Problem = 'countFailed' | 'offline';

export interface CheckoutInUse {
  readonly problem: Problem | null;
  retry(): void;
}

/** A count after a failed one leaves the sentence until it has an answer, so that nothing jumps. */
const afterBegin = {
  ready: 'counting',
  counting: 'counting',
  failed: 'again',
  again: 'again',
} as const satisfies Record<Status, Status>;

/** Makes the form among the children live. */
export function useCheckout(props: CheckoutProps): CheckoutInUse {
  const host = useHost();
  const [status, setStatus] = useState<Status>('ready');
  const [problem, setProblem] = useState<Problem | null>(null);
  const live = useRef<LiveForm | null>(null);
  /** A repeated failure is announced once, until a count succeeds or the shopper tries again. */
  const isTold = useRef(false);
  const latest = useLatest(props);
  const count = () => {
    isTold.current = false;
    live.current?.count();
  };
  const retry = () => {
    // The button is removed with the failure, so the focus moves to the order button.
    host?.querySelector<HTMLElement>(placeButton)?.focus({ preventScroll: true });
    count();
  };
  useStates({
    counting: status === 'counting' || status === 'again',
    failed: status === 'failed' || status === 'again',
  });
  useMethods<MethodsOf<typeof checkout>>({ count });

  // Before anybody can call `count`, also where other effects come after the paint.
  useLayoutEffect(() => {
    if (!host) return undefined;
    const tell = (found: Problem) => {
      setProblem(found);
      announce(checkoutStrings(found), { assertive: true });
    };
    const form = createLiveForm(host, {
      began(isPress) {
        setStatus((before) => afterBegin[before]);
        if (isPress) isTold.current = false;
      },
      failed() {
        setStatus('failed');
        if (!isTold.current) tell('countFailed');
        isTold.current = true;
      },
      offline() {
        setStatus('ready');
        tell('offline');
      },
      foundWrong: (sentences) => announce(sentences.join(' ')),
      counted(total, { isHeld, isOther }) {
        setStatus('ready');
        setProblem(null);
        isTold.current = false;
        if (total === null) return;
        const amount = { amount: total.total };
        if (isHeld) announce(checkoutStrings('changed', amount), { assertive: true });
        else if (isOther) announce(checkoutStrings('counted', amount));
        latest.current.onCheckoutCounted?.(total);
      },
      beforeOrder: (detail) => latest.current.onBeforeOrder?.(detail) !== false,
    });
    live.current = form;
    return () => {
      live.current = null;
      form.end();
    };
  }, [host, latest]);

  // A page that the browser has kept shows what may be bought by now: it asks the shop again.
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.replace(window.location.href);
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, []);

  return { problem, retry };
}
