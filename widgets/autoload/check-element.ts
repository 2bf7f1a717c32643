/** Attributes of all elements, of forms, and of frameworks. */
const usual =
  /^(aria|class|data|dir|disabled|exportparts|hidden|id|inert|lang|load|name|on|part|required|role|slot|style|tabindex|title|translate|[^a-z]|hx|v-|x-|ng|wire)/;

/** Tells the page's author, by a chunk that is fetched for it, what may be wrong with an element that is defined. */
export function checkElement(element: Element | undefined): void {
  if (!element) return;
  const { observedAttributes = [] } = element.constructor as { observedAttributes?: string[] };
  const odd = element
    .getAttributeNames()
    .filter((name) => !usual.test(name) && !observedAttributes.includes(name));
  if (odd.length === 0 && !sellsNothing(element)) return;
  import('./mistakes/index.js').then(
    (mistakes) => mistakes.reportMistakes(element, odd, observedAttributes),
    () => undefined,
  );
}

function sellsNothing(element: Element): boolean {
  return (
    element.localName === 'vitrine-add-to-cart' &&
    !element.closest('vitrine-product, [product-id]:not([product-id=""])') &&
    !element.closest('form')?.querySelector('[name=itemId]:not([value=""])')
  );
}
