import { useEffect, useLayoutEffect, useRef } from 'react';
import { elementsOf, formAround, formMember } from '../../../core/base/index.js';
import { announce } from '../../../core/dom/index.js';
import { isLightControl, useHost, useHostEvent, type LightControl } from '../../element/index.js';

const tag = 'vitrine-add-to-cart';
type Button = HTMLElementTagNameMap[typeof tag];

/**
 * Lets the form's add-to-cart button tell why the browser has refused a press before the button was mounted, because of
 * a control that this element hides with the browser's bubble, or because of the element itself, which has none. A
 * refused press is never sent.
 * @param isPages Whether the page's control is in sight, where the browser shows its bubble.
 */
export function useRefusedPress(isPages = false): void {
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
  useHostEvent(
    'invalid',
    (event) => {
      const { target } = event;
      const isHidden = target === host || (isLightControl(target) && !isPages);
      if (!host || !isHidden) return;
      const button = findButton(host);
      // The mounted button has shown the product's own sentences; this one is the browser's.
      const isTold = button && !('takesSubmit' in button);
      if (target === host && !isTold) return;
      event.preventDefault();
      if (isTold) void tell(button);
      else {
        announce((target as LightControl).validationMessage, { assertive: true });
        host.focus();
      }
    },
    true,
  );
}

function findButton(host: Element | null): Button | null | undefined {
  const form = formAround(host);
  if (!form) return null;
  const inside = formMember(form, 'querySelectorAll')<Button>(tag);
  // A button elsewhere on the page names the form.
  const elsewhere = elementsOf(form).map((control) => control.closest<Button>(tag));
  const all = [...inside, ...elsewhere].filter((button) => button !== null);
  return all.find((button) => !button.matches('[express]')) ?? all[0];
}

/** Buttons that are about to tell: one press is refused by the element and by the control that it hides. */
const asked = /* @__PURE__ */ new WeakSet<Button>();

async function tell(button: ReturnType<typeof findButton>): Promise<void> {
  if (!button || asked.has(button)) return;
  asked.add(button);
  await (globalThis.vitrine?.load?.(tag) ?? customElements.whenDefined(tag));
  // It has none where its code could not be fetched.
  await button.check?.();
  asked.delete(button);
}
