import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  findFormName,
  isLightControl,
  muteLightControls,
  type FormHandlers,
  type LightControl,
} from './form.js';
import type { Answer } from './types.js';
import { useWidgetHost } from './host-context.js';
import { setState } from './states.js';

/** The element around the component; null when the component is used in a React app without one. */
export function useHost(): HTMLElement | null {
  return useWidgetHost()?.element ?? null;
}

/**
 * Listens on the element itself and so to its light children, whose events never reach a React handler around a
 * `<slot>`.
 */
export function useHostEvent<Type extends keyof HTMLElementEventMap>(
  type: Type,
  handler: (event: HTMLElementEventMap[Type]) => void,
  capture?: boolean,
): void;
export function useHostEvent(
  type: string,
  handler: (event: Event) => void,
  capture?: boolean,
): void;
export function useHostEvent(type: string, handler: (event: never) => void, capture = false): void {
  const host = useHost();
  const latest = useLatest(handler as (event: Event) => void);
  useLayoutEffect(() => {
    const listener = (event: Event) => latest.current(event);
    host?.addEventListener(type, listener, capture);
    return () => host?.removeEventListener(type, listener, capture);
  }, [host, type, latest, capture]);
}

/**
 * Calls `take` with a control of the page among the light children whenever its value changes: the page's own scripts
 * may drive it for as long as it is there. The component renders at once, so that a press in the same task sends it.
 */
export function useLightChange(take: (control: LightControl) => void): void {
  const listener = ({ target }: Event) => {
    if (isLightControl(target)) flushSync(() => take(target));
  };
  useHostEvent('input', listener);
  useHostEvent('change', listener);
  // Captured too: `new Event('change')` does not bubble, and a listener of the page may stop one that does.
  useHostEvent('input', listener, true);
  useHostEvent('change', listener, true);
}

/** The light children assigned to a slot; updated while the page streams in or changes. */
export function useSlotted(name = ''): readonly Element[] {
  const host = useHost();
  const [elements, setElements] = useState<readonly Element[]>([]);
  useLayoutEffect(() => {
    if (!host) return;
    const read = () => {
      const next = [...host.children].filter((child) => child.slot === name);
      setElements((known) => (isSameList(known, next) ? known : next));
    };
    const watch = new MutationObserver(read);
    watch.observe(host, { attributeFilter: ['slot'], childList: true, subtree: true });
    read();
    return () => watch.disconnect();
  }, [host, name]);
  return elements;
}

/** A validation problem; the browser shows the message at `anchor`. */
export interface FormProblem {
  message: string;
  flags?: ValidityStateFlags;
  anchor?: HTMLElement | null;
}

/**
 * Sets the element's value in the form's data, under its `name`, that of the light control it replaces, or
 * `fallbackName`. Null submits no value. A problem prevents the form's submission.
 */
export function useFormValue(
  value: string | File | FormData | null,
  problem?: FormProblem | null,
  fallbackName?: string,
): void {
  const host = useWidgetHost();
  const internals = host?.internals;
  useLayoutEffect(() => {
    if (!host) return;
    const unmute = muteLightControls(host.element);
    return () => {
      unmute();
      host.internals?.setFormValue(null);
      host.internals?.setValidity({});
    };
  }, [host]);
  useLayoutEffect(() => {
    if (!host || !internals) return;
    const name = findFormName(host.element) ?? fallbackName;
    if (name === undefined || value === null || value instanceof FormData) {
      internals.setFormValue(value);
      return;
    }
    const data = new FormData();
    data.set(name, value);
    // The second argument is the state passed to formStateRestoreCallback.
    internals.setFormValue(data, value);
  });
  const { message, flags = { customError: true }, anchor } = problem ?? {};
  useLayoutEffect(() => {
    if (message) internals?.setValidity(flags, message, anchor ?? undefined);
    else internals?.setValidity({});
  });
}

/** Handles the form callbacks of the element: reset, disabled, restored. */
export function useFormHandlers(handlers: FormHandlers): void {
  const form = useWidgetHost()?.form;
  const latest = useLatest(handlers);
  useLayoutEffect(
    () =>
      form?.subscribe({
        reset: () => latest.current.reset?.(),
        disabled: (isDisabled) => latest.current.disabled?.(isDisabled),
        restore: (...restored) => latest.current.restore?.(...restored),
      }),
    [form, latest],
  );
}

/** Implements the methods of the definition. Type it: `useMethods<MethodsOf<typeof definition>>({ … })`. */
export function useMethods<Methods extends Readonly<Record<string, Answer>>>(
  methods: Methods,
): void {
  const host = useWidgetHost();
  useLayoutEffect(() => {
    if (!host) return;
    const entries = Object.entries<Answer>(methods);
    for (const [name, answer] of entries) host.methods.set(name, answer);
    return () => {
      for (const [name] of entries) host.methods.delete(name);
    };
  });
}

/** An id that is unique on the page, even with two copies of React. Use it instead of `useId`. */
export function useWidgetId(): string {
  const id = useId();
  const host = useWidgetHost();
  return host ? `v${host.serial}${id}` : id;
}

/** Exposes states to style sheets, as `:state(name)`. */
export function useStates(states: Readonly<Record<string, boolean>>): void {
  const internals = useWidgetHost()?.internals;
  useLayoutEffect(() => {
    for (const [name, isOn] of Object.entries(states)) setState(internals, name, isOn);
    return () => {
      for (const name of Object.keys(states)) setState(internals, name, false);
    };
  });
}

/** The value of the last rendering, for callbacks that outlive the rendering that made them. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
