import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import { productListStrings } from '../../../core/i18n/strings/product-list.js';
import {
  useHost,
  useHostEvent,
  useLatest,
  useMethods,
  useStates,
  type MethodsOf,
} from '../../element/index.js';
import { isPlainClick } from '../../hooks/index.js';
import type { productList, ProductListProps } from './definition.js';
import { isChanged } from './form-choices.js';
import { formAddress, isOfList } from './list-address.js';
import { loadList } from './load-list.js';
import { countText, findResults, showList } from './show-list.js';

export interface PageListProps extends ProductListProps {
  /** The page's own form of filters. */
  readonly form: HTMLFormElement;
}

interface Change {
  readonly address: string;
  /** False on the way back, whose address is there already. */
  readonly isNew: boolean;
  /** Whether the focus goes to the list, as after the button of the form. */
  readonly toList?: boolean;
}

/**
 * Changes the page's own list without a load of the page. If the answer is another page, that is loaded; without an
 * answer, the choice stays. Returns a function that requests the list again; null while no request has failed.
 */
export function usePageList({ form, onListChanged }: PageListProps): (() => void) | null {
  const host = useHost();
  const running = useRef<AbortController | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [failed, setFailed] = useState<Change | null>(null);
  useStates({ live: true, loading: isLoading, failed: failed !== null });

  const run = useLatest(async (change: Change) => {
    const { address, isNew, toList = false } = change;
    if (!host) return;
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setLoading(true);
    findResults(host)?.setAttribute('aria-busy', 'true');
    const page = await loadList(address, own.signal);
    if (own.signal.aborted) return;
    const isReached = page !== 'unreached';
    const hadFocus = findResults(host)?.contains(document.activeElement) ?? false;
    if (page === 'other' || (isReached && !showList(host, page))) return leave(address, isNew);
    const results = findResults(host);
    results?.removeAttribute('aria-busy');
    setLoading(false);
    setFailed(isReached ? null : change);
    if (!isReached) return announce(productListStrings('failed'), { assertive: true });
    if (isNew && address !== location.href) history.pushState(null, '', address);
    if (results && (hadFocus || toList)) focusResults(results);
    announce(countText(host));
    onListChanged?.({ url: address });
  });

  useHostEvent('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    event.preventDefault();
    const address = formAddress(form, event.submitter);
    void run.current({ address, isNew: true, toList: true });
  });
  useHostEvent('change', ({ target }) => {
    const isOwn = target instanceof Element && target.closest('form') === form;
    if (isOwn) void run.current({ address: formAddress(form, null), isNew: true });
  });
  useHostEvent('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.altKey || !isPlainClick(event)) return;
    if (link.target || link.download || !isOfList(link.href, location.href)) return;
    event.preventDefault();
    void run.current({ address: link.href, isNew: true });
  });
  useEffect(() => {
    // A copy of the page may be one of a list that was being loaded.
    if (host) findResults(host)?.removeAttribute('aria-busy');
    // The choice that fetched this code.
    if (isChanged(form)) void run.current({ address: formAddress(form, null), isNew: true });
  }, [host, form, run]);
  useEffect(() => {
    let path = location.pathname + location.search;
    const listener = () => {
      const next = location.pathname + location.search;
      // A place in the page, or another page of a router.
      const isOther = next !== path && isOfList(next, new URL(path, location.href).href);
      path = next;
      if (isOther) void run.current({ address: location.href, isNew: false });
    };
    const follow = () => (path = location.pathname + location.search);
    host?.addEventListener('vitrine-list-changed', follow);
    addEventListener('popstate', listener);
    return () => {
      host?.removeEventListener('vitrine-list-changed', follow);
      removeEventListener('popstate', listener);
    };
  }, [host, run]);
  useEffect(() => () => running.current?.abort(), []);
  useMethods<MethodsOf<typeof productList>>({
    reload: () => void run.current({ address: location.href, isNew: false }),
  });
  return failed && (() => void run.current({ ...failed, toList: true }));
}

/** As a link of the page would have done. */
function leave(address: string, isNew: boolean): void {
  if (isNew) location.assign(address);
  else location.reload();
}

/** The pressed control is gone or above. The list begins where it can be seen. */
function focusResults(results: HTMLElement): void {
  if (!results.hasAttribute('tabindex')) results.tabIndex = -1;
  results.focus({ preventScroll: true });
  const { top } = results.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) results.scrollIntoView({ block: 'start' });
}
