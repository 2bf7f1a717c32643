import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface LightPortalProps {
  /** In the light DOM; null for nowhere yet. */
  readonly node: Element | null;
  readonly children: ReactNode;
}

/** Renders into a node of the page that is not in the element's own container, such as one beside a form of the page. */
export function LightPortal({ node, children }: LightPortalProps): ReactNode {
  return node && createPortal(children, node);
}
