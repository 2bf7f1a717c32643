export interface FailureProps {
  /** What could not be loaded. */
  readonly text: string;
  readonly retryLabel: string;
  onRetry(): void;
}

/** A failed request and the button that repeats it. */
export function Failure({ text, retryLabel, onRetry }: FailureProps) {
  return (
    <p part="failure" className="failure">
      <span>{text}</span>{' '}
      <button part="retry" className="link-button" type="button" onClick={onRetry}>
        {retryLabel}
      </button>
    </p>
  );
}
