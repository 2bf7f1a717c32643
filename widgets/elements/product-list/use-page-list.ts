import { useEffect, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import {
  useHost,
  useHostEvent,
  useLatest,
  useMethods,
  useStates,
  type MethodsOf,
} from '../../element/index.js';
import { isPlainClick } from '../../hooks/index.js';
import type { productList } from './definition.js';
import { formAddress, isOfList } from './list-address.js';
import { loadList } from './load-list.js';
import type { PageListProps } from './page-list.js';
import { countText, findResults, showList } from './show-list.js';

/** Changes the page's own list without a load of the page. Where that fails, the page is loaded. */
export function usePageList({ form, onListChanged }: PageListProps): void {
  const host = useHost();
  const [running, setRunning] = useState<AbortController | null>(null);
  useStates({ live: true, loading: running !== null });

  const run = useLatest(async (address: string, isNew: boolean) => {
    if (!host) return;
    running?.abort();
    const own = new AbortController();
    setRunning(own);
    findResults(host)?.setAttribute('aria-busy', 'true');
    const page = await loadList(address, own.signal).catch(() => null);
    if (own.signal.aborted) return;
    const hadFocus = findResults(host)?.contains(document.activeElement) ?? false;
    if (!page || !showList(host, page)) return leave(address, isNew);
    if (isNew) history.pushState(null, '', address);
    const results = findResults(host);
    results?.removeAttribute('aria-busy');
    if (results && hadFocus) focusResults(results);
    setRunning(null);
    announce(countText(host));
    onListChanged?.({ url: address });
  });

  useHostEvent('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    event.preventDefault();
    void run.current(formAddress(form, event.submitter), true);
  });
  useHostEvent('change', ({ target }) => {
    const isOwn = target instanceof Element && target.closest('form') === form;
    if (isOwn) void run.current(formAddress(form, null), true);
  });
  useHostEvent('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.altKey || !isPlainClick(event)) return;
    if (link.target || link.download || !isOfList(link.href, location.href)) return;
    event.preventDefault();
    void run.current(link.href, true);
  });
  useEffect(() => {
    let path = location.pathname + location.search;
    const listener = () => {
      const next = location.pathname + location.search;
      // A place in the page, or another page of a router.
      const isOther = next !== path && isOfList(next, new URL(path, location.href).href);
      path = next;
      if (isOther) void run.current(location.href, false);
    };
    const follow = () => (path = location.pathname + location.search);
    host?.addEventListener('vitrine-list-changed', follow);
    addEventListener('popstate', listener);
    return () => {
      host?.removeEventListener('vitrine-list-changed', follow);
      removeEventListener('popstate', listener);
    };
  }, [host, run]);
  useEffect(() => () => running?.abort(), [running]);
  useMethods<MethodsOf<typeof productList>>({
    reload: () => void run.current(location.href, false),
  });
}

/** As a link of the page would have done. */
function leave(address: string, isNew: boolean): void {
  if (isNew) location.assign(address);
  else location.reload();
}

/** The link that was pressed is gone. The list begins where it can be seen. */
function focusResults(results: HTMLElement): void {
  if (!results.hasAttribute('tabindex')) results.tabIndex = -1;
  results.focus({ preventScroll: true });
  if (results.getBoundingClientRect().top < 0) results.scrollIntoView({ block: 'start' });
}
