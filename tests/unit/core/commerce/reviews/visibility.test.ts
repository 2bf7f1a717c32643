import { describe, expect, it } from 'vitest';
import { displayedSources, visibleSources } from '../../../../../core/commerce/reviews/index.js';
import { parseSite } from '../../../../../core/runtime/site.js';

const productPage = { id: 'mug', contentSource: 'i', title: 'Mug', path: '/shop/mug' };

const siteOf = (site: object) =>
  parseSite(JSON.stringify(site), { locale: null, currency: null }, () => undefined);

describe('visibleSources', () => {
  // storefront §2: "Product reviews display only if the reviews kill-switch flag is absent, the page is a product
  // page, and either native or imported reviews display is enabled in store settings."
  const on = { page: productPage, storeSettings: { reviews: { native: true, imported: true } } };

  it('shows both kinds on a product page', () => {
    expect(visibleSources(siteOf(on), 'mug')).toEqual(['native', 'imported']);
  });

  it.each([
    [{ native: true, imported: false }, ['native']],
    [{ native: false, imported: true }, ['imported']],
    [{ native: true }, ['native']],
    [{ native: false, imported: false }, []],
    [{}, []],
    [undefined, []],
    ['both', []],
    [{ native: 'yes', imported: 1 }, []],
  ])('displays what the store settings %j enable', (reviews, sources) => {
    expect(visibleSources(siteOf({ ...on, storeSettings: { reviews } }), 'mug')).toEqual(sources);
    expect(displayedSources(reviews)).toEqual(sources);
  });

  it('shows none where the kill switch is on', () => {
    const featureFlags = ['product-reviews-kill-switch'];
    expect(visibleSources(siteOf({ ...on, featureFlags }), 'mug')).toEqual([]);
    expect(visibleSources(siteOf({ ...on, featureFlags: ['video-paywall'] }), 'mug')).toHaveLength(
      2,
    );
  });

  it.each([
    ['a collection', { ...productPage, contentSource: 'c' }],
    ['no content', null],
    ['another item, such as a lesson', { ...productPage, id: 'lesson-1' }],
  ])('shows none on a page of %s', (_, page) => {
    expect(visibleSources(siteOf({ ...on, page }), 'mug')).toEqual([]);
  });
});
