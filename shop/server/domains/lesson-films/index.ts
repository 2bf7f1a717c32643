export { createLessonFilms, longestFilm, type LessonFilms } from './lesson-films.js';
export type { FindVideo, VideoFacts } from './types.js';
export { findVimeo } from './find-vimeo.js';
