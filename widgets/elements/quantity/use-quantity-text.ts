import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { quantityLimits, type ProductStore } from '../../../core/commerce/product/index.js';
import { useHost } from '../../element/index.js';

const initialText = String(quantityLimits.default);

/**
 * The text of the quantity field. It is kept in the product's store, or here until there is one, and starts
 * from the no-script field: the shopper, or the browser after Back, may have changed that already.
 */
export function useQuantityText(
  store: ProductStore | undefined,
): [text: string, setText: (text: string) => void] {
  const [ownText, setOwnText] = useState<string | null>(null);
  const text = store?.getState().quantityText ?? ownText ?? initialText;
  const setText = (next: string) => (store ? store.setQuantity(next) : setOwnText(next));

  useLightField(text, setText);
  // Text that was typed before the product's data arrived.
  useEffect(() => {
    if (store && ownText !== null) store.setQuantity(ownText);
  }, [store, ownText]);
  return [text, setText];
}

/**
 * Takes the no-script field's text over, keeps the field in step, as browsers save it with the page for
 * Back, and writes the last text to it when the widget is removed.
 */
function useLightField(text: string, setText: (text: string) => void): void {
  const host = useHost();
  const latest = useRef({ text, setText });
  useLayoutEffect(() => {
    latest.current = { text, setText };
  });
  useLayoutEffect(() => {
    const field = host?.querySelector('input');
    if (!field) return;
    const { text: known, setText: take } = latest.current;
    // A second field of the same product leaves alone what was chosen in the first.
    const isWanted = field.value !== field.defaultValue || known === initialText;
    if (isWanted && field.value !== '' && field.value !== known) take(field.value);
    return () => {
      field.value = latest.current.text;
    };
  }, [host]);
  useEffect(() => {
    const field = host?.querySelector('input');
    if (field) field.value = text;
  }, [host, text]);
}

/** Whether the no-script field differs from the page's text: then it is the newer one. */
export function hasEarlyText(host: HTMLElement | null): boolean {
  const field = host?.querySelector('input');
  return field ? field.value !== field.defaultValue : false;
}
