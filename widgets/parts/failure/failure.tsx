import { useLayoutEffect, useRef } from 'react';

export interface FailureProps {
  /** What could not be loaded. */
  readonly text: string;
  readonly retryLabel: string;
  onRetry(): void;
}

/** A failed request and the button that repeats it. When the button goes, what it stands in or beside takes the focus. */
export function Failure({ text, retryLabel, onRetry }: FailureProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    const root = own?.getRootNode();
    if (!(root instanceof ShadowRoot)) return undefined;
    return () => {
      if (root.activeElement !== own) return;
      const text = own?.parentElement;
      const places = [text?.parentElement, text?.nextElementSibling, text?.previousElementSibling];
      // What was hidden is shown by then, and a hook may have moved the focus.
      queueMicrotask(() => focusFirst(root, places));
    };
  }, []);
  return (
    <p part="failure" className="failure">
      <span>{text}</span>{' '}
      <button ref={button} part="retry" className="link-button" type="button" onClick={onRetry}>
        {retryLabel}
      </button>
    </p>
  );
}

/** Focuses the first of the places that takes the focus: one without a box does not. */
function focusFirst(root: ShadowRoot, places: readonly (Element | null | undefined)[]): void {
  for (const place of places) {
    if (root.host.matches(':focus-within')) return;
    place?.setAttribute('tabindex', '-1');
    (place as HTMLElement | null)?.focus({ preventScroll: true });
  }
}
