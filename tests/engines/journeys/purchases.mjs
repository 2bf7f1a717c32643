import { addButton, buttonOf, desktop, fillCheckout } from './parts.mjs';

async function choose(tab, option) {
  // Tells how few are left, once chosen, which moves what is below it.
  await tab.mounted('.product vitrine-scarcity');
  await tab.mounted('.product vitrine-variant-picker');
  const list = '.product vitrine-variant-picker >>> select';
  if ((await tab.count(list)) > 0) return tab.select(list, option);
  return tab.click({ css: '.product vitrine-variant-picker >>> label', text: `/${option}/` });
}

export const purchases = {
  'shopper: a subscription': {
    viewport: desktop,
    async run({ tab }) {
      await tab.goto('/shop/decaf-coffee');
      await tab.mounted(addButton);
      await tab.waitFor({ css: 'vitrine-subscription >>> [part=phrase]', text: '$16 every month' });
      await tab.click(`${addButton} >>> [part~=button]`);
      await tab.waitForUrl('/subscription?purchase=');
      await fillCheckout(tab);
      await tab.click({ css: '.checkout-end button', text: '/^Subscribe/' });
      await tab.waitForUrl('/order-confirmed/');
    },
  },

  'shopper: express checkout, then Back': {
    viewport: desktop,
    async run({ tab, ok }) {
      const express = '.product vitrine-add-to-cart[express]';
      await tab.goto('/shop/throwing-evening');
      await choose(tab, 'Third Tuesday');
      await tab.mounted(express);
      await tab.click(`${express} >>> [part~=button]`);
      await tab.waitForUrl('/checkout?purchase=');
      await fillCheckout(tab);
      await tab.click(buttonOf('/^Place order/'));
      await tab.waitForUrl('/order-confirmed/');
      await tab.waitFor({ css: '#vitrine-order', visible: false });
      await tab.back();
      // A page from the back/forward cache asks the shop again, which knows the order.
      await tab.waitForUrl('/order-confirmed/');
      await tab.until(() => document.readyState === 'complete');
      ok((await tab.count(buttonOf('/^Place order/'))) === 0, 'nothing offers to order once more');
    },
  },
};
