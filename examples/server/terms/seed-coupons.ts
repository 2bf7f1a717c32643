import { prepareOnce, type Database } from '../database/index.js';
import type { CouponSeed } from './types.js';

/** Updates the stored coupons to `coupons`; their use counts are kept. */
export function seedCoupons(database: Database, coupons: readonly CouponSeed[]): Promise<void> {
  return prepareOnce(database, async (transaction) => {
    await transaction.query('update coupons set listed = false where listed');
    await transaction.query(
      `insert into coupons (code, listed, usage_limit, details)
       select code, true, usage_limit, details
       from jsonb_to_recordset($1::jsonb) as seed (code text, usage_limit integer, details jsonb)
       on conflict (code) do update set
         listed = true, usage_limit = excluded.usage_limit, details = excluded.details`,
      [
        JSON.stringify(
          coupons.map(({ code, usageLimit, ...details }) => ({
            code,
            usage_limit: usageLimit ?? null,
            details,
          })),
        ),
      ],
    );
  });
}
