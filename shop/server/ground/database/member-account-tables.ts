/** Accounts of members: a password, sessions, and links in mails that work once. */
export const memberAccountTables: readonly string[] = [
  // email_key: the address in lower case. cart_id: the member's own cart, which the next sign-in finds.
  `create table member_accounts (
    member_id text primary key references members (id) on delete cascade,
    email text not null,
    email_key text not null unique,
    name text not null,
    password_hash text not null,
    language text not null,
    cart_id text references carts (id) on update cascade on delete set null,
    confirmed_at timestamptz,
    created_at timestamptz not null
  )`,
  'create index member_accounts_by_cart on member_accounts (cart_id)',
  // token_hash: of the cookie's token, so that a copy of the database opens no session.
  `create table member_sessions (
    id bigint generated always as identity primary key,
    token_hash text not null unique,
    member_id text not null references members (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index member_sessions_by_member on member_sessions (member_id)',
  'create index member_sessions_by_expiry on member_sessions (expires_at)',
  // purpose: `confirm` or `reset`.
  `create table member_links (
    code_hash text primary key,
    member_id text not null references members (id) on delete cascade,
    purpose text not null,
    expires_at timestamptz not null
  )`,
  'create index member_links_by_member on member_links (member_id)',
  'create index member_links_by_expiry on member_links (expires_at)',
];
