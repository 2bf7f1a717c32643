import { createVisitor } from '../pages/visitor.mjs';

export const amounts = {
  orders: 10_000,
  products: 5000,
  buyers: 3000,
  subscriptions: 800,
  giftCards: 600,
  mails: 20_000,
  addresses: 8000,
  waiting: 2000,
  reviews: 6000,
  comments: 4000,
  letters: 3000,
  actions: 20_000,
  /** Of 30 days, with four events each: the view, two vitals, and a step towards an order. */
  pageLoads: 40_000,
  coupons: 40,
  automaticDiscounts: 10,
};

const address = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '',
  line1: '12 Harbour Road',
  line2: '',
  city: 'New York',
  country: 'US',
  region: 'NY',
  postalCode: '10001',
  payment: 'test-accepted',
};
/** 22 letters, as a page's id has. */
const pageOfBench = 'benchbenchbenchbenchbe';
const letter = {
  'contact-name': ['Ada', 'Lovelace'],
  'contact-email': 'ada@example.com',
  'contact-message': 'May I see the kiln one day?',
};
const purchases = {
  parcel: [
    '/api/commerce/express-checkout',
    { itemId: 'item-salt-cellar', sku: 'SALT', quantity: 2 },
  ],
  subscription: ['/api/3/commerce/cart/subscription', { itemId: 'item-decaf-coffee', qty: 2 }],
  card: ['/api/commerce/gift-card', { itemId: 'item-gift-card', sku: 'GIFT-SHELL' }],
};

/** Fills the shop as a year of trade does: real purchases, and copies of them with other buyers, days and states. */
export async function fillShop({ origin, services, database }) {
  const bought = {};
  for (const [kind, [path, item]] of Object.entries(purchases)) {
    bought[kind] = await buy({ origin, services }, path, item);
  }
  await importProducts(services);
  await writeLetter(origin);
  await trackView(origin);
  for (const [statement, values] of copies(bought)) await database.query(statement, values);
  await database.query('analyze');
  return bought;
}

async function buy({ origin, services }, path, item) {
  const visitor = createVisitor(origin);
  await visitor.open('/api/commerce/shopping-cart');
  const { cartToken } = await visitor.send('POST', path, item);
  const { country, region, postalCode } = address;
  await visitor.send(
    'PUT',
    '/api/commerce/shopping-cart/shipping-location',
    { country, region, postalCode },
    { 'X-Cart-Token': cartToken },
  );
  const cart = await services.checkout.read(cartToken);
  const typed = { ...address, grandTotalCents: String(cart.grandTotalCents) };
  const { details, errors } = services.checkout.readDetails(typed, cart);
  if (errors) throw new Error(JSON.stringify(errors));
  return (await services.checkout.place(cartToken, details, { returnUrl: '', memberId: null }))
    .orderId;
}

async function writeLetter(origin) {
  const visitor = createVisitor(origin);
  await visitor.open('/contact');
  const { key } = await visitor.send('POST', '/api/form/FormSubmissionKey', {});
  await visitor.send('POST', '/api/form/SaveFormSubmission', {
    key,
    formId: 'contact',
    form: letter,
    pageTitle: 'Contact',
    pageId: 'contact-page',
    contentSource: 'c',
    pagePath: '/contact',
    pagePermissionTypeValue: null,
  });
}

async function trackView(origin) {
  const event = {
    event_schema_name: 'page_view',
    content: JSON.stringify({ source_environment: 'prod', analytics_id: 'bench' }),
    event_id: `${pageOfBench}.1`,
    sequence: 1,
    occurred_at: Date.now(),
    monotonic: 1,
  };
  await createVisitor(origin).send('POST', '/api/v1/clanker/events', { events: [event] });
}

