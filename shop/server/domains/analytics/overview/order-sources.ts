import type { Queryable } from '../../../ground/database/index.js';
import type { Period } from '../types.js';
import { ofPeriod, valuesOf } from '../period.js';

const month = 30 * 24 * 60 * 60_000;

interface Row {
  order_id: string;
  referrer: string;
}

/**
 * The host from which the buyer of each tracked order last came to the shop, within the 30 days before; the shop's own
 * pages, and visits that began without a link, are none. Orders of visitors who may not be tracked are missing.
 */
export async function findOrderSources(
  database: Queryable,
  period: Period,
): Promise<readonly { readonly number: number; readonly source: string }[]> {
  const { rows } = await database.query<Row>(
    `with bought as (
       select visitor, occurred_at, content::json->>'orderId' as order_id from tracked_events
       where ${ofPeriod} and intake = 'pipeline' and name = 'purchase' and visitor is not null
     ), seen as (
       select visitor, occurred_at, content::json->>'page_referrer_url' as referrer,
         content::json->>'page_host' as host
       from tracked_events
       where environment = $1 and occurred_at >= $4 and occurred_at < $3 and intake = 'pipeline'
         and name = 'page_view' and visitor in (select visitor from bought)
     )
     select distinct on (bought.order_id) bought.order_id, seen.referrer
     from bought join seen on seen.visitor = bought.visitor
       and seen.occurred_at between bought.occurred_at - ${month} and bought.occurred_at
     where seen.referrer like 'http%' and position('//' || coalesce(seen.host, '') in seen.referrer) = 0
     order by bought.order_id, seen.occurred_at desc`,
    [...valuesOf(period), period.since - month],
  );
  return rows.flatMap(({ order_id: id, referrer }) =>
    /^\d{1,9}$/.test(id) && URL.canParse(referrer)
      ? [{ number: Number(id), source: new URL(referrer).host.replace(/^www\./, '') }]
      : [],
  );
}
