import { Component, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { ensureLiveRegions } from '../../core/dom/index.js';
import { WidgetHostContext, type WidgetHost } from './host-context.js';

interface BridgeProps extends Record<string, unknown> {
  /** Always passed by r2wc; the component does not need it. */
  container?: HTMLElement;
  host: WidgetHost;
}

/** The component that r2wc mounts: provides the host, reports commits to it, and contains errors. */
export function createBridge<Props extends object>(
  Widget: ComponentType<Props>,
): ComponentType<BridgeProps> {
  return function Bridge({ container: _container, host, ...props }) {
    useLayoutEffect(ensureLiveRegions, []);
    useLayoutEffect(() => host.committed());
    return (
      <WidgetHostContext.Provider value={host}>
        <Boundary host={host}>
          <Widget {...(props as Props)} />
        </Boundary>
      </WidgetHostContext.Provider>
    );
  };
}

interface BoundaryProps {
  host: WidgetHost;
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
  children: ReactNode;
}

/** Renders nothing after an error, while the element shows its error slot. New props retry. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, children: null };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { children }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return children === state.children ? null : { hasFailed: false, children };
  }

  override componentDidCatch(error: unknown): void {
    this.props.host.failed(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
