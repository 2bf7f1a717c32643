export { listTextTags, type TextTag } from './list-text-tags.js';
export { cutComment, doubleBraces, printedTag, spacedTag } from './printed-tag.js';
