import type { Hono } from 'hono';
import { lessons } from '../pages/lesson-list.js';
import { originOf } from '../pages/origin-of.js';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import { filmField, lessonFilmsPath, lessonFilmsView } from './views/lessons.js';
import type { Typed } from '../pages/views/parts/field.js';
import { readProblem } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';
import { readVersion, takeForm, type RefusedForm } from './take-form.js';

const readFilms = (typed: Typed) =>
  Object.fromEntries(lessons.map((lesson) => [lesson.urlId, typed[filmField(lesson)] ?? '']));

/** The films of the lessons, as addresses of videos. */
export function addLessonFilmPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, lessonFilms, owners, siteSettings } = parts.services;

  app.get(lessonFilmsPath, (c) => show(c));

  app.post(lessonFilmsPath, (c) =>
    takeForm(
      parts,
      c,
      async (typed) => {
        const unasked = await lessonFilms.save(
          {
            films: readFilms(typed),
            version: readVersion(typed),
            page: originOf(parts.services, c),
          },
          await owners.recorder(c, 'lesson-films-saved'),
        );
        return `${lessonFilmsPath}?done=${unasked.length === 0 ? 'saved' : 'unasked'}`;
      },
      (refused) => show(c, refused),
    ),
  );

  async function show(c: PageCall, refused?: RefusedForm) {
    const { films, version } = (await siteSettings.read()).lessonFilms;
    const view = lessonFilmsView({
      crumb: crumbs.issue(c),
      lessons,
      films: refused ? readFilms(refused.typed) : films,
      version,
      problem: refused?.problem ?? readProblem(c),
      errors: refused?.errors ?? {},
      done: c.req.query('done'),
    });
    return parts.render(c, 'owner-lessons', view, {
      status: refused ? 422 : 200,
      cache: 'no-store',
    });
  }
}
