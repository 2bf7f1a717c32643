import type { Clock, Reporter } from 'vitrine/core/runtime';
import type { PriceList } from '../catalogue/index.js';
import type { Database, Queryable } from '../../ground/database/index.js';
import type { AutomaticDiscount, ShippingZone, TaxRuleSeed, TermsInForce } from './types.js';

/**
 * The discounts, shipping and taxes that are in force. They are kept in memory until the version in the database changes,
 * whichever copy of the server changed it.
 */
export interface Terms {
  /**
   * The terms at this version, or at a newer one if the version in memory is another one.
   * @param queryable The caller's transaction, if it has one.
   */
  at(version: string | null, queryable: Queryable): Promise<TermsInForce>;
  /** The present terms. Costs a statement. */
  current(queryable?: Queryable): Promise<TermsInForce>;
  /** The same for the words of pages: a second old at most, or the last that are known while the database does not answer. */
  known(): Promise<TermsInForce>;
}

export interface TermsContext {
  readonly database: Database;
  readonly reporter: Pick<Reporter, 'report'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Not the owner's to change. */
  readonly minimumSubtotal: PriceList;
}

interface Loaded {
  readonly version: string | null;
  readonly terms: TermsInForce;
}

interface StoredTerms {
  readonly version: string | null;
  readonly discounts: readonly AutomaticDiscount[];
  readonly zones: readonly ShippingZone[];
  readonly taxes: readonly TaxRuleSeed[];
}

/** One statement, so that the rows are those of the version. The shop does not ship where no method is on. */
const statement = `select /* prepared: terms */ json_build_object(
  'version', (select version from terms_version),
  'discounts', (
    select coalesce(json_agg(details || jsonb_build_object('id', id) order by position), '[]')
    from automatic_discounts where is_on),
  'zones', (
    select coalesce(json_agg(json_build_object(
      'countries', z.details->'countries',
      'options', (
        select coalesce(json_agg(m.details || jsonb_build_object('id', m.id) order by m.position, m.id), '[]')
        from shipping_methods m where m.zone_id = z.id and m.is_on)) order by z.position, z.id), '[]')
    from shipping_zones z
    where exists (select from shipping_methods where zone_id = z.id and is_on)),
  'taxes', (
    select coalesce(json_agg(details order by position), '[]') from tax_rates where is_on)) as terms`;

/** For how long a page takes the terms for the present ones, in milliseconds: most pages tell the name of a tax alone. */
const knownFor = 1000;

export function createTerms({ database, reporter, clock, minimumSubtotal }: TermsContext): Terms {
  let kept: Loaded | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function load(queryable: Queryable): Promise<TermsInForce> {
    const { rows } = await queryable.query<{ terms: StoredTerms }>(statement);
    const [row] = rows;
    if (row === undefined) throw new Error('The terms could not be read.');
    const { version, discounts, zones, taxes } = row.terms;
    const terms = {
      automaticDiscounts: discounts,
      shippingZones: zones,
      taxRules: taxes,
      minimumSubtotal,
    };
    kept = { version, terms };
    return terms;
  }

  async function at(version: string | null, queryable: Queryable): Promise<TermsInForce> {
    if (kept !== null && version !== null && kept.version === version) return kept.terms;
    return load(queryable);
  }

  async function current(queryable: Queryable = database): Promise<TermsInForce> {
    const { rows } = await queryable.query<{ version: string }>(
      'select /* prepared: terms version */ version from terms_version',
    );
    return at(rows[0]?.version ?? null, queryable);
  }

  return {
    at,
    current,
    async known() {
      const isFresh = Math.abs(clock.now() - askedAt) < knownFor;
      if (isFresh && kept !== null) return kept.terms;
      askedAt = clock.now();
      try {
        return await current();
      } catch (error) {
        if (kept === null) throw error;
        reporter.report(error, { where: 'terms' });
        return kept.terms;
      }
    },
  };
}
