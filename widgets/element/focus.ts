const focusable =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [type="hidden"], [tabindex^="-"])';

/**
 * Call before light children may lose their slot. What it returns moves the focus, if it was in a
 * child that is not shown any more, to the first focusable in `container`.
 */
export function keepFocus(host: HTMLElement, container: HTMLElement): () => void {
  const root = host.getRootNode();
  const active = 'activeElement' in root ? (root.activeElement as Element | null) : null;
  const child = host.querySelector(':scope > :focus-within');
  return () => {
    if (!active || !child || child.assignedSlot) return;
    const next = container.querySelector<HTMLElement>(focusable);
    next?.focus({ preventScroll: true });
    // As Tab left it: what is typed next replaces the value.
    if (next instanceof HTMLInputElement && isUntouched(active)) next.select();
  };
}

function isUntouched(field: Element): boolean {
  return field instanceof HTMLInputElement && field.value === field.defaultValue;
}
