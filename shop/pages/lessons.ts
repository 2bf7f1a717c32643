import type { Hono } from 'hono';
import type { Lesson } from './lesson.js';
import { allowPlayers } from './page-policy.js';
import { readProblem } from './problems.js';
import type { PageContext } from './page-context.js';
import type { PageVariables } from './page-call.js';
import { siteStateOf } from './site-state.js';
import { accessDeniedView } from './views/access-denied.js';
import { notFoundView } from './views/error-page.js';
import { joinView } from './views/join.js';
import { lessonView } from './views/lesson.js';
import { lessonsView } from './views/lessons.js';

export interface LessonContext extends PageContext<'members' | 'crumbs'> {
  readonly lessons: readonly Lesson[];
}

const ownPage = /^\/lessons(\/[\w-]+)?$/;

/**
 * The lessons, of which all but the first are for members, and the membership page. All but the first depend on the
 * visitor and are not cached, so that Back never shows a lesson after the membership has ended.
 */
export function addLessonPages(
  app: Hono<PageVariables>,
  { services: { members, crumbs }, render, lessons }: LessonContext,
): void {
  app.get('/lessons', async (c) => {
    const isMember = (await members.read(c)) !== null;
    return render(c, 'lessons', lessonsView({ lessons, isMember }), { cache: 'no-store' });
  });

  app.get('/lessons/:urlId', async (c) => {
    const place = lessons.findIndex(({ urlId }) => urlId === c.req.param('urlId'));
    const lesson = lessons[place];
    if (!lesson) return render(c, 'error-page', notFoundView(), { status: 404 });
    if (!lesson.isOpen && (await members.read(c)) === null) {
      const view = accessDeniedView(lesson);
      // 403, so that caches and search engines do not treat it as the lesson.
      return render(c, 'access-denied', view, { status: 403, cache: 'no-store' });
    }
    const film = siteStateOf(c).lessonFilms.films[lesson.urlId] ?? null;
    if (film !== null) allowPlayers(c);
    const view = lessonView({ lesson, next: lessons[place + 1] ?? null, film });
    return render(c, 'lesson', view, { cache: lesson.isOpen ? 'shared' : 'no-store' });
  });

  app.get('/join', async (c) => {
    const from = c.req.query('from') ?? '';
    const view = joinView({
      member: await members.read(c),
      crumb: crumbs.issue(c),
      from: ownPage.test(from) ? from : '',
      problem: readProblem(c),
    });
    return render(c, 'join', view, { cache: 'no-store' });
  });
}
