const focusable =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [type=hidden], [tabindex^="-"])';

/**
 * Call it before light children may lose their slot. The returned function moves the focus, if it was in a child that is
 * no longer displayed, to the first focusable element in `container`.
 */
export function keepFocus(host: HTMLElement, container: HTMLElement): () => void {
  // Null too where the host is in no document.
  const { activeElement = null } = host.getRootNode() as Partial<DocumentOrShadowRoot>;
  return () => {
    if (!host.contains(activeElement) || activeElement?.getClientRects().length) return;
    const next = container.querySelector<HTMLElement>(focusable);
    next?.focus({ preventScroll: true });
    // Select the value, as the Tab key does, so that typing replaces it.
    if (next instanceof HTMLInputElement && isUntouched(activeElement)) next.select();
  };
}

function isUntouched(field: Element | null): boolean {
  return field instanceof HTMLInputElement && field.value === field.defaultValue;
}
