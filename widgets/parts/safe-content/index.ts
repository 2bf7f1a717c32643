export { NewTabLink } from './new-tab-link.js';
export { readHtml } from './read-html.js';
export { SafeContent } from './safe-content.js';
