/** Serialized trees (§15), for engines of `vitrine/template/core` and `vitrine/template/pages`. */
export { trees, type Tree, type Trees } from './syntax/index.js';
