import { useLayoutEffect } from 'react';
import { readMaxLength } from '../../../core/forms/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import { useHost } from '../../element/index.js';

const ownAttribute = 'data-vitrine-max-length';

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

  useLayoutEffect(() => {
    changeTokens(textarea, (ids) => [...ids, id]);
    return () => changeTokens(textarea, (ids) => ids.filter((known) => known !== id));
  }, [textarea, id]);

  // In the page beside the textarea: no description reaches into a shadow root.
  useLayoutEffect(() => {
    if (!host) return;
    const text = document.createElement('span');
    text.hidden = true;
    text.id = id;
    text.textContent = words;
    host.append(text);
    return () => text.remove();
  }, [host, id, words]);

  useLayoutEffect(() => {
    if (!isOver) return;
    const message = formStrings('tooLong');
    const isInvalid = textarea.getAttribute('aria-invalid') === 'true';
    if (!isInvalid) textarea.setAttribute('aria-invalid', 'true');
    // The message of another check stays.
    const isOurs = !textarea.validity.customError;
    if (isOurs) textarea.setCustomValidity(message);
    return () => {
      if (!isInvalid) textarea.removeAttribute('aria-invalid');
      if (isOurs && textarea.validationMessage === message) textarea.setCustomValidity('');
    };
  }, [textarea, isOver]);
}

function changeTokens(
  element: Element,
  change: (ids: readonly string[]) => readonly string[],
): void {
  const name = 'aria-describedby';
  const ids = change((element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean));
  if (ids.length > 0) element.setAttribute(name, ids.join(' '));
  else element.removeAttribute(name);
}
