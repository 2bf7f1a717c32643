import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormHandlers } from './form.js';
import type { Answer } from './types.js';
import { useWidgetHost } from './host-context.js';
import { setState } from './states.js';

/** Renders what a change of state asks for before it returns. */
export const renderNow = (change: () => void): void => flushSync(change);

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

/** Handles the form callbacks of the element: reset, disabled, restored. */
export function useFormHandlers(handlers: FormHandlers): void {
  const form = useWidgetHost()?.form;
  const latest = useLatest(handlers);
  useLayoutEffect(
    () =>
      form?.subscribe({
        // A script of the page may set a control in the next line.
        reset: () => renderNow(() => latest.current.reset?.()),
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
