import { builderStrings } from '../../../core/i18n/index.js';
import { useBuilder } from './builder-context.js';

/** Says that unsaved work is back, and how to do without it. */
export function WorkBack() {
  const { isBack, discard } = useBuilder();
  return isBack ? (
    <div className="work-back" role="status">
      <span>{builderStrings('workBack')}</span>
      <button type="button" className="quiet" onClick={discard}>
        {builderStrings('discardWork')}
      </button>
    </div>
  ) : null;
}
