import type { Lesson } from '../lesson.js';
import { lessonId, viewLessons } from '../analytics.js';
import { descriptionOf, website } from '../site.js';
import { toAddress } from './address.js';
import { lengthOf, lessonUrl, posterView } from './parts/lesson.js';

export interface LessonsPage {
  readonly lessons: readonly Lesson[];
  readonly isMember: boolean;
}

/** All lessons; visitors who are not members see which are open to them. */
export function lessonsView({ lessons, isMember }: LessonsPage) {
  return {
    title: `Lessons – ${website.siteTitle}`,
    description: descriptionOf('lessons'),
    page: {
      id: 'lessons',
      contentSource: 'c' as const,
      title: 'Lessons',
      path: '/lessons',
      permissionType: null,
      kind: 'main-content' as const,
    },
    analytics: viewLessons(lessons),
    membership: {
      url: toAddress('/join'),
      label: isMember ? 'Your membership' : 'Become a member',
    },
    lessons: lessons.map((lesson) => ({
      url: toAddress(lessonUrl(lesson)),
      lessonId: lessonId(lesson),
      title: lesson.title,
      excerpt: lesson.excerpt,
      length: lengthOf(lesson),
      access: isMember ? null : lesson.isOpen ? 'Open to all' : 'For members',
      picture: posterView(lesson),
    })),
  };
}