/** By the owner's own table: two variants a product, at most 200 products a category. */
async function importProducts({ productTables }) {
  const names =
    'url_id,title,status,category,tags,excerpt,description,option1,sku,value1,price_USD,price_EUR,price_JPY,stock';
  const rows = Array.from({ length: amounts.products }, (_, n) => n).flatMap((n) =>
    ['Oat', 'Fern'].map(
      (value) =>
        `thing-${n},Thing ${n},listed,Shelf ${Math.floor(n / 200)},made,Good for ${n % 13} years.,From a workshop.,Glaze,T-${n}-${value},${value},${n % 97}.50,10,1000,${n % 40}`,
    ),
  );
  const { id, fingerprint, errors } = await productTables.preview([names, ...rows].join('\n'));
  if (errors.length > 0) throw new Error(JSON.stringify(errors.slice(0, 3)));
  await productTables.apply(id, fingerprint, async () => undefined);
}

/** Statements with their values, in an order that keeps references whole. */
function copies({ parcel, subscription, card }) {
  const { orders, buyers, subscriptions, giftCards } = amounts;
  const copied = (source, kind, count) => [
    [
      `insert into carts (id, currency, created_at, expires_at, purchased_at)
       select '${kind}-' || n, 'USD', now(), now(), now() from generate_series(1, $1::integer) n`,
      [count],
    ],
    [
      `insert into orders (id, cart_id, placed_at, details, email, buyer, total, currency, pieces, fulfilment, tax,
         shipping, discount, country)
       select '${kind}-' || n, '${kind}-' || n, now() - n * interval '50 minutes',
         replace(details, id, '${kind}-' || n), 'buyer' || n % ${buyers} || '@example.com', 'Buyer ' || n % ${buyers},
         total, currency, pieces,
         case fulfilment when 'open' then (array['open', 'part', 'sent', 'sent', 'sent'])[1 + n % 5] else fulfilment end,
         tax, shipping, discount, (array['US', 'DE', 'JP'])[1 + n % 3]
       from orders, generate_series(1, $2::integer) n where id = $1`,
      [source, count],
    ],
    [
      `insert into order_lines
       select o.id, entry_id, p.id, sku, p.details->>'title', quantity, cents
       from orders o join products p on p.url_id = 'thing-' || o.number % 900, order_lines l
       where l.order_id = $1 and o.id like '${kind}-%'`,
      [source],
    ],
    [
      `insert into payments (id, cart_id, press_key, provider, way, chosen, amount, currency, state, order_id, changed_at)
       select o.id, o.cart_id, o.id, p.provider, p.way, p.chosen, p.amount, p.currency, p.state, o.id, o.placed_at
       from orders o, payments p where p.order_id = $1 and o.id like '${kind}-%'`,
      [source],
    ],
  ];
  return [
    ...copied(parcel, 'parcel', orders - subscriptions - giftCards),
    ...copied(subscription, 'plan', subscriptions),
    ...copied(card, 'card', giftCards),
    [
      `insert into subscriptions (id, order_id, sku, quantity, unit_price, currency, plan, started_at, due_at, state)
       select o.id, o.id, sku, quantity, unit_price, s.currency, plan, o.placed_at, now() + interval '9 days',
         (array['active', 'active', 'paused', 'cancelled'])[1 + o.number % 4]
       from orders o, subscriptions s where s.order_id = $1 and o.id like 'plan-%'`,
      [subscription],
    ],
    [
      `insert into gift_cards (code, order_id, value, currency, balance)
       select 'BENCH-' || o.id, o.id, value, g.currency, o.number % value
       from orders o, gift_cards g where g.order_id = $1 and o.id like 'card-%'`,
      [card],
    ],
    [
      `insert into outbox (key, kind, language, recipient, subject, body_text, body_html, message_id, state, created_at,
         next_attempt_at, sent_at)
       select 'bench-' || n, kind, language, 'buyer' || n % ${buyers} || '@example.com', subject, body_text, body_html,
         'bench-' || n, 'sent', now() - n * interval '25 minutes', now(), now()
       from (select * from outbox order by id limit 1) mail, generate_series(1, $1::integer) n`,
      [amounts.mails],
    ],
    [
      `insert into mailing_list (email, source, created, state)
       select 'reader' || n || '@example.com', 'footer', now(), (array['pending', 'confirmed', 'confirmed'])[1 + n % 3]
       from generate_series(1, $1::integer) n`,
      [amounts.addresses],
    ],
    [
      `insert into restock_signups (sku, email, is_join_mailing_list, created_at)
       select 'T-' || n % 400 || '-Oat', 'waits' || n || '@example.com', false, now()
       from generate_series(1, $1::integer) n`,
      [amounts.waiting],
    ],
    [
      `insert into reviews (id, product_id, source, rating, written_at, helpful_count, details, is_written, state, email)
       select 'bench-' || n, p.id, 'native', 1 + n % 5, 1764000000000 - n * 60000::bigint, 0, r.details, true,
         (array['pending', 'approved', 'approved', 'refused'])[1 + n % 4], 'buyer' || n % ${buyers} || '@example.com'
       from (select details from reviews limit 1) r, generate_series(1, $1::integer) n
       join products p on p.url_id = 'thing-' || n % 900`,
      [amounts.reviews],
    ],
    [
      `insert into comments (item_id, author, content, state, written_at)
       select item_id, 'Reader ' || n, 'Well said, and well made. Thank you for number ' || n || '.',
         (array['pending', 'approved', 'approved', 'refused'])[1 + n % 4], now() - n * interval '2 hours'
       from (select id as item_id from content_items limit 1) item, generate_series(1, $1::integer) n`,
      [amounts.comments],
    ],
    [
      `insert into form_submissions (id, form_id, submitted_at, fields, answers, page, done_at)
       select 'bench-' || n, form_id, now() - n * interval '3 hours', fields, answers, page,
         case when n % 10 > 0 then now() end
       from (select * from form_submissions limit 1) letter, generate_series(1, $1::integer) n`,
      [amounts.letters],
    ],
    [
      `insert into tracked_events (environment, page_id, sequence, day, intake, name, occurred_at, received_at, visitor,
         facts, content, extras, arrivals)
       select environment, 'bench' || lpad(load::text, 17, '0'), step, day - load % 30,
         case when step in (2, 3) then 'performance' else intake end,
         case step when 1 then 'page_view' when 4 then steps[1 + load % 9] else 'web_vitals' end,
         occurred_at - load % 30 * 86400000::bigint - load % 80000 * 1000::bigint,
         received_at - load % 30 * 86400000::bigint - load % 80000 * 1000::bigint, 'visitor-' || load % 9000,
         case when step in (2, 3) then jsonb_build_object('metric', (array['LCP', 'CLS'])[step - 1],
           'metricId', 'v5-' || load || '-' || step, 'value', load % 3000) else facts end, content, extras, 1
       from tracked_events, generate_series(1, $2::integer) load, generate_series(1, 4) step,
         (select array['view_product', 'view_product', 'view_product', 'view_product', 'view_product', 'add_to_cart',
           'add_to_cart', 'begin_checkout', 'purchase'] as steps) as funnel
       where page_id = $1`,
      [pageOfBench, amounts.pageLoads],
    ],
    [
      `insert into coupons (code, listed, details)
       select 'BENCH' || n, true, details from coupons, generate_series(1, $1::integer) n where code = 'WELCOME10'`,
      [amounts.coupons],
    ],
    [
      `insert into automatic_discounts (id, is_on, details)
       select 'bench-' || n, false, details from coupons, generate_series(1, $1::integer) n where code = 'WELCOME10'`,
      [amounts.automaticDiscounts],
    ],
    [
      `insert into owner_actions (happened_at, action, target)
       select now() - n * interval '20 minutes', 'stock-changed', 'T-' || n % ${amounts.products} || '-Oat'
       from generate_series(1, $1::integer) n`,
      [amounts.actions],
    ],
  ];
}
