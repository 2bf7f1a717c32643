import { describeFields, engravingForm } from './fake-form.js';
import { allProducts, type ProductJson } from './products.js';

/** A line of a fake cart. */
export interface CartLine {
  sku: string;
  quantity: number;
  /** The answers of the engraving form. */
  fields?: Readonly<Record<string, string>>;
}

export interface FakeCoupon {
  code: string;
  title: string;
  /** A part of the subtotal. */
  share: number;
  /** In cents: below it the coupon takes nothing off. */
  minimum?: number;
}

export interface CartRules {
  /** In cents. */
  minimumSubtotal?: number;
  /** In cents: delivery is free from there. */
  freeShippingFrom?: number;
  /** Codes that were entered before. */
  coupons?: readonly string[];
  shippingLocation?: ShippingLocation;
  /** An id of {@link shippingOptions}. */
  shippingOption?: string;
  /** In place of USD. */
  currency?: string;
  /** The server's word on pieces that there are, whatever its products say. */
  stock?: number;
}

interface ShippingLocation {
  country: string;
  region: string;
  postalCode: string;
}

export const knownCoupons: readonly FakeCoupon[] = [
  { code: 'HARBOUR10', title: '10% off', share: 0.1 },
  { code: 'BIGBASKET', title: '20% off large orders', share: 0.2, minimum: 20_000 },
];

const shippingOptions = [
  { id: 'post', title: 'Post', description: '3 to 5 working days', costCents: 650 },
  { id: 'courier', title: 'Courier', description: 'Tomorrow', costCents: 1500 },
  { id: 'collect', title: 'Collect at the harbour', description: '', costCents: 0 },
];

const shippingCountries = ['US', 'GB', 'DE', 'JP', 'CA'];
const taxRate = 0.08;

interface Line extends CartLine {
  id: string;
}

export type CartState = ReturnType<typeof createCartState>;

/** The cart of a server that only pretends to be one: it counts like the real one. */
export function createCartState(first: readonly CartLine[], rules: CartRules) {
  let serial = 0;
  const createLine = (line: CartLine): Line => ({ ...line, id: `entry-${++serial}` });
  const lines: Line[] = first.map(createLine);
  const codes = [...(rules.coupons ?? [])];
  let location = rules.shippingLocation ?? null;
  let optionId = rules.shippingOption ?? null;

  const stockOf = (sku: string) => rules.stock ?? findVariant(sku).stock;

  return {
    find: (id: string) => lines.find((line) => line.id === id),
    stockOf,
    /** Grows the line of the same wish, or makes one. */
    add(wish: CartLine): Line {
      const key = JSON.stringify(wish.fields);
      const known = lines.find(
        ({ sku, fields }) => sku === wish.sku && JSON.stringify(fields) === key,
      );
      if (known) {
        known.quantity += wish.quantity;
        return known;
      }
      const line = createLine(wish);
      lines.push(line);
      return line;
    },
    remove(id: string): void {
      const index = lines.findIndex((line) => line.id === id);
      if (index >= 0) lines.splice(index, 1);
    },
    hasCode: (code: string) => codes.includes(code),
    enter: (code: string) => void codes.push(code),
    drop(code: string): void {
      if (codes.includes(code)) codes.splice(codes.indexOf(code), 1);
    },
    shipTo(next: ShippingLocation): void {
      location = next;
      optionId ??= shippingOptions[0]?.id ?? null;
    },
    ship(id: string): void {
      optionId = id;
    },
    write() {
      const entries = lines.map((line) => writeEntry(line, stockOf(line.sku)));
      const totalQuantity = sumOf(entries.map(({ quantity }) => quantity));
      const subtotalCents = sumOf(entries.map(({ subTotal }) => subTotal));
      const coupons = codes.map((code) => judgeCoupon(code, subtotalCents));
      const discountCents = sumOf(coupons.map((coupon) => coupon.discountCents));
      const requiresShipping = entries.some(({ productType }) => productType === 'physical');
      const options = location && requiresShipping ? shippingOptions : [];
      const selected = options.find(({ id }) => id === optionId) ?? null;
      const shippingCostCents = selected?.costCents ?? 0;
      const taxCents = location ? Math.round((subtotalCents - discountCents) * taxRate) : 0;
      return {
        id: 'cart',
        entries,
        totalQuantity,
        subtotalCents,
        discountCents,
        shippingCostCents,
        taxCents,
        grandTotalCents: subtotalCents - discountCents + shippingCostCents + taxCents,
        minimumSubtotalCents: rules.minimumSubtotal ?? 0,
        requiresShipping,
        shippingCountries,
        shippingLocation: location,
        shippingOptions: options,
        selectedShippingOption: selected,
        freeShipping:
          rules.freeShippingFrom === undefined
            ? null
            : {
                fromCents: rules.freeShippingFrom,
                leftCents: Math.max(0, rules.freeShippingFrom - subtotalCents),
              },
        applicableTaxRules: location
          ? [{ title: 'Sales tax', rate: taxRate, amountCents: taxCents }]
          : [],
        coupons: coupons.map(({ code, title }) => ({ code, title })),
        validCoupons: coupons.filter(({ reason }) => reason === ''),
        invalidCoupons: coupons.filter(({ reason }) => reason !== ''),
        currency: rules.currency ?? 'USD',
      };
    },
  };
}

