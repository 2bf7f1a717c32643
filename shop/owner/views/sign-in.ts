import { ownerView, type ShownPage } from './page.js';

export interface SignInPage extends ShownPage {
  /** The page to redirect to; empty for the overview. */
  readonly from: string;
  /** Whether a second factor is on. */
  readonly needsCode: boolean;
}

export function signInView({ crumb, from, problem, needsCode }: SignInPage) {
  return { ...ownerView({ heading: 'Sign in', place: null, crumb, problem }), from, needsCode };
}
