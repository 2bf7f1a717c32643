export const ownerSessionTables: readonly string[] = [
  // token_hash: of the cookie's token, so that a copy of the database opens no session. credential: of the password
  // that opened it.
  `create table owner_sessions (
    id bigint generated always as identity primary key,
    token_hash text not null unique,
    credential text not null,
    device text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  // session is no foreign key: the record outlives the session. merged: refused sign-ins of one hour share a row.
  `create table owner_actions (
    position bigint generated always as identity primary key,
    happened_at timestamptz not null,
    session bigint,
    action text not null,
    target text,
    times integer not null default 1,
    merged text unique
  )`,
  // At most one row. session: which began it. confirmed_at: null until a first code proved the app. last_step: of
  // the last accepted code.
  `create table owner_second_factor (
    is_only boolean primary key default true check (is_only),
    session bigint not null,
    secret text not null,
    started_at timestamptz not null,
    confirmed_at timestamptz,
    last_step bigint
  )`,
  'create table owner_recovery_codes (code_hash text primary key)',
];
