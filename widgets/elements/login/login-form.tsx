import { useRef, useState, type FormEvent, type InputHTMLAttributes, type Ref } from 'react';
import { signInStrings } from '../../../core/i18n/strings/sign-in.js';
import { useHost, useWidgetId } from '../../element/index.js';
import type { LoginProps } from './definition.js';
import { readPlainForm } from './plain-form.js';
import type { SignInUse } from './use-sign-in.js';

export interface LoginFormProps {
  readonly settings: LoginProps;
  readonly inUse: SignInUse;
}

/** Email, password, and whether the browser stays signed in. The typed text stays, whatever the answer is. */
export function LoginForm({ settings, inUse }: LoginFormProps) {
  const id = useWidgetId();
  const host = useHost();
  const [plain] = useState(() => readPlainForm(host));
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const rememberMe = useRef<HTMLInputElement>(null);
  const [hasTried, setTried] = useState(false);
  const { isSending, problem } = inUse;
  const failure =
    problem?.place === 'form' ? problem.text : hasTried || problem ? '' : plain.problem;
  const problemAt = (place: string) => (problem?.place === place ? problem.text : null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // A form around the element is not the one that is sent.
    event.stopPropagation();
    setTried(true);
    const place = await inUse.submit({
      email: email.current?.value ?? '',
      password: password.current?.value ?? '',
      rememberMe: rememberMe.current?.checked ?? false,
    });
    if (place === 'email') email.current?.focus();
    if (place === 'password' || place === 'form') {
      password.current?.focus();
      password.current?.select();
    }
  }

  return (
    <form
      className="vitrine-login vitrine-fields"
      noValidate
      method="post"
      aria-label={signInStrings('signIn')}
      onSubmit={(event) => void submit(event)}
    >
      {failure ? (
        <p className="vitrine-field-error" id={`${id}-failure`}>
          {failure}
        </p>
      ) : null}
      <Field
        ref={email}
        id={`${id}-email`}
        label={signInStrings('email')}
        problem={problemAt('email')}
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={plain.email}
        readOnly={isSending}
      />
      <Field
        ref={password}
        id={`${id}-password`}
        label={signInStrings('password')}
        problem={problemAt('password')}
        describedBy={failure ? `${id}-failure` : undefined}
        type="password"
        name="password"
        autoComplete="current-password"
        defaultValue={plain.password}
        readOnly={isSending}
      />
      <label className="vitrine-option">
        <input
          ref={rememberMe}
          type="checkbox"
          name="rememberMe"
          value="true"
          defaultChecked={plain.rememberMe}
        />
        <span>{signInStrings('rememberMe')}</span>
      </label>
      {/* Never disabled: that drops the focus. */}
      <button
        type="submit"
        className="vitrine-login-button"
        aria-disabled={isSending}
        aria-busy={isSending}
      >
        {signInStrings(isSending ? 'signingIn' : 'signIn')}
      </button>
      <Links settings={settings} />
    </form>
  );
}

function Links({ settings: { forgottenHref, signUpHref } }: { settings: LoginProps }) {
  if (!forgottenHref && !signUpHref) return null;
  return (
    <p className="vitrine-login-links">
      {forgottenHref ? <a href={forgottenHref}>{signInStrings('forgotten')}</a> : null}
      {signUpHref ? <a href={signUpHref}>{signInStrings('signUp')}</a> : null}
    </p>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref: Ref<HTMLInputElement>;
  readonly id: string;
  readonly label: string;
  readonly problem: string | null;
  /** The id of a sentence about the whole form. */
  readonly describedBy?: string | undefined;
}

function Field({ ref, label, problem, describedBy, ...input }: FieldProps) {
  const problemId = `${input.id}-problem`;
  return (
    <div className="vitrine-field">
      <label className="vitrine-field-label" htmlFor={input.id}>
        {label}
      </label>
      {problem === null ? null : (
        <p className="vitrine-field-error" id={problemId}>
          {problem}
        </p>
      )}
      <input
        {...input}
        ref={ref}
        className="vitrine-control"
        aria-required
        aria-invalid={problem !== null || describedBy ? true : undefined}
        aria-describedby={problem === null ? describedBy : problemId}
      />
    </div>
  );
}