function judgeCoupon(code: string, subtotal: number) {
  const {
    title = '',
    share = 0,
    minimum = 0,
  } = knownCoupons.find((coupon) => coupon.code === code) ?? {};
  const isValid = subtotal >= minimum;
  return {
    code,
    title,
    discountCents: isValid ? Math.round(subtotal * share) : 0,
    reason: isValid ? '' : 'This coupon is for orders of $200.00 or more.',
  };
}

const types = ['', 'physical', 'digital', 'service', 'gift-card'];

function writeEntry({ id, sku, quantity, fields }: Line, stock: number) {
  const { product, price, regularPrice, attributes, image } = findVariant(sku);
  return {
    id,
    itemId: product?.id ?? sku,
    quantity,
    title: product?.title,
    productType: types[Number(product?.['productType'])],
    chosenVariant: { sku, attributes },
    purchasePriceCents: price,
    regularPriceCents: regularPrice,
    subTotal: quantity * price,
    maxQuantity: stock === Infinity ? null : stock,
    additionalFields: fields ? JSON.stringify(fields) : null,
    additionalFieldsFormId: fields ? engravingForm.id : null,
    answers: describeFields(fields),
    imageUrl: image,
    itemUrl: product && `/shop/${product.urlId}`,
  };
}

interface VariantData {
  attributes: Readonly<Record<string, string>>;
  priceMoney: { value: string };
  salePriceMoney?: { value: string };
  qtyInStock?: number;
  unlimited?: boolean;
  image?: { assetUrl: string };
}

function findVariant(sku: string) {
  const product = allProducts.find(({ variants }) => variants.some((one) => one.sku === sku));
  const variant = product?.variants.find((one) => one.sku === sku) as VariantData | undefined;
  const regular = toCents(variant?.priceMoney);
  return {
    product,
    attributes: variant?.attributes ?? {},
    price: variant?.salePriceMoney ? toCents(variant.salePriceMoney) : regular,
    regularPrice: variant?.salePriceMoney ? regular : null,
    stock: variant?.qtyInStock ?? Infinity,
    image: variant?.image?.assetUrl ?? firstImage(product),
  };
}

function firstImage(product: ProductJson | undefined): string | null {
  const [image] = (product?.['images'] ?? []) as { assetUrl: string }[];
  return image?.assetUrl ?? null;
}

const toCents = (money?: { value: string }) => Math.round(Number(money?.value ?? 0) * 100);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
