import { captchaStrings } from '../../../core/i18n/index.js';
import type { CaptchaInUse } from './use-captcha.js';

export interface CaptchaPlaceProps {
  readonly captcha: CaptchaInUse;
  /** Id of the group, which is focusable; unique on the page and the prefix of the ids inside. */
  readonly id: string;
  /** Error text, or null. */
  readonly problem: string | null;
  /** Id of an error text elsewhere on the page. */
  readonly describedBy?: string | undefined;
}

/** The captcha's container and error text; nothing for a form without captcha. Place it in the light DOM. */
export function CaptchaPlace({ captcha, id, problem, describedBy }: CaptchaPlaceProps) {
  const { isWanted, place, failure } = captcha;
  if (!isWanted) return null;
  const errorId = `${id}-error`;
  return (
    <div
      className="vitrine-captcha"
      id={id}
      role="group"
      aria-label={captchaStrings('title')}
      aria-describedby={problem === null ? describedBy : errorId}
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
