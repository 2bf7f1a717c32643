import {
  findProblem,
  isShown,
  type FieldErrors,
  type Form,
  type FormValues,
} from '../../../core/forms/index.js';
import type { FormSubmitError } from '../../../core/forms/submission/index.js';

/**
 * `editing` → `submitting` → `editing` after a failure, `leaving` during a redirect, or `submitted` while the
 * submission text is shown.
 */
type Phase = 'editing' | 'submitting' | 'leaving' | 'submitted';

export interface FormState {
  readonly phase: Phase;
  /** Error texts by field id. */
  readonly errors: FieldErrors;
  /** Why the last attempt failed; null if none did, or once all its fields are corrected. */
  readonly failure: FormSubmitError | null;
  /** Number of failed attempts; each increase moves the focus. */
  readonly tries: number;
  /** Number of restarts. */
  readonly round: number;
}

export const initialState: FormState = {
  phase: 'editing',
  errors: {},
  failure: null,
  tries: 0,
  round: 0,
};

/** Starts a submission and clears earlier errors. */
export function startSubmit(state: FormState): FormState {
  return { ...state, phase: 'submitting', errors: {}, failure: null };
}

/** Unlocks the form and shows why the submission failed. */
export function failSubmit(state: FormState, failure: FormSubmitError): FormState {
  const { tries } = state;
  return { ...state, phase: 'editing', errors: failure.fieldErrors, failure, tries: tries + 1 };
}

/** Unlocks the form as it was, because nothing was sent. */
export function cancelSubmit(state: FormState): FormState {
  return { ...state, phase: 'editing' };
}

export function finishSubmit(state: FormState, isLeaving: boolean): FormState {
  const phase = isLeaving ? 'leaving' : 'submitted';
  return { ...state, phase, errors: {}, failure: null };
}

/** Checks a changed field again if it was invalid; a field typed into for the first time is not checked. */
export function judgeAgain(
  state: FormState,
  form: Form,
  fieldId: string,
  values: FormValues,
): FormState {
  const errors = judgeErrors(state.errors, form, fieldId, values);
  if (errors === state.errors) return state;
  const isMended = Object.keys(errors).length === 0 && state.failure?.code === 'invalid-fields';
  return { ...state, errors, failure: isMended ? null : state.failure };
}

/** The errors after a change of one field: its own, and those of fields that are still shown. */
function judgeErrors(
  known: FieldErrors,
  form: Form,
  fieldId: string,
  values: FormValues,
): FieldErrors {
  const judged = form.fields.flatMap((field) => {
    const error = known[field.id];
    if (error === undefined || !isShown(form, field, values)) return [];
    const problem = field.id === fieldId ? findProblem(field, values[fieldId]) : error;
    return problem === null ? [] : [[field.id, problem] as const];
  });
  const isSame = judged.length === Object.keys(known).length && !(fieldId in known);
  return isSame ? known : Object.fromEntries(judged);
}

/** Clears the captcha error once the captcha is solved. */
export function solveCaptcha(state: FormState): FormState {
  return state.failure?.code === 'captcha' ? { ...state, failure: null } : state;
}

export function beginAgain({ round }: FormState): FormState {
  return { ...initialState, round: round + 1 };
}
