import { useLayoutEffect, useState } from 'react';
import { useHost } from '../../element/index.js';

/** The textarea with the id, or the first inside the element; null while the page has none. */
export function useTextarea(id: string): HTMLTextAreaElement | null {
  const host = useHost();
  const [textarea, setTextarea] = useState<HTMLTextAreaElement | null>(null);
  useLayoutEffect(() => {
    const place = id === '' ? host : rootOf(host);
    if (!place) return;
    const look = () => setTextarea(findTextarea(place, id));
    // While the page streams in, and after a page swap.
    const watch = new MutationObserver(look);
    watch.observe(place, { attributeFilter: ['id'], childList: true, subtree: true });
    look();
    return () => watch.disconnect();
  }, [host, id]);
  return textarea;
}

function rootOf(host: HTMLElement | null): Document | ShadowRoot {
  const root = host?.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

function findTextarea(place: ParentNode, id: string): HTMLTextAreaElement | null {
  return place.querySelector(id === '' ? 'textarea' : `textarea#${CSS.escape(id)}`);
}
