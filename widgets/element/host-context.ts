import { createContext, useContext } from 'react';
import type { FormChannel } from './form.js';

/** A function that answers a method of the element. */
export type Answer = (...values: never[]) => unknown;

/** An element as its React tree knows it. */
export interface WidgetHost {
  readonly element: HTMLElement;
  /** Absent where the browser has no ElementInternals. */
  readonly internals: ElementInternals | undefined;
  /** Unique on the page, over all copies of React. */
  readonly serial: string;
  /** What the element's methods call. */
  readonly methods: Map<string, Answer>;
  readonly form: FormChannel;
  /** React has put on the page what was rendered. */
  committed(): void;
  /** The component threw. */
  failed(error: unknown): void;
  /** Mounts without waiting for the load time, or as soon as the element is connected. */
  wake(): void;
}

export const WidgetHostContext = /* @__PURE__ */ createContext<WidgetHost | null>(null);

/** Null when the component is used without an element, in a React app. */
export function useWidgetHost(): WidgetHost | null {
  return useContext(WidgetHostContext);
}
