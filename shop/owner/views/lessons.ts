import { longestFilm, type FilmsOfLessons } from '../../server/index.js';
import type { Lesson } from '../../pages/lesson.js';
import { toAddress } from '../../pages/views/address.js';
import { lessonUrl } from '../../pages/views/parts/lesson.js';
import type { Typed } from '../../pages/views/parts/field.js';
import { ownerView, type ShownPage } from './page.js';

export const lessonFilmsPath = '/owner/lessons';

/** The name of a lesson's field. */
export const filmField = ({ urlId }: Pick<Lesson, 'urlId'>): string => `film.${urlId}`;

export interface LessonFilmsPage extends ShownPage {
  readonly lessons: readonly Lesson[];
  /** What is stored, or what a refused form has. */
  readonly films: FilmsOfLessons['films'];
  readonly version: number;
  /** Sentences by lesson. */
  readonly errors: Typed;
  /** What the last action was, from the query. */
  readonly done: string | undefined;
}

const notices: ReadonlyMap<string, string> = new Map([
  ['saved', 'Saved. Visitors see the films with their next page.'],
  [
    'unasked',
    'Saved. Vimeo did not answer, so its videos are not checked: play each of them once.',
  ],
]);

/** The lessons, each with the address of its film. */
export function lessonFilmsView(page: LessonFilmsPage) {
  const { crumb, lessons, films, version, problem, errors, done = '' } = page;
  const notice = notices.get(done) ?? null;
  return {
    ...ownerView({ heading: 'Lessons', crumb, problem, notice }),
    save: { url: toAddress(lessonFilmsPath) },
    version: String(version),
    longest: longestFilm,
    lessons: lessons.map((lesson) => ({
      title: lesson.title,
      url: toAddress(lessonUrl(lesson)),
      access: lesson.isOpen ? 'open to all' : 'for members',
      name: filmField(lesson),
      film: films[lesson.urlId] ?? '',
      error: errors[lesson.urlId] ?? null,
    })),
  };
}
