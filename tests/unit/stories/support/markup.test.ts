import { describe, expect, it } from 'vitest';
import preview from '../../../../.storybook/preview.js';
import { parseProduct } from '../../../../core/commerce/product/index.js';
import { inProduct } from '../../../../stories/support/markup.js';
import { allProducts, duneMug } from '../../../../stories/support/products.js';
import { showHtml } from '../../../../stories/support/show-html.js';
import { shopOfPages, writePage, writeSource } from '../../../../stories/support/write-page.js';

function readScript(code: string): unknown {
  const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(code) ?? [];
  return JSON.parse(json);
}

describe('the HTML that a story gives to copy', () => {
  it.each(allProducts.map((product) => [product.id, product] as const))(
    'holds the whole product %s',
    (_, product) => {
      const { source } = showHtml(inProduct('<p></p>', product)).parameters.docs;
      const page = writeSource(source.originalSource, { docs: { source } });
      const code = page.replaceAll(shopOfPages, '');
      expect(readScript(code)).toEqual(JSON.parse(JSON.stringify(product)));
      expect(parseProduct(readScript(code))).toHaveProperty('product');
    },
  );

  it('ends no script by a text of the data', () => {
    const code = inProduct('', { ...duneMug, title: '</script><b>' });
    expect(readScript(code)).toMatchObject({ title: '</script><b>' });
  });

  it('has the script tag of the shop, and its addresses', () => {
    const page = writePage(
      '<a href="/cart"><img src="/images/a.svg"></a><a href="//cdn.example/">',
    );
    expect(page)
      .toBe(`<script type="module" src="${shopOfPages}/assets/vitrine.js" data-api="${shopOfPages}"></script>
<link rel="stylesheet" href="${shopOfPages}/assets/vitrine.css">
<a href="${shopOfPages}/cart"><img src="${shopOfPages}/images/a.svg"></a><a href="//cdn.example/">
`);
  });

  it('has the page data of the story, which end no script', () => {
    const page = writePage('', { locale: '</script>' });
    const [, json = ''] = /id="vitrine-site">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual({ locale: '</script>' });
  });

  it('is what Storybook shows of HTML alone', () => {
    expect(writeSource('<vitrine-price />', {})).toBe('<vitrine-price />');
    const { parameters } = showHtml('<p></p>');
    expect(preview.parameters?.['docs'].source.transform('<p></p>', { parameters })).toBe(
      writePage('<p></p>'),
    );
  });
});
