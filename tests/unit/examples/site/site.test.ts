import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSite } from '../../../../core/template/site/index.js';
import { products } from '../../../../examples/marram/catalogue/products.js';

interface Item {
  id: string;
  urlId: string;
  title: string;
  structuredContent: { variants: { sku: string; unlimited: boolean; price: number }[] };
}
interface Data {
  collections: { urlId: string; items?: Item[] }[];
}

const data = JSON.parse(readFileSync('examples/site/data.json', 'utf8')) as Data;
const items = data.collections.find(({ urlId }) => urlId === 'shop')?.items ?? [];

describe('the example site', () => {
  it.each(items)('sells $title as the shop has it', ({ urlId, title, structuredContent }) => {
    const product = products.find((each) => each.urlId === urlId);
    expect(product?.title).toBe(title);
    const sold = product?.variants.map(({ sku, prices }) => [sku, prices.USD]);
    expect(structuredContent.variants.map(({ sku, price }) => [sku, price])).toEqual(sold);
  });

  it('has twelve template files and more, without an error or a finding', async () => {
    const files = readdirSync('examples/site', { recursive: true, encoding: 'utf8' });
    expect(
      files.filter((file) => /\.(region|block|list|item|page)$/.test(file)).length,
    ).toBeGreaterThan(11);
    const site = createSite({ folder: 'examples/site', author: true });
    const addresses = ['/', '/shop', '/shop?page=2', '/journal', '/about', '/none'];
    const all = [...addresses, ...items.map(({ urlId }) => `/shop/${urlId}`)];
    for (const path of all) {
      const { errors, status } = await site.render({ path });
      expect({ path, errors, status }).toEqual({
        path,
        errors: [],
        status: path === '/none' ? 404 : 200,
      });
    }
    expect(site.findings).toEqual([]);
    expect(site.errors).toEqual([]);
  });
});
