import type { Lesson } from '../../lesson.js';
import { toAddress } from '../address.js';
import type { PictureView } from './picture.js';

/** Value of `page.permissionType` for members; null is for everybody. The numbers are our own. */
const membersOnly = 2;

export const lessonUrl = ({ urlId }: Pick<Lesson, 'urlId'>) => `/lessons/${urlId}`;

/** The poster image of the film. */
export function posterView({ urlId, alt }: Pick<Lesson, 'urlId' | 'alt'>): PictureView {
  return { url: toAddress(`/images/lesson-${urlId}.svg`), alt, width: 1280, height: 720 };
}

export const lengthOf = ({ minutes }: Pick<Lesson, 'minutes'>) => `${minutes} minutes`;

/** The page of a lesson in the site context, or the page shown to visitors who are not members. */
export function lessonPage(lesson: Lesson, kind: 'content-item' | 'member-area-access-denied') {
  return {
    id: `lesson-${lesson.urlId}`,
    contentSource: 'i' as const,
    title: lesson.title,
    path: lessonUrl(lesson),
    permissionType: lesson.isOpen ? null : membersOnly,
    kind,
  };
}
