import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import { signInStrings } from '../../../core/i18n/strings/sign-in.js';
import type { MemberError } from '../../../core/members/index.js';
import { signIn, toMemberError, type SignIn } from '../../../core/members/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { LoginProps } from './definition.js';
import { nextPage, openPage } from '../../parts/next-page/index.js';

/** A short wait is not worth a word. */
const spokenAfter = 400;

export type ProblemPlace = 'email' | 'password' | 'form';

export interface SignInUse {
  readonly isSending: boolean;
  /** Whether somebody has signed in here; the page stays. */
  readonly isDone: boolean;
  /** The problem, and the place where it is shown. */
  readonly problem: { readonly place: ProblemPlace; readonly text: string } | null;
  /** Resolves to where something is wrong; null if nothing is, or another press is under way. */
  submit(given: SignIn): Promise<ProblemPlace | null>;
}

const places: Readonly<Partial<Record<MemberError['code'], ProblemPlace>>> = {
  'email-missing': 'email',
  'password-missing': 'password',
};

export function useSignIn(props: LoginProps): SignInUse {
  const [error, setError] = useState<MemberError | null>(null);
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);
  const isBusy = useRef(false);
  useEffect(() => {
    if (!isSending) return;
    return getRuntime().clock.setTimeout(() => announce(signInStrings('signingIn')), spokenAfter);
  }, [isSending]);

  const placeOf = ({ code }: MemberError) => places[code] ?? 'form';

  async function send({ password, ...rest }: SignIn): Promise<ProblemPlace | null> {
    const detail = { ...rest };
    if (props.onBeforeSignIn?.(detail) === false) return null;
    isBusy.current = true;
    setSending(true);
    setError(null);
    try {
      await signIn({ ...detail, password });
    } catch (thrown) {
      const failure = toMemberError(thrown);
      const { code, message } = failure;
      setError(failure);
      announce(message, { assertive: true });
      props.onSignInFailed?.({ code, message });
      return placeOf(failure);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
    const next = props.stay ? '' : nextPage(props.next ?? '', location.href);
    setDone(true);
    props.onSignedIn?.({ next });
    if (next) openPage(next);
    return null;
  }

  return {
    isSending,
    isDone,
    problem: error && { place: placeOf(error), text: error.message },
    submit: (given) => (isBusy.current ? Promise.resolve(null) : send(given)),
  };
}
