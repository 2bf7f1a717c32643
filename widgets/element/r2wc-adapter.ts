import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';

// The members of r2wc's instances that this layer depends on; tests/unit/widgets/element/r2wc-adapter.test.tsx checks them.
export const coreProps = Symbol.for('r2wc.props');
export const coreConnected = Symbol.for('r2wc.connected');
export const coreContext = Symbol.for('r2wc.context');
export const coreRender = Symbol.for('r2wc.render');

type R2wcOptions<Props extends object> = NonNullable<Parameters<typeof r2wc<Props>>[1]>;

/** An element that r2wc creates. */
export interface CoreElement extends HTMLElement {
  /** The container that React renders into. */
  container: HTMLElement;
  [coreProps]: Record<string, unknown>;
  [coreConnected]: boolean;
  /** Owned by the renderer; present while mounted. */
  [coreContext]?: object;
  [coreRender](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Creates the r2wc class of a component. r2wc passes a prop whose type is undefined through: an accessor that stores the
 * value and renders, without attribute and conversion.
 */
export function createCoreClass<Props extends object>(
  component: ComponentType<Props>,
  names: readonly string[],
): new () => CoreElement {
  const props = Object.fromEntries(names.map((name) => [name, undefined]));
  // r2wc's source accepts undefined; its types do not.
  const options = { props } as R2wcOptions<Props>;
  return r2wc(component, options) as new () => CoreElement;
}
