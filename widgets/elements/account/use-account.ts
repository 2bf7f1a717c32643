import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import { accountStrings } from '../../../core/i18n/strings/account.js';
import {
  canSignIn,
  getMembersClient,
  signOut,
  toMemberError,
  type MemberAccount,
} from '../../../core/members/index.js';
import { createFetchState, type FetchState, type FetchStore } from '../../../core/net/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useMethods, useStates, type MethodsOf } from '../../element/index.js';
import { nextPage, openPage } from '../../parts/next-page/index.js';
import type { account as definition, AccountProps } from './definition.js';

export interface AccountInUse {
  /** `visitor`: the page's own content. */
  readonly view: 'visitor' | 'failed' | 'member' | 'signed-out';
  readonly member: MemberAccount | null;
  readonly isSigningOut: boolean;
  /** Why signing out failed; null if it did not. */
  readonly problem: string | null;
  retry(): void;
  leave(cloneCart: boolean): Promise<void>;
}

/** The account of a signed-in member; nothing is asked for a visitor. */
export function useAccount(props: AccountProps): AccountInUse {
  const [isSigningOut, setSigningOut] = useState(false);
  const [isSignedOut, setSignedOut] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isMember] = useState(() => canSignIn() && getRuntime().site.member.authenticated);
  const [state, setState] = useState<FetchState<MemberAccount | null>>({ status: 'pending' });
  const store = useRef<FetchStore<MemberAccount | null>>(null);
  useEffect(() => {
    if (!isMember) return;
    const created = createFetchState({
      load: () => getMembersClient().readAccount(),
      reporter: () => getRuntime().reporter,
      where: 'vitrine-account',
    });
    store.current = created;
    const stop = created.subscribe(() => setState(created.getState()));
    return () => {
      stop();
      created.dispose();
    };
  }, [isMember]);
  const read = async () => store.current?.run();

  async function leave(cloneCart: boolean): Promise<void> {
    if (isSigningOut) return;
    setSigningOut(true);
    setProblem(null);
    announce(accountStrings('signingOut'));
    try {
      await signOut(cloneCart);
    } catch (error) {
      const { code, message } = toMemberError(error);
      setProblem(message);
      announce(message, { assertive: true });
      props.onSignOutFailed?.({ code, message });
      return;
    } finally {
      setSigningOut(false);
    }
    const next = props.stay ? '' : nextPage(props.next ?? '', location.href);
    setSignedOut(true);
    props.onSignedOut?.({ cloneCart, next });
    if (next) openPage(next);
  }

  const member = state.status === 'success' ? state.data : null;
  useStates({
    'signed-in': member !== null && !isSignedOut,
    loading: isMember && state.status === 'pending',
  });
  useMethods<MethodsOf<typeof definition>>({
    refresh: read,
    signOut: (cloneCart = false) => leave(cloneCart),
  });

  const seen = member ? 'member' : state.status === 'failed' ? 'failed' : 'visitor';
  return {
    view: isSignedOut ? 'signed-out' : seen,
    member,
    isSigningOut,
    problem,
    retry: () => void read(),
    leave,
  };
}
