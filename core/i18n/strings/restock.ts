import { defineStrings } from '../define-strings.js';

/** The restock notification form; a site words it in its merchandising settings. */
export const restockStrings = /* @__PURE__ */ defineStrings('restock', {
  email: 'Email',
  signUp: 'Sign Up',
});
