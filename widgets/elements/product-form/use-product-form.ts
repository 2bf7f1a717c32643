import { useEffect, useRef, useState } from 'react';
import { hiddenValue, readAnswers, type Form, type FormValues } from '../../../core/forms/index.js';
import { useMethods, useStates, type MethodsOf, type PropsOf } from '../../element/index.js';
import type { productForm } from './definition.js';
import { draftKey, getDrafts } from './unsent-answers.js';
import { loadForm } from './load-form.js';
import type { ProductFormEnding, ProductFormRequest } from './request.js';

/** A form on show. */
export interface Opening {
  readonly serial: number;
  readonly form: Form;
  readonly request: ProductFormRequest;
  /** What the fields begin with: the draft of an earlier opening, else what the entry has. */
  readonly answers: FormValues;
  /** Keeps what was typed, or forgets it once it was sent, and ends the opening. */
  end(ending: ProductFormEnding, values: FormValues): void;
}

/** Answers the element's method: one form at a time, a newer one takes the place of an older one. */
export function useProductForm(props: PropsOf<typeof productForm>): Opening | null {
  const [opening, setOpening] = useState<Opening | null>(null);
  const serial = useRef(0);
  const settle = useRef<(ending: ProductFormEnding) => void>(() => undefined);
  // An element that leaves the page has nobody to wait for any more.
  useEffect(() => () => settle.current('dismissed'), []);

  async function open(request: ProductFormRequest): Promise<ProductFormEnding> {
    settle.current('dismissed');
    const own = (serial.current += 1);
    const form = await loadForm(request.form);
    if (own !== serial.current) return 'dismissed';

    const initial = withHiddenValues(form, readAnswers(form, request.answers));
    const key = draftKey(form, request.title, initial);
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
        answers: getDrafts().get(key) ?? initial,
        end(ending, values) {
          if (ending === 'submitted') getDrafts().delete(key);
          else getDrafts().set(key, values);
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

/** Hidden fields speak for this page, also when an entry is changed later. */
function withHiddenValues(form: Form, answers: FormValues): FormValues {
  const query = new URLSearchParams(window.location.search);
  const hidden = form.fields
    .filter((field) => field.type === 'hidden')
    .map((field) => [field.id, hiddenValue(field, query)] as const);
  return { ...answers, ...Object.fromEntries(hidden) };
}
