import { crumbHeader } from 'vitrine/core/net';
import { Problem, type Call } from '../../ground/http/index.js';
import { countCall } from '../../ground/routing/index.js';
import type { MemberRouteContext } from './route-context.js';
import type { Member, MemberCalls } from './types.js';

/** The guards of a member's calls, on the shop's own rules of callers. */
export function createMemberCalls(context: MemberRouteContext): MemberCalls {
  const { callers, crumbs, members, visitors } = context;

  function requireOwnOrigin(c: Call): void {
    if (callers.origin(c) !== 'own') throw new Problem('origin-refused');
    c.header('Cache-Control', 'no-store');
  }

  async function admit(c: Call): Promise<void> {
    requireOwnOrigin(c);
    crumbs.check(c, c.req.header(crumbHeader));
    await countCall(context, c, 'changes', visitors.identify(c));
  }

  async function requireMember(c: Call): Promise<Member> {
    const member = await members.session(c);
    if (member === null) throw new Problem('member-only');
    return member;
  }

  return {
    requireOwnOrigin,
    admit,
    async admitMember(c) {
      await admit(c);
      return requireMember(c);
    },
    async admitRead(c) {
      requireOwnOrigin(c);
      await countCall(context, c, 'reads', visitors.identify(c));
    },
    requireMember,
  };
}
