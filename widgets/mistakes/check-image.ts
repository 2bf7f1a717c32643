import { findBrokenImageRules } from '../../core/content/index.js';

const checked = /* @__PURE__ */ new WeakSet<Element>();

/** Tells the page's author what breaks the image rules (platform §5), once for an element. */
export function checkImage(image: Element): void {
  if (checked.has(image)) return;
  checked.add(image);
  const broken = findBrokenImageRules((name) => image.getAttribute(name));
  if (broken.length === 0) return;
  // Apart from the other sentences: a file with buttons alone has no use for the rules of images.
  import('./report-image.js').then(
    ({ reportImage }) => reportImage(image, broken),
    () => undefined,
  );
}
