import type { ProductSeed } from '../types.js';
import { slug } from '../slug.js';
import type { CatalogueWords, ProductWords } from './types.js';

/** Finds what the merchant wrote in another language, by the English text. What no table knows stays as it is. */
export interface Dictionary {
  /** Its subtag: `de`. */
  readonly language: string;
  text(english: string): string;
  category(english: string): string;
  option(english: string): string;
  value(option: string, english: string): string;
  /** Whether a text is one of the translations. */
  isTranslation(text: string): boolean;
  /** What the product is called in the language; '' for a product without words. */
  kind(urlId: string): string;
  readonly words: CatalogueWords;
}

/** @param seeds The products as they were written in English. */
export function createDictionary(
  language: string,
  words: CatalogueWords,
  seeds: readonly ProductSeed[],
): Dictionary {
  const texts = new Map(Object.entries(words.facts));
  for (const seed of seeds) {
    const own = member(words.products, seed.urlId);
    for (const [english, translated] of own ? pairsOf(seed, own, words) : []) {
      if (translated !== undefined) texts.set(english, translated);
    }
  }
  const translations = new Set(texts.values());
  return {
    language,
    text: (english) => texts.get(english) ?? english,
    category: (english) => member(words.categories, english) ?? english,
    option: (english) => member(words.options, english)?.name ?? english,
    value: (option, english) =>
      member(member(words.options, option)?.values ?? {}, english) ?? english,
    isTranslation: (text) => translations.has(text),
    kind: (urlId) => member(words.products, urlId)?.kind ?? '',
    words,
  };
}

type Pair = readonly [english: string, translated: string | undefined];

/** Each text of a product with its translation; undefined where the table lacks one. */
export function pairsOf(seed: ProductSeed, own: ProductWords, words: CatalogueWords): Pair[] {
  const { excerpt, description, facts, customAddButtonText: button } = seed;
  return [
    [excerpt, own.excerpt],
    ...description.map((text, index): Pair => [text, own.description[index]]),
    ...Object.values(facts ?? {}).map((text): Pair => [text, member(words.facts, text)]),
    ...(button === undefined ? [] : [[button, own.customAddButtonText] as const]),
    ...imagePairs(seed, own, words),
  ];
}

const sceneNames = ['use', 'near', 'size'] as const;

/** The alternative texts. The name of a picture ends in the value or the scene that it shows. */
function imagePairs(seed: ProductSeed, own: ProductWords, words: CatalogueWords): Pair[] {
  const wordOf = (option: string, value: string) =>
    member(member(words.options, option)?.values ?? {}, value);
  const values = new Map(
    seed.variants.flatMap(({ attributes }) =>
      Object.entries(attributes).map(([option, value]) => [slug(value), wordOf(option, value)]),
    ),
  );
  const images = seed.images.map(({ assetUrl, altText }): Pair => {
    const end = endOf(seed, assetUrl);
    const scene = sceneNames.find((name) => name === end);
    if (scene !== undefined) return [altText, own.scenes?.[scene]];
    return [altText, end === '' ? own.alt : fill(own.alt, values.get(end))];
  });
  const { option = '', images: more = {} } = seed.valueImages ?? {};
  const closer = Object.entries(more).flatMap(([value, pictures]) =>
    pictures.map(({ assetUrl, altText }): Pair => {
      const scene = endOf(seed, assetUrl).split('-').at(-1) ?? '';
      return [altText, fill(member(own.closer ?? {}, scene), wordOf(option, value))];
    }),
  );
  return [...images, ...closer];
}

/** What follows the product in the name of a picture, such as `oat` or `oat-near`. */
function endOf({ urlId }: ProductSeed, assetUrl: string): string {
  return assetUrl.slice(`/images/${urlId}-`.length, -'.svg'.length);
}

function fill(text: string | undefined, value: string | undefined): string | undefined {
  return value === undefined ? undefined : text?.replace('{value}', value);
}

function member<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
