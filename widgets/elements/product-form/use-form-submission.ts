import { useRef, useState, type RefObject } from 'react';
import { CartError, toCartError } from '../../../core/commerce/cart/index.js';
import {
  checkAnswers,
  formDataOf,
  readFieldErrors,
  readFormData,
  readOtherAnswers,
  shownValues,
  type Form,
  type FormValues,
} from '../../../core/forms/index.js';
import { NetError } from '../../../core/net/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useFieldChecks, type FieldChecks } from '../../parts/form-fields/index.js';
import type { ProductFormRequest } from '../../parts/product-form-request/index.js';

export interface FormSubmission extends FieldChecks {
  readonly isSubmitting: boolean;
  /** Why the last submission failed, unless a field is invalid. */
  readonly failure: string | null;
  readValues(): FormValues;
  /** Resolves to whether the submission succeeded; to false while another one is pending. */
  submit(): Promise<boolean>;
}

/** Validates a form on the page, then on the server, then submits it. The values stay whatever fails. */
export function useFormSubmission(
  form: Form,
  { answers, submit }: Pick<ProductFormRequest, 'answers' | 'submit'>,
  element: RefObject<HTMLFormElement | null>,
): FormSubmission {
  const checks = useFieldChecks(form);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = useRef(false);

  const readValues = () =>
    readFormData(form, element.current ? formDataOf(element.current) : new FormData());

  async function send(values: FormValues): Promise<boolean> {
    const errors = await checkAnswers(form, values);
    checks.show(errors);
    if (Object.keys(errors).length > 0) return false;
    await submit(
      JSON.stringify({ ...readOtherAnswers(form, answers), ...shownValues(form, values) }),
    );
    return true;
  }

  return {
    ...checks,
    isSubmitting,
    failure,
    readValues,
    async submit() {
      if (isBusy.current) return false;
      const values = readValues();
      setFailure(null);
      if (!checks.check(values)) return false;
      isBusy.current = true;
      setIsSubmitting(true);
      try {
        return await send(values);
      } catch (error) {
        const cause = error instanceof CartError ? error.cause : error;
        const errors = readFieldErrors(form, cause);
        if (Object.keys(errors).length > 0) checks.show(errors);
        else setFailure(wordFailure(error));
        return false;
      } finally {
        isBusy.current = false;
        setIsSubmitting(false);
      }
    },
  };
}

/** Reports errors that come neither from the network nor from the server: they are faults in the code. */
function wordFailure(error: unknown): string {
  const isFault = !(error instanceof CartError || error instanceof NetError);
  if (isFault) getRuntime().reporter.report(error, { where: 'vitrine-product-form' });
  return toCartError(error, 'form').message;
}
