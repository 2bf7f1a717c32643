import { defineDomain, type Ground } from '../../ground/domain.js';
import type { SiteSettings } from '../site-settings/index.js';
import { findVimeo } from './find-vimeo.js';
import { createLessonFilms } from './lesson-films.js';
import type { FindVideo } from './types.js';

export interface LessonFilmOptions {
  /** Tells what Vimeo says of a video, for the films of lessons; by default its oEmbed, which needs no key. */
  readonly findVideo?: FindVideo;
}

interface Given extends Ground {
  readonly siteSettings: SiteSettings;
}

export const lessonFilms = defineDomain({
  name: 'lesson-films',
  uses: ['site-settings'],
  open: (given: Given, { findVideo = findVimeo() }: LessonFilmOptions) => ({
    lessonFilms: createLessonFilms({ ...given, findVideo }),
  }),
});
