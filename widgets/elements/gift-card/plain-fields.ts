const controls = ':is(input, select, textarea)[name]';
/** On those that the element keeps out, so that the element of a copied page lets them in again. */
const mutedAttribute = 'data-vitrine-muted';
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values of the page's own fields in `host`, by name; `own` are the widget's. */
export function readPlainFields(
  host: HTMLElement | null,
  own: Node | null = null,
): ReadonlyMap<string, string> {
  return new Map(plainFields(host, own).map(({ name, value }) => [name, value]));
}

/**
 * Keeps them out of the form's data, also those that a page morph inserts again. Returns a function that restores
 * them.
 */
export function mutePlainFields(host: HTMLElement, own: Node): () => void {
  const muted = new Set<Control>();
  const mute = () => {
    for (const control of plainFields(host, own)) {
      const isCopy = control.hasAttribute(mutedAttribute) && !muted.has(control);
      if (control.disabled && !isCopy) continue;
      control.disabled = true;
      control.setAttribute(mutedAttribute, '');
      muted.add(control);
    }
  };
  const watch = new MutationObserver(mute);
  watch.observe(host, { attributeFilter: ['disabled'], childList: true, subtree: true });
  mute();
  return () => {
    watch.disconnect();
    for (const control of muted) {
      control.disabled = false;
      control.removeAttribute(mutedAttribute);
    }
  };
}

function plainFields(host: HTMLElement | null, own: Node | null): Control[] {
  const found = host?.querySelectorAll<Control>(controls) ?? [];
  return [...found].filter((control) => !own?.contains(control));
}
