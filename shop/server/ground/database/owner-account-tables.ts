/** The accounts that the first owner invites. That owner signs in with OWNER_PASSWORD and is no row. */
export const ownerAccountTables: readonly string[] = [
  // email: in lower case. password_hash: with its own salt.
  `create table owner_accounts (
    id bigint generated always as identity primary key,
    email text not null unique,
    name text not null,
    password_hash text not null,
    created_at timestamptz not null,
    disabled_at timestamptz
  )`,
  // role: a number of platform §6.
  `create table owner_account_roles (
    account bigint not null references owner_accounts (id) on delete cascade,
    role smallint not null,
    primary key (account, role)
  )`,
  // One for an address; a used or withdrawn one is deleted. token_hash: of the link, which is stored nowhere.
  `create table owner_invitations (
    id bigint generated always as identity primary key,
    token_hash text not null unique,
    email text not null unique,
    roles smallint[] not null,
    invited_by bigint references owner_accounts (id) on delete set null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  // account: null for the first owner.
  'alter table owner_sessions add column account bigint references owner_accounts (id) on delete cascade',
  'alter table owner_actions add column account bigint references owner_accounts (id) on delete set null',
  'alter table owner_second_factor drop column is_only',
  'alter table owner_second_factor add column account bigint references owner_accounts (id) on delete cascade',
  'create unique index owner_second_factor_of_account on owner_second_factor (coalesce(account, 0))',
  'alter table owner_recovery_codes add column account bigint references owner_accounts (id) on delete cascade',
];
