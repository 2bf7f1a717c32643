/** Carts that a link takes from a page of another origin to the shop. */
export const handOffTables: readonly string[] = [
  // code_hash: of the code in an address. claim_hash: of the cookie of the browser that has opened it. into_cart: where
  // the lines are now; the code is spent then.
  `create table cart_hand_offs (
    code_hash text primary key,
    claim_hash text unique,
    cart_id text not null references carts (id) on update cascade on delete cascade,
    into_cart text references carts (id) on update cascade on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index hand_offs_of_cart on cart_hand_offs (cart_id)',
  'create index hand_offs_into_cart on cart_hand_offs (into_cart)',
];
