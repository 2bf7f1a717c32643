import { useEffect, useState } from 'react';
import { readAddress } from '../../../core/base/index.js';
import type { Product } from '../../../core/commerce/product/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import {
  useHost,
  useHostEvent,
  useMethods,
  useStates,
  type MethodsOf,
} from '../../element/index.js';
import { findProductStore, useProduct } from '../../hooks/index.js';
import type { quickView, QuickViewProps } from './definition.js';
import { loadParts } from './load-parts.js';
import { loadProduct } from './load-product.js';

declare module '../../../core/base/bus.js' {
  interface BusEvents {
    /** A quick view was opened; analytics reports it to the server (storefront §7). */
    'product.quick-viewed': { productId: string };
  }
}

/** The content of the dialog. */
export type QuickViewContent =
  | { readonly kind: 'loading' }
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'unavailable' };

export interface QuickViewInUse {
  readonly isOpen: boolean;
  /** Receives the focus when the dialog closes. */
  readonly opener: HTMLElement | null;
  readonly content: QuickViewContent;
  /** The address of the product's page; null if there is none. */
  readonly href: string | null;
  open(opener: HTMLElement | null): void;
  /** Call it when the dialog is open. */
  onOpened(): void;
  /** Call it after the dialog was closed. */
  onClosed(): void;
}

const openers = 'a[href], button';

/** Opens the quick view and loads its content, which is not fetched before the first opening. */
export function useQuickView(props: QuickViewProps): QuickViewInUse {
  const { src = '', group = '' } = props;
  const host = useHost();
  const found = useProduct(props.productId ?? '');
  const product = found?.selection.product;
  const productId = props.productId || product?.id || '';
  const [opened, setOpened] = useState<{ readonly opener: HTMLElement | null } | null>(null);
  const isOpen = opened !== null;
  const [hasParts, setHasParts] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const detail = { productId, group };
  useStates({ open: isOpen });
  useEffect(() => {
    if (!isOpen) return undefined;
    const closing = new AbortController();
    const { signal } = closing;
    const isKnown = findProductStore(host, productId) !== undefined;
    Promise.all([loadParts(), isKnown ? null : loadProduct(productId, src)]).then(
      () => signal.aborted || setHasParts(true),
      (error: unknown) => {
        if (signal.aborted) return;
        setFailed(true);
        getRuntime().reporter.report(error, { where: 'vitrine-quick-view' });
      },
    );
    return () => closing.abort();
  }, [isOpen, host, productId, src]);

  function open(opener: HTMLElement | null): void {
    if (isOpen || !productId || props.onBeforeOpen?.(detail) === false) return;
    setFailed(false);
    setOpened({ opener });
    getRuntime().bus.emit('product.quick-viewed', { productId });
  }

  const findOpener = () => host?.querySelector<HTMLElement>(openers) ?? null;

  useHostEvent('click', (event) => {
    // With a modifier key the browser opens the link in a new tab or window.
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>(openers) : null;
    if (!isPlain || event.defaultPrevented || !link || !host?.contains(link) || !productId) return;
    event.preventDefault();
    open(link);
  });
  useEffect(() => {
    const link = findOpener();
    link?.setAttribute('aria-haspopup', 'dialog');
    return () => link?.removeAttribute('aria-haspopup');
  });
  useMethods<MethodsOf<typeof quickView>>({
    open: () => open(findOpener()),
    close: () => host?.shadowRoot?.querySelector('dialog')?.close(),
  });

  return {
    isOpen,
    opener: opened?.opener ?? null,
    content: hasFailed
      ? { kind: 'unavailable' }
      : hasParts && product
        ? { kind: 'product', product }
        : { kind: 'loading' },
    href: product?.url ?? readAddress(findOpener()?.getAttribute('href')),
    open,
    onOpened: () => void props.onOpened?.(detail),
    onClosed() {
      setOpened(null);
      props.onClosed?.(detail);
    },
  };
}
