import { plainCatalogue, type PlainProduct } from '../../../examples/vendure/plain-catalogue.js';

/** The shop behind the fake Storefront API: a catalogue and carts in memory, in Shopify's own shapes. */
export interface FakeCart {
  readonly id: string;
  /** Of its buyer, who decides the market. A cart ignores the country of a request. */
  country: string | null;
  lines: FakeLine[];
  codes: string[];
}

export interface FakeAttribute {
  readonly key: string;
  readonly value: string | null;
}

interface FakeLine {
  readonly id: string;
  readonly variant: FakeVariant;
  attributes: readonly FakeAttribute[];
  quantity: number;
}

type FakeVariant = ReturnType<typeof toVariant>;
export type FakeProduct = ReturnType<typeof toProduct>;

/** Germany is a market of its own, with prices in euros that are half of the numbers; the rest is the shop's own. */
const price = (cents: number, country: string | null = null) => ({
  amount: ((country === 'DE' ? cents / 2 : cents) / 100).toFixed(2),
  currencyCode: country === 'DE' ? 'EUR' : 'USD',
});
const picture = (image: { file: string; alt: string }) => ({
  url: `https://cdn.shopify.test${image.file}`,
  altText: image.alt,
  width: 800,
  height: 1000,
});

function toVariant(variant: PlainProduct['variants'][number], id: number) {
  const options = Object.entries(variant.attributes).map(([name, value]) => ({ name, value }));
  return {
    __typename: 'ProductVariant',
    id: `gid://shopify/ProductVariant/${id}`,
    sku: variant.sku,
    availableForSale: variant.stock !== 0,
    requiresShipping: true,
    quantityAvailable: variant.stock ?? -1,
    quantityRule: { minimum: 1, maximum: null as number | null, increment: 1 },
    selectedOptions: options.length > 0 ? options : [{ name: 'Title', value: 'Default Title' }],
    price: (_: unknown, { country }: { country: string | null }) => price(variant.cents, country),
    compareAtPrice: null,
    image: variant.image && picture(variant.image),
    cents: variant.cents,
    stock: variant.stock,
    product: null as unknown,
  };
}

function toProduct(product: PlainProduct, index: number) {
  const id = 1000 + index;
  const variants = product.variants.map((variant, place) => toVariant(variant, id * 100 + place));
  const made = {
    __typename: 'Product',
    id: `gid://shopify/Product/${id}`,
    handle: product.handle,
    title: product.title,
    descriptionHtml: product.description.map((text) => `<p>${text}</p>`).join(''),
    onlineStoreUrl: `https://shop.shopify.test/products/${product.handle}`,
    options: (product.options.length > 0 ? product.options : ['Title']).map((name) => ({ name })),
    images: { nodes: product.images.map(picture) },
    variants: { nodes: variants },
    category: product.category,
  };
  for (const variant of variants) variant.product = made;
  return made;
}

export interface Told {
  readonly code: string;
  readonly message: string;
  readonly field?: readonly string[];
  readonly target?: string;
}

/** The outcome of a change: the cart after it, errors that refused it, warnings of what it did not do. */
export interface Outcome {
  readonly cart: object | null;
  readonly userErrors: readonly Told[];
  readonly warnings: readonly Told[];
}

