// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { escapeXml, productFeed } from '../../../../../shop/pages/feed/product-feed.js';
import { createFakeServices } from '../fake-services.js';

const shop = { origin: 'https://shop.example', title: 'Salt & Co', description: 'Things.' };

describe('the product feed', () => {
  it.each([
    ['a & b', 'a &amp; b'],
    ['<b>"x"</b>', '&lt;b&gt;&quot;x&quot;&lt;/b&gt;'],
    ["it's", 'it&apos;s'],
    ['bell\u0007, \ufffe and \ud800', 'bell,  and '],
    ['\u{1f30a}', '\u{1f30a}'],
  ])('escapes %j', (text, expected) => {
    expect(escapeXml(text)).toBe(expected);
  });

  it('has an item for each variant, with a link that chooses its options', async () => {
    const products = await createFakeServices().catalogue.list('EUR');
    const feed = productFeed(products, shop);
    const variants = products.flatMap((product) => product.variants);
    expect(feed.match(/<item>/g)).toHaveLength(variants.length);
    const item = /<item>\n<g:id>MUG-SLATE-SMALL<[\s\S]*?<\/item>/.exec(feed)?.[0] ?? '';
    expect(item).toContain('<g:item_group_id>item-dune-mug</g:item_group_id>');
    expect(item).toContain('<g:title>Dune Mug – Slate / Small</g:title>');
    expect(item).toContain(
      '<g:link>https://shop.example/shop/dune-mug?Colour=Slate&amp;Size=Small</g:link>',
    );
    expect(item).toContain(
      '<g:image_link>https://shop.example/images/dune-mug-slate.svg</g:image_link>',
    );
    expect(item).toContain('<g:availability>out_of_stock</g:availability>');
    expect(item).toContain('<g:price>26.00 EUR</g:price>');
    expect(feed).toContain('<g:sale_price>');
    expect(feed).toContain('<title>Salt &amp; Co</title>');
    expect(feed).toContain('<g:product_type>Gifts &amp; Classes</g:product_type>');
  });
});
