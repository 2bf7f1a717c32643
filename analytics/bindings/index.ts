export type { BindingContext, Track } from './binding.js';
export { bindPageToEvents, type BindOptions } from './bind-page-to-events.js';
export { createOrderNotes, type OrderNotes } from './order-notes.js';
export { readNavigation } from './page.js';
