import type { ProductSeed } from 'vitrine-shop';
import type { CatalogueWords } from '../seeds.js';
import { slug } from '../catalogue/slug.js';
import type { GoodsWords, ProductWords } from './types.js';

/** The words of the goods by their English texts. */
export function catalogueWords(seeds: readonly ProductSeed[], goods: GoodsWords): CatalogueWords {
  const { categories, options, products, facts } = goods;
  const pairs = seeds.flatMap((seed) => {
    const own = member(products, seed.urlId);
    return own ? pairsOf(seed, own, goods) : [];
  });
  const known = pairs.filter((pair): pair is [string, string] => pair[1] !== undefined);
  return {
    categories,
    options,
    texts: { ...facts, ...Object.fromEntries(known) },
    kinds: Object.fromEntries(Object.entries(products).map(([urlId, { kind }]) => [urlId, kind])),
  };
}

type Pair = readonly [english: string, translated: string | undefined];

/** Each text of a product with its translation; undefined where the table lacks one. */
export function pairsOf(seed: ProductSeed, own: ProductWords, words: GoodsWords): Pair[] {
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
function imagePairs(seed: ProductSeed, own: ProductWords, words: GoodsWords): Pair[] {
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
