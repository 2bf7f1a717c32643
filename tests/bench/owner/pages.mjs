/** Files rather than pages: what they hold grows with the shop, and they are written while they are read. */
const files = new Set([
  'GET /owner/orders/export',
  'GET /owner/products/export.csv',
  'GET /owner/sales/export',
  'GET /owner/header-footer/collections',
]);

/** Pages that exist only in the middle of something, or need a part that the bench shop has not set up. */
const leftOut = new Set([
  'GET /owner/sign-in',
  'GET /owner/invitation',
  'GET /owner/security/second-factor',
  'GET /owner/forms/:formId/files/:fileId',
  'GET /owner/products/import/:id',
  'GET /owner/api-keys/:id/delete',
]);

/** A value for each parameter that a page of the table asks for. */
const parameters = {
  '/owner/orders/:': 'select id from orders where number = 6000',
  '/owner/subscriptions/:': 'select id from subscriptions order by number limit 1 offset 400',
  '/owner/gift-cards/:':
    'select number::text as id from gift_cards order by number limit 1 offset 300',
  '/owner/products/:': "select id from products where url_id = 'thing-2500'",
  '/owner/discounts/coupons/:': 'select code as id from coupons limit 1',
  '/owner/discounts/automatic/:': 'select id from automatic_discounts limit 1',
  '/owner/shipping/:': 'select id from shipping_zones limit 1',
  '/methods/:':
    'select id from shipping_methods where zone_id = (select id from shipping_zones limit 1) limit 1',
  '/owner/taxes/:': 'select id from tax_rates limit 1',
  '/owner/forms/:': "select 'contact' as id",
  '/submissions/:':
    "select id from form_submissions where form_id = 'contact' order by position limit 1",
  '/owner/mail/:': 'select id::text as id from outbox order by id limit 1 offset 9000',
};

/** What a page needs in its address. */
const queries = {
  '/owner/restock/send':
    "select '?productId=' || product_id || '&variantId=' || sku as id from variants where sku = 'T-9-Oat'",
};

/** What an owner does with the lists: searches, filters, orders. */
const views = [
  '/owner/orders?q=buyer+29',
  '/owner/orders?q=nobody',
  '/owner/orders?state=open',
  '/owner/products?q=thing+49',
  '/owner/products?sort=price&order=desc',
  '/owner/products?stock=low',
  '/owner/customers?q=buyer+12',
  '/owner/sales?period=year',
  '/owner/mail?state=sent',
  '/owner/mailing-list?search=reader77',
  '/owner/reviews?state=approved',
  '/owner/comments?state=approved',
  '/owner/analytics?period=month',
];

/** The path of every owner page that the shop has, so that a new page is measured without a word here. */
export async function findPages({ app, database }) {
  const paths = [];
  for (const route of new Set(app.routes.map(({ method, path }) => `${method} ${path}`))) {
    if (!route.startsWith('GET /owner') || files.has(route) || leftOut.has(route)) continue;
    paths.push(await fillIn(route.slice('GET '.length), database));
  }
  return [...paths, ...views];
}

async function fillIn(route, database) {
  let path = route;
  for (const [before, statement] of Object.entries(parameters)) {
    if (!path.includes(before)) continue;
    const [row] = (await database.query(statement)).rows;
    if (row === undefined) throw new Error(`There is nothing for ${before} in ${route}.`);
    path = path.replace(new RegExp(`(?<=${before.slice(0, -1)}):\\w+`), encodeURIComponent(row.id));
  }
  if (path.includes(':')) throw new Error(`pages.mjs has no value for a parameter of ${route}.`);
  const query = queries[route];
  return query === undefined ? path : path + (await database.query(query)).rows[0].id;
}
