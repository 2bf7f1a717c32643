const tag = 'vitrine-add-to-cart';

/**
 * A sandboxed frame without `allow-forms` ignores the press of a submit button, before any event. Then the form gets the
 * submit event that the loader or the component takes.
 */
export function submitInSandbox(event: MouseEvent): void {
  const target = event.target as Element | null;
  const button = target?.closest?.<HTMLButtonElement>(`${tag} button, ${tag} input`);
  const form = button?.form;
  if (!form || button.type !== 'submit') return;
  const life = new AbortController();
  const isHandled = () => life.abort();
  // A browser that allows forms fires one of these before the press is over.
  form.addEventListener('submit', isHandled, { capture: true, signal: life.signal });
  form.addEventListener('invalid', isHandled, { capture: true, signal: life.signal });
  setTimeout(() => {
    if (life.signal.aborted || event.defaultPrevented || !form.isConnected) return;
    life.abort();
    if (!form.noValidate && !form.reportValidity()) return;
    form.dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }),
    );
  });
}

export function start(): void {
  addEventListener('click', submitInSandbox, true);
}
