import type { Database } from '../../ground/database/index.js';
import type { Signer } from '../../ground/http/index.js';
import { findOrder, type OrderJson } from '../orders/index.js';
import { managedLines, type OrderManagement } from '../order-management/index.js';
import type { DownloadFiles } from './download-folder.js';

/** A file of an order, for its buyer. */
export interface Download {
  readonly title: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** How often it can be fetched still. */
  readonly left: number;
  /** A path of the shop that works for a day; anyone with it can fetch the file. */
  readonly path: string;
}

export interface OpenedDownload {
  readonly name: string;
  readonly size: number;
  readonly body: ReadableStream;
}

/** The files of bought digital goods. */
export interface Downloads {
  /** The files of an order that its buyer may read, with fresh links. */
  list(order: OrderJson): Promise<readonly Download[]>;
  /** Opens the file of a link and counts it. `gone`: the link is too old, the file or the right to it is gone. */
  open(signed: string): Promise<OpenedDownload | 'gone' | 'used-up'>;
}

export interface DownloadContext {
  readonly database: Database;
  readonly signer: Signer;
  readonly files: DownloadFiles;
  readonly orders: Pick<OrderManagement, 'progress'>;
  now(): number;
}

const purpose = 'download';
const day = 24 * 60 * 60_000;
/** How often a file of an order can be fetched; a buyer has several devices, and a line that breaks. */
const mostDownloads = 10;

export function createDownloads(context: DownloadContext): Downloads {
  const { database, signer, files, orders, now } = context;

  /** The lines that are still the buyer's: a refunded or cancelled one is not. */
  async function ownLines(order: OrderJson) {
    const progress = await orders.progress(order.id);
    if (progress === null || progress.cancelledAt !== null) return [];
    return managedLines({ order, ...progress })
      .filter(({ entry, toRefund }) => entry.productType === 'digital' && toRefund > 0)
      .map(({ entry }) => entry);
  }

  async function usedOf(orderId: string): Promise<ReadonlyMap<string, number>> {
    const { rows } = await database.query<{ entry_id: string; file: string; used: number }>(
      'select entry_id, file, used from order_downloads where order_id = $1',
      [orderId],
    );
    return new Map(rows.map(({ entry_id: id, file, used }) => [`${id} ${file}`, used]));
  }

  /** Counts a fetch, unless there were too many: requests at once count each. */
  async function count(orderId: string, entryId: string, file: string): Promise<boolean> {
    const { rowCount } = await database.query(
      `insert into order_downloads as known (order_id, entry_id, file, used, last_at)
       values ($1, $2, $3, 1, $4)
       on conflict (order_id, entry_id, file) do update set used = known.used + 1, last_at = excluded.last_at
       where known.used < $5`,
      [orderId, entryId, file, new Date(now()), mostDownloads],
    );
    return rowCount > 0;
  }

  return {
    async list(order) {
      const used = await usedOf(order.id);
      const lines = await ownLines(order);
      const found = await Promise.all(
        lines.map(async ({ id, title, chosenVariant }) =>
          (await files.list(chosenVariant.sku)).map(({ name, size }) => ({
            title,
            name,
            size,
            left: Math.max(0, mostDownloads - (used.get(`${id} ${name}`) ?? 0)),
            path: `/downloads/${encodeURIComponent(signer.sign(purpose, toValue([order.id, id, name, String(now() + day)])))}`,
          })),
        ),
      );
      return found.flat();
    },
    async open(signed) {
      const value = signer.verify(purpose, signed);
      const [orderId = '', entryId = '', name = '', expires = '0'] =
        value === null ? [] : fromValue(value);
      if (Number(expires) <= now()) return 'gone';
      const order = await findOrder(database, orderId);
      const line = order && (await ownLines(order)).find(({ id }) => id === entryId);
      const file = line && (await files.open(line.chosenVariant.sku, name));
      if (file === null || file === undefined) return 'gone';
      if (await count(orderId, entryId, name)) return { name, ...file };
      await file.body.cancel();
      return 'used-up';
    },
  };
}

/** Texts as one of an address. */
const toValue = (texts: readonly string[]) =>
  Buffer.from(JSON.stringify(texts)).toString('base64url');

function fromValue(value: string): readonly string[] {
  const read: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
  return Array.isArray(read) ? read.map(String) : [];
}
