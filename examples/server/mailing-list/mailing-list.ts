import type { Database, Queryable } from '../database/index.js';
import { readPosition, toPage } from '../http/index.js';

interface MailingListEntry {
  /** In lower case. */
  readonly email: string;
  /** How the visitor joined, such as `form:newsletter` or `restock:item-dune-mug`. */
  readonly source: string;
  /** Milliseconds since 1970. */
  readonly createdOn: number;
}

export interface MailingListPage {
  /** At most 50, newest first. */
  readonly entries: readonly MailingListEntry[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
}

/** Subscribers of the shop's newsletter. Each address occurs once, whatever its case. */
export interface MailingList {
  /** Adds an address; true if it is new. `queryable` is the transaction that stores the visitor's consent. */
  join(queryable: Queryable, email: string, source: string, now: number): Promise<boolean>;
  /** @throws Problem `invalid-request` for a wrong cursor. */
  list(cursor: string | null): Promise<MailingListPage>;
  count(): Promise<number>;
}

const pageSize = 50;

interface Row {
  email: string;
  /** One database driver returns 64-bit integers as strings, the other as numbers. */
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
        [readPosition(cursor), pageSize + 1],
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
