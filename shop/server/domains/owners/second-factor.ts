import type { Queryable } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.js';
import { createSecretBox } from './secret-box.js';
import { createTotpSecret, stepOfCode, totpAddress } from './totp.js';
import type { GivenCode, PendingSecondFactor, SecondFactorState } from './types.js';

/** How long a started second factor waits for its first code, in milliseconds. */
const pendingFor = 15 * 60_000;

/** The account of a second factor; null is the first owner. */
type Account = number | null;

/** The stored second factor of each account. Off: no row. Pending: a row that no code has confirmed. On: a confirmed row. */
export interface SecondFactorStore {
  state(queryable: Queryable, account: Account): Promise<SecondFactorState>;
  /** Whether one of all accounts is on. */
  isUsed(queryable: Queryable): Promise<boolean>;
  /** Begins one for a session. @throws Problem `invalid-request` if one is on. */
  start(
    queryable: Queryable,
    of: { readonly account: Account; readonly session: number },
    now: number,
  ): Promise<void>;
  /** The second factor that the session has begun; null if there is nothing to confirm. */
  pending(
    queryable: Queryable,
    of: { readonly account: Account; readonly session: number; readonly issuer: string },
    now: number,
  ): Promise<PendingSecondFactor | null>;
  /** Turns the begun one on and answers the recovery codes. @throws Problem `wrong-code`. */
  confirm(
    transaction: Queryable,
    given: { readonly account: Account; readonly session: number; readonly code: string },
    now: number,
  ): Promise<readonly string[]>;
  /** Uses up a code, which is not accepted again. Null for a wrong one, also if none is on. */
  use(
    transaction: Queryable,
    given: GivenCode & { readonly account: Account },
    now: number,
  ): Promise<'code' | 'recovery-code' | null>;
  turnOff(transaction: Queryable, account: Account): Promise<void>;
}

interface Row {
  session: number | string;
  secret: string;
  started_at: Date;
  confirmed_at: Date | null;
}

/** `$1` is the account. */
const ofAccount = 'account is not distinct from $1::bigint';

export function createSecondFactorStore(serverSecret: string): SecondFactorStore {
  const box = createSecretBox(serverSecret, 'owner second factor');

  async function read(queryable: Queryable, account: Account, lock = ''): Promise<Row | null> {
    const { rows } = await queryable.query<Row>(
      `select session, secret, started_at, confirmed_at from owner_second_factor
       where ${ofAccount} ${lock}`,
      [account],
    );
    return rows[0] ?? null;
  }

  const isPending = (row: Row, session: number, now: number) =>
    row.confirmed_at === null &&
    Number(row.session) === session &&
    now < new Date(row.started_at).getTime() + pendingFor;

  /** Steps only grow, so that a code, or an older one, is not accepted twice. */
  async function useStep(transaction: Queryable, account: Account, step: number): Promise<boolean> {
    const { rowCount } = await transaction.query(
      `update owner_second_factor set last_step = $2
       where ${ofAccount} and (last_step is null or last_step < $2)`,
      [account, step],
    );
    return rowCount > 0;
  }

  return {
    async state(queryable, account) {
      const row = await read(queryable, account);
      if (!row?.confirmed_at) return { isOn: false };
      const { rows } = await queryable.query<{ count: number }>(
        `select count(*)::int as count from owner_recovery_codes where ${ofAccount}`,
        [account],
      );
      const since = new Date(row.confirmed_at).getTime();
      return { isOn: true, since, recoveryCodes: rows[0]?.count ?? 0 };
    },
    async isUsed(queryable) {
      const { rows } = await queryable.query(
        'select 1 from owner_second_factor where confirmed_at is not null limit 1',
      );
      return rows.length > 0;
    },
    async start(queryable, { account, session }, now) {
      const { rowCount } = await queryable.query(
        `insert into owner_second_factor (account, session, secret, started_at)
         values ($1, $2, $3, $4)
         on conflict ((coalesce(account, 0))) do update
         set session = excluded.session, secret = excluded.secret, started_at = excluded.started_at
         where owner_second_factor.confirmed_at is null`,
        [account, session, box.seal(createTotpSecret()), new Date(now)],
      );
      if (rowCount === 0) throw new Problem('invalid-request');
    },
    async pending(queryable, { account, session, issuer }, now) {
      const row = await read(queryable, account);
      if (row === null || !isPending(row, session, now)) return null;
      const secret = box.open(row.secret);
      return { secret, address: totpAddress(secret, issuer) };
    },
    async confirm(transaction, { account, session, code }, now) {
      const row = await read(transaction, account, 'for update');
      if (row === null || !isPending(row, session, now)) throw new Problem('wrong-code');
      const step = stepOfCode(box.open(row.secret), code, now);
      if (step === null) throw new Problem('wrong-code');
      await transaction.query(
        `update owner_second_factor set confirmed_at = $2, last_step = $3 where ${ofAccount}`,
        [account, new Date(now), step],
      );
      const codes = createRecoveryCodes();
      await transaction.query(
        `insert into owner_recovery_codes (account, code_hash)
         select $1::bigint, unnest($2::text[])`,
        [account, codes.map((recoveryCode) => hashRecoveryCode(recoveryCode, serverSecret))],
      );
      return codes;
    },
    async use(transaction, { account, code, recoveryCode }, now) {
      const row = await read(transaction, account, 'for update');
      if (!row?.confirmed_at) return null;
      const step = stepOfCode(box.open(row.secret), code, now);
      if (step !== null) return (await useStep(transaction, account, step)) ? 'code' : null;
      const { rowCount } = await transaction.query(
        `delete from owner_recovery_codes where ${ofAccount} and code_hash = $2`,
        [account, hashRecoveryCode(recoveryCode, serverSecret)],
      );
      return rowCount > 0 ? 'recovery-code' : null;
    },
    async turnOff(transaction, account) {
      await transaction.query(`delete from owner_second_factor where ${ofAccount}`, [account]);
      await transaction.query(`delete from owner_recovery_codes where ${ofAccount}`, [account]);
    },
  };
}
