import { useLayoutEffect, useState } from 'react';
import { formMember } from '../../../core/base/index.js';
import { useHost } from '../../element/index.js';

/** The textarea with the id, or the first inside the element; null while the page has none. */
export function useTextarea(id: string): HTMLTextAreaElement | null {
  const host = useHost();
  const [textarea, setTextarea] = useState<HTMLTextAreaElement | null>(null);
  useLayoutEffect(() => {
    const place = id === '' ? host : rootOf(host);
    if (!host || !place) return;
    const look = () => setTextarea(id === '' ? host.querySelector('textarea') : find(host, id));
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

/** In the element's own form before the page, because a copy of a form has the same ids. */
function find(host: HTMLElement, id: string): HTMLTextAreaElement | null {
  const selector = `textarea#${CSS.escape(id)}`;
  const form = host.closest('form');
  const own = form && formMember(form, 'querySelector')<HTMLTextAreaElement>(selector);
  return own ?? rootOf(host).querySelector(selector);
}
