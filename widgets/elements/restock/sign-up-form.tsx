import type { RestockProps } from './definition.js';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { readCaptchaSettings } from '../../../core/captcha/index.js';
import { restockStrings } from '../../../core/i18n/index.js';
import { CaptchaPlace, useCaptcha } from '../../parts/captcha/index.js';
import { useWidgetId } from '../../element/index.js';
import type { Offer } from './offer.js';
import type { PlainForm } from './plain-form.js';
import { typedEmail } from './typed-email.js';
import { useSignUp } from './use-sign-up.js';

export interface SignUpFormProps {
  readonly offer: Offer;
  readonly plain: PlainForm;
  readonly settings: RestockProps;
  /** The server has taken a signup. */
  onFinish(of: Offer): void;
}

/** The form of a sold-out variant: an email, the mailing list where it is offered, a captcha where one is required. */
export function SignUpForm({ offer, plain, settings, onFinish }: SignUpFormProps) {
  const id = useWidgetId();
  const captcha = useCaptcha(
    readCaptchaSettings({ provider: settings.captcha, siteKey: settings.captchaSiteKey }),
  );
  const signUp = useSignUp(offer, captcha, settings, onFinish);
  const email = useRef<HTMLInputElement>(null);
  const [hasMailingList] = useState(settings.mailingList || plain.mailingList !== null);
  const [isJoining, setIsJoining] = useState(plain.mailingList?.isTicked ?? false);
  const [plainProblem, setPlainProblem] = useState(plain.problem);
  const problem =
    signUp.problem ?? (plainProblem ? { place: 'email' as const, text: plainProblem } : null);
  const problemAt = (place: string) => (problem?.place === place ? problem.text : null);

  // If the visitor was typing into the plain form, the caret goes behind the typed text.
  useEffect(() => {
    const field = email.current;
    if (field === null || field !== document.activeElement) return;
    const { value } = field;
    field.value = '';
    field.value = value;
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // A form around the element is not the one that is sent.
    event.stopPropagation();
    setPlainProblem('');
    const place = await signUp.submit({
      email: email.current?.value ?? '',
      isJoinMailingList: isJoining,
    });
    if (place === 'email') email.current?.focus();
    if (place === 'captcha') document.getElementById(`${id}-captcha`)?.focus();
  }

  return (
    <form
      className="vitrine-restock-form vitrine-fields"
      noValidate
      method="post"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void submit(event)}
    >
      <div className="vitrine-restock-words">
        <p className="vitrine-restock-title" id={`${id}-title`}>
          {offer.item
            ? restockStrings('soldOut', { item: offer.item })
            : restockStrings('soldOutItem')}
        </p>
        <p className="vitrine-restock-intro">{restockStrings('intro')}</p>
      </div>
      <EmailField
        id={`${id}-email`}
        ref={email}
        initial={typedEmail().text || plain.email}
        problem={problemAt('email')}
        isReadOnly={signUp.isSending}
        onInput={(text) => {
          typedEmail().text = text;
          setPlainProblem('');
          signUp.recheck(text);
        }}
      />
      {hasMailingList ? (
        <label className="vitrine-option">
          <input
            type="checkbox"
            name="isJoinMailingList"
            value="true"
            checked={isJoining}
            onChange={(event) => setIsJoining(event.currentTarget.checked)}
          />
          <span>
            {settings.mailingListText || plain.mailingList?.text || restockStrings('mailingList')}
          </span>
        </label>
      ) : null}
      <CaptchaPlace captcha={captcha} id={`${id}-captcha`} problem={problemAt('captcha')} />
      {problemAt('form') === null ? null : (
        <p className="vitrine-field-error" id={`${id}-failure`}>
          {problemAt('form')}
        </p>
      )}
      <SubmitButton
        text={settings.buttonText || plain.buttonText || restockStrings('signUp')}
        isSending={signUp.isSending}
        describedBy={problemAt('form') === null ? undefined : `${id}-failure`}
      />
    </form>
  );
}

interface EmailFieldProps {
  readonly id: string;
  readonly ref: React.Ref<HTMLInputElement>;
  readonly initial: string;
  readonly problem: string | null;
  readonly isReadOnly: boolean;
  onInput(text: string): void;
}

function EmailField({ id, ref, initial, problem, isReadOnly, onInput }: EmailFieldProps) {
  return (
    <div className="vitrine-field">
      <label className="vitrine-field-label" htmlFor={id}>
        {restockStrings('email')}
      </label>
      {problem === null ? null : (
        <p className="vitrine-field-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <input
        ref={ref}
        id={id}
        className="vitrine-control"
        type="email"
        name="email"
        autoComplete="email"
        defaultValue={initial}
        readOnly={isReadOnly}
        aria-required
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  );
}

interface SubmitButtonProps {
  readonly text: string;
  readonly isSending: boolean;
  readonly describedBy: string | undefined;
}

/** Both texts lie in one grid cell, so that the button's width never changes. Never disabled: that drops the focus. */
function SubmitButton({ text, isSending, describedBy }: SubmitButtonProps) {
  const label = (words: string, isShown: boolean) => (
    <span className={isShown ? undefined : 'vitrine-restock-other'} aria-hidden={!isShown}>
      {words}
    </span>
  );
  return (
    <button
      type="submit"
      className="vitrine-restock-button"
      aria-disabled={isSending}
      aria-busy={isSending}
      aria-describedby={describedBy}
    >
      {label(text, !isSending)}
      {label(restockStrings('sending'), isSending)}
    </button>
  );
}
