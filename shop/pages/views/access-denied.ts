import type { Lesson } from '../lesson.js';
import { denyLesson } from '../analytics.js';
import { website } from '../site.js';
import { toAddress } from './address.js';
import { lengthOf, lessonPage, lessonUrl, posterView } from './parts/lesson.js';

/** Shown instead of a lesson to visitors who are not members. */
export function accessDeniedView(lesson: Lesson) {
  const from = encodeURIComponent(lessonUrl(lesson));
  return {
    title: `For members: ${lesson.title} – ${website.siteTitle}`,
    description: lesson.excerpt,
    page: lessonPage(lesson, 'member-area-access-denied'),
    analytics: denyLesson(lesson),
    lesson: {
      title: lesson.title,
      excerpt: lesson.excerpt,
      length: lengthOf(lesson),
      poster: posterView(lesson),
    },
    join: { url: toAddress(`/join?from=${from}`) },
  };
}
