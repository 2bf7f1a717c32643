import { catalogueCurrencies, type CatalogueCurrency } from '../catalogue/index.js';
import type { Database } from '../../ground/database/index.js';
import { reportSales, sumSales } from './report-sales.js';
import type { OrderSource, SalesQuery, SalesReport, SalesTotals } from './types.js';

/** The sales, from the orders themselves. */
export interface Sales {
  report(
    query: SalesQuery & { readonly buckets: number },
    sources: readonly OrderSource[],
  ): Promise<SalesReport>;
  totals(query: SalesQuery): Promise<SalesTotals>;
  /** The currencies that orders were placed in, most first. */
  currencies(): Promise<readonly CatalogueCurrency[]>;
}

export function createSales(database: Database): Sales {
  return {
    report: (query, sources) => reportSales(database, query, sources),
    totals: (query) => sumSales(database, query),
    async currencies() {
      const { rows } = await database.query<{ currency: string }>(
        'select currency from orders group by currency order by count(*) desc, currency',
      );
      return rows.flatMap(({ currency }) => catalogueCurrencies.filter((one) => one === currency));
    },
  };
}
