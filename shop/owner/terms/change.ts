import { Problem, type TermsErrors, type TypedTerms } from '../../server/index.js';
import type { PageCall } from '../../pages/rendering.js';
import type { TermsForm } from '../views/terms/index.js';
import { readProblem } from '../list-pages.js';
import type { OwnerParts } from '../owner-parts.js';
import { takePress } from '../take-form.js';

/** What a form shows: the stored values, or what was refused. */
export interface Shown {
  readonly typed: TypedTerms;
  readonly errors: TermsErrors;
  /** Null for a form that was not refused. */
  readonly problem: string | null;
}

export const fresh = (typed: TypedTerms = {}): Shown => ({ typed, errors: {}, problem: null });

export type TermsParts = Pick<OwnerParts, 'render' | 'services'>;

/** What the view of a form needs of a call. */
export function formState({ services }: TermsParts, c: PageCall, shown: Shown): TermsForm {
  return {
    crumb: services.crumbs.issue(c),
    typed: shown.typed,
    errors: shown.errors,
    problem: shown.problem ?? readProblem(c),
    done: c.req.query('done'),
  };
}

export const statusOf = ({ problem }: Shown) => (problem === null ? 200 : 422);

/** A form of something that is gone; a form of elsewhere is refused all the same. */
export const takeLost = (parts: TermsParts, c: PageCall, list: string) =>
  takePress(parts, c, list, () => Promise.reject(new Problem('not-found')));

/** The value of a form. @throws Problem `invalid-request` with the errors of its fields. */
export function required<Value>(
  read: { readonly value: Value } | { readonly errors: TermsErrors },
): Value {
  if ('errors' in read) throw new Problem('invalid-request', { errors: read.errors });
  return read.value;
}
