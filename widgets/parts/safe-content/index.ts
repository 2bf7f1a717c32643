export { NewTabLink } from './new-tab-link.js';
export { SafeContent } from './safe-content.js';
