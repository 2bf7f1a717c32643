import type { Database, Queryable } from '../database/index.js';
import { readPlace, toPage } from '../http/index.js';

export interface MailingListEntry {
  /** In small letters. */
  readonly email: string;
  /** What the visitor used to join, such as `form:newsletter` or `restock:item-dune-mug`. */
  readonly source: string;
  /** Milliseconds since 1970. */
  readonly createdOn: number;
}

export interface MailingListPage {
  /** At most 50, the newest first. */
  readonly entries: readonly MailingListEntry[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
}

/** Who wants the shop's letters; each address is there once, however it is capitalised. */
export interface MailingList {
  /** True when the address is new. `queryable` is the transaction in which the visitor agreed to it. */
  join(queryable: Queryable, email: string, source: string, now: number): Promise<boolean>;
  /** @throws Problem `invalid-request` for a wrong cursor. */
  list(cursor: string | null): Promise<MailingListPage>;
  count(): Promise<number>;
}

const pageSize = 50;

interface Row {
  email: string;
  /** Comes as a text from one driver and as a number from the other. */
  position: number | string;
  source: string;
  created: Date;
}

export function createMailingList(database: Database): MailingList {
  return {
    async join(queryable, email, source, now) {
      const { rowCount } = await queryable.query(
        'insert into mailing_list (email, source, created) values ($1, $2, $3) on conflict (email) do nothing',
        [email.trim().toLowerCase(), source, new Date(now)],
      );
      return rowCount > 0;
    },
    async list(cursor) {
      const { rows } = await database.query<Row>(
        `select email, position, source, created from mailing_list
         where $1::bigint is null or position < $1::bigint order by position desc limit $2`,
        [readPlace(cursor), pageSize + 1],
      );
      const { shown, ...next } = toPage(rows, pageSize);
      return { entries: shown.map(toEntry), ...next };
    },
    async count() {
      const { rows } = await database.query<{ count: number }>(
        'select count(*)::int as count from mailing_list',
      );
      return rows[0]?.count ?? 0;
    },
  };
}

function toEntry({ email, source, created }: Row): MailingListEntry {
  return { email, source, createdOn: new Date(created).getTime() };
}
