import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Clock } from '../../../core/runtime/index.js';
import type { Database } from '../database/index.js';
import { dropCookie, keepCookie, type Callers, type Signer } from '../http/index.js';

export interface Member {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly joinedAt: number;
}

/**
 * Members of the site. A signed HttpOnly cookie identifies the member. The cookie `siteUserInfo` is for widgets
 * (platform §6); the server does not trust it.
 */
export interface Members {
  /** The member of a request, or null. Removes the cookies of a membership that has ended. */
  read(c: Context): Promise<Member | null>;
  /** Makes the visitor a member; an existing member stays the same. */
  join(c: Context): Promise<Member>;
  /** Ends the membership, if there is one. */
  leave(c: Context): Promise<void>;
}

export interface MemberDependencies {
  readonly database: Database;
  readonly signer: Signer;
  readonly callers: Callers;
  readonly clock: Pick<Clock, 'now'>;
}

const memberCookie = 'MEMBER';
const userInfoCookie = 'siteUserInfo';
const purpose = 'member';

export function createMembers({ database, signer, callers, clock }: MemberDependencies): Members {
  const idOf = (c: Context) => signer.verify(purpose, getCookie(c, memberCookie) ?? '');

  function forget(c: Context): void {
    dropCookie(c, memberCookie);
    dropCookie(c, userInfoCookie);
  }

  const members: Members = {
    async read(c) {
      const id = idOf(c);
      if (id === null) return null;
      const { rows } = await database.query<{ joined_at: Date }>(
        'select joined_at from members where id = $1',
        [id],
      );
      const [row] = rows;
      if (row) return { id, joinedAt: new Date(row.joined_at).getTime() };
      forget(c);
      return null;
    },
    async join(c) {
      const known = await members.read(c);
      if (known) return known;
      const member = { id: randomUUID(), joinedAt: clock.now() };
      await database.query('insert into members (id, joined_at) values ($1, $2)', [
        member.id,
        new Date(member.joinedAt),
      ]);
      const secure = callers.isSecure(c);
      const info = JSON.stringify({ authenticated: true, siteUserId: member.id });
      keepCookie(c, memberCookie, signer.sign(purpose, member.id), { secure, httpOnly: true });
      keepCookie(c, userInfoCookie, info, { secure, httpOnly: false });
      return member;
    },
    async leave(c) {
      const id = idOf(c);
      if (id !== null) await database.query('delete from members where id = $1', [id]);
      forget(c);
    },
  };
  return members;
}
