const focusable =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [type="hidden"], [tabindex^="-"])';

/**
 * Call it before light children may lose their slot. The returned function moves the focus, if it was in a child that is
 * no longer shown, to the first focusable element in `container`.
 */
export function keepFocus(host: HTMLElement, container: HTMLElement): () => void {
  const root = host.getRootNode();
  const active = 'activeElement' in root ? (root.activeElement as Element | null) : null;
  // A child may be a form with a control named `contains`.
  const contains = Node.prototype.contains;
  const child = [...host.children].find((candidate) => contains.call(candidate, active));
  return () => {
    if (!active || !child || child.assignedSlot) return;
    const next = container.querySelector<HTMLElement>(focusable);
    next?.focus({ preventScroll: true });
    // Select the value, as the Tab key does, so that typing replaces it.
    if (next instanceof HTMLInputElement && isUntouched(active)) next.select();
  };
}

function isUntouched(field: Element): boolean {
  return field instanceof HTMLInputElement && field.value === field.defaultValue;
}
