export { nextPage, openPage } from './next-page.js';
