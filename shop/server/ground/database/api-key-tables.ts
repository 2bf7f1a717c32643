/** Keys with which other programs of the owner call `/api/store`. */
export const apiKeyTables: readonly string[] = [
  // request: names the form that created it, so that a repeated press makes one key. ending: the last characters of the key,
  // which is stored nowhere. scopes: names of `apiKeyScopes`.
  `create table api_keys (
    id bigint generated always as identity primary key,
    request text not null unique,
    name text not null,
    scopes text[] not null,
    key_hash text not null unique,
    ending text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    deleted_at timestamptz
  )`,
  // api_key: of a change that a program made, whose row has no session.
  'alter table owner_actions add column api_key bigint references api_keys (id) on delete set null',
];
