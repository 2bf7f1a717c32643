import { findFocusable } from '../../core/dom/index.js';

/**
 * Call it before light children may lose their slot. The returned function moves the focus, if it was in a child that is
 * no longer displayed, to the first focusable element in `container`.
 */
export function keepFocus(host: HTMLElement, container: HTMLElement): () => void {
  // Null too where the host is in no document.
  const { activeElement = null } = host.getRootNode() as Partial<DocumentOrShadowRoot>;
  return () => {
    if (!activeElement || !host.contains(activeElement) || isShown(activeElement, host)) return;
    const next = findFocusable(container);
    next?.focus({ preventScroll: true });
    // Select the value, as the Tab key does, so that typing replaces it.
    if (next instanceof HTMLInputElement && isUntouched(activeElement)) next.select();
  };
}

/** By its slot where that can be known, because boxes need a layout of the page. */
function isShown(element: Element, host: Element): boolean {
  if (!host.shadowRoot || element === host) return element.getClientRects().length > 0;
  let child = element;
  while (child.parentElement && child.parentElement !== host) child = child.parentElement;
  return child.assignedSlot !== null;
}

function isUntouched(field: Element | null): boolean {
  return field instanceof HTMLInputElement && field.value === field.defaultValue;
}
