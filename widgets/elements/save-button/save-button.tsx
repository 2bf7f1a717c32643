import type { SaveButtonProps } from './definition.js';
import { keptStrings } from '../../../core/i18n/strings/kept.js';
import { useStates } from '../../element/index.js';
import { useSaveButton } from './use-save-button.js';

/** A toggle button with a heart; see the definition. */
export function SaveButton(props: SaveButtonProps) {
  const { title, isSaved, isReady, isNoteShown, press } = useSaveButton(props);
  useStates({ saved: isSaved });
  const label = keptStrings(isSaved ? 'saved' : 'save');
  return (
    <>
      <button
        part="button"
        className="button"
        type="button"
        aria-pressed={isSaved}
        aria-disabled={!isReady || undefined}
        aria-label={title ? keptStrings(isSaved ? 'savedOf' : 'saveOf', { title }) : label}
        onClick={press}
      >
        <svg part="icon" className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20.5 4 12.6a5 5 0 0 1 7-7.1l1 1 1-1a5 5 0 0 1 7 7.1z" />
        </svg>
        {props.compact ? null : (
          <span part="label" className="label">
            <span className={isSaved ? 'other' : undefined}>{keptStrings('save')}</span>
            <span className={isSaved ? undefined : 'other'}>{keptStrings('saved')}</span>
          </span>
        )}
      </button>
      {isNoteShown ? (
        <span part="note" className="note">
          {keptStrings('notStored')}
        </span>
      ) : null}
    </>
  );
}
