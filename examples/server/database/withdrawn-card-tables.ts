/**
 * What a refund of an order has taken off the gift cards that the order bought. A refund that was refused has given it
 * back: it counts for nothing.
 */
export const withdrawnCardTables: readonly string[] = [
  `create table order_refund_withdrawals (
    refund_id bigint not null references order_refunds (id) on delete cascade,
    code text not null references gift_cards (code),
    amount integer not null check (amount > 0),
    primary key (refund_id, code)
  )`,
  'create index withdrawals_of_card on order_refund_withdrawals (code)',
  // Earlier versions emptied all cards of a gift card's own order at its first refund, and none of a cart's order.
  `insert into order_refund_withdrawals
   select max(refund.id), card.code, card.value
   from gift_cards card join orders bought on bought.id = card.order_id
     join order_refunds refund on refund.order_id = bought.id and refund.state <> 'refused'
   where card.value > 0 and (bought.refunded = bought.total
     or card.balance = 0 and not exists (select 1 from gift_card_uses used where used.code = card.code))
   group by card.code`,
  'update gift_cards set balance = 0 where code in (select code from order_refund_withdrawals)',
];
