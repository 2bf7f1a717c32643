export { isShown, listTextTags, type TextTag } from './list-text-tags.js';
export { doubleBraces, printedTag, spacedTag } from './printed-tag.js';
