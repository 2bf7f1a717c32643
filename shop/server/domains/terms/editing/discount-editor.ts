import { randomUUID } from 'node:crypto';
import type { Queryable, RecordChange } from '../../../ground/database/index.js';
import { Problem, readPosition, toPage } from '../../../ground/http/index.js';
import { tableOf, toOwned, type DiscountRow } from './discount-rows.js';
import { isId, requireSaved, type Edit, type EditorContext } from './edit.js';
import { placeBefore, placedIds } from './order.js';
import type {
  CouponPage,
  DiscountKind,
  DiscountState,
  EditedDiscount,
  OwnedDiscount,
} from './types.js';

/**
 * The owner's side of coupons and automatic discounts. A change counts from the next read of a cart on; orders keep their
 * sums. Each change is one transaction with its record.
 */
export interface DiscountEditor {
  /** The newest first; `state` is null for all. @throws Problem `invalid-request` for a cursor of another list. */
  coupons(state: DiscountState | null, cursor: string | null): Promise<CouponPage>;
  /** In the order in which they apply. */
  automatic(state: DiscountState | null): Promise<readonly OwnedDiscount[]>;
  /** Null if there is none. */
  find(kind: DiscountKind, id: string): Promise<OwnedDiscount | null>;
  /** @throws Problem `invalid-request` if the code exists, or there are too many automatic discounts. */
  create(discount: EditedDiscount, record: RecordChange): Promise<void>;
  /** The code stays. @throws Problem `not-found`; `settings-changed` for another version than that of the row. */
  save(stored: OwnedDiscount, discount: EditedDiscount, record: RecordChange): Promise<void>;
  /** Does nothing if it is so already. @throws Problem `not-found`. */
  setOn(named: NamedDiscount, isOn: boolean, record: RecordChange): Promise<void>;
  /**
   * Has an automatic discount apply right before another one; nothing is changed if one of them is gone.
   * @throws Problem `not-found` for the first one.
   */
  moveBefore(id: string, beforeId: string, record: RecordChange): Promise<void>;
  /** Takes it out of all carts too. @throws Problem `not-found`. */
  remove(named: NamedDiscount, record: RecordChange): Promise<void>;
}

export interface NamedDiscount {
  readonly kind: DiscountKind;
  readonly id: string;
}

const pageSize = 50;

/** Every cart is calculated with all of them. Ours: the specification has no number. */
const mostAutomatic = 20;

const kindOf = ({ code }: Pick<EditedDiscount, 'code'>): DiscountKind =>
  code === null ? 'automatic' : 'coupon';

