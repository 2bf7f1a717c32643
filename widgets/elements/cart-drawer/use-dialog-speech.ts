import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { announce } from '../../../core/dom/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { Speak } from '../../parts/cart-contents/index.js';

/** Milliseconds; as in the page's live regions, a text is read reliably after a moment without one. */
const tick = 50;
const shownFor = 5_000;

export interface DialogSpeech {
  /** The text of a live region inside the dialog. */
  text: string;
  urgency: 'polite' | 'assertive';
}

/**
 * Announces inside an open modal dialog, where the page's live regions are inert. After it is closed, the page's regions
 * announce the result of the last change.
 */
export function useDialogSpeech(
  dialog: RefObject<HTMLDialogElement | null>,
): [speech: DialogSpeech, speak: Speak] {
  const [speech, setSpeech] = useState<DialogSpeech>({ text: '', urgency: 'polite' });
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  const speak = useCallback<Speak>(
    (text, options) => {
      if (!dialog.current?.open) return announce(text, options);
      const { clock } = getRuntime();
      const urgency = options?.assertive ? 'assertive' : 'polite';
      cancel.current?.();
      setSpeech({ text: '', urgency });
      cancel.current = clock.setTimeout(() => {
        setSpeech({ text, urgency });
        cancel.current = clock.setTimeout(() => setSpeech({ text: '', urgency }), shownFor);
      }, tick);
    },
    [dialog],
  );
  return [speech, speak];
}
