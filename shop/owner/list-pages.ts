import type { PageCall } from '../pages/page-call.js';
import type { SentCall } from './page-description.js';
import { withQuery } from '../pages/views/with-query.js';

/** What is looked for in a list; '' for nothing. */
export function readSearch(c: PageCall): string {
  return (c.req.query('q') ?? '').trim().slice(0, 200);
}

/** The one of some names that the query gives, or null. */
export function readChoice<Name extends string>(
  c: PageCall,
  names: readonly Name[],
  field = 'state',
): Name | null {
  const given = c.req.query(field);
  return names.find((name) => name === given) ?? null;
}

/** The list in the state that a form names, after what is done. */
export const inState =
  (path: string, done?: string) =>
  ({ typed: { state } }: Pick<SentCall, 'typed'>) =>
    withQuery(path, { state, done });
