import { useLayoutEffect, useRef, type RefObject } from 'react';
import { formMember, onPageHidden } from '../../../core/base/index.js';
import { readFormData, type Form, type FormValues } from '../../../core/forms/index.js';
import { getDrafts } from '../../../core/forms/submission/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useHost, useLatest } from '../../element/index.js';

/** Milliseconds after the last input. A page that is left is written at once. */
const pause = 300;

export interface DraftKeeper {
  /** Removes the draft and cancels a pending write. */
  forget(): void;
  /** The last typed answers; null before any input and after a success. */
  readonly typed: RefObject<FormValues | null>;
}

/**
 * Identifies the form's position: copies of a form on one page, distinguished by the ids of their elements, have
 * separate drafts.
 */
export function usePlace(): string {
  const host = useHost();
  return `${globalThis.location?.pathname ?? ''}#${host?.id ?? ''}`;
}

/**
 * Stores typed answers, so that they survive a reload (ux §8, "a copy survives a reload for the session").
 *
 * @param initial Returns the initial answers.
 */
export function useDraft(
  form: Form,
  element: HTMLFormElement | null,
  initial: () => FormValues,
): DraftKeeper {
  const place = usePlace();
  const typed = useRef<FormValues | null>(null);
  const cancel = useRef<(() => void) | null>(null);

  function forget(): void {
    cancel.current?.();
    cancel.current = null;
    typed.current = null;
    getDrafts().remove(form, place);
  }

  const latest = useLatest(initial);
  const latestForget = useLatest(forget);

  // A pending write finishes before a form that replaces this one reads it.
  useLayoutEffect(() => {
    if (!element) return;
    const life = new AbortController();
    const { signal } = life;

    function write(): void {
      if (!cancel.current || !typed.current) return;
      cancel.current();
      cancel.current = null;
      getDrafts().write(form, place, { initial: latest.current(), values: typed.current });
    }
    function note(): void {
      if (!element) return;
      typed.current = readFormData(form, new FormData(element));
      cancel.current?.();
      cancel.current = getRuntime().clock.setTimeout(write, pause);
    }

    const listen = formMember(element, 'addEventListener');
    for (const type of ['input', 'change']) listen(type, note, { signal });
    // A reset button of the page.
    listen('reset', () => latestForget.current(), { signal });
    onPageHidden(write, { signal });
    return () => {
      write();
      life.abort();
    };
  }, [form, element, place, latest, latestForget]);

  return { typed, forget };
}
