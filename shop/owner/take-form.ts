import { Problem, seeOther, type ProblemCode } from '../server/index.js';
import { readForm } from '../pages/read-form.js';
import type { PageCall } from '../pages/rendering.js';
import type { Typed } from '../pages/views/parts/field.js';
import type { OwnerParts } from './owner-parts.js';
import { renderMissing } from './render-missing.js';

/** A form that was refused. */
export interface RefusedForm {
  readonly typed: Typed;
  /** Sentences by field; none for a refusal of the form as a whole. */
  readonly errors: Typed;
  readonly problem: string;
  readonly code: ProblemCode;
}

const markedBelow = 'Please correct what is marked below.';

/**
 * Takes a form: checks its crumb and runs `work`, which resolves to the address of the next page. A refusal shows the page
 * again with what was typed.
 */
export async function takeForm(
  parts: Pick<OwnerParts, 'render' | 'services'>,
  c: PageCall,
  work: (typed: Typed) => Promise<string>,
  show: (refused: RefusedForm) => Response | Promise<Response>,
): Promise<Response> {
  const typed = await readForm(c);
  try {
    parts.services.crumbs.check(c, typed['crumb']);
    return c.redirect(await work(typed), seeOther);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    if (error.code === 'not-found') return renderMissing(parts, c);
    const { code, message, details } = error;
    const { errors } = details;
    return show({ typed, code, errors: errors ?? {}, problem: errors ? markedBelow : message });
  }
}

/** Takes a form without fields: the page `back` shows why it was refused. */
export const takePress = (
  parts: Pick<OwnerParts, 'render' | 'services'>,
  c: PageCall,
  back: string,
  work: (typed: Typed) => Promise<string>,
): Promise<Response> =>
  takeForm(parts, c, work, ({ code }) => c.redirect(`${back}?problem=${code}`, seeOther));

/** The version that the form was shown with; 0, that of a record which nobody has saved, for one that cannot be read. */
export function readVersion({ version = '' }: Typed): number {
  return /^\d{1,9}$/.test(version) ? Number(version) : 0;
}
