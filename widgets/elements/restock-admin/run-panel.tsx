import type { SenderState } from '../../../core/commerce/restock/index.js';
import { restockAdminStrings } from '../../../core/i18n/index.js';
import { runText } from './words.js';

/** How far the sending has come; nothing before the first run. */
export function RunPanel({ state, locale }: { state: SenderState; locale: string }) {
  const { status, progress, failure } = state;
  if (status === 'idle' || progress.total === 0) return null;
  const isWrong = failure !== null || (status === 'finished' && progress.failed > 0);
  return (
    <div part="run" className="run">
      <progress
        part="progress"
        className="progress"
        max={progress.total}
        value={progress.done}
        aria-label={restockAdminStrings('progressLabel')}
      />
      <p part="result" className={isWrong ? 'result error' : 'result'}>
        {runText(state, locale)}
      </p>
    </div>
  );
}
