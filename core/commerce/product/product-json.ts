import { isRecord, remember } from '../../base/index.js';
import * as z from 'zod/mini';
import { defineSchema, recordOf, toRecord } from '../../net/index.js';
import {
  MoneyError,
  parseMoney,
  type CurrencyCode,
  type Money,
  type MoneyInput,
} from '../money/index.js';

export type ProductJson = z.output<ReturnType<typeof makeSchema>>;
export type VariantJson = NonNullable<ProductJson['variants']>[number];
export type ImageJson = z.output<ReturnType<typeof imageSchema>>;

/** Older pages send a number beside the money or instead of it. It has no currency and is only kept for the checks. */
export type PriceJson = Money | 'lone-number';

export type PricedJson = Pick<
  VariantJson,
  'priceMoney' | 'salePriceMoney' | 'price' | 'salePrice' | 'onSale'
>;

const moneyExpected = 'must be money, such as { "value": "42.00", "currency": "USD" }.';

const schemas = /* @__PURE__ */ new Map<string, ReturnType<typeof makeSchema>>();

/**
 * The product as servers write it (platform §3). Lenient where the meaning is clear: numbers as text, text as numbers,
 * nulls, missing parts, prices without a currency, which are in that of the site. Each message completes a sentence that
 * starts with the field.
 */
export function productSchema(ofSite = ''): ReturnType<typeof makeSchema> {
  return remember(schemas, ofSite, () => makeSchema(ofSite));
}

function makeSchema(ofSite: CurrencyCode) {
  const readMoney = (input: MoneyInput, context: z.core.ParsePayload): Money => {
    try {
      return parseMoney(input, ofSite);
    } catch (error) {
      if (!(error instanceof MoneyError)) throw error;
      context.issues.push({ code: 'custom', message: `cannot be read: ${error.message}`, input });
      return z.NEVER;
    }
  };
  const text = z.pipe(z.custom<string | number>(isText, 'must be text.'), z.transform(String));
  const name = z.pipe(z.custom<string | number>(isName, 'is missing.'), z.transform(String));
  const flag = z.pipe(z.nullish(z.unknown()), z.transform(isTrue));
  const count = z.pipe(
    z.nullish(z.custom<string | number>(isCount, 'must be a number.')),
    z.transform((value) => Math.max(0, Math.floor(Number(value ?? 0)))),
  );
  const money = z.pipe(z.custom<MoneyInput>(isRecord, moneyExpected), z.transform(readMoney));
  const price = z.pipe(
    z.custom<MoneyInput | string | number>(isPrice, moneyExpected),
    z.transform((input, context): PriceJson =>
      typeof input === 'object' ? readMoney(input, context) : 'lone-number',
    ),
  );
  const image = z.catch(z.nullish(imageSchema()), null);
  const images = z.catch(z.nullish(z.array(image)), null);

  const priced = {
    priceMoney: z.nullish(money),
    salePriceMoney: z.nullish(money),
    price: z.nullish(price),
    salePrice: z.nullish(price),
    onSale: flag,
  };
  const stocked = {
    sku: z.nullish(text),
    qtyInStock: count,
    unlimited: flag,
    quantityRule: z.nullish(z.unknown()),
  };
  const variant = z.object(
    {
      ...priced,
      ...stocked,
      id: z.nullish(text),
      attributes: z.nullish(
        z.pipe(
          z.transform(toRecord),
          recordOf(z.nullish(text), 'must be an object of option names and values.'),
        ),
      ),
      optionValues: z.nullish(
        z.array(
          z.object({ optionName: name, value: text }, 'must be an object.'),
          'must be a list.',
        ),
      ),
      image,
      moreImages: images,
    },
    'must be an object.',
  );

  return z.object(
    {
      ...priced,
      ...stocked,
      id: name,
      title: z.nullish(text),
      name: z.nullish(text),
      url: z.nullish(text),
      handle: z.nullish(text),
      urlId: z.nullish(text),
      description: z.nullish(z.unknown()),
      productType: z.nullish(z.unknown()),
      variants: z.nullish(z.array(variant, 'must be a list.')),
      variantOptionOrdering: z.nullish(z.array(text, 'must be a list of option names.')),
      optionColors: z.nullish(z.unknown()),
      complements: z.nullish(z.unknown()),
      images,
      isSubscribable: flag,
      subscriptionPlan: z.nullish(z.unknown()),
      purchasePlans: z.nullish(z.unknown()),
      instalments: z.nullish(z.unknown()),
      useCustomAddButtonText: flag,
      customAddButtonText: z.nullish(text),
      additionalFieldsFormId: z.nullish(text),
      additionalFieldsForm: z.nullish(z.looseObject({ id: z.nullish(text) }, 'must be an object.')),
    },
    'must be a JSON object.',
  );
}

// An invalid image is dropped, so that the product can still be sold.
const imageSchema = /* @__PURE__ */ defineSchema(() =>
  z.object({
    assetUrl: z.string().check(z.refine((url) => url !== '')),
    originalSize: z.catch(z.nullish(z.string()), null),
    altText: z.catch(z.nullish(z.string()), null),
    srcset: z.catch(z.nullish(z.string()), null),
  }),
);

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function isName(value: unknown): boolean {
  return isText(value) && String(value).trim() !== '';
}

function isTrue(value: unknown): boolean {
  return [true, 1, 'true', '1'].some((form) => form === value);
}

function isCount(value: unknown): boolean {
  return isName(value) && Number.isFinite(Number(value));
}

function isPrice(value: unknown): boolean {
  return isText(value) || isRecord(value);
}
