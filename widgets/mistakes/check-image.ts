import { findBrokenImageRules } from '../../core/content/index.js';
import { tellMistake } from './tell-mistake.js';

const checked = /* @__PURE__ */ new WeakSet<Element>();

/** Tells the page's author what breaks the image rules (platform §5), once for an element. */
export function checkImage(image: Element): void {
  if (checked.has(image)) return;
  checked.add(image);
  const broken = findBrokenImageRules((name) => image.getAttribute(name));
  if (broken.length > 0) tellMistake(({ reportImage }) => reportImage(image, broken));
}
