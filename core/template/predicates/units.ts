import type { Predicates } from '../plugins.js';
import { plain } from './plain.js';

/** Deprecated: always false, and reports an error (§8.4). */
export const unitPredicates = {
  'units-metric?': /* @__PURE__ */ plain((scope) => {
    scope.report('GENERAL_ERROR', '"units-metric?" formatter is not yet implemented');
    return false;
  }),
} satisfies Predicates;
