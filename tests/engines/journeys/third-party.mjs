import { pill, pillOf, line } from './parts.mjs';

const unique = () => Math.random().toString(36).slice(2);

export const thirdParty = {
  "third-party: another site's page sells, and its cart comes along": {
    async run({ tab, site, proxy, eq }) {
      await tab.goto(`${site}/`);
      await tab.mounted('vitrine-add-to-cart');
      await tab.click('vitrine-add-to-cart >>> [part~=button]');
      await tab.waitFor(pillOf('1 item'));
      await tab.reload();
      await tab.waitFor(pillOf('1 item'));
      await tab.mounted('vitrine-form');
      await tab.fill('vitrine-form input[type=email]', `${unique()}@example.com`);
      await tab.press('Enter');
      await tab.waitFor({ css: '[role=status]', text: '/Thank you. Please open the mail/' });
      await tab.click(pill);
      await tab.waitForUrl(`${proxy.base}/cart`);
      await tab.waitFor(line);
      eq(await tab.count(line), 1, 'lines of the cart in the shop');
    },
  },
};
