/** Parses `{.eval}` (§4), for engines of `vitrine/template/core` and `vitrine/template/pages`. */
export { parseExpression as expressions } from './expression/index.js';
