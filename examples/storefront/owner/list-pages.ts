import { getCookie } from 'hono/cookie';
import { crumbCookie } from '../../../core/net/index.js';
import { Problem } from '../../server/index.js';
import { problemSentence } from '../problems.js';
import type { PageCall } from '../rendering.js';
import { notFoundView } from '../views/apology.js';
import type { OwnerParts } from './owner-parts.js';

/** One page of a list; an address with a cursor that is none of ours leads nowhere. */
export async function withCursor(
  { render }: Pick<OwnerParts, 'render'>,
  c: PageCall,
  answer: (cursor: string | null) => Promise<Response>,
): Promise<Response> {
  try {
    return await answer(c.req.query('cursor') || null);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return render(c, 'apology', notFoundView(), { status: 404, cache: 'no-store' });
  }
}

/** Why the form that led here was refused. */
export function readProblem(c: PageCall): string | null {
  const hasCookies = getCookie(c, crumbCookie) !== undefined;
  return problemSentence(c.req.query('problem'), { hasCookies });
}
