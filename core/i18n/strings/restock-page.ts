import { defineStrings } from '../define-strings.js';

/** The texts that rendered pages share; a site words them in its merchandising settings. */
export const restockPageTexts = {
  email: 'Email',
  signUp: 'Sign Up',
} as const;

export const restockPageStrings = /* @__PURE__ */ defineStrings('restock', restockPageTexts);
