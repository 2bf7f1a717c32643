// @vitest-environment node
import { expect, it } from 'vitest';
import { runInSite } from '../../../../examples/storefront/current-site.js';
import { exampleSite } from '../../../../examples/storefront/example-site.js';
import { siteCollections } from '../../../../examples/storefront/site-collections.js';

it('has the categories and lists of content that have a page in the shop', () => {
  const [section] = exampleSite.sections;
  if (section === undefined) throw new Error('The example shop has categories.');
  const site = { ...exampleSite, sections: [section], pages: ['events', 'about'] as const };
  expect(runInSite(site, siteCollections)).toEqual([
    { title: 'Shop', url: '/shop' },
    { title: 'Table', url: '/shop/table' },
    { title: 'Events', url: '/events' },
  ]);
});
