import { uploadStrings } from '../../../core/i18n/index.js';
import { percentOf, type UploadItem } from './upload-list.js';

interface UploadRowProps {
  readonly item: UploadItem;
  onRemove(): void;
  onRetry(): void;
}

/** One file: its name, how far it is, and what can be done with it. */
export function UploadRow({ item, onRemove, onRetry }: UploadRowProps) {
  const { name, state, problem } = item;
  const percent = percentOf(item);
  return (
    <li className="vitrine-file" data-state={state}>
      <span className="vitrine-file-name">{name}</span>
      {state === 'uploading' ? (
        <span className="vitrine-file-progress">
          <progress max={100} value={percent} aria-label={uploadStrings('progress', { name })} />
          <span>{uploadStrings('percent', { percent: percent / 100 })}</span>
        </span>
      ) : null}
      {state === 'done' ? <span className="vitrine-file-done">{uploadStrings('done')}</span> : null}
      {state === 'failed' ? <span className="vitrine-file-problem">{problem}</span> : null}
      <span className="vitrine-file-buttons">
        {state === 'failed' && item.size ? (
          <button type="button" aria-label={uploadStrings('retryOf', { name })} onClick={onRetry}>
            {uploadStrings('retry')}
          </button>
        ) : null}
        <button
          type="button"
          aria-label={uploadStrings(state === 'uploading' ? 'cancelOf' : 'removeOf', { name })}
          onClick={onRemove}
        >
          {uploadStrings(state === 'uploading' ? 'cancel' : 'remove')}
        </button>
      </span>
    </li>
  );
}
