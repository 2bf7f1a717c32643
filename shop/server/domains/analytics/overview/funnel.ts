import type { Queryable } from '../../../ground/database/index.js';
import type { Funnel, Period } from '../types.js';
import { ofPeriod, valuesOf } from '../period.js';

/** The pipeline's schema name of each step. */
const funnelNames = {
  view: 'view_product',
  add: 'add_to_cart',
  checkout: 'begin_checkout',
  purchase: 'purchase',
} as const satisfies Record<keyof Funnel, string>;

/** Counts the visitors who completed each step and all steps before it. */
export async function countFunnel(database: Queryable, period: Period): Promise<Funnel> {
  const { rows } = await database.query<Record<keyof Funnel, number>>(
    `with visitors as (
       select bool_or(name = $4) as viewed, bool_or(name = $5) as added,
         bool_or(name = $6) as began, bool_or(name = $7) as bought
       from tracked_events where ${ofPeriod} and intake = 'pipeline' and name in ($4, $5, $6, $7)
       group by coalesce(visitor, page_id)
     )
     select count(*) filter (where viewed)::float8 as view,
       count(*) filter (where viewed and added)::float8 as add,
       count(*) filter (where viewed and added and began)::float8 as checkout,
       count(*) filter (where viewed and added and began and bought)::float8 as purchase
     from visitors`,
    [...valuesOf(period), ...Object.values(funnelNames)],
  );
  return rows[0] ?? { view: 0, add: 0, checkout: 0, purchase: 0 };
}
