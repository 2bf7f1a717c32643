import { toProblem, Problem, type Call } from '../http/index.js';
import type { Parts } from './context.js';

/** After a plain form the browser fetches the page that it is led to. */
export const seeOther = 303;

/** How long the key of a plain form holds off a second press, in milliseconds: after Back the same key is a new wish. */
export const doublePressWindow = 30_000;

/** A form that a page sent by itself, without script: the answer is a page, not data. */
export function isFormPost(c: Call): boolean {
  const type = c.req.header('Content-Type') ?? '';
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
}

/** A form on another site has no crumb of ours; its visitor is sent to our page to decide there. */
export function requireOwnPage({ callers, crumbs }: Parts, c: Call): void {
  if (callers.origin(c) === 'own') return;
  crumbs.issue(c);
  throw new Problem('crumb');
}

/** The page's address with the code of what was wrong, which the page puts into words. */
export function withProblem(
  page: string,
  { reporter, visitors }: Parts,
  c: Call,
  error: unknown,
  isOwnCart = true,
): string {
  const { code, status } = toProblem(error, reporter, `${c.req.method} ${c.req.path}`);
  if (status === 410 && isOwnCart) visitors.forgetCart(c);
  return `${page}${page.includes('?') ? '&' : '?'}problem=${code}`;
}
