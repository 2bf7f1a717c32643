import { changeStock, listOwned, stockMoved, type OwnedList } from '../catalogue/editing/index.js';
import type { CatalogueCurrency } from '../catalogue/index.js';
import type { Database } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import {
  listOrders,
  readManagedOrder,
  type ListedOrders,
  type ManagedOrder,
} from '../order-management/index.js';
import type { FulfilmentState } from '../orders/index.js';
import { recordProgram } from '../owners/index.js';

export interface StockSetting {
  readonly sku: string;
  /** Null is unlimited. */
  readonly stock: number | null;
  /** The stock that the program has last read: another one means sales in between. Absent to set it anyway. */
  readonly ifStock?: number | null | undefined;
}

/** The data that other programs of the owner read and change with a key. */
export interface StoreData {
  /** @throws Problem `invalid-request` for a wrong cursor. */
  orders(query: {
    readonly fulfilment: FulfilmentState | null;
    readonly cursor: string | null;
  }): Promise<ListedOrders>;
  /** Null if there is no such order. */
  order(id: string): Promise<ManagedOrder | null>;
  /** By title. @throws Problem `invalid-request` for a wrong cursor. */
  products(query: {
    readonly currency: CatalogueCurrency;
    readonly cursor: string | null;
  }): Promise<OwnedList>;
  /**
   * Sets the stock of a variant, with a row in the owner's record.
   * @throws Problem `item-not-found`; `invalid-request` for goods that are not counted, or with an error of `ifStock`.
   */
  setStock(setting: StockSetting, apiKey: number): Promise<void>;
}

export function createStoreData({
  database,
  now,
}: {
  readonly database: Database;
  now(): number;
}): StoreData {
  return {
    orders: (query) => listOrders(database, { ...query, search: '' }),
    order: (id) => readManagedOrder(database, id),
    products: (query) =>
      listOwned(
        database,
        {
          ...query,
          search: '',
          status: null,
          category: null,
          stock: null,
          sort: 'name',
          isDescending: false,
        },
        now(),
      ),
    setStock: ({ sku, stock, ifStock }, apiKey) =>
      database.transaction(async (transaction) => {
        const { rows } = await transaction.query<{
          product_id: string;
          is_counted: boolean;
          stock: number | null;
        }>(
          `select v.product_id, v.stock, p.details->>'type' in ('physical', 'service') as is_counted
           from variants v join products p on p.id = v.product_id
           where v.sku = $1 and v.listed and p.removed_at is null for update of v`,
          [sku],
        );
        const [variant] = rows;
        if (variant === undefined) throw new Problem('item-not-found');
        if (!variant.is_counted) {
          throw new Problem('invalid-request', { message: 'This product has no stock.' });
        }
        if (ifStock !== undefined && ifStock !== variant.stock) {
          throw new Problem('invalid-request', { errors: { ifStock: stockMoved(variant.stock) } });
        }
        if (variant.stock === stock) return;
        await changeStock(transaction, [{ sku, shown: variant.stock, wanted: stock }]);
        const action = { apiKey, action: 'stock-changed', target: variant.product_id } as const;
        await recordProgram(transaction, action, now());
      }),
  };
}
