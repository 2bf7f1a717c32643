import { useEffect, useRef } from 'react';
import { wordProblem, type Form } from '../../../core/forms/index.js';
import { formSubmissionStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { FormState } from './state.js';

export interface ProblemsProps {
  readonly form: Form;
  readonly state: FormState;
  /** Returns the first control of a field, the target of its link. */
  findControl(fieldId: string): HTMLElement | null;
  /** Id of the captcha if it caused the failure. */
  readonly captchaId: string | null;
}

/** The errors above the form, with links to the fields. Receives the focus at each failed attempt. */
export function Problems({ form, state, findControl, captchaId }: ProblemsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { errors, failure, tries } = state;
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (failure === null) return null;
  const wrong = form.fields.filter(({ id, type }) => errors[id] !== undefined && type !== 'hidden');

  return (
    <div ref={box} className="vitrine-form-errors" tabIndex={-1}>
      {/* Not on the box: a screen reader announces an alert that has the focus only in part. */}
      <div role="alert">
        {form.isNewsletter ? null : (
          <p className="vitrine-form-notice">{formSubmissionStrings('problemBelow')}</p>
        )}
        {captchaId === null ? (
          <p className="vitrine-form-errors-title">{failure.message}</p>
        ) : (
          // The captcha refers to the sentence, so that it is said once.
          <p className="vitrine-form-errors-title" id={captchaProblemId(captchaId)}>
            <ProblemLink find={() => document.getElementById(captchaId)}>
              {failure.message}
            </ProblemLink>
          </p>
        )}
        {wrong.length > 0 ? (
          <ul>
            {wrong.map(({ id, title }) => (
              <li key={id}>
                <ProblemLink find={() => findControl(id)}>
                  {wordProblem(title, errors[id] ?? '')}
                </ProblemLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

/** Id of the sentence that describes the captcha. */
export function captchaProblemId(captchaId: string): string {
  return `${captchaId}-unsolved`;
}

/** Whether the notice is repeated below the form, as it is specified: the site asks for it. */
export function hasNoticeBelow({ form, state }: Pick<ProblemsProps, 'form' | 'state'>): boolean {
  const isAsked = getRuntime().site.formNotices === 'specified';
  return isAsked && state.failure !== null && !form.isNewsletter;
}

/** Repeats the notice below the form, near the button. Not an alert, because the first was announced. */
export function NoticeBelow(props: Pick<ProblemsProps, 'form' | 'state'>) {
  if (!hasNoticeBelow(props)) return null;
  return (
    <p className="vitrine-form-notice vitrine-form-notice-below">
      {formSubmissionStrings('problemAbove')}
    </p>
  );
}

/** Moves the focus itself, so that the page's URL does not change. */
function ProblemLink({ find, children }: { find(): HTMLElement | null; children: string }) {
  return (
    <a
      href="#"
      onClick={(event) => {
        event.preventDefault();
        find()?.focus();
      }}
    >
      {children}
    </a>
  );
}
