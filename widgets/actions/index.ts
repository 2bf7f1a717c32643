import type { Actions } from './actions.js';
import { createActions } from './create-actions.js';

/** The page's actions for its scripts; `vitrine.actions` are these. */
export const pageActions: Actions = /* @__PURE__ */ createActions('script');

export type * from '../parts/page-events/index.js';
export type { Actions } from './actions.js';
export { createActions } from './create-actions.js';
export { findForm } from './find-form.js';
export {
  actionNames,
  parameters,
  type ActionName,
  type InputOf,
  type Parameter,
} from './parameters.js';
