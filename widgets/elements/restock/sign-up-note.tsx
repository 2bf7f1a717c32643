import { useEffect, useRef } from 'react';
import { announce } from '../../../core/dom/index.js';
import { restockStrings } from '../../../core/i18n/index.js';
import type { Offer } from './offer.js';

/** Takes the place of the form after a signup, and the focus that the form had. */
export function SignedUp({ text, hadFocus }: { text: string; hadFocus: boolean | null }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hadFocus) note.current?.focus();
    else if (hadFocus === false) announce(text);
  }, [hadFocus, text]);
  return (
    <p ref={note} className="vitrine-restock-done" role="status" tabIndex={-1}>
      {text}
    </p>
  );
}

/** For a returning shopper: this device has signed up for the same variant. */
export function AlreadySignedUp({ offer, onAgain }: { offer: Offer; onAgain(): void }) {
  const { item } = offer;
  return (
    <div className="vitrine-restock-done">
      <p>
        {item ? restockStrings('alreadySignedUp', { item }) : restockStrings('alreadySignedUpItem')}
      </p>
      <button type="button" className="vitrine-restock-again" onClick={onAgain}>
        {restockStrings('anotherEmail')}
      </button>
    </div>
  );
}
