// What formatters and predicates read of a page's data.
export { disqusName } from './disqus.js';
export { elementsOf, textOf } from './members.js';
export { readAmount, readContent } from './read-content.js';
export { timeZoneOf } from './time-zone.js';
