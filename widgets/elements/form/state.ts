import {
  findProblem,
  type FieldErrors,
  type Form,
  type FormValues,
} from '../../../core/forms/index.js';
import type { FormSubmitError } from '../../../core/forms/submission/index.js';

/**
 * `editing` → `submitting` → `editing` again after a failure, `leaving` while a redirect is under way, or `submitted`
 * with the submission text on show.
 */
export type Phase = 'editing' | 'submitting' | 'leaving' | 'submitted';

export interface FormState {
  readonly phase: Phase;
  /** Sentences by field id. */
  readonly errors: FieldErrors;
  /** Why the last try failed; null when none has, or when all of its fields are mended. */
  readonly failure: FormSubmitError | null;
  /** How often a try has failed: each new number takes the focus. */
  readonly tries: number;
  /** How often the form was begun anew. */
  readonly round: number;
}

export const initialState: FormState = {
  phase: 'editing',
  errors: {},
  failure: null,
  tries: 0,
  round: 0,
};

/** It is on its way: what was wrong before is no news any more. */
export function startSubmit(state: FormState): FormState {
  return { ...state, phase: 'submitting', errors: {}, failure: null };
}

/** The form is unlocked and says why it was not sent. */
export function failSubmit(state: FormState, failure: FormSubmitError): FormState {
  const { tries } = state;
  return { ...state, phase: 'editing', errors: failure.fieldErrors, failure, tries: tries + 1 };
}

export function finishSubmit(state: FormState, isLeaving: boolean): FormState {
  const phase = isLeaving ? 'leaving' : 'submitted';
  return { ...state, phase, errors: {}, failure: null };
}

/** A field was changed: one that was wrong is judged again, one that is typed into first is left alone. */
export function judgeAgain(
  state: FormState,
  form: Form,
  fieldId: string,
  values: FormValues,
): FormState {
  if (state.errors[fieldId] === undefined) return state;
  const field = form.fields.find(({ id }) => id === fieldId);
  const problem = field ? findProblem(field, values[fieldId]) : null;
  const { [fieldId]: _known, ...others } = state.errors;
  const errors = problem === null ? others : { ...others, [fieldId]: problem };
  const isMended = Object.keys(errors).length === 0 && state.failure?.code === 'invalid-fields';
  return { ...state, errors, failure: isMended ? null : state.failure };
}

/** With the captcha solved, that it was not is over. */
export function solveCaptcha(state: FormState): FormState {
  return state.failure?.code === 'captcha' ? { ...state, failure: null } : state;
}

export function beginAgain({ round }: FormState): FormState {
  return { ...initialState, round: round + 1 };
}
