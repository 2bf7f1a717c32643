import { describe, it } from 'vitest';
import { signIn } from '../support/owner-pages.js';
import { useShop } from '../support/shop-page.js';
import { expectUsable, widths } from '../support/usable.js';

const pages = [
  '/owner',
  '/owner/analytics?period=hour&environment=qa',
  '/owner/api-keys/new',
  '/owner/comments?state=pending',
  '/owner/comments?state=approved',
  '/owner/comments?state=spam',
  '/owner/customers',
  '/owner/discounts',
  '/owner/discounts?state=ended',
  '/owner/discounts/automatic/new',
  '/owner/discounts/coupons/new',
  '/owner/discounts/coupons/TIDE5',
  '/owner/fonts',
  '/owner/forms',
  '/owner/forms/commission',
  '/owner/forms/contact/submissions',
  '/owner/forms/new',
  '/owner/gift-cards',
  '/owner/gift-cards?state=disabled',
  '/owner/header-footer',
  '/owner/languages',
  '/owner/lessons',
  '/owner/mail',
  '/owner/mail?state=sent',
  '/owner/mailing-list?search=nobody-at-all',
  '/owner/mailing-list?state=pending',
  '/owner/orders',
  '/owner/orders?q=nobody-at-all',
  '/owner/people',
  '/owner/products',
  '/owner/products?q=mug&sort=price',
  '/owner/products?q=nothing-like-it',
  '/owner/products/import',
  '/owner/products/item-dune-mug',
  '/owner/products/new',
  '/owner/restock',
  '/owner/restock/send?productId=item-workshop-apron&variantId=APRON',
  '/owner/sales',
  '/owner/sales?period=year',
  '/owner/security',
  '/owner/security/actions',
  '/owner/shipping',
  '/owner/shipping/new',
  '/owner/shipping/zone-1',
  '/owner/shipping/zone-1/methods/new',
  '/owner/shipping/zone-1/methods/standard',
  '/owner/subscriptions',
  '/owner/taxes',
  '/owner/taxes/new',
  '/owner/taxes/tax-1',
];

/** The second is written from right to left, the third is dark. */
const themes = ['shore', 'tide', 'dusk'];

describe('the pages of the owner', () => {
  const { open } = useShop();

  it.each(widths.map((viewport, turn) => ({ viewport, turn, theme: themes[turn] })))(
    'are usable by everybody at $viewport.width px, in the theme $theme: a third of them',
    async ({ viewport, turn, theme }) => {
      const { page } = await open({ viewport, reducedMotion: 'reduce' });
      await signIn(page);
      await page.goto(`/?theme=${theme}`);
      for (const path of pages.filter((_, index) => index % widths.length === turn)) {
        await page.goto(path);
        for (const summary of await page.locator('main summary').all()) await summary.click();
        await expectUsable(page, viewport);
      }
    },
  );
});
