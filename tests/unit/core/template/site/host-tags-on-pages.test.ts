import { describe, expect, it } from 'vitest';
import { createSite } from '../../../../../core/template/site/index.js';

const data = {
  collections: [
    { urlId: 'home', title: 'Home', homepage: true, mainContent: '<p>Hello</p>' },
    {
      urlId: 'shop',
      title: 'Shop',
      typeName: 'products',
      items: [
        { title: 'Dune Mug', categories: ['Cups & more'] },
        { title: 'Salt Cellar', categories: ['Kitchen'] },
      ],
    },
  ],
  navigation: { mainNav: ['shop'], footerNav: [] },
};

/** What a region prints for a page of the shop. */
async function print(region: string, path = '/shop', blocks: Record<string, string> = {}) {
  const site = createSite({
    files: { 'site.region': region, 'collections/products.list': '', ...blocks },
    data,
  });
  const { body, errors } = await site.render({ path });
  return { body: body.trim(), errors, findings: site.findings.map(({ code }) => code) };
}

describe('a navigation with a body', () => {
  it.each([
    ['mainNav', '<body class="page has-nav">'],
    ['footerNav', '<body class="page">'],
  ])('asks within an attribute whether %s has entries', async (name, expected) => {
    const { body, findings } = await print(
      `<body class="page<squarespace:navigation navigationId="${name}">{.if items.0} has-nav{.end}</squarespace:navigation>">`,
    );
    expect({ body, findings }).toEqual({ body: expected, findings: [] });
  });

  it('prints its block where it names one', async () => {
    const { body } = await print(
      '<squarespace:navigation navigationId="mainNav" template="links">\n</squarespace:navigation>',
      '/',
      { 'blocks/links.block': '{.repeated section items}{collection.typeLabel}{.end}' },
    );
    expect(body).toBe('products');
  });
});

describe('categories in a body', () => {
  it('have an address under both of its names', async () => {
    const { body } = await print(
      '<squarespace:category collection="shop">{.repeated section categories}{name|html} {fullUrl} {.equal? url fullUrl}same{.end};{.end}</squarespace:category>',
    );
    expect(body).toBe(
      'Cups &amp; more /shop?category=Cups%20%26%20more same;Kitchen /shop?category=Kitchen same;',
    );
  });
});

describe('the classes of a cart', () => {
  it('are known', async () => {
    expect(await print('<a class="Cart {squarespace.cart-classes}">')).toEqual({
      body: '<a class="Cart sqs-custom-cart">',
      errors: [],
      findings: [],
    });
  });
});
