import { shareStrings } from '../../../core/i18n/strings/share.js';
import { useStates } from '../../element/index.js';
import type { ShareProps } from './definition.js';
import { useShare } from './use-share.js';

/** The ways to share a page. */
export function Share(props: ShareProps) {
  const { shared, isSystem, hasServices, copying, mailHref, ...ways } = useShare(props);
  useStates({ system: isSystem });
  return (
    <div part="group" className="group" role="group" aria-label={shareStrings('share')}>
      {isSystem ? (
        <button
          part="button"
          className="way"
          type="button"
          onClick={() => void ways.shareBySystem()}
        >
          {shareStrings('share')}
        </button>
      ) : (
        <>
          <button part="copy" className="way" type="button" onClick={() => void ways.copy()}>
            {shareStrings(copying === 'copied' ? 'copied' : 'copy')}
          </button>
          {copying === 'by hand' ? (
            <input
              part="address"
              className="address"
              aria-label={shareStrings('address')}
              readOnly
              value={shared.url}
              ref={(field) => {
                field?.focus();
                field?.select();
              }}
            />
          ) : null}
          <a
            part="mail"
            className="way"
            href={mailHref}
            onClick={(event) => {
              if (!ways.mail()) event.preventDefault();
            }}
          >
            {shareStrings('mail')}
          </a>
          {hasServices ? <slot /> : null}
        </>
      )}
    </div>
  );
}
