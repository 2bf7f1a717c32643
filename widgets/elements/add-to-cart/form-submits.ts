import { useLayoutEffect, useRef } from 'react';
import { useHost } from '../../element/index.js';
import { holdChecks } from './native-validation.js';
import { sharedNotes } from './shared.js';

export interface FormSubmits {
  /** The element or, in a React app, the button. */
  own: HTMLElement | null;
  /** A submit by no button is not for an express one, as long as another is there. */
  isExpress: boolean;
  submit(): void;
}

/**
 * Takes the form's submits while mounted. One that another listener has taken is left to it, and so are
 * the submits of the page's other buttons.
 */
export function useFormSubmit(form: HTMLFormElement | null, submits: FormSubmits): void {
  const host = useHost();
  const latest = useRef(submits);
  useLayoutEffect(() => {
    latest.current = submits;
  });

  useLayoutEffect(() => {
    if (!form) return;
    const take = (event: SubmitEvent) => {
      const { own, isExpress, submit } = latest.current;
      // A library may send an event of its own, without a submitter.
      const presser = event.submitter ?? sharedNotes().pressers.get(form);
      const isForeign = presser ? !own?.contains(presser) : isExpress && hasMainButton(form);
      if (event.defaultPrevented || isForeign) return;
      event.preventDefault();
      submit();
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
  }, [form, host]);
}

/** Submits the form in the name of `own`, whose button in the shadow root is none of the form's. */
export function submitFor(form: HTMLFormElement, own: HTMLElement): void {
  const { pressers } = sharedNotes();
  pressers.set(form, own);
  try {
    form.requestSubmit();
  } finally {
    pressers.delete(form);
  }
}

function hasMainButton(form: HTMLFormElement): boolean {
  return form.querySelector('vitrine-add-to-cart:not([express])') !== null;
}
