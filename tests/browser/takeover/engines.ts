import type { BrowserContext } from 'playwright';
import { nameField } from '../../../connectors/shopify/form-fields.js';
import {
  createShopifyServer,
  shopifyOrigin,
  shopifyToken,
} from '../../connectors/fakes/shopify-server.js';
import { createShopifyShop } from '../../connectors/fakes/shopify-shop.js';
import { makeWooProducts, wooOrigin } from '../../connectors/fakes/woo-catalogue.js';
import { createWooServer } from '../../connectors/fakes/woo-server.js';
import { createWooShop } from '../../connectors/fakes/woo-shop.js';
import { answerCalls } from '../../support/answer-calls.js';
import { openPlainPlatform } from '../../support/plain-platform/index.js';
import type { SoldProduct } from './markup.js';
import { madeProducts, type FormProducts } from './products.js';
import { entries, ownPost } from './traffic.js';

export type Fields = readonly (readonly [name: string, value: string])[];

export interface SoldLine {
  readonly sku: string;
  readonly quantity: number;
  readonly fields: Fields;
}

/** A visitor's way into a shop that nobody else uses. */
export interface Visit {
  /** Of the page, without a slash at the end. */
  readonly address: string;
  /** What the shop holds, in all carts. */
  lines(): readonly SoldLine[] | Promise<readonly SoldLine[]>;
  close?(): Promise<void>;
}

/** A shop behind the page. */
export interface Engine {
  readonly name: string;
  /** What the script tag says of it. */
  readonly script: string;
  /** One for each form, and one more for the line that opens the cart. */
  readonly products: readonly FormProducts[];
  enter(context: BrowserContext): Promise<Visit>;
  /** What it keeps of the fields that a browser sends. */
  keeps(fields: Fields): Fields;
}

interface CartJson {
  readonly entries: readonly {
    readonly quantity: number;
    readonly chosenVariant: { readonly sku: string } | null;
    readonly additionalFields: Readonly<Record<string, unknown>> | null;
  }[];
}

/** Several fields of one name are one text, of what is not empty. */
const toFields = (fields: object | null | undefined): Fields =>
  Object.entries(fields ?? {}).map(([name, value]) => [
    name,
    [value]
      .flat()
      .filter((part) => part !== '')
      .join(', '),
  ]);

/** The shop's own server. */
export const ownServer = (address: string, products: readonly FormProducts[]): Engine => ({
  name: 'own server',
  script: '',
  products,
  keeps: (fields) => fields,
  async enter({ request }) {
    // A line of another product, so that every press finds the same cart.
    const { id = '', skus = [] } = products.at(-1)?.one ?? {};
    const form = { itemId: id, sku: skus[0] ?? '', quantity: '1', crumb: '' };
    await request.post(address + entries, { form, headers: ownPost, maxRedirects: 0 });
    return {
      address,
      async lines() {
        const response = await request.get(`${address}/api/commerce/shopping-cart`);
        const cart = (await response.json()) as CartJson;
        return cart.entries.map(({ quantity, chosenVariant, additionalFields }) => ({
          sku: chosenVariant?.sku ?? '',
          quantity,
          fields: toFields(additionalFields),
        }));
      },
    };
  },
});

/** What the shop sells, as shops without its terms have it. */
const catalogue = madeProducts.map(({ urlId, title, category, options, variants }) => ({
  handle: urlId,
  title,
  category,
  description: [],
  options,
  images: [],
  variants: variants.map(({ sku, attributes }) => ({
    sku,
    attributes,
    cents: 1000,
    stock: null,
    image: null,
  })),
}));

const plainItems = catalogue.map(({ title, variants }, id) => ({
  id: id + 1,
  name: title,
  price: { decimalValue: '10.00' },
  productType: 'physical',
  variants: variants.map(({ sku, attributes }) => ({
    sku,
    price: { decimalValue: '10.00' },
    attributes: Object.entries(attributes).map(([optionName, value]) => ({ optionName, value })),
    qtyInStock: 1_000_000,
    unlimited: false,
  })),
}));

/** The same products under the ids of another shop. */
function renamed(
  products: readonly FormProducts[],
  idOf: (sku: string) => string | undefined,
): readonly FormProducts[] {
  const rename = ({ skus, data }: SoldProduct): SoldProduct => {
    const id = idOf(skus[0] ?? '');
    if (!id) throw new Error(`There is no product with ${skus[0]}.`);
    return { id, skus, data: JSON.stringify({ ...(JSON.parse(data) as object), id }) };
  };
  return products.map(({ many, one }) => ({ many: rename(many), one: rename(one) }));
}

/** Others that the elements sell from, on pages of our own server. */
export function otherEngines(address: string, own: readonly FormProducts[]): readonly Engine[] {
  const shopifyProducts = createShopifyShop(catalogue).products;
  const wooProducts = makeWooProducts(catalogue);
  const wooProductOf = (sku: string) => {
    const found = wooProducts.find(({ json }) => json['sku'] === sku);
    return found && String(found.parent || found.id);
  };
  return [
    {
      name: 'a platform of the specification',
      script: '',
      products: renamed(own, (sku) =>
        plainItems.find(({ variants }) => variants.some((one) => one.sku === sku))?.id.toString(),
      ),
      keeps: (fields) => fields,
      async enter(context) {
        const platform = await openPlainPlatform(plainItems);
        await context.addCookies([{ name: 'crumb', value: 'plain', url: platform.origin }]);
        const lines = () =>
          [...platform.carts()].flatMap((cart) =>
            cart.lines.map(({ sku, quantity, additionalFields }) => ({
              sku,
              quantity,
              // The specification's calls have it as a text (§7).
              fields: toFields(JSON.parse(String(additionalFields ?? '{}')) as object),
            })),
          );
        return { address: platform.origin, lines, close: () => platform.close() };
      },
    },
    {
      name: 'Shopify',
      script: `data-backend="shopify" data-api="${shopifyOrigin}" data-token="${shopifyToken}"`,
      products: renamed(
        own,
        (sku) =>
          shopifyProducts.find(({ variants }) => variants.nodes.some((one) => one.sku === sku))?.id,
      ),
      keeps: (fields) =>
        fields.flatMap(([name, value]) => {
          const key = nameField(name);
          return key && value.trim() ? [[key, value.trim()] as const] : [];
        }),
      async enter(context) {
        const shop = createShopifyShop(catalogue);
        await answerCalls(context, shopifyOrigin, createShopifyServer(shop));
        const lines = () =>
          [...shop.carts()].flatMap((cart) =>
            cart.lines.map(({ variant, quantity, attributes }) => ({
              sku: variant.sku,
              quantity,
              fields: attributes.flatMap(({ key, value }) =>
                value ? [[key, value] as const] : [],
              ),
            })),
          );
        return { address, lines };
      },
    },
    {
      name: 'WooCommerce',
      script: `data-backend="woocommerce" data-api="${wooOrigin}"`,
      products: renamed(own, wooProductOf),
      keeps: () => [],
      async enter(context) {
        const shop = createWooShop({ products: wooProducts });
        await answerCalls(context, wooOrigin, createWooServer(shop));
        const lines = () =>
          [...shop.visits()].flatMap(({ items }) =>
            items.map(({ product, quantity }) => ({
              sku: String(product.json['sku']),
              quantity,
              fields: [],
            })),
          );
        return { address, lines };
      },
    },
  ];
}
