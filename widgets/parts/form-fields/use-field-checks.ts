import { useState } from 'react';
import {
  findProblem,
  ownMember,
  validateAnswers,
  type FieldErrors,
  type Form,
  type FormValues,
} from '../../../core/forms/index.js';

export interface FieldChecks {
  readonly errors: FieldErrors;
  /** Number of failed checks. */
  readonly tries: number;
  /** Checks every field, as a submit does; true when all are valid. */
  check(values: FormValues): boolean;
  /** Shows errors of the server. */
  show(errors: FieldErrors): void;
  /** Checks a changed field again if it was invalid; a field typed into for the first time is not checked. */
  recheck(fieldId: string, values: FormValues): void;
}

/** The errors of a form: checked on submit, then at each change of an invalid field. */
export function useFieldChecks(form: Form): FieldChecks {
  const [{ errors, tries }, setFound] = useState<{ errors: FieldErrors; tries: number }>({
    errors: {},
    tries: 0,
  });

  function show(found: FieldErrors): void {
    const isWrong = Object.keys(found).length > 0;
    setFound((known) => ({ errors: found, tries: known.tries + Number(isWrong) }));
  }

  return {
    errors,
    tries,
    show,
    check(values) {
      const found = validateAnswers(form, values);
      show(found);
      return Object.keys(found).length === 0;
    },
    recheck(fieldId, values) {
      if (ownMember(errors, fieldId) === undefined) return;
      const field = form.fields.find(({ id }) => id === fieldId);
      const problem = field ? findProblem(field, ownMember(values, fieldId)) : null;
      const { [fieldId]: _known, ...others } = errors;
      setFound({ errors: problem === null ? others : { ...others, [fieldId]: problem }, tries });
    },
  };
}
