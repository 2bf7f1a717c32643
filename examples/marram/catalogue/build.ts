import { coloredOptions, colors, type FormJson, type ProductSeed } from 'vitrine-shop';
import type {
  ImageSeed,
  PriceList,
  ProductTypeName,
  PurchasePlanSeed,
  SubscriptionPlan,
  VariantSeed,
} from '../seeds.js';
import { complements } from './complements.js';
import { productFacts } from './product-facts.js';
import { slug } from './slug.js';

type Price = Pick<VariantSeed, 'prices' | 'salePrices'>;
type Attributes = VariantSeed['attributes'];

/** The data of every product of the shop. */
interface ProductText {
  readonly urlId: string;
  readonly title: string;
  readonly category: string;
  readonly tags?: readonly string[];
  readonly excerpt: string;
  readonly description: readonly string[];
  /** Alternative text of the picture; contains `{value}` if an option changes the picture. */
  readonly alt: string;
  /** More pictures of the product, each with its alternative text: in use, from near, with its measures. */
  readonly scenes?: Readonly<Partial<Record<'use' | 'near' | 'size', string>>>;
  readonly type?: ProductTypeName;
  readonly customAddButtonText?: string;
  /** Set for a product sold by subscription only. */
  readonly subscriptionPlan?: SubscriptionPlan;
  /** Plans beside buying it once. */
  readonly purchasePlans?: readonly PurchasePlanSeed[];
  readonly additionalFieldsForm?: FormJson;
}

/** A product without options. */
interface SingleTerms {
  readonly sku: string;
  readonly price: Price;
  readonly stock: VariantSeed['stock'];
}

/** A product with one option or two. Combinations that `stock` does not name do not exist. */
interface OptionTerms {
  /** Start of every SKU; the chosen values follow. */
  readonly sku: string;
  readonly options: readonly string[];
  readonly price: Price | ((attributes: Attributes) => Price);
  /** Initial stock by option values, such as 'Oat / Small'. */
  readonly stock: Readonly<Record<string, VariantSeed['stock']>>;
  /** The option with a picture for each value. */
  readonly pictured?: string;
  /** More pictures of each value, by scene; the alternative texts contain `{value}`. The product's scenes show the first. */
  readonly closer?: Readonly<Record<string, string>>;
}

/** In minor units: cents of USD and EUR, yen of JPY. */
export function price(usd: number, eur: number, jpy: number): Price {
  return { prices: priceList(usd, eur, jpy) };
}

/** On sale: `before`, reduced to these amounts. */
export function reduced(before: Price, usd: number, eur: number, jpy: number): Price {
  return { prices: before.prices, salePrices: priceList(usd, eur, jpy) };
}

/** A plan without an end that saves some percent. */
export function plan(
  id: string,
  value: number,
  unit: SubscriptionPlan['billingPeriod']['unit'],
  percent: number,
): PurchasePlanSeed {
  return { id, billingPeriod: { value, unit }, numBillingCycles: 0, saving: { percent } };
}

export function single(text: ProductText, terms: SingleTerms): ProductSeed {
  const variant = { sku: terms.sku, attributes: {}, ...terms.price, stock: terms.stock };
  return product(text, [], [variant], [picture(text, null)]);
}

export function withOptions(text: ProductText, terms: OptionTerms): ProductSeed {
  const pictures = new Map<string, ImageSeed>();
  const variants = Object.entries(terms.stock).map(([choice, stock]): VariantSeed => {
    const values = choice.split(' / ');
    const attributes = Object.fromEntries(
      terms.options.map((option, index) => [option, values[index] ?? '']),
    );
    const variant = {
      sku: [terms.sku, ...values.map(slug)].join('-').toUpperCase(),
      attributes,
      ...(typeof terms.price === 'function' ? terms.price(attributes) : terms.price),
      stock,
    };
    const value = terms.pictured === undefined ? undefined : attributes[terms.pictured];
    if (value === undefined) return variant;
    const image = pictures.get(value) ?? picture(text, value);
    pictures.set(value, image);
    return { ...variant, image };
  });
  const images = pictures.size > 0 ? [...pictures.values()] : [picture(text, null)];
  return {
    ...product(text, terms.options, variants, images),
    ...colorsOf(terms),
    ...closerOf(text, terms, [...pictures.keys()]),
  };
}

function closerOf(
  { urlId }: ProductText,
  { pictured: option, closer }: OptionTerms,
  values: readonly string[],
): Pick<ProductSeed, 'valueImages'> {
  if (option === undefined || closer === undefined) return {};
  const of = (value: string) =>
    Object.entries(closer).map(([end, alt]) =>
      imageOf(
        value === values[0] ? `${urlId}-${end}` : `${urlId}-${slug(value)}-${end}`,
        alt.replace('{value}', value.toLowerCase()),
      ),
    );
  return { valueImages: { option, images: Object.fromEntries(values.map((v) => [v, of(v)])) } };
}

/** The colours of the options that name one for each value. */
function colorsOf({ options, stock }: OptionTerms): Pick<ProductSeed, 'optionColors'> {
  const choices = Object.keys(stock).map((choice) => choice.split(' / '));
  const optionColors = options.flatMap((option, index) => {
    const named = choices.flatMap(({ [index]: value = '' }) => {
      const color = coloredOptions.has(option) ? colors[value] : undefined;
      return color === undefined ? [] : [[value, color] as const];
    });
    return named.length === choices.length ? [[option, Object.fromEntries(named)] as const] : [];
  });
  return optionColors.length > 0 ? { optionColors: Object.fromEntries(optionColors) } : {};
}

function product(
  { alt: _alt, scenes = {}, type = 'physical', tags = [], ...text }: ProductText,
  options: readonly string[],
  variants: readonly VariantSeed[],
  images: readonly ImageSeed[],
): ProductSeed {
  const more = Object.entries(scenes).map(([name, alt]) => imageOf(`${text.urlId}-${name}`, alt));
  const facts = productFacts[text.urlId];
  const named = complements[text.urlId]?.map((urlId) => `item-${urlId}`);
  return {
    id: `item-${text.urlId}`,
    ...text,
    ...(facts && { facts }),
    ...(named && { complements: named }),
    type,
    tags,
    options,
    variants,
    images: [...images, ...more],
  };
}

function picture(text: ProductText, value: string | null): ImageSeed {
  return imageOf(
    `${text.urlId}${value === null ? '' : `-${slug(value)}`}`,
    text.alt.replace('{value}', value?.toLowerCase() ?? ''),
  );
}

function imageOf(name: string, altText: string): ImageSeed {
  return { assetUrl: `/images/${name}.svg`, width: 800, height: 1000, altText };
}

function priceList(usd: number, eur: number, jpy: number): PriceList {
  return { USD: usd, EUR: eur, JPY: jpy };
}
