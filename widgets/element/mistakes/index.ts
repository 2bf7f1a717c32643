// What authors of pages get wrong in an element's attributes: loaded when something is wrong.
export { reportAttributes } from './report-attributes.js';
