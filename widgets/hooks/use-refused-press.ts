import { useLayoutEffect } from 'react';
import { useHost, useHostEvent } from '../element/index.js';

const tag = 'vitrine-add-to-cart';

/**
 * Lets the form's add-to-cart button answer a press that the browser has refused before the button was mounted, because of
 * a control that this element hides with the browser's bubble, or because of the element itself, which has none. Call it
 * before the controls are muted.
 */
export function useRefusedPress(): void {
  const host = useHost();
  useLayoutEffect(() => {
    // The browser focuses the control that it complains about.
    if (host?.querySelector(':user-invalid:focus')) void press(findButton(host));
  }, [host]);
  useHostEvent('invalid', (event) => {
    const button = event.target === host && findButton(host);
    // A mounted button suspends the browser's checks.
    if (!button || 'takesSubmit' in button) return;
    event.preventDefault();
    void press(button);
  });
}

const findButton = (host: Element | null) => host?.closest('form')?.querySelector(tag);

async function press(button: ReturnType<typeof findButton>): Promise<void> {
  await (globalThis.vitrine?.load?.(tag) ?? customElements.whenDefined(tag));
  // It has none where its code could not be fetched.
  await button?.add?.();
}
