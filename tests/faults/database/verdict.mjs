/** How often each value occurs. */
function tally(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Compares what was acknowledged with the tables. `query(statement)` resolves to rows. */
export async function judge(query, { adds, orders, submissions, events }) {
  const quantities = new Map(
    (
      await query(
        'select cart_id as id, sum(quantity)::int as n from cart_entries group by cart_id',
      )
    ).map(({ id, n }) => [id, n]),
  );
  const perCart = [...tally(adds.map(({ cart }) => cart))];
  const difference = (sign) =>
    perCart.reduce(
      (sum, [cart, n]) => sum + Math.max(0, sign * ((quantities.get(cart) ?? 0) - n)),
      0,
    );

  const ordersOf = tally((await query('select cart_id as id from orders')).map(({ id }) => id));
  const orderIds = new Set((await query('select id from orders')).map(({ id }) => id));
  const marks = tally(
    (await query('select answers from form_submissions')).flatMap(
      ({ answers }) =>
        /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(JSON.stringify(answers)) ?? [],
    ),
  );
  const stored = tally(
    (await query('select page_id, sequence from tracked_events')).map(
      ({ page_id: page, sequence }) => `${page}.${sequence}`,
    ),
  );
  const row = (kind, acknowledged, lost, doubled) => ({ kind, acknowledged, lost, doubled });
  return [
    row('adds', adds.length, difference(-1), difference(1)),
    row(
      'orders',
      orders.length,
      orders.filter(({ id }) => !orderIds.has(id)).length,
      orders.filter(({ cart }) => (ordersOf.get(cart) ?? 0) > 1).length +
        (orderIds.size - orders.length),
    ),
    row(
      'submissions',
      submissions.length,
      submissions.filter(({ mark }) => !marks.has(mark)).length,
      submissions.filter(({ mark }) => marks.get(mark) > 1).length,
    ),
    row(
      'events',
      events.length,
      events.filter((id) => !stored.has(id)).length,
      events.filter((id) => stored.get(id) > 1).length,
    ),
  ];
}
