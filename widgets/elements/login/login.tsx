import { useEffect, useRef } from 'react';
import { signInStrings } from '../../../core/i18n/strings/sign-in.js';
import { canSignIn, MemberError } from '../../../core/members/index.js';
import { useStates } from '../../element/index.js';
import type { LoginProps } from './definition.js';
import { LoginForm } from './login-form.js';
import { useSignIn } from './use-sign-in.js';

/** Signs a member in; see the definition. */
export function Login(props: LoginProps) {
  const inUse = useSignIn(props);
  useStates({ 'signed-in': inUse.isDone });
  if (inUse.isDone) return <SignedIn />;
  if (!canSignIn()) {
    // The page's own form stays.
    throw new MemberError(
      'elsewhere',
      'Members sign in on pages of the shop itself: the browser sends no session of another site. Link to the sign-in page of the shop here.',
    );
  }
  return <LoginForm settings={props} inUse={inUse} />;
}

/** Takes the focus that the form had. */
function SignedIn() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} className="vitrine-login-done" role="status" tabIndex={-1}>
      {signInStrings('signedIn')}
    </p>
  );
}
