import { randomUUID } from 'node:crypto';
import type { Queryable, RecordChange } from '../../../ground/database/index.js';
import { Problem } from '../../../ground/http/index.js';
import type { TaxRuleSeed } from '../types.js';
import { isId, requireSaved, type Edit, type EditorContext } from './edit.js';
import type { EditedTax } from './tax-form.js';

export interface OwnedTax extends EditedTax {
  readonly id: string;
  /** Counts its saves from 1. */
  readonly version: number;
}

/** The owner's side of taxes. As with shipping, orders keep what they were taxed. */
export interface TaxEditor {
  list(): Promise<readonly OwnedTax[]>;
  find(id: string): Promise<OwnedTax | null>;
  /** @throws Problem `invalid-request` if there are too many. */
  create(tax: EditedTax, record: RecordChange): Promise<void>;
  /** @throws Problem `not-found`; `settings-changed` for another version than that of the row. */
  save(tax: OwnedTax, record: RecordChange): Promise<void>;
  /** @throws Problem `not-found`. */
  remove(id: string, record: RecordChange): Promise<void>;
}

/** They are read together. Ours: the specification has no number. */
const mostTaxes = 500;

interface TaxRow {
  readonly id: string;
  readonly version: number;
  readonly is_on: boolean;
  readonly details: TaxRuleSeed;
}

const rowsOf = 'select id, version, is_on, details from tax_rates';

export function createTaxEditor({ database }: EditorContext, edit: Edit): TaxEditor {
  async function find(id: string, queryable: Queryable = database): Promise<OwnedTax | null> {
    if (!isId(id)) return null;
    const { rows } = await queryable.query<TaxRow>(`${rowsOf} where id = $1`, [id]);
    return rows[0] ? toTax(rows[0]) : null;
  }

  return {
    async list() {
      const { rows } = await database.query<TaxRow>(`${rowsOf} order by position`);
      return rows.map(toTax);
    },
    find: (id) => find(id),
    create: ({ isOn, ...details }, record) =>
      edit('taxes', async (transaction) => {
        const { rowCount } = await transaction.query(
          `insert into tax_rates (id, is_on, details)
           select $1, $2, $3::jsonb where (select count(*) from tax_rates) < $4`,
          [randomUUID(), isOn, JSON.stringify(details), mostTaxes],
        );
        if (rowCount === 0) {
          const title = `There are ${mostTaxes} taxes, which is the most. Delete one of those first.`;
          throw new Problem('invalid-request', { errors: { title } });
        }
        await record(transaction, details.title);
      }),
    save: ({ id, version, isOn, ...details }, record) =>
      edit('taxes', async (transaction) => {
        const { rowCount } = await transaction.query(
          `update tax_rates set is_on = $3, details = $4, version = version + 1
           where id = $1 and version = $2`,
          [id, version, isOn, JSON.stringify(details)],
        );
        requireSaved(rowCount, await find(id, transaction));
        await record(transaction, details.title);
      }),
    remove: (id, record) =>
      edit('taxes', async (transaction) => {
        const tax = await find(id, transaction);
        if (tax === null) throw new Problem('not-found');
        await transaction.query('delete from tax_rates where id = $1', [id]);
        await record(transaction, tax.title);
      }),
  };
}

function toTax({ id, version, is_on: isOn, details }: TaxRow): OwnedTax {
  return { ...details, id, version, isOn };
}
