import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface ElsewhereProps {
  /** In the light DOM; null for nowhere yet. */
  readonly node: Element | null;
  readonly children: ReactNode;
}

/** Renders into a node of the page that is not in the element's own container, such as one beside a form of the page. */
export function Elsewhere({ node, children }: ElsewhereProps): ReactNode {
  return node && createPortal(children, node);
}
