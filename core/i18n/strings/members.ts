import { defineStrings } from '../define-strings.js';

/** Members of the site. */
export const memberStrings = /* @__PURE__ */ defineStrings('members', {
  join: 'Join',
});
