import { getRuntime } from '../../../core/runtime/index.js';

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
    if (event.defaultPrevented || isForeign) return;
    event.preventDefault();
    submit();
  };
  const restoreValidation = suspendNativeValidation(form);
  form.addEventListener('submit', intercept);
  // The loader and the inline snippet read this.
  if (host) Object.defineProperty(host, 'takesSubmit', { value: true, configurable: true });
  return () => {
    restoreValidation();
    form.removeEventListener('submit', intercept);
    if (host) Reflect.deleteProperty(host, 'takesSubmit');
  };
}

/** Submits the form on behalf of `own`, whose button is in a shadow root and so does not belong to the form. */
export function submitFor(form: HTMLFormElement, own: HTMLElement): void {
  pressers().set(form, own);
  let isDispatched = false;
  const note = () => (isDispatched = true);
  form.addEventListener('submit', note, { capture: true, once: true });
  try {
    form.requestSubmit();
    // A sandboxed frame without `allow-forms` ignores the request.
    if (!isDispatched) {
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    }
  } finally {
    pressers().delete(form);
  }
}

/** Runs the suspended validation: the browser shows the first invalid field, unless the page wants none. */
export function passesNativeValidation(form: HTMLFormElement): boolean {
  return (suspensions.get(form)?.noValidate ?? form.noValidate) || form.reportValidity();
}

/** Which of its buttons submits a form at this moment; shared by every copy of the library. */
function pressers(): WeakMap<HTMLFormElement, HTMLElement> {
  return getRuntime().shared('add-to-cart.pressers', () => new WeakMap());
}

function hasMainButton(form: HTMLFormElement): boolean {
  return form.querySelector('vitrine-add-to-cart:not([express])') !== null;
}

interface Suspension {
  holders: number;
  /** The page's own setting. */
  readonly noValidate: boolean;
}

const suspensions = /* @__PURE__ */ new WeakMap<HTMLFormElement, Suspension>();

/**
 * Keeps the browser from validating a form before its submit event, because the product's own rules and messages come
 * first (storefront §5). Several buttons may suspend the validation of one form; the last to restore it ends that.
 */
function suspendNativeValidation(form: HTMLFormElement): () => void {
  const suspension = suspensions.get(form) ?? { holders: 0, noValidate: form.noValidate };
  suspensions.set(form, suspension);
  suspension.holders += 1;
  form.noValidate = true;
  return () => {
    suspension.holders -= 1;
    if (suspension.holders > 0) return;
    form.noValidate = suspension.noValidate;
    suspensions.delete(form);
  };
}
