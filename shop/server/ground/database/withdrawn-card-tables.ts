/** The amount that other orders took of a card of a statement and did not give back. */
const spent = `coalesce((select sum(used.amount) from gift_card_uses used where used.code = card.code), 0)
  - coalesce((select sum(back.amount) from order_refund_cards back join order_refunds refund on refund.id = back.refund_id
      where back.code = card.code and refund.state = 'done'), 0)`;

/**
 * The amounts that a refund of an order has taken off the gift cards that the order bought. A refund that was refused
 * has given it back: it counts for nothing.
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
  // These refunds take off them the same as later ones: the money refunded for their lines, and other money when no
  // goods are left. The cards of an order lie in a row, those of such lines and unspent ones first; one refund takes on
  // where another ends.
  `insert into order_refund_withdrawals
   with refunds as (
     select refund.id, order_id, amount, total, details
     from order_refunds refund join orders bought on bought.id = order_id
     where state <> 'refused' and order_id in (select order_id from gift_cards)
   ), lines as (
     select id, order_id, (entry->>'purchasePriceCents')::integer as price, quantity
     from refunds join order_refund_lines on refund_id = id, json_array_elements(details::json->'entries') as entry
     where entry->>'id' = entry_id and entry->>'productType' = 'gift-card'
   ), cards as (
     select order_id, code, value, sum(value) over (partition by order_id order by is_chosen desc, is_spent, number) as ends
     from (
       select *, (order_id, value) in (select order_id, price from lines) as is_chosen, ${spent} > 0 as is_spent
       from gift_cards card where order_id in (select order_id from refunds)
     ) card
   ), goods as (
     select order_id, greatest(0, total - sum(value)) as cents
     from cards join orders on id = order_id group by order_id, total
   ), chosen as (
     select id, sum(price * quantity) as cents from lines group by id
   ), taken as (
     select id, order_id, greatest(
       sum(least(amount, coalesce(chosen.cents, 0))) over so_far,
       sum(amount) over so_far - goods.cents) as ends
     from refunds join goods using (order_id) left join chosen using (id)
     window so_far as (partition by order_id order by id)
   ), spans as (
     select *, coalesce(lag(ends) over (partition by order_id order by id), 0) as starts from taken
   )
   select id, code, least(span.ends, card.ends) - greatest(span.starts, card.ends - value)
   from cards card join spans span using (order_id)
   where least(span.ends, card.ends) > greatest(span.starts, card.ends - value)`,
  // Nobody takes back what was spent.
  `update gift_cards card set balance = greatest(0, value - (${spent})
     - coalesce((select sum(part.amount) from order_refund_withdrawals part where part.code = card.code), 0))
   where order_id in (select order_id from order_refunds where state <> 'refused')`,
];
