import { beforePress, elementsOf, formMember } from '../../../core/base/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { PageButton } from './page-button.js';

export interface FormSubmits {
  /** The element or, in a React app, the button. */
  readonly own: HTMLElement | null;
  /** An express button ignores a submit without a button while the form has a main one. */
  readonly isExpress: boolean;
  submit(): void;
}

/**
 * Handles the submits of a form in place of the browser, until the returned function is called. A submit that another
 * listener has prevented, or that another button of the page has caused, is left alone. `read` gives the current
 * options.
 */
export function interceptSubmits(
  form: HTMLFormElement,
  host: HTMLElement | null,
  read: () => FormSubmits,
): () => void {
  const intercept = (event: SubmitEvent) => {
    const { own, isExpress, submit } = read();
    // A library may dispatch an event of its own, without a submitter.
    const presser = event.submitter ?? pressers().get(form);
    const isForeign = presser ? !own?.contains(presser) : isExpress && hasMainButton(form);
    if (event.defaultPrevented) return;
    if (!isForeign) submit();
    if (!isForeign || isRefused(form, event.submitter)) event.preventDefault();
  };
  const restoreValidation = suspendNativeValidation(form, read);
  formMember(form, 'addEventListener')('submit', intercept as EventListener);
  // The loader and the inline snippet read this.
  if (host) Object.defineProperty(host, 'takesSubmit', { value: true, configurable: true });
  return () => {
    restoreValidation();
    formMember(form, 'removeEventListener')('submit', intercept as EventListener);
    if (host) Reflect.deleteProperty(host, 'takesSubmit');
  };
}

/** Submits the form on behalf of `own`, whose button is in a shadow root and so does not belong to the form. */
export function submitFor(form: HTMLFormElement, own: HTMLElement): void {
  pressers().set(form, own);
  let isDispatched = false;
  const note = () => (isDispatched = true);
  formMember(form, 'addEventListener')('submit', note, { capture: true, once: true });
  try {
    formMember(form, 'requestSubmit')();
    // A sandboxed frame without `allow-forms` ignores the request.
    if (!isDispatched) {
      formMember(
        form,
        'dispatchEvent',
      )(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    }
  } finally {
    pressers().delete(form);
  }
}

/** Moves the focus to what a form has not chosen or counted rightly, as the browser does; a picker does that by itself. */
export function focusRefused(form: HTMLFormElement, name: 'sku' | 'quantity'): void {
  const field = elementsOf(form).find(
    (one): one is HTMLInputElement =>
      one.matches(`vitrine-${name}, [name=${name}]`) && 'validity' in one,
  );
  if (name === 'sku' || field?.validity.valid === false) field?.focus();
}

/** Runs the suspended validation: the browser shows the first invalid field, unless the page or its button wants none. */
export function passesNativeValidation(
  form: HTMLFormElement,
  button: Pick<HTMLButtonElement, 'formNoValidate'> | null,
): boolean {
  for (const control of elementsOf(form)) control.dispatchEvent(new Event(beforePress));
  const wantsNone = suspensions.get(form)?.noValidate ?? formMember(form, 'noValidate');
  return wantsNone || button?.formNoValidate === true || formMember(form, 'reportValidity')();
}

/** Which of its buttons submits a form at this moment; shared by every copy of the library. */
function pressers(): WeakMap<HTMLFormElement, HTMLElement> {
  return getRuntime().shared('add-to-cart.pressers', () => new WeakMap());
}

function hasMainButton(form: HTMLFormElement): boolean {
  return formMember(form, 'querySelector')('vitrine-add-to-cart:not([express])') !== null;
}

interface Suspension {
  /** Of the buttons that hold it. */
  readonly holders: Set<() => FormSubmits>;
  /** The page's own setting. */
  readonly noValidate: boolean;
}

const suspensions = /* @__PURE__ */ new WeakMap<HTMLFormElement, Suspension>();

/**
 * Keeps the browser from validating a form before its submit event, because the product's own rules and messages come
 * first (storefront §5). Several buttons may suspend the validation of one form; the last to restore it ends that.
 */
function suspendNativeValidation(form: HTMLFormElement, read: () => FormSubmits): () => void {
  const noValidate = formMember(form, 'noValidate');
  const suspension = suspensions.get(form) ?? { holders: new Set(), noValidate };
  suspensions.set(form, suspension);
  suspension.holders.add(read);
  setNoValidate(form, true);
  return () => {
    suspension.holders.delete(read);
    if (suspension.holders.size > 0) return;
    setNoValidate(form, suspension.noValidate);
    suspensions.delete(form);
  };
}

/** Whether the browser would refuse the press of a button of the page's own, but for the suspension. */
function isRefused(form: HTMLFormElement, button: Element | null): boolean {
  const { holders } = suspensions.get(form) ?? {};
  const isOurs = !button || [...(holders ?? [])].some((read) => read().own?.contains(button));
  return !isOurs && !passesNativeValidation(form, button as PageButton);
}

function setNoValidate(form: HTMLFormElement, noValidate: boolean): void {
  formMember(form, 'toggleAttribute')('novalidate', noValidate);
}
