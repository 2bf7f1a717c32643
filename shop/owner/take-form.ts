import type { PageCall } from '../pages/page-call.js';
import type { Typed } from '../pages/views/parts/field.js';
import type { OwnerContext } from './owner-context.js';
import { refusalOf, type Refusal } from './refusal.js';

/** A form that was refused. */
export interface RefusedForm extends Refusal {
  /** Which of the page's forms it is. */
  readonly name: string;
  readonly typed: Typed;
}

type Answer = Response | Promise<Response>;

/** Runs `work` if the crumb of a form is right; `refuse` answers what is refused, be it by the crumb or by `work`. */
export async function takeForm(
  { services }: Pick<OwnerContext, 'services'>,
  c: PageCall,
  crumb: unknown,
  work: () => Answer,
  refuse: (refusal: Refusal) => Answer,
): Promise<Response> {
  try {
    services.crumbs.check(c, typeof crumb === 'string' ? crumb : undefined);
    return await work();
  } catch (error) {
    return refuse(refusalOf(error));
  }
}

const markedBelow = 'Please correct what is marked below.';

/** What a page says about a refused form, whose fields say the rest. */
export const problemOf = ({ errors, message }: Refusal): string =>
  errors === null ? message : markedBelow;

/** The version that the form was shown with; 0, that of a record which nobody has saved, for one that cannot be read. */
export function readVersion({ version = '' }: Typed): number {
  return /^\d{1,9}$/.test(version) ? Number(version) : 0;
}
