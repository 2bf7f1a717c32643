import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';

// The members of r2wc's instances that this layer stands on; tests/unit/widgets/element/r2wc-adapter.test.tsx checks them.
export const coreProps = Symbol.for('r2wc.props');
export const coreConnected = Symbol.for('r2wc.connected');
export const coreContext = Symbol.for('r2wc.context');
export const coreRender = Symbol.for('r2wc.render');

type R2wcOptions<Props extends object> = NonNullable<Parameters<typeof r2wc<Props>>[1]>;

/** An element as r2wc makes it. */
export interface CoreElement extends HTMLElement {
  /** What React renders into. */
  container: HTMLElement;
  [coreProps]: Record<string, unknown>;
  [coreConnected]: boolean;
  /** The renderer's own; present while mounted. */
  [coreContext]?: object;
  [coreRender](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * The r2wc class of a component. A prop whose type is undefined passes through r2wc untouched: an
 * accessor that stores and renders, no attribute, no conversion.
 */
export function createCoreClass<Props extends object>(
  component: ComponentType<Props>,
  names: readonly string[],
): new () => CoreElement {
  const props = Object.fromEntries(names.map((name) => [name, undefined]));
  // r2wc's types know no undefined, its source does.
  const options = { props } as R2wcOptions<Props>;
  return r2wc(component, options) as new () => CoreElement;
}
