import { getCookie } from 'hono/cookie';
import { crumbCookie } from '../../core/net/index.js';
import { Problem } from '../server/index.js';
import { problemSentence } from '../pages/problems.js';
import type { PageCall } from '../pages/rendering.js';
import type { OwnerParts } from './owner-parts.js';
import { renderMissing } from './render-missing.js';

/** Renders one page of a list; an invalid cursor gives 404. */
export async function withCursor(
  parts: OwnerParts,
  c: PageCall,
  answer: (cursor: string | null) => Promise<Response>,
): Promise<Response> {
  try {
    return await answer(c.req.query('cursor') || null);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return renderMissing(parts, c);
  }
}

/** What is looked for in a list; '' for nothing. */
export function readSearch(c: PageCall): string {
  return (c.req.query('q') ?? '').trim().slice(0, 200);
}

/** Why the posted form that redirected here was refused. */
export function readProblem(c: PageCall): string | null {
  const hasCookies = getCookie(c, crumbCookie) !== undefined;
  return problemSentence(c.req.query('problem'), { hasCookies });
}
