import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import { checkoutStrings } from '../../../core/i18n/strings/checkout.js';
import { useHost, useLatest, useMethods, useStates, type MethodsOf } from '../../element/index.js';
import type { checkout, CheckoutProps } from './definition.js';
import { createLiveForm, type LiveForm } from './live-form.js';

type Status = 'ready' | 'counting' | 'failed' | 'again';

export interface CheckoutInUse {
  readonly hasFailed: boolean;
  count(): void;
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
  const live = useRef<LiveForm | null>(null);
  const latest = useLatest(props);
  const hasFailed = status === 'failed' || status === 'again';
  const count = () => live.current?.count();
  useStates({ counting: status === 'counting' || status === 'again', failed: hasFailed });
  useMethods<MethodsOf<typeof checkout>>({ count });

  useEffect(() => {
    if (!host) return undefined;
    let isTold = false;
    const form = createLiveForm(host, {
      began: () => setStatus((before) => afterBegin[before]),
      failed() {
        setStatus('failed');
        // Once, until a count succeeds.
        if (!isTold) announce(checkoutStrings('countFailed'), { assertive: true });
        isTold = true;
      },
      counted(total, isHeld) {
        setStatus('ready');
        isTold = false;
        if (total === null) return;
        const amount = { amount: total.total };
        if (isHeld) announce(checkoutStrings('changed', amount), { assertive: true });
        else announce(checkoutStrings('counted', amount));
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

  return { hasFailed, count: () => void count() };
}
