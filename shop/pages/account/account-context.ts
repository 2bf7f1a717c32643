import { Problem, seeOther } from '../../server/index.js';
import { readForm } from '../read-form.js';
import type { PageCall } from '../page-call.js';
import type { PageContext } from '../page-context.js';
import type { Typed } from '../views/parts/field.js';

export const signInPage = '/account/sign-in';

export type AccountContext = PageContext<'members' | 'crumbs' | 'limits' | 'subscriptions'>;

/** The pages to which the sign-in may redirect; every other address in `from` is ignored. */
const ownPage =
  /^\/(?:account(?:\/(?:addresses|passkeys))?|cart|(?:checkout|subscription|gift-card)(?:\?purchase=[\da-f]{16})?|lessons(?:\/[\w-]+)?|shop\/[\w-]+)?$/;

export const readFrom = (text: string | undefined): string =>
  text !== undefined && ownPage.test(text) ? text : '';

/** A form of this shop's own page, few enough of them. @throws Problem `crumb`, `rate-limited`. */
export async function admit(
  { crumbs, limits }: AccountContext['services'],
  c: PageCall,
  crumb: string | undefined,
): Promise<void> {
  crumbs.check(c, crumb);
  await limits.count(c, 'changes');
}

/** Runs a form of a signed-in member; `refuse` shows its page again, with what was typed. */
export async function takeMemberForm(
  services: AccountContext['services'],
  c: PageCall,
  form: {
    run(memberId: string, typed: Typed): Promise<Response>;
    refuse(problem: string, status: 422 | 429, typed: Typed): Promise<Response>;
  },
): Promise<Response> {
  const { members } = services;
  const typed = await readForm(c);
  try {
    await admit(services, c, typed['crumb']);
    const member = await members.session(c);
    if (member === null) return c.redirect(signInPage, seeOther);
    return await form.run(member.id, typed);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if ((await members.session(c)) === null) {
      return c.redirect(`${signInPage}?problem=${error.code}`, seeOther);
    }
    return form.refuse(error.message, error.status === 429 ? 429 : 422, typed);
  }
}
