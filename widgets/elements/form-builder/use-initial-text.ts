import { useEffect, useState } from 'react';
import { useHost } from '../../element/index.js';
import { createKeptWork } from './kept-work.js';

export interface InitialText {
  /** The JSON text to begin with: unsaved work of this tab, else what was given, else the textarea inside as it is now. */
  readonly text: string;
  /** Whether it is unsaved work that is back. */
  readonly isBack: boolean;
  /** The text that a form reset restores. */
  first(): string;
  keep(text: string): void;
  forget(): void;
}

export function useInitialText(value: string | undefined): InitialText {
  const host = useHost();
  const [work] = useState(() => createKeptWork(host?.id ?? ''));
  const [{ text, isBack }] = useState(() => {
    const area = areaIn(host);
    const given = value ?? area?.value ?? '';
    // The owner's own text in the textarea is the newer word.
    const isUntouched = value !== undefined || area?.value === area?.defaultValue;
    const kept = isUntouched ? work.read(given) : null;
    return { text: kept ?? given, isBack: kept !== null };
  });

  // After the submit the server has the text; a refused form is rendered with it.
  useEffect(() => {
    function onSubmit({ target, defaultPrevented }: Event): void {
      if (!defaultPrevented && host && host.closest('form') === target) work.forget();
    }
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, [host, work]);

  const first = () => value ?? areaIn(host)?.defaultValue ?? '';
  return {
    text,
    isBack,
    first,
    keep: (next) => work.keep(first(), next),
    forget: () => work.forget(),
  };
}

function areaIn(host: HTMLElement | null): HTMLTextAreaElement | null {
  return host?.querySelector('textarea') ?? null;
}
