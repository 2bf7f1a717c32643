// @vitest-environment node
import { expect, it } from 'vitest';
import { runInSite } from '../../../../shop/pages/current-site.js';
import { site as exampleSite } from '../../../../examples/marram/site.js';
import { siteCollections } from '../../../../shop/pages/site-collections.js';
import './on-marram.js';

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
