import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  ConfigService,
  Importer,
  JobQueueService,
  LanguageCode,
  Populator,
  ProductService,
  PromotionService,
  RequestContextService,
  SearchService,
} from '@vendure/core';
import { lastValueFrom } from 'rxjs';

/** Written by scripts/vendure-catalogue.mjs from the example shop's products. */
const readCatalogue = () =>
  JSON.parse(readFileSync(new URL('catalogue.json', import.meta.url), 'utf8'));

const zone = 'World';
const countries = { US: 'United States', GB: 'United Kingdom', DE: 'Germany', FR: 'France' };

const initialData = (collections) => ({
  defaultLanguage: LanguageCode.en,
  defaultZone: zone,
  countries: Object.entries(countries).map(([code, name]) => ({ code, name, zone })),
  taxRates: [{ name: 'No tax', percentage: 0 }],
  shippingMethods: [
    { name: 'Standard', price: 600 },
    { name: 'Express', price: 1800 },
  ],
  paymentMethods: [
    {
      name: 'Test payment',
      handler: {
        code: 'dummy-payment-handler',
        arguments: [{ name: 'automaticSettle', value: 'true' }],
      },
    },
  ],
  collections: collections.map((name) => ({
    name,
    filters: [
      { code: 'facet-value-filter', args: { facetValueNames: [name], containsAny: false } },
    ],
  })),
});

/** Fills an empty shop with the catalogue, its collections and the coupon WELCOME10; does nothing in another. */
export async function seed(app) {
  const context = await app.get(RequestContextService).create({ apiType: 'admin' });
  const { totalItems } = await app.get(ProductService).findAll(context, { take: 1 });
  if (totalItems > 0) return;

  const products = readCatalogue();
  const data = initialData([...new Set(products.map(({ category }) => category))]);
  const populator = app.get(Populator);
  await populator.populateInitialData(data);
  const { errors } = await lastValueFrom(
    app.get(Importer).parseAndImport(toCsv(products), LanguageCode.en),
  );
  if (errors?.length) throw new Error(`The catalogue was not imported: ${errors.join('; ')}`);
  // Jobs are started every fifth of a second; seeding would wait for most of its time.
  app.get(ConfigService).jobQueueOptions.jobQueueStrategy.pollInterval = 10;
  await app.get(JobQueueService).start();
  await populator.populateCollections(data);

  const own = await app.get(RequestContextService).create({ apiType: 'admin' });
  const promotion = await app.get(PromotionService).createPromotion(own, {
    enabled: true,
    couponCode: 'WELCOME10',
    conditions: [{ code: 'minimum_order_amount', arguments: minimumArguments }],
    actions: [
      { code: 'order_percentage_discount', arguments: [{ name: 'discount', value: '10' }] },
    ],
    translations: [
      {
        languageCode: LanguageCode.en,
        name: 'Ten per cent off',
        description: '',
        customFields: {},
      },
    ],
  });
  if ('errorCode' in promotion) throw new Error(promotion.message);
  await settle(app);
  await app.get(SearchService).reindex(own);
  await settle(app);
}

/** Waits for the jobs that fill collections and the search index, each of which may start another. */
async function settle(app) {
  const { jobQueueStrategy } = app.get(ConfigService).jobQueueOptions;
  for (;;) {
    const { items } = await jobQueueStrategy.findMany();
    if (items.every(({ isSettled }) => isSettled)) return;
    await setTimeout(50);
  }
}

const minimumArguments = [
  { name: 'amount', value: '0' },
  { name: 'taxInclusive', value: 'true' },
];

const columns = [
  'name',
  'slug',
  'description',
  'assets',
  'facets',
  'optionGroups',
  'optionValues',
  'sku',
  'price',
  'taxCategory',
  'stockOnHand',
  'trackInventory',
  'variantAssets',
  'variantFacets',
];

const quote = (text) => `"${String(text).replaceAll('"', '""')}"`;
const files = (images) => images.map(({ file }) => path.basename(file)).join('|');

/** One row a variant; the first of a product holds the product's own columns. */
function toCsv(products) {
  const rows = products.flatMap((product) =>
    product.variants.map((variant, index) => [
      ...(index === 0
        ? [
            product.title,
            product.handle,
            product.description.map((text) => `<p>${text}</p>`).join(''),
            files(product.images),
            `category:${product.category}`,
            product.options.join('|'),
          ]
        : ['', '', '', '', '', '']),
      product.options.map((option) => variant.attributes[option]).join('|'),
      variant.sku,
      (variant.cents / 100).toFixed(2),
      'No tax',
      variant.stock ?? 0,
      variant.stock !== null,
      variant.image ? path.basename(variant.image.file) : '',
      '',
    ]),
  );
  return [columns, ...rows].map((row) => row.map(quote).join(',')).join('\n');
}
