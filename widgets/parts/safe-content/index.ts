// Other people's markup, shared by the widgets that show some. Not an element.
export { Markup } from './markup.js';
export { NewTabLink } from './new-tab-link.js';
export { readHtml } from './read-html.js';
export { SafeContent } from './safe-content.js';
