import { useLayoutEffect, useRef } from 'react';

export interface FailureProps {
  /** What could not be loaded. */
  readonly text: string;
  readonly retryLabel: string;
  onRetry(): void;
}

/** A failed request and the button that repeats it. When the button goes, what it stands in takes the focus. */
export function Failure({ text, retryLabel, onRetry }: FailureProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    const frame = own?.parentElement?.parentElement;
    const root = own?.getRootNode();
    if (!frame || !(root instanceof ShadowRoot)) return undefined;
    return () => {
      if (root.activeElement !== own) return;
      frame.tabIndex = -1;
      frame.focus({ preventScroll: true });
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
