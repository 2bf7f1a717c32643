export { elementPage, keyRows, pathOf, showPicture } from './element-page.js';
export { elementsPage } from './elements-page.js';
