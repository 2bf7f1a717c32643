export { isPage, type Contents } from './contents.js';
export { createDocumentation } from './create-documentation.js';
export { createReference } from './reference/index.js';
export { readMarkdownPage } from './pages/markdown.js';
export { readGuide } from './pages/guide.js';
