import { useEffect, useRef, useState } from 'react';
import { hiddenValue, readAnswers, type Form, type FormValues } from '../../../core/forms/index.js';
import { useMethods, useStates, type MethodsOf, type PropsOf } from '../../element/index.js';
import type { productForm } from './definition.js';
import { getUnsentAnswers, unsentKey } from './unsent-answers.js';
import { loadForm } from './load-form.js';
import type {
  ProductFormEnding,
  ProductFormRequest,
} from '../../parts/product-form-request/index.js';

/** An open form. */
export interface Opening {
  readonly serial: number;
  readonly form: Form;
  readonly request: ProductFormRequest;
  /** The initial values: those of an earlier opening that was not submitted, or the entry's own. */
  readonly answers: FormValues;
  /** Closes the form; keeps the values unless they were submitted. */
  end(ending: ProductFormEnding, values: FormValues): void;
}

/** Implements the element's `open` method: one form at a time, a newer one replaces an older one. */
export function useProductForm(props: PropsOf<typeof productForm>): Opening | null {
  const [opening, setOpening] = useState<Opening | null>(null);
  const serial = useRef(0);
  const settle = useRef<(ending: ProductFormEnding) => void>(() => undefined);
  // Resolve the pending `open` when the element is removed.
  useEffect(() => () => settle.current('dismissed'), []);

  async function open(request: ProductFormRequest): Promise<ProductFormEnding> {
    settle.current('dismissed');
    const own = (serial.current += 1);
    const form = await loadForm(request.form);
    if (own !== serial.current) return 'dismissed';

    const initial = withHiddenValues(form, readAnswers(form, request.answers));
    const key = unsentKey(form, request.title, initial);
    const detail = Object.freeze({ formId: form.id });
    return new Promise((resolve) => {
      settle.current = (ending) => {
        setOpening((shown) => (shown?.serial === own ? null : shown));
        resolve(ending);
      };
      setOpening({
        serial: own,
        form,
        request,
        answers: getUnsentAnswers().get(key) ?? initial,
        end(ending, values) {
          if (ending === 'submitted') getUnsentAnswers().delete(key);
          else getUnsentAnswers().set(key, values);
          if (ending === 'submitted') props.onProductFormSubmitted?.(detail);
          else props.onProductFormClosed?.(detail);
          settle.current(ending);
        },
      });
      props.onProductFormOpened?.(detail);
    });
  }

  useMethods<MethodsOf<typeof productForm>>({ open });
  useStates({ open: opening !== null });
  return opening;
}

/** Hidden fields always take the values of the current page, also when an entry is changed later. */
function withHiddenValues(form: Form, answers: FormValues): FormValues {
  const query = new URLSearchParams(window.location.search);
  const hidden = form.fields
    .filter((field) => field.type === 'hidden')
    .map((field) => [field.id, hiddenValue(field, query)] as const);
  return { ...answers, ...Object.fromEntries(hidden) };
}
