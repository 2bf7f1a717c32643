import { randomUUID } from 'node:crypto';
import {
  holdPreparations,
  type Queryable,
  type RecordChange,
} from '../../../../ground/database/index.js';
import { Problem } from '../../../../ground/http/index.js';
import { storeProducts } from '../../store-products.js';
import { changeStock } from '../change-stock.js';
import { keepAddresses, nextPosition } from '../positions.js';
import { isStorable, readRecords, toRecordOf } from '../records.js';
import { changedWords, planImport, type ImportPlan } from './plan-import.js';
import type { TableError } from './read-table.js';
import { writeTable } from './write-table.js';
import type { RouteContext } from '../../../../ground/routing/index.js';

const lifetime = 24 * 60 * 60_000;
/** Of errors and of changes that a preview lists. */
const mostShown = 100;

/** The changes that a file would make. */
export interface ImportPreview {
  readonly id: string;
  readonly fingerprint: string;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly errorCount: number;
  /** The first hundred. */
  readonly errors: readonly TableError[];
  /** The first hundred products, with what differs; no words for a new one. */
  readonly changes: readonly { readonly title: string; readonly words: readonly string[] }[];
}

/** The products as a table for spreadsheets. */
export interface ProductTables {
  /** CSV, one variant in a row. */
  write(): Promise<string>;
  /** Keeps the file for a day and tells what it would change. */
  preview(csv: string): Promise<ImportPreview>;
  /** The preview of a kept file as of now; null if there is none. */
  find(id: string): Promise<ImportPreview | null>;
  /**
   * Makes the changes that a preview has told, in one transaction. Resolves to what was changed; null, and nothing is
   * changed, where the file is gone, has errors, or would change something else by now.
   */
  apply(
    id: string,
    fingerprint: string,
    record: RecordChange,
  ): Promise<Pick<ImportPreview, 'created' | 'changed'> | null>;
}

export type TableContext = Pick<RouteContext, 'database' | 'clock'>;

export function createProductTables({ database, clock }: TableContext): ProductTables {
  async function readCsv(queryable: Queryable, id: string): Promise<string | null> {
    if (!isStorable(id)) return null;
    const { rows } = await queryable.query<{ csv: string }>(
      'select csv from product_imports where id = $1 and expires_at > $2',
      [id, new Date(clock.now())],
    );
    return rows[0]?.csv ?? null;
  }

  return {
    write: async () => writeTable(await readRecords(database, null), clock.now()),
    async preview(csv) {
      const id = randomUUID();
      const plan = planImport(csv, await readRecords(database, null), clock.now());
      if (plan.errors.length === 0) {
        await database.query(
          'insert into product_imports (id, csv, expires_at) values ($1, $2, $3)',
          [id, csv, new Date(clock.now() + lifetime)],
        );
      }
      return toPreview(id, plan);
    },
    async find(id) {
      const csv = await readCsv(database, id);
      return csv === null
        ? null
        : toPreview(id, planImport(csv, await readRecords(database, null), clock.now()));
    },
    apply(id, fingerprint, record) {
      return database.transaction(async (transaction) => {
        await holdPreparations(transaction);
        const csv = await readCsv(transaction, id);
        if (csv === null) return null;
        // In the order in which a purchase locks them.
        await transaction.query('select sku from variants order by sku for update');
        const plan = planImport(csv, await readRecords(transaction, null), clock.now());
        if (plan.errors.length > 0 || plan.fingerprint !== fingerprint) return null;
        await store(transaction, plan);
        await transaction.query('delete from product_imports where id = $1', [id]);
        const { created, changed } = toPreview(id, plan);
        await record(transaction, `${created} new, ${changed} changed`);
        return { created, changed };
      });
    },
  };

  async function store(transaction: Queryable, { products }: ImportPlan): Promise<void> {
    const editedAt = clock.now();
    let position = await nextPosition(transaction);
    const records = products.map(({ stored, after }) =>
      toRecordOf(after, {
        id: stored?.id ?? `item-${randomUUID()}`,
        position: stored?.position ?? position++,
        editedAt,
        stored,
      }),
    );
    await storeProducts(transaction, records);
    const moved = await changeStock(
      transaction,
      products.flatMap(({ stock }) => stock),
    );
    // The rows are locked since the plan was made.
    if (moved.size > 0) throw new Problem('unavailable');
    await keepAddresses(
      transaction,
      products.flatMap(({ stored, after }) =>
        stored === null ? [] : [{ id: stored.id, from: stored.urlId, to: after.urlId }],
      ),
    );
  }
}

function toPreview(id: string, plan: ImportPlan): ImportPreview {
  const { products, unchanged, errors, fingerprint } = plan;
  const created = products.filter(({ stored }) => stored === null).length;
  return {
    id,
    fingerprint,
    created,
    changed: products.length - created,
    unchanged,
    errorCount: errors.length,
    errors: errors.slice(0, mostShown),
    changes: products
      .slice(0, mostShown)
      .map((planned) => ({ title: planned.after.title, words: changedWords(planned) })),
  };
}
