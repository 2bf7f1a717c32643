import { prepareOnce, type Database, type Queryable } from '../../ground/database/index.js';
import { readOwnedKinds, type TermsKind } from './kinds.js';
import type { ShopTerms } from './types.js';

type Seed = (transaction: Queryable, terms: ShopTerms) => Promise<void>;

const seeds: Readonly<Record<TermsKind, Seed>> = {
  coupons: seedCoupons,
  shipping: seedShipping,
  taxes: seedTaxes,
};

/**
 * Updates the stored coupons, shipping and taxes to those of the code. Changes of the owner stay: one change makes all
 * terms of its kind the owner's.
 */
export function seedTerms(database: Database, terms: ShopTerms): Promise<void> {
  return prepareOnce(database, async (transaction) => {
    const owned = await readOwnedKinds(transaction);
    for (const [kind, seed] of Object.entries(seeds)) {
      if (!owned.has(kind)) await seed(transaction, terms);
    }
  });
}

/** Use counts are kept, and so are coupons that are gone, for the carts and orders that refer to them. */
async function seedCoupons(transaction: Queryable, { coupons }: ShopTerms): Promise<void> {
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
}

async function seedShipping(transaction: Queryable, { shippingZones }: ShopTerms): Promise<void> {
  const zones = shippingZones.map(({ countries, options }, position) => ({
    id: `zone-${position + 1}`,
    position,
    details: { title: '', countries },
    options,
  }));
  await transaction.query('delete from shipping_zones');
  await transaction.query(
    `insert into shipping_zones (id, position, details)
     select id, position, details
     from jsonb_to_recordset($1::jsonb) as seed (id text, position integer, details jsonb)`,
    [JSON.stringify(zones)],
  );
  const methods = zones.flatMap(({ id: zoneId, options }) =>
    options.map(({ id, ...details }, position) => ({ zone_id: zoneId, id, position, details })),
  );
  await transaction.query(
    `insert into shipping_methods (zone_id, id, position, is_on, details)
     select zone_id, id, position, true, details
     from jsonb_to_recordset($1::jsonb) as seed (zone_id text, id text, position integer, details jsonb)`,
    [JSON.stringify(methods)],
  );
}

async function seedTaxes(transaction: Queryable, { taxRules }: ShopTerms): Promise<void> {
  await transaction.query('delete from tax_rates');
  await transaction.query(
    `insert into tax_rates (id, is_on, details)
     select id, true, details
     from jsonb_to_recordset($1::jsonb) as seed (id text, number integer, details jsonb)
     order by number`,
    [
      JSON.stringify(
        taxRules.map((details, index) => ({
          id: `tax-${index + 1}`,
          number: index,
          details,
        })),
      ),
    ],
  );
}
