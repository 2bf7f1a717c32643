import type { Lesson } from '../../lesson-list.js';
import { toAddress } from '../address.js';
import type { PictureView } from './picture.js';

/** The numbers of `page.permissionType` are our own: null is for everybody, this for members. */
export const membersOnly = 2;

export const lessonUrl = ({ urlId }: Pick<Lesson, 'urlId'>) => `/lessons/${urlId}`;

/** The first picture of the film. */
export function posterView({ urlId, alt }: Pick<Lesson, 'urlId' | 'alt'>): PictureView {
  return { url: toAddress(`/images/lesson-${urlId}.svg`), alt, width: 1280, height: 720 };
}

export const lengthOf = ({ minutes }: Pick<Lesson, 'minutes'>) => `${minutes} minutes`;

/** What widgets are told of a lesson; the page in its place says that it is for members. */
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
