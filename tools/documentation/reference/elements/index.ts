export { elementPage } from './element-page.js';
export { elementsPage } from './elements-page.js';
