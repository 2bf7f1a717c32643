import type { Typed } from '../../../ground/http/index.js';
import type { Coverage } from '../../totals/index.js';
import type { Reading } from './read-texts.js';
import type { Shelf } from './types.js';

/** How many products a discount can name. Ours: the specification has no number. */
const mostProducts = 100;

/** The name of a category's field. */
export const categoryField = (category: string) => `in.${category}`;

/** The products and categories that a form names; undefined if it names none. */
export function readCoverage(reading: Reading, shelf: Shelf): Coverage | undefined {
  const categories = shelf.categories.filter((name) => reading.isChecked(categoryField(name)));
  const lines = reading.lines('products');
  if (lines.length > mostProducts) {
    reading.refuse('products', `Name at most ${mostProducts} products, or choose categories.`);
  }
  const products = lines.map((line) => readProduct(reading, shelf, line));
  if (categories.length === 0 && products.length === 0) return undefined;
  return { products: [...new Set(products)], categories };
}

export function writeCoverage(covers: Coverage | undefined, shelf: Shelf): Typed {
  if (covers === undefined) return {};
  const { products, categories } = covers;
  return {
    ...Object.fromEntries(categories.map((name) => [categoryField(name), 'yes'])),
    products: products.map((id) => nameOf(shelf, id)).join('\n'),
  };
}

/** `Kitchen, Mug`; null for all goods. */
export function coverageWords(covers: Coverage | undefined, shelf: Shelf): string | null {
  if (covers === undefined) return null;
  const titles = covers.products.map(
    (id) => shelf.products.find((product) => product.id === id)?.title ?? id,
  );
  return [...covers.categories, ...titles].join(', ');
}

/** By its title, or its address where another product has the same title. */
function nameOf({ products }: Shelf, id: string): string {
  const product = products.find((known) => known.id === id);
  if (product === undefined) return id;
  const namesakes = products.filter(({ title }) => fold(title) === fold(product.title));
  return namesakes.length > 1 ? product.urlId : product.title;
}

function readProduct(reading: Reading, { products }: Shelf, line: string): string {
  const named = products.find(({ id, urlId }) => id === line || urlId === line);
  if (named !== undefined) return named.id;
  const [found, ...more] = products.filter(({ title }) => fold(title) === fold(line));
  if (found === undefined) reading.refuse('products', `There is no product “${line}”.`);
  else if (more.length > 0) {
    const sentence = `More than one product is called “${line}”. Write the end of its address: ${found.urlId}.`;
    reading.refuse('products', sentence);
  }
  return found?.id ?? '';
}

const fold = (text: string) => text.trim().toLowerCase();
