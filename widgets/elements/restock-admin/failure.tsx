import { restockAdminStrings } from '../../../core/i18n/index.js';

/** What could not be loaded, and the way to try again. */
export function Failure({ text, onRetry }: { text: string; onRetry(): void }) {
  return (
    <p part="failure" className="failure">
      <span>{text}</span>{' '}
      <button part="retry" className="link-button" type="button" onClick={onRetry}>
        {restockAdminStrings('tryAgain')}
      </button>
    </p>
  );
}
