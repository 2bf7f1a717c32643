import { useLayoutEffect, useState } from 'react';
import { useHost } from '../../element/index.js';
import {
  isSameContent,
  noContent,
  readPageContent,
  removeLeftovers,
  type PageContent,
} from './page-content.js';

/** The page's content among the element's children, updated while it streams in or is swapped. */
export function usePageContent(): PageContent {
  const host = useHost();
  const [content, setContent] = useState(() => {
    if (!host) return noContent;
    removeLeftovers(host);
    return readPageContent(host);
  });

  useLayoutEffect(() => {
    if (!host) return;
    const life = new AbortController();
    const read = () => {
      setContent((known) => {
        const next = readPageContent(host, known);
        return isSameContent(known, next) ? known : next;
      });
    };
    const watch = new MutationObserver(read);
    watch.observe(host, { childList: true, subtree: true });
    host.ownerDocument.addEventListener('DOMContentLoaded', read, { signal: life.signal });
    read();
    return () => {
      life.abort();
      watch.disconnect();
    };
  }, [host]);

  return content;
}
