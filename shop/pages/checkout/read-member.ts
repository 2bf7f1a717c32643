import type { PageCall } from '../page-call.js';
import type { CheckoutContext } from './checkout-context.js';
import type { KnownMember } from './fill-in.js';

/** Who is signed in, with the addresses that they keep; null for a guest. */
export async function readMember(
  { services: { members } }: CheckoutContext,
  c: PageCall,
): Promise<KnownMember | null> {
  const member = await members.session(c);
  const account = member && (await members.accounts.find(member.id));
  return account && { account, addresses: await members.addresses.list(account.memberId) };
}
