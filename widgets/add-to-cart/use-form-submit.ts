import { useLayoutEffect, useRef } from 'react';
import { useHost } from '../element/index.js';
import { holdChecks } from './form-checks.js';

/**
 * Takes the form's submits while mounted. One that another listener has taken is left to it, and so are
 * the submits of the page's other buttons. `own` is the element or, in a React app, the button.
 */
export function useFormSubmit(
  form: HTMLFormElement | null,
  own: HTMLElement | null,
  submit: () => void,
): void {
  const host = useHost();
  const latest = useRef(submit);
  useLayoutEffect(() => {
    latest.current = submit;
  });

  useLayoutEffect(() => {
    if (!form) return;
    const take = (event: SubmitEvent) => {
      // A library may send an event of its own, without a submitter.
      const isForeign = event.submitter && !own?.contains(event.submitter);
      if (event.defaultPrevented || isForeign) return;
      event.preventDefault();
      latest.current();
    };
    const giveBackChecks = holdChecks(form);
    form.addEventListener('submit', take);
    // The loader and the inline snippet look for this.
    if (host) Object.defineProperty(host, 'takesSubmit', { value: true, configurable: true });
    return () => {
      giveBackChecks();
      form.removeEventListener('submit', take);
      if (host) Reflect.deleteProperty(host, 'takesSubmit');
    };
  }, [form, own, host]);
}
