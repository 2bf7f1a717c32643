import { describe, expect, it } from 'vitest';
import { parseProduct } from '../../../../core/commerce/product/index.js';
import { inProduct } from '../../../../stories/support/markup.js';
import { allProducts, duneMug } from '../../../../stories/support/products.js';
import { showHtml } from '../../../../stories/support/show-html.js';

function readScript(code: string): unknown {
  const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(code) ?? [];
  return JSON.parse(json);
}

describe('the HTML that a story gives to copy', () => {
  it.each(allProducts.map((product) => [product.id, product] as const))(
    'holds the whole product %s',
    (_, product) => {
      const { code } = showHtml(inProduct('<p></p>', product)).parameters.docs.source;
      expect(readScript(code)).toEqual(JSON.parse(JSON.stringify(product)));
      expect(parseProduct(readScript(code))).toHaveProperty('product');
    },
  );

  it('ends no script by a text of the data', () => {
    const code = inProduct('', { ...duneMug, title: '</script><b>' });
    expect(readScript(code)).toMatchObject({ title: '</script><b>' });
  });
});
