import type { Queryable } from '../../../ground/database/index.js';
import type { Passkey } from './types.js';

interface Own {
  readonly memberId: string;
  readonly id: string;
}

/** The account of a member, locked until the transaction ends; null if there is none. */
export async function lockMember(
  transaction: Queryable,
  memberId: string,
): Promise<{ readonly email: string; readonly language: string } | null> {
  const { rows } = await transaction.query<{ email: string; language: string }>(
    'select email, language from member_accounts where member_id = $1 for update',
    [memberId],
  );
  return rows[0] ?? null;
}

export interface KnownPasskey extends Own {
  readonly email: string;
  readonly publicKey: string;
  readonly counter: number;
}

/** A passkey and whose it is, locked so that its counter cannot be passed; null if nobody has it. */
export async function lockPasskey(
  transaction: Queryable,
  credentialId: string,
): Promise<KnownPasskey | null> {
  const { rows } = await transaction.query<{
    id: string;
    member_id: string;
    email: string;
    public_key: string;
    counter: string | number;
  }>(
    `select p.id, p.member_id, a.email, p.public_key, p.counter
     from member_passkeys p join member_accounts a on a.member_id = p.member_id
     where p.credential_id = $1 and a.confirmed_at is not null for update of p`,
    [credentialId],
  );
  const [row] = rows;
  if (!row) return null;
  const { id, member_id: memberId, email, public_key: publicKey, counter } = row;
  return { id, memberId, email, publicKey, counter: Number(counter) };
}

export async function markUsed(
  transaction: Queryable,
  id: string,
  counter: number,
  now: number,
): Promise<void> {
  await transaction.query('update member_passkeys set counter = $2, used_at = $3 where id = $1', [
    id,
    counter,
    new Date(now),
  ]);
}

/** The credentials of which a browser must not make a second one. */
export async function credentialsOf(
  queryable: Queryable,
  memberId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const { rows } = await queryable.query<{ credential_id: string; transports: string }>(
    'select credential_id, transports from member_passkeys where member_id = $1',
    [memberId],
  );
  return rows.map(({ credential_id: id, transports }) => ({
    id,
    transports: transports.split(' ').filter(Boolean),
  }));
}

export async function countPasskeys(transaction: Queryable, memberId: string): Promise<number> {
  const { rows } = await transaction.query<{ count: number }>(
    'select count(*)::integer as count from member_passkeys where member_id = $1',
    [memberId],
  );
  return rows[0]?.count ?? 0;
}

export interface PasskeyRow {
  readonly memberId: string;
  readonly passkey: Passkey;
  /** The id of the credential, base64url. */
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** False for a credential that somebody has already. */
export async function insertPasskey(
  transaction: Queryable,
  { memberId, passkey, id, publicKey, counter, transports }: PasskeyRow,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `insert into member_passkeys
       (id, credential_id, member_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing`,
    [
      passkey.id,
      id,
      memberId,
      publicKey,
      counter,
      transports.join(' '),
      passkey.name,
      new Date(passkey.addedAt),
    ],
  );
  return rowCount > 0;
}

export async function listPasskeys(
  queryable: Queryable,
  memberId: string,
): Promise<readonly Passkey[]> {
  const { rows } = await queryable.query<{
    id: string;
    name: string;
    created_at: Date;
    used_at: Date | null;
  }>(
    `select id, name, created_at, used_at from member_passkeys
     where member_id = $1 order by created_at desc, id`,
    [memberId],
  );
  return rows.map(({ id, name, created_at: addedAt, used_at: usedAt }) => ({
    id,
    name,
    addedAt: new Date(addedAt).getTime(),
    usedAt: usedAt === null ? null : new Date(usedAt).getTime(),
  }));
}

export async function changeName(
  queryable: Queryable,
  { memberId, id }: Own,
  name: string,
): Promise<boolean> {
  const { rowCount } = await queryable.query(
    'update member_passkeys set name = $3 where member_id = $1 and id = $2',
    [memberId, id, name],
  );
  return rowCount > 0;
}

export async function deletePasskey(queryable: Queryable, { memberId, id }: Own): Promise<boolean> {
  const { rowCount } = await queryable.query(
    'delete from member_passkeys where member_id = $1 and id = $2',
    [memberId, id],
  );
  return rowCount > 0;
}
