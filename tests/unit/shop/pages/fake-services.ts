import { createFakeMembers } from './fake-members.js';
import { getCookie } from 'hono/cookie';
import { createConsoleReporter } from '../../../../core/runtime/index.js';
import { products } from '../../../../examples/marram/catalogue/products.js';
import { testProvider } from '../../../../shop/server/domains/payments/index.js';
import { toProductJson } from '../../../../shop/server/domains/catalogue/product-json.js';
import { productInCallerWords } from '../../../../shop/server/domains/catalogue/words/index.js';
import {
  Problem,
  type CatalogueCurrency,
  type CatalogueProduct,
} from '../../../../shop/server/index.js';
import type { OwnerServices } from '../../../../shop/owner/index.js';
import { createFakeAnalytics } from './fake-analytics.js';
import { cart } from './fake-cart.js';
import { createFakeCheckout, createFakeOrderLinks } from './fake-checkout.js';
import {
  createFakeOrderManagement,
  fakeCustomers,
  fakeDownloads,
  fakeSales,
} from './fake-orders.js';
import { createFakeContent } from './fake-content.js';
import { createFakeOwnedCards } from './fake-owned-cards.js';
import { createFakeForms } from './fake-forms.js';
import { createFakeSubscriptions } from './fake-subscriptions.js';
import { createFakeSearch } from './fake-search.js';
import { createFakeSiteSettings } from './fake-site-settings.js';
import { createFakeOwner } from '../owner/fake-owner.js';
import { createFakeProducts } from './fake-products.js';
import { createFakeTerms } from './fake-terms.js';
import { reviewed, unreviewed } from './fake-reviews.js';
import { createFakeWrittenReviews } from './fake-written-reviews.js';

const member = { id: 'member-1', joinedAt: Date.UTC(2026, 10, 2) };

/** The real catalogue without a database, a cart for the token 'full', and a member with the cookie `MEMBER=yes`. */
export function createFakeServices(): OwnerServices {
  const list = (currency: CatalogueCurrency) =>
    products.map(({ id, urlId, variants, additionalFieldsForm: form, ...words }) => {
      const rows = variants.map(({ salePrices, image, stock, ...variant }) => ({
        ...variant,
        sale_prices: salePrices ?? null,
        image: image ?? null,
        stock: stock === 'unlimited' ? null : stock,
      }));
      const details = { ...words, ...(form && { additionalFieldsFormId: form.id }) };
      const row = { id, url_id: urlId, details, variants: rows, form: form ?? null };
      return productInCallerWords(toProductJson(row, currency));
    });
  return {
    catalogue: {
      list: (currency, filter) =>
        Promise.resolve(
          list(currency).filter(({ category }) => (filter?.category ?? category) === category),
        ),
      page: ({ sort }, currency) =>
        Promise.resolve({ products: sorted(list(currency), sort), nextCursor: null }),
      byUrlId: (urlId, currency) =>
        Promise.resolve(list(currency).find((product) => product.urlId === urlId) ?? null),
      byId: (id, currency) =>
        Promise.resolve(list(currency).find((product) => product.id === id) ?? null),
      unchangedFor: () => Infinity,
    },
    carts: {
      tokenIn: (c) => getCookie(c, 'CART') ?? null,
      read: (token) => Promise.resolve(token === 'full' ? cart : null),
    },
    ...createFakeProducts(),
    handOffs: {
      accept: (_, code) => Promise.resolve(code === 'good'),
      receive: (c) => Promise.resolve({ token: getCookie(c, 'CART') ?? null, arrived: 0 }),
    },
    paymentProvider: testProvider,
    reviews: {
      read: (itemId) => Promise.resolve(itemId === 'item-dune-mug' ? reviewed : unreviewed),
    },
    writtenReviews: createFakeWrittenReviews(),
    checkout: createFakeCheckout(),
    orderLinks: createFakeOrderLinks(),
    orderManagement: createFakeOrderManagement(),
    subscriptions: createFakeSubscriptions(),
    ownedCards: createFakeOwnedCards(),
    sales: fakeSales,
    downloads: fakeDownloads,
    customers: fakeCustomers,
    forms: createFakeForms(),
    ...createFakeOwner(),
    ...createFakeContent(),
    shopSearch: createFakeSearch(list),
    siteSettings: createFakeSiteSettings(),
    fonts: {
      list: () => Promise.resolve([]),
      choose: () => Promise.reject(new Problem('invalid-request')),
      upload: () => Promise.reject(new Problem('invalid-request')),
      remove: () => Promise.resolve(),
      read: () => Promise.resolve(null),
    },
    lessonFilms: { save: () => Promise.reject(new Problem('settings-changed')) },
    members: createFakeMembers((c) => (getCookie(c, 'MEMBER') === 'yes' ? member : null)),
    analytics: createFakeAnalytics().analytics,
    admitBodies: () => (_, next) => next(),
    limits: { count: () => Promise.resolve(), uncount: () => Promise.resolve() },
    ...createFakeTerms(),
    experiments: { running: [], assign: () => ({ isKnown: true, experiments: {} }) },
    reporter: createConsoleReporter(),
    crumbs: {
      issue: () => 'the-crumb',
      check(_, given) {
        if (given !== 'the-crumb') throw new Problem('crumb');
      },
    },
  };
}

/** By price, title, or as they are. */
function sorted(products: readonly CatalogueProduct[], sort: string): CatalogueProduct[] {
  const least = ({ variants }: CatalogueProduct) =>
    Math.min(...variants.map(({ salePrice }) => salePrice));
  const orders: Record<string, (one: CatalogueProduct, other: CatalogueProduct) => number> = {
    'price-low': (one, other) => least(one) - least(other),
    'price-high': (one, other) => least(other) - least(one),
    title: (one, other) => one.title.localeCompare(other.title),
  };
  return products.toSorted(orders[sort] ?? (() => 0));
}
