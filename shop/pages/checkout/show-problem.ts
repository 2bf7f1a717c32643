import type { CheckoutCart, DraftOutcome, Problem } from '../../server/index.js';

/** Where the page shows a problem: at the fields and lines it names, otherwise above the form. */
export function showProblem(
  { message, details }: Problem,
  { entries }: Pick<CheckoutCart, 'entries'>,
): Pick<DraftOutcome, 'errors' | 'problem'> {
  const errors = details.errors ?? {};
  const isNamed = Object.keys(errors).length > 0;
  const isOfLine = entries.some(({ id }) => errors[id] !== undefined);
  return { errors, problem: isNamed && !isOfLine ? null : message };
}
