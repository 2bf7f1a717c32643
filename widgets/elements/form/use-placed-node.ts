import { useLayoutEffect, useState } from 'react';
import { ownAttribute } from './enhanced/index.js';

/** Puts a node into the page's markup. */
export type Place = (node: HTMLElement) => void;

/**
 * A node of ours in the page's own markup, in place while there is something to show: an empty one would take room in
 * a grid. Looked after at every rendering, since a page morph throws it away.
 */
export function usePlacedNode(place: Place | null, isShown: boolean): HTMLElement {
  const [node] = useState(createNode);
  useLayoutEffect(() => {
    if (!isShown || !place) node.remove();
    else place(node);
  });
  useLayoutEffect(() => () => node.remove(), [node]);
  return node;
}

function createNode(): HTMLElement {
  const node = document.createElement('div');
  node.setAttribute(ownAttribute, '');
  return node;
}
