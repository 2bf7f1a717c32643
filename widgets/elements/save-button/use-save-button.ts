import type { SaveButtonProps } from './definition.js';
import { useState, useSyncExternalStore } from 'react';
import { describeKept, getSavedProducts, isKeepable } from '../../../core/commerce/kept/index.js';
import { announce } from '../../../core/dom/index.js';
import { keptStrings } from '../../../core/i18n/strings/kept.js';
import { useProduct } from '../../hooks/index.js';
import { sayNotStoredOnce } from './say-not-stored.js';

export interface SaveInUse {
  /** Of the product; empty where nobody says it. */
  readonly title: string;
  readonly isSaved: boolean;
  /** False until it is known which product it is. */
  readonly isReady: boolean;
  /** Whether to say that the browser stores nothing. */
  readonly isNoteShown: boolean;
  press(): void;
}

export function useSaveButton(props: SaveButtonProps): SaveInUse {
  // Renders again when the product's data arrive.
  const found = useProduct(props.productId ?? '');
  const saved = getSavedProducts();
  const list = useSyncExternalStore(saved.subscribe, saved.list, saved.list);
  const [isNoteShown, setNoteShown] = useState(false);
  const product = describeKept(found?.selection.product.id || props.productId || '', {
    title: props.productTitle,
    url: props.productUrl,
  });
  const { id, title } = product;
  const isReady = isKeepable(id);
  const isSaved = list.some((kept) => kept.id === id);

  function press(): void {
    if (!isReady) return;
    if (isSaved) saved.remove(id);
    else saved.add(product);
    announce(toldOf(title, !isSaved));
    if (!saved.isStored() && sayNotStoredOnce()) setNoteShown(true);
    props.onSaveToggled?.({ productId: id, isSaved: !isSaved, count: saved.list().length });
  }

  return { title, isSaved, isReady, isNoteShown, press };
}

function toldOf(title: string, isSaved: boolean): string {
  if (!title) return keptStrings(isSaved ? 'saved' : 'unsaved');
  return keptStrings(isSaved ? 'savedTitle' : 'unsavedTitle', { title });
}
