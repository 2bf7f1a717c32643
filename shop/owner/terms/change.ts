import type { Typed } from '../../server/index.js';
import type { TermsForm } from '../views/terms/index.js';
import type { ShownCall } from '../page-description.js';

/** What a form shows: the stored values, or what was refused. */
export function formState(
  { crumb, problem, done, refused }: ShownCall,
  stored: Typed = {},
): TermsForm {
  return { crumb, problem, done, typed: refused?.typed ?? stored, errors: refused?.errors ?? {} };
}
