import { useLayoutEffect, useState } from 'react';
import { readMaxLength } from '../../../core/forms/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import { useHost } from '../../element/index.js';
import { describeBy, descriptionsOf, undescribe } from '../../parts/form-fields/index.js';

const ownAttribute = 'data-vitrine-max-length';
/** On a textarea that a counter has marked as invalid, so that the counter of a copied page takes the mark away. */
const overAttribute = 'data-vitrine-over';
/** Begins the ids of counts, so that those of an earlier counter are known in a copied page. */
export const countPrefix = 'vitrine-count-';

/** The limit that is given, else the textarea's own; null for none. */
export function readLimit(textarea: HTMLTextAreaElement | null, given: string): number | null {
  if (given !== '') return readMaxLength(given);
  // The own attribute keeps the value of `maxlength`, which is removed.
  return readMaxLength(textarea?.getAttribute(ownAttribute) ?? textarea?.getAttribute('maxlength'));
}

export interface Marks {
  /** Of what describes the textarea. */
  readonly id: string;
  readonly isOver: boolean;
  /** The count, as the textarea's accessible description. */
  readonly words: string;
}

/**
 * Marks the textarea itself: its description has the count, and while it is too long it is invalid, so that its form is
 * not sent. Its `maxlength`, which would cut a text without a word, is taken off meanwhile.
 */
export function useTextareaMarks(
  textarea: HTMLTextAreaElement,
  { id, isOver, words }: Marks,
): void {
  const host = useHost();

  useLayoutEffect(() => {
    const cutsAt = textarea.getAttribute('maxlength');
    if (cutsAt === null) return;
    const isKnown = textarea.hasAttribute(ownAttribute);
    if (!isKnown) textarea.setAttribute(ownAttribute, cutsAt);
    textarea.removeAttribute('maxlength');
    return () => {
      textarea.setAttribute('maxlength', cutsAt);
      if (!isKnown) textarea.removeAttribute(ownAttribute);
    };
  }, [textarea]);

  // In the page beside the textarea: no description reaches into a shadow root.
  const [text] = useState(() => createText(id));
  // At every rendering, because a page morph takes them away.
  useLayoutEffect(() => {
    const others = descriptionsOf(textarea).filter((known) => !known.startsWith(countPrefix));
    describeBy(textarea, [...others, id]);
    if (!host) return;
    for (const copy of host.querySelectorAll(`:scope > [id^="${countPrefix}"]`)) {
      if (copy !== text) copy.remove();
    }
    text.replaceChildren(words);
    if (text.parentNode !== host) host.append(text);
  });
  useLayoutEffect(
    () => () => {
      undescribe(textarea, id);
      text.remove();
    },
    [textarea, text, id],
  );

  useLayoutEffect(() => {
    const message = formStrings('tooLong');
    const isInvalid = textarea.getAttribute('aria-invalid') === 'true';
    const isTheirs = isInvalid && !textarea.hasAttribute(overAttribute);
    const unmark = () => {
      if (isTheirs || !textarea.hasAttribute(overAttribute)) return;
      textarea.removeAttribute('aria-invalid');
      textarea.removeAttribute(overAttribute);
    };
    if (!isOver) return unmark();
    if (!isTheirs) {
      textarea.setAttribute('aria-invalid', 'true');
      textarea.setAttribute(overAttribute, '');
    }
    // The message of another check stays.
    const isOurs = !textarea.validity.customError;
    if (isOurs) textarea.setCustomValidity(message);
    return () => {
      unmark();
      if (isOurs && textarea.validationMessage === message) textarea.setCustomValidity('');
    };
  }, [textarea, isOver]);
}

function createText(id: string): HTMLElement {
  const text = document.createElement('span');
  text.hidden = true;
  text.id = id;
  return text;
}
