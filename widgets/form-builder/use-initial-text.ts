import { useState } from 'react';
import { useHost } from '../element/index.js';

/** The JSON text to begin with: the one that was given, or that of the textarea inside as it is now. */
export function useInitialText(value: string | undefined): {
  text: string;
  /** What a reset of the form goes back to. */
  first(): string;
} {
  const host = useHost();
  const [text] = useState(() => value ?? areaIn(host)?.value ?? '');
  return { text, first: () => value ?? areaIn(host)?.defaultValue ?? text };
}

function areaIn(host: HTMLElement | null): HTMLTextAreaElement | null {
  return host?.querySelector('textarea') ?? null;
}
