export { addContentPages } from './content-pages.js';