export function createDiscountEditor(
  { database, clock }: EditorContext,
  edit: Edit,
): DiscountEditor {
  const now = () => new Date(clock.now());

  async function find(
    { kind, id }: NamedDiscount,
    queryable: Queryable = database,
  ): Promise<OwnedDiscount | null> {
    if (!isId(id)) return null;
    const { rows } = await queryable.query<DiscountRow>(
      `select * from ${tableOf(kind).rows} where id = $2`,
      [now(), id],
    );
    return rows[0] ? toOwned(kind, rows[0]) : null;
  }

  /** Runs a change of a discount that is there. */
  const change = (
    named: NamedDiscount,
    work: (transaction: Queryable, stored: OwnedDiscount) => Promise<void>,
  ) =>
    edit('coupons', async (transaction) => {
      const stored = await find(named, transaction);
      if (stored === null) throw new Problem('not-found');
      await work(transaction, stored);
    });

  return {
    async coupons(state, cursor) {
      const { rows } = await database.query<DiscountRow>(
        `select * from ${tableOf('coupon').rows}
         where ($2::text is null or state = $2) and ($3::bigint is null or position < $3)
         order by position desc limit $4`,
        [now(), state, readPosition(cursor), pageSize + 1],
      );
      const { shown, nextPageCursor } = toPage(rows, pageSize);
      return { coupons: shown.map((row) => toOwned('coupon', row)), nextPageCursor };
    },
    async automatic(state) {
      const { rows } = await database.query<DiscountRow>(
        `select * from ${tableOf('automatic').rows}
         where ($2::text is null or state = $2) order by position`,
        [now(), state],
      );
      return rows.map((row) => toOwned('automatic', row));
    },
    find: (kind, id) => find({ kind, id }),
    create(discount, record) {
      const { code, usageLimit, ...details } = discount;
      return edit('coupons', async (transaction) => {
        if (code === null) await insertAutomatic(transaction, details);
        else await insertCoupon(transaction, { code, usageLimit, details });
        await record(transaction, nameOf(discount));
      });
    },
    save(stored, { code: _, usageLimit, ...details }, record) {
      const { table, id, ...columns } = tableOf(kindOf(stored));
      return edit('coupons', async (transaction) => {
        const isCounted = columns.usageLimit === 'usage_limit';
        const { rowCount } = await transaction.query(
          `update ${table} set details = $3, version = version + 1
             ${isCounted ? ', usage_limit = $4' : ''} where ${id} = $1 and version = $2`,
          [stored.id, stored.version, JSON.stringify(details), ...(isCounted ? [usageLimit] : [])],
        );
        const named = { kind: kindOf(stored), id: stored.id };
        requireSaved(rowCount, rowCount > 0 ? stored : await find(named, transaction));
        await record(transaction, nameOf({ ...details, code: stored.code }));
      });
    },
    setOn: (named, isOn, record) =>
      change(named, async (transaction, stored) => {
        if (stored.isOn === isOn) return;
        const names = tableOf(named.kind);
        await transaction.query(
          `update ${names.table} set ${names.isOn} = $2, version = version + 1 where ${names.id} = $1`,
          [named.id, isOn],
        );
        await record(transaction, nameOf(stored));
      }),
    moveBefore: (id, beforeId, record) =>
      change({ kind: 'automatic', id }, async (transaction, stored) => {
        const { rows } = await transaction.query<{ id: string }>(
          'select id from automatic_discounts order by position for update',
        );
        const ids = rows.map((row) => row.id);
        const ordered = placeBefore(ids, id, beforeId);
        if (ordered === null) return;
        await transaction.query(
          `update automatic_discounts d set position = placed.place
           from ${placedIds}
           where d.id = placed.id`,
          [JSON.stringify(ordered)],
        );
        await record(transaction, nameOf(stored));
      }),
    remove: (named, record) =>
      change(named, async (transaction, stored) => {
        const { table, id } = tableOf(named.kind);
        // A cart that enters it at the same time waits, and does not find it then.
        await transaction.query(`select from ${table} where ${id} = $1 for update`, [named.id]);
        await transaction.query('delete from cart_coupons where code = $1', [stored.code]);
        await transaction.query(`delete from ${table} where ${id} = $1`, [named.id]);
        await record(transaction, nameOf(stored));
      }),
  };
}

/** The name in the record of changes. */
const nameOf = ({ code, title }: Pick<EditedDiscount, 'code' | 'title'>) => code ?? title;

async function insertCoupon(
  transaction: Queryable,
  {
    code,
    usageLimit,
    details,
  }: { readonly code: string; readonly usageLimit: number | null; readonly details: object },
): Promise<void> {
  const { rowCount } = await transaction.query(
    `insert into coupons (code, listed, usage_limit, details) values ($1, true, $2, $3)
     on conflict (code) do nothing`,
    [code, usageLimit, JSON.stringify(details)],
  );
  if (rowCount > 0) return;
  const sentence = `There is a coupon ${code} already. Change that one, or choose another code.`;
  throw new Problem('invalid-request', { errors: { code: sentence } });
}

async function insertAutomatic(transaction: Queryable, details: object): Promise<void> {
  const { rowCount } = await transaction.query(
    `insert into automatic_discounts (id, is_on, details)
     select $1, true, $2::jsonb where (select count(*) from automatic_discounts) < $3`,
    [randomUUID(), JSON.stringify(details), mostAutomatic],
  );
  if (rowCount > 0) return;
  const title = `There are ${mostAutomatic} automatic discounts, which is the most. Delete one of those first.`;
  throw new Problem('invalid-request', { errors: { title } });
}
