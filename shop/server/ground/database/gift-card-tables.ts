/** balance: the remaining amount, in minor units. cart_gift_cards: entered at a checkout. gift_card_uses: payments. */
export const giftCardTables: readonly string[] = [
  'alter table gift_cards add column balance integer',
  'update gift_cards set balance = value',
  `alter table gift_cards alter column balance set not null,
     add constraint gift_card_balance check (balance between 0 and value)`,
  `create table cart_gift_cards (
    position bigint generated always as identity primary key,
    cart_id text not null references carts (id) on update cascade on delete cascade,
    code text not null references gift_cards (code) on delete cascade,
    unique (cart_id, code)
  )`,
  'create index cart_gift_cards_of_card on cart_gift_cards (code)',
  'create index gift_cards_of_order on gift_cards (order_id)',
  `create table gift_card_uses (
    code text not null references gift_cards (code),
    order_id text not null references orders (id),
    amount integer not null check (amount > 0),
    primary key (code, order_id)
  )`,
];
