import { captchaStrings } from '../../../core/i18n/index.js';
import type { CaptchaInUse } from './use-captcha.js';

export interface CaptchaPlaceProps {
  readonly captcha: CaptchaInUse;
  /** Unique on the page: that of the group, which can take the focus; ids of what is inside start with it. */
  readonly id: string;
  /** A sentence, or null while there is nothing wrong. */
  readonly problem: string | null;
}

/** Where the captcha stands, with what is wrong with it; nothing for a form without. Goes into the light DOM. */
export function CaptchaPlace({ captcha, id, problem }: CaptchaPlaceProps) {
  const { isWanted, place, failure } = captcha;
  if (!isWanted) return null;
  const errorId = `${id}-error`;
  return (
    <div
      className="vitrine-captcha"
      id={id}
      role="group"
      aria-label={captchaStrings('title')}
      aria-describedby={problem === null ? undefined : errorId}
      tabIndex={-1}
    >
      {problem === null ? null : (
        <p className="vitrine-captcha-error" id={errorId}>
          {problem}
        </p>
      )}
      {/* What is in here is the captcha's own. */}
      <div className="vitrine-captcha-place" ref={place} />
      {failure === null ? null : <p className="vitrine-captcha-error">{failure}</p>}
    </div>
  );
}
