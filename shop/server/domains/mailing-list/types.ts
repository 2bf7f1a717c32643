import type { Queryable, RecordChange } from '../../ground/database/index.js';

export const mailingListStates = ['confirmed', 'pending'] as const;
/** A pending address has not confirmed that it wants the letters, and gets none. */
export type MailingListState = (typeof mailingListStates)[number];

export interface MailingListEntry {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly state: MailingListState;
  /** How the visitor joined, such as `form:newsletter` or `restock:item-dune-mug`. */
  readonly source: string;
  /** Times are milliseconds since 1970. */
  readonly createdOn: number;
  readonly confirmedOn: number | null;
}

export interface MailingListPage {
  /** At most 50, newest first. */
  readonly entries: readonly MailingListEntry[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
}

export interface MailingListFilter {
  readonly state: MailingListState;
  /** Part of an address; '' for all. */
  readonly search: string;
}

/** Subscribers of the shop's newsletter. Each address occurs once, whatever its case. */
export interface MailingList {
  /**
   * Adds an address as pending and mails it a link to confirm; true if it is new. A pending address that joins again gets
   * another mail, at most one an hour. `queryable` is the transaction that stores the visitor's consent.
   */
  join(queryable: Queryable, email: string, source: string, now: number): Promise<boolean>;
  /** The address that the link of a mail confirms; null for a link that is not ours, too old, or of a removed address. */
  findToConfirm(token: string): Promise<string | null>;
  /** Confirms the address of a link, once or again. Null as `findToConfirm`. */
  confirm(token: string): Promise<string | null>;
  /** Whether a link to unsubscribe is ours. It works as long as the secret does. */
  isUnsubscribe(token: string): boolean;
  /** Removes the address of such a link, also if it is gone. False for a link that is not ours. */
  unsubscribe(token: string): Promise<boolean>;
  /** @throws Problem `invalid-request` for a wrong cursor. */
  list(filter: MailingListFilter, cursor: string | null): Promise<MailingListPage>;
  /** How many addresses are in each state. */
  counts(): Promise<Readonly<Record<MailingListState, number>>>;
  /** The addresses in these states as CSV (RFC 4180), oldest first, with the link to unsubscribe that letters need. */
  exportCsv(states: readonly MailingListState[], record?: RecordChange): Promise<string>;
  /** Removes an address. @throws Problem `not-found`. */
  remove(id: string, record?: RecordChange): Promise<void>;
}
