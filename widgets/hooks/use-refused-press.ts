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
    if (host?.querySelector(':user-invalid:focus')) void pressAgain(findButton(host));
  }, [host]);
  useHostEvent('invalid', (event) => {
    const button = host && event.target === host && findButton(host);
    // A mounted button suspends the browser's checks.
    if (!button || Reflect.get(button, 'takesSubmit')) return;
    event.preventDefault();
    void pressAgain(button);
  });
}

function findButton(host: HTMLElement): Element | null {
  return host.closest('form')?.querySelector(tag) ?? null;
}

async function pressAgain(button: Element | null): Promise<void> {
  await (globalThis.vitrine?.load?.(tag) ?? customElements.whenDefined(tag));
  const add: unknown = button && Reflect.get(button, 'add');
  if (typeof add === 'function') await add.call(button);
}
