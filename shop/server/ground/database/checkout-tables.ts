/** The text that a visitor has typed into a checkout. visitor_hash: of the cookie that opens it. draft: JSON text. */
export const checkoutTables: readonly string[] = [
  `create table checkout_drafts (
    visitor_hash text not null,
    cart_id text not null references carts (id) on update cascade on delete cascade,
    draft text not null,
    expires_at timestamptz not null,
    primary key (visitor_hash, cart_id)
  )`,
  'create index checkout_drafts_of_cart on checkout_drafts (cart_id)',
];
