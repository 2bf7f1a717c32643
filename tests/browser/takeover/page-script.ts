/** Runs in the page, so nothing here may use anything from outside of its function. */

export interface Acted {
  readonly acts: readonly {
    readonly on: string;
    readonly what:
      | { readonly set: string; readonly events: readonly string[]; readonly bubbles: boolean }
      | { readonly attribute: string; readonly to: string | null }
      | { readonly exchange: string | null }
      | { readonly reset: true };
  }[];
}

/** What the page's own scripts do to the controls of each form. */
export function actOn(forms: readonly Acted[]): void {
  forms.forEach(({ acts }, number) => {
    const section = document.querySelector(`[data-form="${number}"]`);
    for (const { on, what } of acts) {
      const controls = [...(section?.querySelectorAll(`[data-role="${on}"]`) ?? [])] as (
        HTMLInputElement | HTMLSelectElement
      )[];
      if ('reset' in what) {
        const form = section?.querySelector('form');
        if (form) HTMLFormElement.prototype.reset.call(form);
      }
      for (const control of controls) {
        if ('exchange' in what) {
          const { content } = Object.assign(document.createElement('template'), {
            innerHTML: control.outerHTML,
          });
          if (what.exchange !== null) {
            const choices = content.querySelectorAll('option, [type=radio], [type=checkbox]');
            for (const one of choices) {
              const is = one.localName === 'option' ? 'selected' : 'checked';
              one.toggleAttribute(is, one.getAttribute('value') === what.exchange);
            }
            if (choices.length === 0)
              content.firstElementChild?.setAttribute('value', what.exchange);
          }
          control.replaceWith(content);
        }
        if ('attribute' in what) {
          if (what.to === null) control.removeAttribute(what.attribute);
          else control.setAttribute(what.attribute, what.to);
        }
        if ('set' in what) {
          if (['radio', 'checkbox'].includes(control.type)) {
            const input = control as HTMLInputElement;
            if (input.value !== what.set) continue;
            input.checked = true;
          } else control.value = what.set;
          for (const type of what.events)
            control.dispatchEvent(new Event(type, { bubbles: what.bubbles }));
        }
      }
    }
  });
}

/** The words on each form's own button, as the shopper sees them; empty where the page gives it none. */
export function readLabels(): readonly string[] {
  return [...document.querySelectorAll('[data-main]')].map((host) => {
    const pages = host.querySelector<HTMLElement>('[data-role=ours]');
    const words = pages instanceof HTMLInputElement ? pages.value : (pages?.textContent ?? '');
    const shown = host.matches(':state(ready)')
      ? host.shadowRoot?.querySelector('[part~=label]:not([aria-hidden=true])')?.textContent
      : words;
    return words === '' ? '' : (shown?.trim() ?? '');
  });
}

/** What each form shows of its variant and its quantity: the elements where they are in use, the page's controls where not. */
export function readShown(): readonly { readonly sku: string; readonly quantity: string }[] {
  return [...document.querySelectorAll('[data-form]')].map((section) => {
    const read = (tag: string, role: string, control: string): string => {
      const own = section.querySelector(`${tag}:state(ready)`)?.shadowRoot;
      const among = [
        ...(own?.querySelectorAll<HTMLInputElement>(control) ?? []),
        // The page's own stays where there is nothing that shows it better.
        ...section.querySelectorAll<HTMLInputElement>(`[data-role=${role}]`),
      ];
      const shown = among.find((one) => one.type !== 'radio' || one.checked);
      return shown?.value ?? '';
    };
    return {
      sku: read('vitrine-variant-picker', 'sku', 'select, [type=radio]'),
      quantity: read('vitrine-quantity', 'quantity', '[part~=input]'),
    };
  });
}

/** Presses the element's button where it is there, and the page's own where it is not. */
export function pressButtons(which: readonly ('ours' | 'other')[]): void {
  which.forEach((pressed, number) => {
    const section = document.querySelector(`[data-form="${number}"]`);
    const other = section?.querySelector<HTMLElement>('[data-role=other]');
    if (pressed === 'other' && other) return other.click();
    const host = section?.querySelector('vitrine-add-to-cart');
    const own = host?.matches(':state(ready)')
      ? host.shadowRoot?.querySelector<HTMLElement>('[part~=button]')
      : host?.querySelector<HTMLElement>('[data-role=ours]');
    own?.click();
  });
}

declare global {
  /** How often a form of the page was left to the browser. */
  var madePosts: number;
}

/** Counts the posts that the page's scripts and ours leave to the browser. */
export function countPosts(): void {
  globalThis.madePosts = 0;
  addEventListener('submit', (event) =>
    queueMicrotask(() => (globalThis.madePosts += event.defaultPrevented ? 0 : 1)),
  );
}

/** Whether all elements of a name are in use. */
export const isReady = (tag: string): boolean =>
  [...document.querySelectorAll(tag)].every((one) => one.matches(':state(ready)'));

/** Whether no press waits and no add is under way. */
export function isCalm(): boolean {
  const early: unknown = globalThis.vitrineEarly;
  const isTaken = !Array.isArray(early) || early.length === 0;
  return (
    isTaken &&
    document.querySelector('vitrine-add-to-cart:state(adding)') === null &&
    document.querySelector('vitrine-add-to-cart:not(:state(ready)) [aria-disabled=true]') === null
  );
}
