// Reads a page's data for formatters and predicates.
export { disqusName } from './disqus.js';
export { elementsOf, textOf } from './members.js';
export { readAmount, readContent } from './read-content.js';
export { timeZoneOf } from './time-zone.js';
