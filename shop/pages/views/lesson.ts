import type { Lesson } from '../lesson.js';
import { viewLesson } from '../analytics.js';
import { website } from '../site.js';
import { toAddress } from './address.js';
import { lengthOf, lessonPage, lessonUrl, posterView } from './parts/lesson.js';

export interface LessonPage {
  readonly lesson: Lesson;
  /** The next lesson; null after the last. */
  readonly next: Lesson | null;
  /** The address of its video; null for a lesson that shows its picture. */
  readonly film: string | null;
}

export function lessonView({ lesson, next, film }: LessonPage) {
  const poster = posterView(lesson);
  return {
    title: `${lesson.title} – ${website.siteTitle}`,
    description: lesson.excerpt,
    page: lessonPage(lesson, 'content-item'),
    analytics: viewLesson(lesson),
    lesson: {
      title: lesson.title,
      excerpt: lesson.excerpt,
      length: lengthOf(lesson),
      words: lesson.words,
      needs: lesson.needs.map(({ name, url }) => ({
        name,
        link: url === undefined ? null : { url: toAddress(url) },
      })),
      poster,
      film: film === null ? null : { url: toAddress(film), poster },
    },
    next: next && { url: toAddress(lessonUrl(next)), title: next.title },
  };
}
