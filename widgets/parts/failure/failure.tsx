export interface FailureProps {
  /** The content that could not be loaded. */
  readonly text: string;
  readonly retryLabel: string;
  onRetry(): void;
}

/** A failed request and the button that repeats it. When the button is removed, the element around or beside it takes the focus. */
export function Failure({ text, retryLabel, onRetry }: FailureProps) {
  return (
    <p ref={passFocusOn} part="failure" className="failure">
      <span>{text}</span>{' '}
      <button part="retry" className="link-button" type="button" onClick={onRetry}>
        {retryLabel}
      </button>
    </p>
  );
}

function passFocusOn(own: HTMLElement | null) {
  return () => {
    if (!own?.matches(':focus-within')) return;
    const places = [own.parentElement, own.nextElementSibling, own.previousElementSibling];
    // By then, hidden elements are shown, and a hook may have moved the focus.
    queueMicrotask(() => {
      for (const place of places) {
        // An element without a box does not take the focus.
        if (document.activeElement !== document.body) return;
        place?.setAttribute('tabindex', '-1');
        (place as HTMLElement | null)?.focus({ preventScroll: true });
      }
    });
  };
}
