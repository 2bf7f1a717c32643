import { placeOf, toProblem, Problem, type Call } from '../http/index.js';
import type { RouteContext } from './context.js';

/** The status after a plain form post: the browser fetches the page it is redirected to. */
export const seeOther = 303;

/** How long the key of a plain form rejects a second press, in milliseconds. After Back the same key is a new intent. */
export const doublePressWindow = 30_000;

export type FormFields = Readonly<Record<string, unknown>>;

/** The text of a field; undefined for a missing field and for a file. */
export function readText(fields: FormFields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether a page sent the form without script: the response is a page, not JSON. */
export function isFormPost(c: Call): boolean {
  const type = c.req.header('Content-Type') ?? '';
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
}

/**
 * Refuses a form of another site. Its visitor gets a crumb and is redirected to our page to confirm there.
 * @throws Problem `foreign-form` for a page of a listed origin, else `crumb`.
 */
export function requireOwnPage({ callers, crumbs }: RouteContext, c: Call): void {
  const origin = callers.origin(c);
  if (origin === 'own') return;
  crumbs.issue(c);
  throw new Problem(origin === 'listed' ? 'foreign-form' : 'crumb');
}

/** The page's address with `?problem=`; the page turns the code into a sentence. Forgets the visitor's cart if it is gone. */
export function problemUrl(
  page: string,
  { reporter, visitors }: RouteContext,
  c: Call,
  error: unknown,
  { isOwnCart = true } = {},
): string {
  const { code, status } = toProblem(error, reporter, placeOf(c));
  if (status === 410 && isOwnCart) visitors.forgetCart(c);
  return `${page}${page.includes('?') ? '&' : '?'}problem=${code}`;
}
