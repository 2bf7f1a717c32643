/** Resolves when a prerendered page is activated; at once for other pages. Not from core: the entry loads no chunk. */
export function whenShown(page: Document): Promise<void> {
  return new Promise((resolve) => {
    if (!('prerendering' in page) || page.prerendering !== true) return resolve();
    page.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
