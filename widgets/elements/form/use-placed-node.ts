import { useLayoutEffect, useState } from 'react';
import { ownAttribute } from './enhanced/index.js';

/** Inserts a node into the page's markup. */
export type Place = (node: HTMLElement) => void;

/**
 * A node inserted into the page's markup while it has content, because an empty one would take space in a grid. Checked
 * at every render, because a page morph removes it.
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
