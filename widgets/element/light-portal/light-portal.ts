import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface LightPortalProps {
  /** A node in the light DOM; null renders nothing. */
  readonly node: Element | null;
  readonly children: ReactNode;
}

/** Renders into a node of the page outside the element's own container, such as one beside a form of the page. */
export function LightPortal({ node, children }: LightPortalProps): ReactNode {
  return node && createPortal(children, node);
}
