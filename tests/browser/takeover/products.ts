import type { ProductSeed } from '../../../shop/server/index.js';
import { variantCount } from './made-form.js';
import type { SoldProduct } from './markup.js';

export const formsOfAPage = 25;
/** Whether a text, a size or its SKU, shows a variant. */
export function isOfVariant(shown: string, sku: string): boolean {
  return shown === sku || shown === sizes[Number(sku.split('-')[2])];
}

/** The place of the form that sells a variant. */
export const formOf = (sku: string): number => Number(sku.split('-')[1]);

const sizes = ['S', 'M', 'L', 'XL'];
const prices = { USD: 1000, EUR: 1000, JPY: 1000 };

const made = (index: number, hasOptions: boolean): ProductSeed => {
  const id = `${hasOptions ? 'many' : 'one'}-${index}`;
  return {
    id,
    urlId: id,
    title: `Made ${id}`,
    type: 'physical',
    category: 'table',
    tags: [],
    excerpt: '',
    description: [],
    options: hasOptions ? ['Size'] : [],
    variants: Array.from({ length: hasOptions ? variantCount : 1 }, (_, variant) => ({
      sku: `${id}-${variant}`,
      attributes: hasOptions ? { Size: sizes[variant] ?? '' } : {},
      prices,
      stock: 'unlimited' as const,
    })),
    images: [],
  };
};

export const madeProducts = Array.from({ length: formsOfAPage + 1 }, (_, index) => [
  made(index, true),
  made(index, false),
]).flat();

/** The products that one form of a page may sell, with options and without. */
export interface FormProducts {
  readonly many: SoldProduct;
  readonly one: SoldProduct;
}

export async function soldProducts(address: string): Promise<readonly FormProducts[]> {
  return Promise.all(
    Array.from({ length: formsOfAPage + 1 }, async (_, index) => ({
      many: await sold(address, `many-${index}`),
      one: await sold(address, `one-${index}`),
    })),
  );
}

async function sold(address: string, id: string): Promise<SoldProduct> {
  const page = await (await fetch(`${address}/shop/${id}`)).text();
  const data =
    /<vitrine-product class="product">\s*<script type="application\/json">(.*?)<\/script>/s.exec(
      page,
    )?.[1];
  if (!data) throw new Error(`No data of ${id}: ${page.slice(0, 300)}`);
  const { variants } = JSON.parse(data) as { variants: { sku: string }[] };
  return { id, skus: variants.map(({ sku }) => sku), data };
}
