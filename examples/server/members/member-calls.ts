import { crumbHeader } from '../../../core/net/index.js';
import { Problem, type Call } from '../http/index.js';
import { countCall } from '../routing/index.js';
import type { MemberRouteContext } from './route-context.js';
import type { Member } from './types.js';

/** What each call of a member's account is guarded by. */
export interface MemberCalls {
  /** A page of another origin sends no session. @throws Problem `origin-refused`. */
  requireOwnOrigin(c: Call): void;
  /**
   * Lets a change through: own origin, crumb, rate limit.
   * @throws Problem `origin-refused`, `crumb-invalid`, `rate-limited`.
   */
  admit(c: Call): Promise<void>;
  /** Lets a read through: own origin, rate limit. @throws Problem `origin-refused`, `rate-limited`. */
  admitRead(c: Call): Promise<void>;
  /** @throws Problem `member-only`. */
  requireMember(c: Call): Promise<Member>;
}

export function createMemberCalls(context: MemberRouteContext): MemberCalls {
  const { callers, crumbs, members, visitors } = context;

  function requireOwnOrigin(c: Call): void {
    if (callers.origin(c) !== 'own') throw new Problem('origin-refused');
    c.header('Cache-Control', 'no-store');
  }

  return {
    requireOwnOrigin,
    async admit(c) {
      requireOwnOrigin(c);
      crumbs.check(c, c.req.header(crumbHeader));
      await countCall(context, c, 'changes', visitors.identify(c));
    },
    async admitRead(c) {
      requireOwnOrigin(c);
      await countCall(context, c, 'reads', visitors.identify(c));
    },
    async requireMember(c) {
      const member = await members.session(c);
      if (member === null) throw new Problem('member-only');
      return member;
    },
  };
}
