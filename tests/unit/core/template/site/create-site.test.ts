import { describe, expect, it } from 'vitest';
import { createSite, type SiteOptions } from '../../../../../core/template/site/index.js';

const region = `<!DOCTYPE html>
<html><head>{squarespace-headers}</head>
<body id="{squarespace.page-id}" class="{squarespace.page-classes}">
<squarespace:navigation navigationId="mainNav" template="navigation" />
<main>{squarespace.main-content}</main>
{squarespace-footers}</body></html>`;

const files = {
  'template.conf': `{ // comments and commas are what people write
    "layouts": { "default": { "regions": ["site"] }, "wide": { "regions": ["top", "site"] } },
    "navigations": [{ "name": "mainNav" }],
    "stylesheets": ["base.css"],
  }`,
  'site.region': region,
  'top.region': '\ufeff<!-- top of {collection.title} -->\r\n',
  'blocks/navigation.block':
    '<nav>{.repeated section items}{.section collection}<a href="{fullUrl}">{navigationTitle}</a>{.end}{.section externalLink}<a href="{url}">{title}</a>{.end}{.if active}!{.end} {.end}</nav>',
  'collections/shop.list':
    '<h1>{collection.title}</h1>{.repeated section items}<a href="{fullUrl}">{title}</a>{.end}',
  'collections/shop.item': '{.section item}<h1>{title}</h1>{.end}',
  'styles/base.css': 'body{color:red}',
  'scripts/site.js': '1;',
};

const data = {
  website: { siteTitle: 'Marram & Co' },
  collections: [
    { urlId: 'home', title: 'Home', homepage: true, mainContent: '<p>Welcome</p>' },
    {
      urlId: 'shop',
      title: 'Shop',
      layout: 'wide',
      items: [
        { title: 'Dune Mug', tags: ['new'] },
        { title: 'Salt Cellar', categories: ['Kitchen'] },
      ],
    },
  ],
  navigation: { mainNav: ['shop', { title: 'Elsewhere', url: 'https://example.org/' }] },
};

const site = (options: Partial<SiteOptions> = {}) => createSite({ files, data, ...options });

describe('a site', () => {
  it('prints the home page in its layout', async () => {
    const { status, body, errors, contentType } = await site().render({ path: '/' });
    expect({ status, errors, contentType }).toEqual({
      status: 200,
      errors: [],
      contentType: 'text/html; charset=utf-8',
    });
    expect(body).toContain('<main><p>Welcome</p></main>');
    expect(body).toContain('<title>Marram &amp; Co</title>');
    expect(body).toMatch(/<link rel="stylesheet" href="\/site\.css\?v=\w+">/);
    expect(body).toContain('id="collection-home"');
    expect(body).toContain('homepage"');
    expect(body).toContain(
      '<nav><a href="/shop">Shop</a> <a href="https://example.org/">Elsewhere</a> </nav>',
    );
  });

  it('joins the regions of a layout', async () => {
    const { body } = await site().render({ path: '/shop' });
    expect(body).toMatch(/^<!-- top of Shop -->\n<!DOCTYPE html>/);
    expect(body).toContain('<a href="/shop/dune-mug">Dune Mug</a>');
    expect(body).toContain('<a href="/shop">Shop</a>! ');
  });
});
