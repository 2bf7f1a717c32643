import type { Hono } from 'hono';
import { Problem, seeOther } from '../../server/index.js';
import { readForm } from '../read-form.js';
import type { PageVariables } from '../page-call.js';
import { lockView, textView } from '../views/content/texts.js';
import { notFoundView } from '../views/error-page.js';
import type { ContentContext } from './content-context.js';

const path = '/studio';

const problems: ReadonlyMap<string, string> = new Map([
  ['password', 'That is not the password. Please try again.'],
  ['crumb', 'The page was open for too long. Please try again.'],
  ['rate-limited', 'That was too often. Please wait five minutes and try again.'],
]);

/** A private page and its lock screen, which is at the same address and contains nothing of the page. */
export function addLockedPages(
  app: Hono<PageVariables>,
  { services, render }: ContentContext,
): void {
  const { content, locks, crumbs, limits } = services;

  app.get(path, async (c) => {
    const text = locks.isOpen(c) ? await content.readPrivate('pages', 'studio') : null;
    if (text) return render(c, 'text', textView(text), { cache: 'no-store' });
    if (locks.isOpen(c)) return render(c, 'error-page', notFoundView(), { status: 404 });
    const problem = problems.get(c.req.query('problem') ?? '') ?? null;
    const view = lockView({ path, crumb: crumbs.issue(c), problem });
    // Not 401, which would ask for a sign-in of HTTP; but no search engine shows it.
    c.header('X-Robots-Tag', 'noindex');
    return render(c, 'lock', view, { cache: 'no-store' });
  });

  app.post(path, async (c) => {
    const { crumb, password = '' } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      await limits.count(c, 'signIns');
    } catch (error) {
      if (!(error instanceof Problem) || !problems.has(error.code)) throw error;
      return c.redirect(`${path}?problem=${error.code}`, seeOther);
    }
    if (locks.open(c, password)) {
      await limits.uncount(c, 'signIns');
      return c.redirect(path, seeOther);
    }
    return c.redirect(`${path}?problem=password`, seeOther);
  });
}
