/** The handlers of form callbacks in the component of a form-associated element. */
export interface FormHandlers {
  /** The form was reset. */
  reset?(): void;
  /** The element, or a fieldset around it, was disabled or enabled. */
  disabled?(isDisabled: boolean): void;
  /** The browser restores a value after a reload or by autofill. */
  restore?(...restored: Restored): void;
}

type FormState = string | File | FormData | null;
export type Restored = [state: FormState, reason: 'restore' | 'autocomplete'];

/** Passes form callbacks to the component, which may mount after the first of them. */
export interface FormChannel {
  subscribe(handlers: FormHandlers): () => void;
  reset(): void;
  disable(isDisabled: boolean): void;
  /** Returns whether a component has handled it; if not, the next one that subscribes does. */
  restore(...restored: Restored): boolean;
}

export function createFormChannel(): FormChannel {
  const all = new Set<FormHandlers>();
  let isFormDisabled = false;
  let waiting: Restored | null = null;

  return {
    subscribe(handlers) {
      all.add(handlers);
      if (isFormDisabled) handlers.disabled?.(true);
      if (waiting) handlers.restore?.(...waiting);
      waiting = null;
      return () => all.delete(handlers);
    },
    reset() {
      for (const handlers of all) handlers.reset?.();
    },
    disable(isDisabled) {
      isFormDisabled = isDisabled;
      for (const handlers of all) handlers.disabled?.(isDisabled);
    },
    restore(...restored) {
      if (all.size === 0) waiting = restored;
      for (const handlers of all) handlers.restore?.(...restored);
      return all.size > 0;
    },
  };
}

const readers = ['form', 'labels', 'validity', 'validationMessage', 'willValidate'] as const;
const checks = ['checkValidity', 'reportValidity'] as const;

/** Defines the members of a form control on a form-associated class. */
export function addFormMembers<Host extends HTMLElement>(
  prototype: Host,
  getInternals: (host: Host) => ElementInternals | undefined,
): void {
  const members: PropertyDescriptorMap = {
    name: {
      get(this: Host) {
        return this.getAttribute('name') ?? '';
      },
      set(this: Host, name: string) {
        this.setAttribute('name', name);
      },
    },
  };
  for (const key of readers) {
    members[key] = {
      get(this: Host) {
        return getInternals(this)?.[key];
      },
    };
  }
  for (const key of checks) {
    members[key] = {
      value(this: Host) {
        return getInternals(this)?.[key]() ?? true;
      },
    };
  }
  Object.defineProperties(prototype, members);
}

const controls = 'input, select, textarea';

/** A control of the page that an element replaces. */
export type LightControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** False for an event of the shadow root, whose target is the element itself. */
export function isLightControl(target: EventTarget | null): target is LightControl {
  return target instanceof Element && target.matches(controls);
}
