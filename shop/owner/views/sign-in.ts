import { ownerView } from './page.js';

export interface SignInPage {
  readonly crumb: string;
  /** The page to redirect to; empty for the overview. */
  readonly from: string;
  readonly problem: string | null;
  /** Whether a second factor is on. */
  readonly needsCode: boolean;
}

export function signInView({ crumb, from, problem, needsCode }: SignInPage) {
  return { ...ownerView({ heading: 'Sign in', place: null, crumb, problem }), from, needsCode };
}
