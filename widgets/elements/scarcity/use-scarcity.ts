import type { ScarcityProps } from './definition.js';
import { useEffect } from 'react';
import { formatMessage, scarcityStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useHost } from '../../element/index.js';
import { useProduct } from '../../hooks/index.js';
import { findNotice, type Notice } from './find-notice.js';

export interface ScarcityInUse {
  readonly notice: Notice;
  /** The message, when it is made here. */
  readonly text: string;
}

/** The stock notice for the selection. */
export function useScarcity({
  productId = '',
  threshold = 5,
  text = '',
  variantAttributes = null,
}: ScarcityProps): ScarcityInUse {
  const host = useHost();
  const found = useProduct(productId);
  const notice = findNotice(found?.selection.variant ?? null, {
    threshold,
    isCounted: text !== '' || !host?.textContent.trim(),
    attributes: isRecord(variantAttributes) ? variantAttributes : null,
  });
  useHidden(host, variantAttributes === null ? null : notice.kind === 'nothing');
  return { notice, text: notice.kind === 'count' ? fill(text, notice.qtyInStock) : '' };
}

/** The site's own message may count in words: a plural is chosen by its number. */
function fill(text: string, qtyInStock: number): string {
  if (!text) return scarcityStrings('left', { qtyInStock });
  const { locale } = getRuntime().site;
  return formatMessage(
    text,
    { positional: [], named: new Map([['qtyInStock', qtyInStock]]) },
    { locale, timeZone: 'UTC' },
  );
}

/** The page begins with `hidden`, so the attribute is what shows and hides; a page morph may bring it back. */
function useHidden(host: HTMLElement | null, isHidden: boolean | null): void {
  useEffect(() => {
    if (!host || isHidden === null) return undefined;
    const apply = () => void host.toggleAttribute('hidden', isHidden);
    const watch = new MutationObserver(apply);
    watch.observe(host, { attributeFilter: ['hidden'] });
    apply();
    return () => watch.disconnect();
  }, [host, isHidden]);
}

function isRecord(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null;
}
