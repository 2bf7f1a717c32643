/** A page that is prepared in the background does nothing before it is shown, if ever. */
export function whenShown(page: Document): Promise<void> {
  return new Promise((resolve) => {
    if (!('prerendering' in page) || page.prerendering !== true) return resolve();
    page.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
