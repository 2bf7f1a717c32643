import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { announce } from '../../../core/dom/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { Speak } from '../../parts/cart-contents/index.js';

/** As in the page's own regions: a change of text is read when it comes after a moment without one. */
const tick = 50;
const shownFor = 5_000;

export interface DialogSpeech {
  /** For a live region inside the dialog. */
  text: string;
  urgency: 'polite' | 'assertive';
}

/**
 * The page's live regions are inert while a modal dialog is open: nobody would hear them, so the dialog has one of its
 * own. Once it is closed, what becomes of its last change is said by the page's.
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
