import { rememberTexts } from '../base/index.js';

/** `Hello,  World!` is written `hello-world`. Letters beyond A–Z are dropped (template language §9.1). */
export const slugify = /* @__PURE__ */ rememberTexts((text) =>
  text
    .replace(/[^A-Za-z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase(),
);
