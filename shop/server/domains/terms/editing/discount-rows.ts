import type { DiscountDetails } from '../types.js';
import type { DiscountKind, DiscountState, OwnedDiscount } from './types.js';

export interface DiscountRow {
  readonly position: number | string;
  readonly id: string;
  readonly is_on: boolean;
  readonly version: number;
  readonly usage_limit: number | null;
  readonly used: number | null;
  readonly state: DiscountState;
  readonly details: DiscountDetails;
}

/** The table of a kind of discount. The names are part of statements. */
interface DiscountTable {
  readonly table: string;
  readonly id: string;
  readonly isOn: string;
  readonly usageLimit: string;
  readonly used: string;
}

const discountTables: Readonly<Record<DiscountKind, DiscountTable>> = {
  coupon: {
    table: 'coupons',
    id: 'code',
    isOn: 'listed',
    usageLimit: 'usage_limit',
    used: 'used',
  },
  automatic: {
    table: 'automatic_discounts',
    id: 'id',
    isOn: 'is_on',
    usageLimit: 'null::integer',
    used: 'null::integer',
  },
};

/** The names of a kind, and a query of its rows with their state at the time of parameter 1. */
export function tableOf(kind: DiscountKind): DiscountTable & { readonly rows: string } {
  const names = discountTables[kind];
  const { table, id, isOn, usageLimit, used } = names;
  return {
    ...names,
    rows: `(select position, ${id} as id, ${isOn} as is_on, version, details,
        ${usageLimit} as usage_limit, ${used} as used,
        case when not ${isOn} then 'off'
          when (details->>'expiresAt')::timestamptz <= $1 or ${used} >= ${usageLimit} then 'ended'
          when (details->>'startsAt')::timestamptz > $1 then 'later'
          else 'on' end as state
      from ${table}) discounts`,
  };
}

export function toOwned(kind: DiscountKind, row: DiscountRow): OwnedDiscount {
  const { id, version, state, is_on: isOn, used, usage_limit: usageLimit, details } = row;
  const code = kind === 'coupon' ? id : null;
  return { ...details, id, code, version, state, isOn, used, usageLimit };
}
