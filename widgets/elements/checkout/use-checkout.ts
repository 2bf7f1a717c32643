import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import { checkoutStrings } from '../../../core/i18n/strings/checkout.js';
import { useHost, useLatest, useMethods, useStates, type MethodsOf } from '../../element/index.js';
import type { checkout, CheckoutProps } from './definition.js';
import { createLiveForm, type LiveForm } from './live-form.js';

type Status = 'ready' | 'counting' | 'failed';

export interface CheckoutInUse {
  readonly hasFailed: boolean;
  count(): void;
}

/** Makes the form among the children live. */
export function useCheckout({ onCheckoutCounted }: CheckoutProps): CheckoutInUse {
  const host = useHost();
  const [status, setStatus] = useState<Status>('ready');
  const live = useRef<LiveForm | null>(null);
  const tell = useLatest(onCheckoutCounted);
  const count = () => live.current?.count();
  useStates({ counting: status === 'counting', failed: status === 'failed' });
  useMethods<MethodsOf<typeof checkout>>({ count });

  useEffect(() => {
    if (!host) return undefined;
    const form = createLiveForm(host, {
      began: () => setStatus('counting'),
      failed() {
        setStatus('failed');
        announce(checkoutStrings('countFailed'), { assertive: true });
      },
      counted(total) {
        setStatus('ready');
        if (total === null) return;
        announce(checkoutStrings('counted', { amount: total.total }));
        tell.current?.(total);
      },
    });
    live.current = form;
    return () => {
      live.current = null;
      form.end();
    };
  }, [host, tell]);

  // A page that the browser has kept shows what may be bought by now: it asks the shop again.
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.replace(window.location.href);
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, []);

  return { hasFailed: status === 'failed', count: () => void count() };
}
