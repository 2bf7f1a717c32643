import { currentSite } from '../pages/current-site.js';
import { originOf } from '../pages/origin-of.js';
import type { Typed } from '../pages/views/parts/field.js';
import { filmField, lessonFilmsPath, lessonFilmsView } from './views/lessons.js';
import { ownerPage } from './owner-page.js';
import { readVersion } from './take-form.js';

const lessons = () => currentSite().lessons ?? [];

const readFilms = (typed: Typed) =>
  Object.fromEntries(lessons().map((lesson) => [lesson.urlId, typed[filmField(lesson)] ?? '']));

/** The films of the lessons, as addresses of videos. */
export const lessonPages = ownerPage({
  path: lessonFilmsPath,
  place: 'Lessons',
  group: 'lessons',
  area: 'lessons',
  template: 'owner-lessons',
  async view({ services, crumb, problem, refused, done }) {
    const { films, version } = (await services.siteSettings.read()).lessonFilms;
    return lessonFilmsView({
      crumb,
      lessons: lessons(),
      films: refused ? readFilms(refused.typed) : films,
      version,
      problem,
      errors: refused?.errors ?? {},
      done,
    });
  },
  forms: {
    '': {
      action: 'lesson-films-saved',
      async work({ c, services, typed, record }) {
        const films = readFilms(typed);
        const given = { films, version: readVersion(typed), page: originOf(services, c) };
        const unasked = await services.lessonFilms.save(given, record);
        return `${lessonFilmsPath}?done=${unasked.length === 0 ? 'saved' : 'unasked'}`;
      },
    },
  },
});
