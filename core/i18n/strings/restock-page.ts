import { defineStrings } from '../define-strings.js';

/** What rendered pages say too; a site words it in its merchandising settings. */
export const restockPageTexts = {
  email: 'Email',
  signUp: 'Sign Up',
} as const;

export const restockPageStrings = /* @__PURE__ */ defineStrings('restock', restockPageTexts);
