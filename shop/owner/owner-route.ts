import type { isAllowed, LargeBody } from '../server/index.js';
import type { PageGroup } from '../pages/page-groups.js';
import type { PageCall } from '../pages/page-call.js';
import type { OwnerContext } from './owner-context.js';

/** The area of a page, and whether it reads or changes it. */
export type Grant = Parameters<typeof isAllowed>[1];

/** One address of the owner's pages, with what an account needs for it. */
export interface OwnerRoute extends Grant {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Of the page that it answers with; none for a file, or an answer to a script. */
  readonly template?: string;
  /** Its title in the navigation, if it is there. */
  readonly place?: string | undefined;
  /** Which a shop can do without. */
  readonly group?: PageGroup | undefined;
  /** Of files; by default it is as large as what a person types. */
  readonly largeBody?: Pick<LargeBody, 'maxSize' | 'refuse'> | undefined;
  readonly answer: (context: OwnerContext, c: PageCall) => Response | Promise<Response>;
}

/** A route that shows no page: a file, or an answer to a script. */
export function ownerRoute(
  method: OwnerRoute['method'],
  path: string,
  area: Grant['area'],
  answer: OwnerRoute['answer'],
): OwnerRoute {
  return { method, path, area, access: method === 'GET' ? 'read' : 'change', answer };
}
