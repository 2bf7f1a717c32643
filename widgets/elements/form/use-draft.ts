import { useLayoutEffect, useRef, type RefObject } from 'react';
import { formMember, onPageHidden } from '../../../core/base/index.js';
import { readFormData, type Form, type FormValues } from '../../../core/forms/index.js';
import { getDrafts } from '../../../core/forms/submission/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useHost, useLatest } from '../../element/index.js';

/** Milliseconds after the last key. A page that is left is written at once. */
const pause = 300;

export interface DraftKeeper {
  /** Forgets what was typed; what is waiting to be written too. */
  forget(): void;
  /** The answers as they were last typed; null before that and after a success. */
  readonly typed: RefObject<FormValues | null>;
}

/** Where a form stands: two copies of one form, told apart by the ids of their elements, have a draft each. */
export function usePlace(): string {
  const host = useHost();
  return `${globalThis.location?.pathname ?? ''}#${host?.id ?? ''}`;
}

/**
 * Writes down what is typed, so that it is there again after a reload (ux §8, "a copy survives a reload for the
 * session").
 *
 * @param initial What the form began with.
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

  // What is waiting is written before a form in the place of this one reads it.
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
    // A button of the page's own that empties the form.
    listen('reset', () => latestForget.current(), { signal });
    onPageHidden(write, { signal });
    return () => {
      write();
      life.abort();
    };
  }, [form, element, place, latest, latestForget]);

  return { typed, forget };
}
