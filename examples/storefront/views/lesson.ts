import type { Lesson } from '../lesson-list.js';
import { viewLesson } from '../analytics.js';
import { website } from '../site.js';
import { toAddress } from './address.js';
import { lengthOf, lessonPage, lessonUrl, posterView } from './parts/lesson.js';

export interface LessonPage {
  readonly lesson: Lesson;
  /** The next lesson; null after the last. */
  readonly next: Lesson | null;
}

export function lessonView({ lesson, next }: LessonPage) {
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
      poster: posterView(lesson),
    },
    next: next && { url: toAddress(lessonUrl(next)), title: next.title },
  };
}
