import type { OpenShop } from './open-shop.js';
import { readOutbox } from './outbox.js';
import type { TestVisitor } from './visitor.js';

export const memberPassword = 'long password';

/** Creates a confirmed account, as its mail does. */
async function createMember(open: OpenShop, email: string, name = ''): Promise<void> {
  const { accounts } = open.services.members;
  await accounts.signUp({ email, password: memberPassword, name });
  const mail = (await readOutbox(open)).findLast(({ recipient }) => recipient === email);
  const code = /\?code=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  if (!(await accounts.confirm(code, memberPassword))) throw new Error('The link is not right.');
}

export function signInMember(visitor: TestVisitor, email: string): Promise<Response> {
  return visitor.send('/api/site-users/account/session', {
    method: 'POST',
    json: { email, password: memberPassword, rememberMe: false },
  });
}

/** The browser of a new member who has signed in. */
export async function visitAsMember(
  open: OpenShop,
  email: string,
  name = '',
): Promise<TestVisitor> {
  await createMember(open, email, name);
  const visitor = await open.visit();
  const answer = await signInMember(visitor, email);
  if (answer.status !== 200) throw new Error(`The sign-in was answered with ${answer.status}.`);
  return visitor;
}
