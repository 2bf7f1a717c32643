import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHost, useHostEvent } from '../element/index.js';

const tag = 'vitrine-add-to-cart';
type Button = HTMLElementTagNameMap[typeof tag];

/**
 * Lets the form's add-to-cart button tell why the browser has refused a press before the button was mounted, because of
 * a control that this element hides with the browser's bubble, or because of the element itself, which has none. A
 * refused press is never sent. Call it before the controls are muted.
 */
export function useRefusedPress(): void {
  const host = useHost();
  const isRefused = useRef(false);
  useLayoutEffect(() => {
    // The browser focuses the control that it complains about.
    isRefused.current = Boolean(host?.querySelector(':user-invalid:focus'));
  }, [host]);
  // Preact reads the store again in an effect: by then what was typed is in the form.
  useEffect(() => {
    if (isRefused.current) void tell(findButton(host));
  }, [host]);
  useHostEvent('invalid', (event) => {
    const button = event.target === host && findButton(host);
    // A mounted button suspends the browser's checks.
    if (!button || 'takesSubmit' in button) return;
    event.preventDefault();
    void tell(button);
  });
}

function findButton(host: Element | null): Button | null | undefined {
  const form = host?.closest('form');
  return form?.querySelector<Button>(`${tag}:not([express])`) ?? form?.querySelector(tag);
}

async function tell(button: ReturnType<typeof findButton>): Promise<void> {
  await (globalThis.vitrine?.load?.(tag) ?? customElements.whenDefined(tag));
  // It has none where its code could not be fetched.
  await button?.check?.();
}
