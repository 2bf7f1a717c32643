/** The ids of the orders of the member `$1`: those placed while signed in, and those of the confirmed address. */
export const ordersOfMember = `select id from orders where member_id = $1
  union select o.id from orders o join member_accounts a on lower(o.email) = a.email_key
  where a.member_id = $1 and a.confirmed_at is not null`;
