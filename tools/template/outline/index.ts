export { blocksAt, eachBlock, partAt, type BlockRange } from './blocks.js';
export { outlineOf, tagAt, type Outline } from './outline.js';
export { scanTags, type PlacedTag } from './scan-tags.js';
