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

describe('a query', () => {
  it.each([
    ['template="card"', ''],
    ['template="card.block" columns="12"', '\n'],
  ])('prints the block that %s names', async (attributes, body) => {
    const region = `<squarespace:query collection="shop" limit="1" ${attributes}>${body}</squarespace:query>`;
    const alone = `<squarespace:query collection="shop" limit="1" ${attributes} />`;
    const block = { 'blocks/card.block': '{.repeated section items}({title}){.end}' };
    for (const each of [region, alone]) {
      expect(await print(each, '/', block)).toEqual({
        body: '(Dune Mug)',
        errors: [],
        findings: [],
      });
    }
  });
});

describe('a block field', () => {
  it.each([
    ['columns="6"', 'sqs-grid-6 columns-6'],
    ['class="wide {.if website}a{.or}b{.end}\n c" columns=""', 'sqs-grid-12 columns-12 wide b c'],
    ['class="{collection.title}"', 'sqs-grid-12 columns-12 A&quot;&amp;&lt;b'],
  ])('has the classes that %s writes', async (attributes, classes) => {
    const site = createSite({
      files: { 'site.region': `<squarespace:block-field id="x" ${attributes} />` },
      data: { collections: [{ urlId: 'home', title: 'A"&<b' }], blockFields: { x: '<p>X</p>' } },
    });
    const { body } = await site.render({ path: '/' });
    expect(body.trim()).toBe(
      `<div class="sqs-layout ${classes}" data-type="block-field" id="x"><p>X</p></div>`,
    );
  });
});

describe('related items', () => {
  const item = (title: string, tags: readonly string[], categories: readonly string[] = []) => ({
    id: title,
    title,
    tags,
    categories,
  });
  const notes = [
    item('One', ['a']),
    item('Two', ['a', 'b'], ['c']),
    item('Three', ['c']),
    item('Four', ['B'], ['c']),
    item('Five', [], ['C']),
  ];

  it.each([
    ['/notes/two', '', 'Four One Five '],
    ['/notes/two', 'limit="1"', 'Four '],
    ['/notes/two', 'itemId="Three"', '(none)'],
    ['/notes/one', 'collectionId="n1" itemId="{item.id}"', 'Two '],
    ['/notes', '', '(none)'],
  ])('at %s with %s are %s', async (path, attributes, expected) => {
    const tag = `<squarespace:related ${attributes}>{.section items}{.repeated section @}{title} {.end}{.or}(none){.end}</squarespace:related>`;
    const site = createSite({
      files: { 'site.region': tag, 'collections/notes.list': '', 'collections/notes.item': '' },
      data: { collections: [{ id: 'n1', urlId: 'notes', items: notes }] },
    });
    const { body, errors } = await site.render({ path });
    expect({ body: body.trimStart(), errors, findings: site.findings }).toEqual({
      body: expected,
      errors: [],
      findings: [],
    });
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