export function createShopifyShop(catalogue = plainCatalogue()) {
  const products = catalogue.map(toProduct);
  const variants = new Map(
    products.flatMap(({ variants }) => variants.nodes.map((one) => [one.id, one] as const)),
  );
  const carts = new Map<string, FakeCart>();
  let count = 0;
  const next = (kind: string) => `gid://shopify/${kind}/${(count += 1).toString(36)}?key=${count}`;

  function show(cart: FakeCart): object {
    const money = (cents: number) => price(cents, cart.country);
    const subtotal = cart.lines.reduce((sum, one) => sum + one.quantity * one.variant.cents, 0);
    const isReduced = cart.codes.some(isCoupon);
    const discount = isReduced ? Math.round(subtotal / 10) : 0;
    return {
      id: cart.id,
      checkoutUrl: `https://shop.shopify.test/cart/c/${encodeURIComponent(cart.id)}`,
      totalQuantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      buyerIdentity: { countryCode: cart.country },
      cost: { subtotalAmount: money(subtotal), totalAmount: money(subtotal - discount) },
      discountCodes: cart.codes.map((code) => ({ code, applicable: isCoupon(code) })),
      discountAllocations: isReduced
        ? [
            {
              __typename: 'CartCodeDiscountAllocation',
              discountedAmount: money(discount),
              code: cart.codes.find(isCoupon),
            },
          ]
        : [],
      lines: {
        nodes: cart.lines.map(({ id, variant, quantity, attributes }) => ({
          __typename: 'CartLine',
          id,
          quantity,
          attributes,
          merchandise: variant,
          discountAllocations: [],
          cost: {
            amountPerQuantity: money(variant.cents),
            compareAtAmountPerQuantity: null,
            subtotalAmount: money(quantity * variant.cents),
            totalAmount: money(quantity * variant.cents),
          },
        })),
      },
    };
  }

  /** Sets a quantity as far as there is stock; a line of none is removed. Returns the warning, if it was cut. */
  function fill(cart: FakeCart, line: FakeLine, wanted: number): Told[] {
    const { stock } = line.variant;
    line.quantity = stock === null ? wanted : Math.min(wanted, stock);
    cart.lines = cart.lines.filter(({ quantity }) => quantity > 0);
    if (line.quantity === wanted) return [];
    const code = line.quantity === 0 ? 'MERCHANDISE_OUT_OF_STOCK' : 'MERCHANDISE_NOT_ENOUGH_STOCK';
    const message =
      line.quantity === 0
        ? 'The product is already sold out.'
        : `Only ${line.quantity} items were added to your cart due to availability.`;
    return [{ code, message, target: line.id }];
  }

  function refuse(code: string, message: string, ...field: string[]): Outcome {
    return { cart: null, userErrors: [{ code, message, field }], warnings: [] };
  }

  /** The codes of the schema for a quantity that the variant's rule forbids; the sentences are ours. */
  function judge({ quantityRule }: FakeVariant, quantity: number): Outcome | null {
    const { minimum, maximum, increment } = quantityRule;
    const refuseQuantity = (code: string, limit: number) =>
      refuse(code, `The quantity must go by ${limit}.`, 'lines', '0', 'quantity');
    if (quantity < minimum) return refuseQuantity('MINIMUM_NOT_MET', minimum);
    if (maximum !== null && quantity > maximum) return refuseQuantity('MAXIMUM_EXCEEDED', maximum);
    return quantity % increment === 0 ? null : refuseQuantity('INVALID_INCREMENT', increment);
  }

  function change(id: string, make: (cart: FakeCart) => Outcome | Told[]): Outcome {
    const cart = carts.get(id);
    if (!cart) return refuse('INVALID', 'The specified cart does not exist.', 'cartId');
    const made = make(cart);
    return Array.isArray(made) ? { cart: show(cart), userErrors: [], warnings: made } : made;
  }

  interface NewLine {
    readonly merchandiseId: string;
    readonly quantity: number;
    readonly attributes?: readonly FakeAttribute[];
  }

  const addLines = (cart: FakeCart, lines: readonly NewLine[]): Outcome | Told[] => {
    const unknown = lines.find(({ merchandiseId }) => !variants.has(merchandiseId));
    if (unknown) {
      return refuse(
        'INVALID',
        `The merchandise with id ${unknown.merchandiseId} does not exist.`,
        'lines',
        '0',
        'merchandiseId',
      );
    }
    const broken = lines.flatMap(({ merchandiseId, quantity }) => {
      const variant = variants.get(merchandiseId)!;
      const held = cart.lines.filter((one) => one.variant === variant);
      return (
        judge(
          variant,
          held.reduce((sum, one) => sum + one.quantity, quantity),
        ) ?? []
      );
    });
    if (broken[0]) return broken[0];
    return lines.flatMap(({ merchandiseId, quantity, attributes: given = [] }) => {
      const variant = variants.get(merchandiseId)!;
      // A shop may keep another text than it was given; the schema has null for none.
      const attributes = given.map(({ key, value }) => ({ key, value: value?.trim() || null }));
      const told = JSON.stringify(attributes);
      let line = cart.lines.find(
        (one) => one.variant === variant && JSON.stringify(one.attributes) === told,
      );
      if (!line)
        cart.lines.push((line = { id: next('CartLine'), variant, attributes, quantity: 0 }));
      return fill(cart, line, line.quantity + quantity);
    });
  };

  return {
    products,
    carts: (): Iterable<FakeCart> => carts.values(),
    expire: () => carts.clear(),
    cart: (id: string) => {
      const cart = carts.get(id);
      return cart ? show(cart) : null;
    },
    create(lines: readonly NewLine[], country: string | null = null): Outcome {
      const cart: FakeCart = { id: next('Cart'), country, lines: [], codes: [] };
      carts.set(cart.id, cart);
      return change(cart.id, (made) => addLines(made, lines));
    },
    add: (id: string, lines: readonly NewLine[]) => change(id, (cart) => addLines(cart, lines)),
    setCountry: (id: string, country: string | null) =>
      change(id, (cart) => {
        cart.country = country;
        return [];
      }),
    update: (
      id: string,
      lines: readonly { id: string; quantity?: number; attributes?: readonly FakeAttribute[] }[],
    ) =>
      change(id, (cart) => {
        const found = lines.map((one) => cart.lines.find((line) => line.id === one.id));
        if (found.includes(undefined)) {
          return refuse(
            'INVALID_MERCHANDISE_LINE',
            `The merchandise line with id ${lines[0]?.id} does not exist.`,
            'lines',
            '0',
            'id',
          );
        }
        const broken = lines.flatMap(
          ({ quantity = found[0]!.quantity }, index) =>
            judge(found[index]!.variant, quantity) ?? [],
        );
        if (broken[0]) return broken[0];
        return lines.flatMap(({ quantity, attributes = [] }, index) => {
          const line = found[index]!;
          // As reported of Shopify: attributes that an update does not repeat are gone.
          line.attributes = attributes;
          return fill(cart, line, quantity ?? line.quantity);
        });
      }),
    remove: (id: string, lineIds: readonly string[]) =>
      change(id, (cart) => {
        const gone = lineIds.find((one) => !cart.lines.some((line) => line.id === one));
        if (gone) {
          return refuse(
            'INVALID_MERCHANDISE_LINE',
            `The merchandise line with id ${gone} does not exist.`,
            'lineIds',
          );
        }
        cart.lines = cart.lines.filter((line) => !lineIds.includes(line.id));
        return [];
      }),
    setCodes: (id: string, codes: readonly string[]) =>
      change(id, (cart) => {
        cart.codes = [...codes];
        return codes
          .filter((code) => !isCoupon(code))
          .map((code) => ({
            code: 'DISCOUNT_NOT_FOUND',
            message: `The discount code ${code} is not valid.`,
            target: cart.id,
          }));
      }),
  };
}

export type ShopifyShop = ReturnType<typeof createShopifyShop>;

const isCoupon = (code: string) => code.toUpperCase() === 'WELCOME10';
