import { createContext, useContext } from 'react';
import type { FormChannel } from './form.js';
import type { Answer } from './types.js';

/** The element around a React tree. */
export interface WidgetHost {
  readonly element: HTMLElement;
  /** Absent where the browser has no ElementInternals. */
  readonly internals: ElementInternals | undefined;
  /** Unique on the page, over all copies of React. */
  readonly serial: string;
  /** The implementations of the element's methods. */
  readonly methods: Map<string, Answer>;
  readonly form: FormChannel;
  /** React has committed a render. */
  committed(): void;
  /** The component threw. */
  failed(error: unknown): void;
  /** Mounts without waiting for the load time, once the element is connected. */
  wake(): void;
}

export const WidgetHostContext = /* @__PURE__ */ createContext<WidgetHost | null>(null);

/** Null when the component is used without an element, in a React app. */
export function useWidgetHost(): WidgetHost | null {
  return useContext(WidgetHostContext);
}
