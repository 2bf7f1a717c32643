/**
 * outbox: the mails to send, stored in the transaction that decided on them. key: names the cause, so that one cause is
 * one mail. data: the source of the mail, while it has not been made (a template failed). claimed_by, leased_until: the
 * copy of the server that sends it, and until when nobody else does. handed_over_at: just before the end of the message
 * went to the mail server, after which nobody knows without its answer.
 */
export const mailTables: readonly string[] = [
  'drop table mails',
  `create table outbox (
    id bigint generated always as identity primary key,
    key text not null unique,
    kind text not null,
    language text not null,
    recipient text not null,
    reply_to text,
    subject text not null,
    body_text text not null,
    body_html text not null,
    unsubscribe_url text,
    data text,
    message_id text not null unique,
    state text not null check (state in ('waiting', 'sending', 'sent', 'failed')),
    attempts integer not null default 0,
    created_at timestamptz not null,
    next_attempt_at timestamptz not null,
    claimed_by text,
    leased_until timestamptz,
    handed_over_at timestamptz,
    sent_at timestamptz,
    last_error text
  )`,
  `create index outbox_waiting on outbox (next_attempt_at, id) where state = 'waiting'`,
  `create index outbox_sending on outbox (leased_until) where state = 'sending'`,
  'create index outbox_by_state on outbox (state, id)',
  `alter table orders add column language text not null default 'en'`,
  `alter table restock_signups add column language text not null default 'en'`,
  `alter table form_submissions add column done_at timestamptz, add column replied_at timestamptz`,
];

/**
 * Addresses from before are confirmed. asked_at: when the latest confirmation was asked for, after which a pending
 * address is deleted some day.
 */
export const mailingListTables: readonly string[] = [
  `alter table mailing_list
     add column state text not null default 'confirmed' check (state in ('pending', 'confirmed')),
     add column language text not null default 'en',
     add column asked_at timestamptz,
     add column confirmed_at timestamptz`,
  'update mailing_list set confirmed_at = created',
  `alter table mailing_list alter column state set default 'pending'`,
  'create index mailing_list_by_state on mailing_list (state, position)',
];
