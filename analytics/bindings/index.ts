export type { BindingContext, Track } from './binding.js';
export { bindPageToEvents } from './bind-page-to-events.js';
export { createOrderNotes } from './order-notes.js';
export { readNavigation } from './page.js';
