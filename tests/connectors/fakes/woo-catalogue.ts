import { plainCatalogue, type PlainProduct } from '../../../examples/vendure/plain-catalogue.js';

export const wooOrigin = 'https://shop.woo.test';

const currency = {
  currency_code: 'USD',
  currency_symbol: '$',
  currency_minor_unit: 2,
  currency_decimal_separator: '.',
  currency_thousand_separator: ',',
  currency_prefix: '$',
  currency_suffix: '',
};

/** An amount as the Store API writes it: a text in minor units, beside its currency. */
export const amounts = <Names extends string>(cents: Record<Names, number>) => ({
  ...(Object.fromEntries(
    Object.entries<number>(cents).map(([name, value]) => [name, String(value)]),
  ) as Record<Names, string>),
  ...currency,
});

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
/** WordPress escapes names as for a page. */
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#8217;');

const image = ({ file, alt }: { file: string; alt: string }, id: number) => ({
  id,
  src: `${wooOrigin}/wp-content/uploads${file}`,
  thumbnail: `${wooOrigin}/wp-content/uploads${file}`,
  srcset: '',
  sizes: '(max-width: 800px) 100vw, 800px',
  name: file,
  alt,
});

export interface FakeWooProduct {
  readonly id: number;
  readonly parent: number;
  readonly cents: number;
  readonly stock: number | null;
  readonly category: string;
  /** The product as the API answers it. */
  readonly json: Record<string, unknown> & { readonly name: string; readonly slug: string };
  readonly variation: readonly { raw_attribute: string; attribute: string; value: string }[];
}

/** A product, and after it its variations. Options are global attributes, which variations name by slugs. */
function toProducts(product: PlainProduct, index: number): FakeWooProduct[] {
  const id = 100 + index * 20;
  const [first] = product.variants;
  const isVariable = product.options.length > 0;
  const values = (option: string) => [
    ...new Set(product.variants.map(({ attributes }) => attributes[option] ?? '')),
  ];
  const parent = makeOne(product, {
    id,
    parent: 0,
    type: isVariable ? 'variable' : 'simple',
    sku: isVariable ? '' : (first?.sku ?? ''),
    cents: Math.min(...product.variants.map(({ cents }) => cents)),
    stock: isVariable ? null : (first?.stock ?? null),
    attributes: product.options.map((option, place) => ({
      id: place + 1,
      name: option,
      taxonomy: `pa_${slug(option)}`,
      has_variations: true,
      terms: values(option).map((name, term) => ({ id: term, name, slug: slug(name) })),
    })),
    variations: isVariable
      ? product.variants.map(({ attributes }, place) => ({
          id: id + place + 1,
          attributes: product.options.map((name) => ({
            name,
            value: slug(attributes[name] ?? ''),
          })),
        }))
      : [],
    images: product.images.map(image),
    variation: [],
  });
  if (!isVariable) return [parent];
  return [
    parent,
    ...product.variants.map((variant, place) =>
      makeOne(product, {
        id: id + place + 1,
        parent: id,
        type: 'variation',
        sku: variant.sku,
        cents: variant.cents,
        stock: variant.stock,
        attributes: [],
        variations: [],
        images: variant.image ? [image(variant.image, place)] : [],
        variation: product.options.map((option) => ({
          raw_attribute: `attribute_pa_${slug(option)}`,
          attribute: option,
          value: variant.attributes[option] ?? '',
        })),
      }),
    ),
  ];
}

interface Made {
  readonly id: number;
  readonly parent: number;
  readonly type: string;
  readonly sku: string;
  readonly cents: number;
  readonly stock: number | null;
  readonly attributes: readonly unknown[];
  readonly variations: readonly unknown[];
  readonly images: readonly unknown[];
  readonly variation: FakeWooProduct['variation'];
}

function makeOne(product: PlainProduct, made: Made): FakeWooProduct {
  const { id, parent, cents, stock, variation, ...rest } = made;
  return {
    id,
    parent,
    cents,
    stock,
    category: slug(product.category),
    variation,
    json: {
      ...rest,
      id,
      parent,
      name: escape(product.title),
      slug: parent === 0 ? product.handle : `${product.handle}-${id}`,
      variation: '',
      permalink: `${wooOrigin}/product/${product.handle}/`,
      description: product.description.map((text) => `<p>${text}</p>`).join(''),
      short_description: '',
      on_sale: false,
      prices: amounts({ price: cents, regular_price: cents, sale_price: cents }),
      is_purchasable: true,
      is_in_stock: stock !== 0,
      low_stock_remaining: stock !== null && stock <= 3 ? stock : null,
      sold_individually: false,
      add_to_cart: { minimum: 1, maximum: stock ?? 9999, multiple_of: 1 },
    },
  };
}

export const makeWooProducts = (catalogue: readonly PlainProduct[]): readonly FakeWooProduct[] =>
  catalogue.flatMap(toProducts);

export const wooProducts = makeWooProducts(plainCatalogue());
