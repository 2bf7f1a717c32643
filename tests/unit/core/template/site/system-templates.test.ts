import { describe, expect, it } from 'vitest';
import { createSite } from '../../../../../core/template/site/index.js';

const picture = { title: 'A "cup"', assetUrl: 'https://img.example/a.jpg?a=1&b=2' };
const price = { value: '19.50', currency: 'USD' };
const mug = {
  id: 'mug',
  title: 'Mug <big>',
  productType: 1,
  items: [picture],
  excerpt: '<p>Warm</p>',
  structuredContent: {
    productType: 1,
    variants: [{ id: 'v', sku: 'M1', priceMoney: price, unlimited: true }],
  },
};
const shop = { urlId: 'shop', title: 'Shop', typeName: 'products', items: [mug] };
const blog = {
  urlId: 'news',
  title: 'News',
  typeName: 'blog',
  items: [
    { title: 'Open & new', addedOn: 86_400_000, body: '<p>Body</p>', excerpt: '<p>Short</p>' },
  ],
};
const gallery = { urlId: 'pictures', title: 'Pictures', typeName: 'gallery', items: [picture] };
const fair = {
  urlId: 'fairs',
  title: 'Fairs',
  typeName: 'events',
  items: [{ title: 'Fair', startDate: 86_400_000, excerpt: '<p>Come</p>' }],
};
const about = { urlId: 'about', title: 'About', mainContent: '<p>Us</p>' };
const index = { urlId: 'all', title: 'All', collections: ['about', 'pictures'] };
const other = { urlId: 'team', title: 'Team', typeName: 'people', items: [{ title: 'Ann' }] };

const site = createSite({
  files: { 'site.region': '{squarespace.main-content}' },
  data: {
    website: { timeZone: 'UTC' },
    collections: [shop, blog, gallery, fair, about, index, other],
  },
});
const image =
  '<img src="https://img.example/a.jpg?a=1&amp;b=2" alt="A &quot;cup&quot;" loading="lazy">';

describe('a collection without templates', () => {
  it.each([
    ['/shop', 'a list of products has pictures', image],
    ['/shop', 'and prices', '<vitrine-price class="product-price" product-id="mug">'],
    ['/shop', 'and names that are escaped', 'Mug &lt;big&gt;'],
    ['/shop/mug-big', 'a product has pictures', image],
    ['/shop/mug-big', 'and can be bought', '<form class="add-to-cart-form" method="post"'],
    ['/shop/mug-big', 'and has its text as markup', '<p>Warm</p>'],
    [
      '/news',
      'a blog has dates',
      '<time datetime="1970-01-02">January 02, 1970</time><p>Short</p>',
    ],
    ['/news/open-new', 'a post has its text', '<p>Body</p>'],
    [
      '/pictures',
      'a gallery has pictures',
      '<img src="https://img.example/a.jpg?a=1&amp;b=2" sizes="auto, min(300px, 50vw)" decoding="async" data-src="https://img.example/a.jpg?a=1&amp;b=2"',
    ],
    [
      '/fairs',
      'events have days',
      '<time datetime="1970-01-02">January 02, 1970</time><p>Come</p>',
    ],
    ['/all', 'an index has its pages', '<section id="about"><p>Us</p></section>'],
    ['/all', 'and its lists with their items', `<h2><a href="/pictures">Pictures</a></h2>`],
    ['/all', 'and their pictures', image],
    ['/team', 'any other list has links', '<a href="/team/ann">Ann</a>'],
    ['/team/ann', 'any other item has its name', '<h1>Ann</h1>'],
  ])('%s: %s', async (path, _, expected) => {
    const { body, errors } = await site.render({ path });
    expect(errors).toEqual([]);
    expect(body).toContain(expected);
  });
});

describe('the video behind a page', () => {
  it.each([
    [
      { videoSourceUrl: 'https://v.example/?a=1&b="' },
      ' data-config-url="https://v.example/?a=1&amp;b=&quot;"></div>',
    ],
    [
      { mainImage: { assetUrl: 'https://img.example/a.jpg' } },
      '<img src="https://img.example/a.jpg" loading="lazy" class="custom-fallback-image"',
    ],
  ])('has what the collection says of it', async (members, expected) => {
    const own = createSite({
      files: {
        'site.region':
          '{.section collection}{.background-source-video?}{@|apply sqs-video-background.block}{.end}{.end}',
      },
      data: { collections: [{ urlId: 'home', backgroundSource: 3, ...members }] },
    });
    const { body, errors } = await own.render({ path: '/' });
    expect(errors).toEqual([]);
    expect(body).toContain(expected);
  });
});

it.each(['sqs-social-links', 'social-links.block'])(
  '%s links to the accounts of the site',
  async (name) => {
    const own = createSite({
      files: { 'site.region': `{@|apply ${name}}` },
      data: {
        website: { socialAccounts: [{ serviceName: 'a', profileUrl: 'https://a.example/' }] },
        collections: [{ urlId: 'home' }],
      },
    });
    const { body, errors } = await own.render({ path: '/' });
    expect(errors).toEqual([]);
    expect(body).toContain('<a href="https://a.example/" rel="me noopener" target="_blank">a</a>');
  },
);
