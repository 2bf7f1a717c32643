import type { Queryable } from '../database/index.js';
import { Problem } from '../http/index.js';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.js';
import { createSecretBox } from './secret-box.js';
import { createTotpSecret, stepOfCode, totpAddress } from './totp.js';
import type { GivenCode, PendingSecondFactor, SecondFactorState } from './types.js';

/** How long a started second factor waits for its first code, in milliseconds. */
const pendingFor = 15 * 60_000;

/** The stored second factor. Off: no row. Pending: a row that no code has confirmed. On: a confirmed row. */
export interface SecondFactorStore {
  state(queryable: Queryable): Promise<SecondFactorState>;
  /** Begins one for a session. @throws Problem `invalid-request` if one is on. */
  start(queryable: Queryable, session: number, now: number): Promise<void>;
  /** What the session has begun; null if there is nothing to confirm. */
  pending(
    queryable: Queryable,
    of: { readonly session: number; readonly issuer: string },
    now: number,
  ): Promise<PendingSecondFactor | null>;
  /** Turns the begun one on and answers the recovery codes. @throws Problem `wrong-code`. */
  confirm(
    transaction: Queryable,
    given: { readonly session: number; readonly code: string },
    now: number,
  ): Promise<readonly string[]>;
  /** Uses up a code, which is not accepted again. Null for a wrong one, also if none is on. */
  use(
    transaction: Queryable,
    given: GivenCode,
    now: number,
  ): Promise<'code' | 'recovery-code' | null>;
  turnOff(transaction: Queryable): Promise<void>;
}

interface Row {
  session: number | string;
  secret: string;
  started_at: Date;
  confirmed_at: Date | null;
}

export function createSecondFactorStore(serverSecret: string): SecondFactorStore {
  const box = createSecretBox(serverSecret, 'owner second factor');

  async function read(queryable: Queryable, lock = ''): Promise<Row | null> {
    const { rows } = await queryable.query<Row>(
      `select session, secret, started_at, confirmed_at from owner_second_factor ${lock}`,
    );
    return rows[0] ?? null;
  }

  const isPending = (row: Row, session: number, now: number) =>
    row.confirmed_at === null &&
    Number(row.session) === session &&
    now < new Date(row.started_at).getTime() + pendingFor;

  /** Steps only grow, so that a code, or an older one, is not accepted twice. */
  async function useStep(transaction: Queryable, step: number): Promise<boolean> {
    const { rowCount } = await transaction.query(
      'update owner_second_factor set last_step = $1 where last_step is null or last_step < $1',
      [step],
    );
    return rowCount > 0;
  }

  return {
    async state(queryable) {
      const row = await read(queryable);
      if (!row?.confirmed_at) return { isOn: false };
      const { rows } = await queryable.query<{ count: number }>(
        'select count(*)::int as count from owner_recovery_codes',
      );
      const since = new Date(row.confirmed_at).getTime();
      return { isOn: true, since, recoveryCodes: rows[0]?.count ?? 0 };
    },
    async start(queryable, session, now) {
      const { rowCount } = await queryable.query(
        `insert into owner_second_factor (session, secret, started_at) values ($1, $2, $3)
         on conflict (is_only) do update
         set session = excluded.session, secret = excluded.secret, started_at = excluded.started_at
         where owner_second_factor.confirmed_at is null`,
        [session, box.seal(createTotpSecret()), new Date(now)],
      );
      if (rowCount === 0) throw new Problem('invalid-request');
    },
    async pending(queryable, { session, issuer }, now) {
      const row = await read(queryable);
      if (row === null || !isPending(row, session, now)) return null;
      const secret = box.open(row.secret);
      return { secret, address: totpAddress(secret, issuer) };
    },
    async confirm(transaction, { session, code }, now) {
      const row = await read(transaction, 'for update');
      if (row === null || !isPending(row, session, now)) throw new Problem('wrong-code');
      const step = stepOfCode(box.open(row.secret), code, now);
      if (step === null) throw new Problem('wrong-code');
      await transaction.query('update owner_second_factor set confirmed_at = $1, last_step = $2', [
        new Date(now),
        step,
      ]);
      const codes = createRecoveryCodes();
      await transaction.query(
        'insert into owner_recovery_codes (code_hash) select unnest($1::text[])',
        [codes.map((recoveryCode) => hashRecoveryCode(recoveryCode, serverSecret))],
      );
      return codes;
    },
    async use(transaction, { code, recoveryCode }, now) {
      const row = await read(transaction, 'for update');
      if (!row?.confirmed_at) return null;
      const step = stepOfCode(box.open(row.secret), code, now);
      if (step !== null) return (await useStep(transaction, step)) ? 'code' : null;
      const { rowCount } = await transaction.query(
        'delete from owner_recovery_codes where code_hash = $1',
        [hashRecoveryCode(recoveryCode, serverSecret)],
      );
      return rowCount > 0 ? 'recovery-code' : null;
    },
    async turnOff(transaction) {
      await transaction.query('delete from owner_second_factor');
      await transaction.query('delete from owner_recovery_codes');
    },
  };
}
