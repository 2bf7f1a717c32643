export { createLessonFilms, longestFilm } from './lesson-films.js';
export type { FindVideo } from './types.js';
export { findVimeo } from './find-vimeo.js';
