/** Passkeys of members, and the challenges that browsers sign to add one or to sign in with one. */
export const passkeyTables: readonly string[] = [
  // id: ours, for addresses. credential_id, public_key: base64url. transports: apart by spaces.
  `create table member_passkeys (
    id text primary key,
    credential_id text not null unique,
    member_id text not null references members (id) on delete cascade,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    name text not null check (length(name) <= 100),
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index member_passkeys_by_member on member_passkeys (member_id)',
  // purpose: `add` or `sign-in`. member_id: null for a sign-in. A used challenge is deleted.
  `create table passkey_challenges (
    challenge_hash text primary key,
    purpose text not null,
    member_id text references members (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index passkey_challenges_by_member on passkey_challenges (member_id)',
  'create index passkey_challenges_by_expiry on passkey_challenges (expires_at)',
];
