import type { Database, Queryable } from '../../ground/database/index.js';
import {
  callerLanguage,
  Problem,
  readPosition,
  toPage,
  type Signer,
} from '../../ground/http/index.js';
import type { Mailer } from '../mail/index.js';
import { toCsv } from './export-csv.js';
import { createListTokens } from './tokens.js';
import type { MailingList, MailingListEntry, MailingListPage, MailingListState } from './types.js';

const day = 24 * 60 * 60 * 1000;
const optInDays = 7;
/** How long a pending address waits for its confirmation, in milliseconds. */
export const optInLifetime = optInDays * day;
/** How long a pending address waits for another mail, so that nobody can fill a mailbox. */
const pause = 60 * 60 * 1000;

const pageSize = 50;
const idForm = /^\d{1,18}$/;

interface Row {
  email: string;
  /** One database driver returns 64-bit integers as strings, the other as numbers. */
  position: number | string;
  state: MailingListState;
  source: string;
  created: Date;
  confirmed_at: Date | null;
}

interface MailingListContext {
  readonly database: Database;
  readonly mailer: Pick<Mailer, 'queueMail' | 'toUrl'>;
  readonly signer: Signer;
  now(): number;
}

const columns = 'email, position, state, source, created, confirmed_at';

export function createMailingList({
  database,
  mailer,
  signer,
  now,
}: MailingListContext): MailingList {
  const tokens = createListTokens(signer);
  const linkTo = (path: string, token: string, language: string) =>
    mailer.toUrl(`/newsletter/${path}?${new URLSearchParams({ token })}`, language);
  const unsubscribeUrl = (id: string, language: string) =>
    linkTo('unsubscribe', tokens.toUnsubscribe(id), language);

  async function askToConfirm(
    queryable: Queryable,
    entry: { readonly id: string; readonly email: string; readonly language: string },
    at: number,
  ): Promise<void> {
    const { id, email, language } = entry;
    await mailer.queueMail(queryable, {
      key: `newsletter-opt-in:${id}:${at}`,
      kind: 'newsletter-opt-in',
      to: email,
      language,
      unsubscribeUrl: unsubscribeUrl(id, language),
      data: {
        email,
        days: optInDays,
        confirmUrl: linkTo('confirm', tokens.toConfirm(id, at + optInLifetime), language),
      },
    });
  }

  return {
    async join(queryable, typed, source, at) {
      const email = typed.trim().toLowerCase();
      const language = callerLanguage();
      const { rows } = await queryable.query<{ position: number | string; is_new: boolean }>(
        `insert into mailing_list (email, source, created, state, language, asked_at)
         values ($1, $2, $3, 'pending', $4, $3)
         on conflict (email) do update set asked_at = excluded.asked_at, language = excluded.language
         where mailing_list.state = 'pending' and mailing_list.asked_at <= $5
         returning position, created = $3 as is_new`,
        [email, source, new Date(at), language, new Date(at - pause)],
      );
      const [row] = rows;
      if (row === undefined) return false;
      await askToConfirm(queryable, { id: String(row.position), email, language }, at);
      return row.is_new;
    },
    async findToConfirm(token) {
      const id = tokens.readConfirm(token, now());
      if (id === null) return null;
      const { rows } = await database.query<{ email: string }>(
        'select email from mailing_list where position = $1::bigint',
        [id],
      );
      return rows[0]?.email ?? null;
    },
    async confirm(token) {
      const id = tokens.readConfirm(token, now());
      if (id === null) return null;
      return database.transaction(async (transaction) => {
        const { rows } = await transaction.query<{
          email: string;
          language: string;
          was_pending: boolean;
        }>(
          `update mailing_list set state = 'confirmed', confirmed_at = coalesce(mailing_list.confirmed_at, $2)
           from (select position, state = 'pending' as was_pending from mailing_list
                 where position = $1::bigint for update) before
           where mailing_list.position = before.position
           returning email, language, was_pending`,
          [id, new Date(now())],
        );
        const [row] = rows;
        if (row === undefined) return null;
        if (row.was_pending) {
          await mailer.queueMail(transaction, {
            key: `newsletter-joined:${id}`,
            kind: 'newsletter-joined',
            to: row.email,
            language: row.language,
            unsubscribeUrl: unsubscribeUrl(id, row.language),
            data: { email: row.email },
          });
        }
        return row.email;
      });
    },
    isUnsubscribe: (token) => tokens.readUnsubscribe(token) !== null,
    async unsubscribe(token) {
      const id = tokens.readUnsubscribe(token);
      if (id === null) return false;
      await database.query('delete from mailing_list where position = $1::bigint', [id]);
      return true;
    },
    async list({ state, search }, cursor): Promise<MailingListPage> {
      const { rows } = await database.query<Row>(
        `select ${columns} from mailing_list
         where state = $1 and ($2::bigint is null or position < $2::bigint)
           and position(lower($3::text) in email) > 0
         order by position desc limit $4`,
        [state, readPosition(cursor), cleanSearch(search), pageSize + 1],
      );
      const { shown, ...next } = toPage(rows, pageSize);
      return { entries: shown.map(toEntry), ...next };
    },
    async counts() {
      const { rows } = await database.query<{ state: MailingListState; count: number }>(
        'select state, count(*)::int as count from mailing_list group by state',
      );
      const counts = { confirmed: 0, pending: 0 };
      for (const { state, count } of rows) counts[state] = count;
      return counts;
    },
    exportCsv: (states, record) =>
      database.transaction(async (transaction) => {
        const { rows } = await transaction.query<Row & { language: string }>(
          `select ${columns}, language from mailing_list where state = any($1) order by position`,
          [states],
        );
        await record?.(transaction, 'mailing-list');
        return toCsv(
          rows.map((row) => ({
            ...toEntry(row),
            unsubscribeUrl: unsubscribeUrl(String(row.position), row.language),
          })),
        );
      }),
    async remove(id, record) {
      if (!idForm.test(id)) throw new Problem('not-found');
      await database.transaction(async (transaction) => {
        const { rowCount } = await transaction.query(
          'delete from mailing_list where position = $1::bigint',
          [id],
        );
        if (rowCount === 0) throw new Problem('not-found');
        // The record keeps no address of somebody who has left.
        await record?.(transaction, id);
      });
    },
  };
}

/** PostgreSQL takes neither NUL nor lone surrogates. */
const cleanSearch = (search: string): string =>
  search
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, 256);

function toEntry(row: Row): MailingListEntry {
  return {
    id: String(row.position),
    email: row.email,
    state: row.state,
    source: row.source,
    createdOn: new Date(row.created).getTime(),
    confirmedOn: row.confirmed_at && new Date(row.confirmed_at).getTime(),
  };
}
