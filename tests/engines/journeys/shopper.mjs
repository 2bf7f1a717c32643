/* global focused, one */
import {
  addButton,
  addOne,
  buttonOf,
  fillCheckout,
  line,
  pill,
  pillOf,
  readForm,
} from './parts.mjs';

const picker = '.product vitrine-variant-picker >>> label';

export const shopper = {
  'shopper: from the shelf to the order': {
    async run({ tab, eq, proxy }) {
      await tab.goto('/');
      await tab.click('a[href="/shop/dune-mug"]');
      await tab.waitForUrl('/shop/dune-mug');
      for (const widget of ['vitrine-variant-picker', 'vitrine-quantity']) {
        await tab.mounted(`.product ${widget}`);
      }
      await tab.mounted(addButton);
      await tab.click({ css: picker, text: '/Oat/' });
      await tab.click({ css: picker, text: '/Large/' });
      await tab.click({ css: '.product vitrine-quantity >>> button', text: '/Increase/' });
      await tab.waitFor({ css: '.product vitrine-quantity >>> input' });
      eq(await readForm(tab), [['MUG-OAT-LARGE'], ['2']], 'what the form holds');
      await tab.click(`${addButton} >>> [part~=button]`);
      await tab.waitFor({ css: `${addButton} >>> [part~=button]`, text: '/Added!/' });
      await tab.waitFor(pillOf('2 items'));
      await tab.reload();
      await tab.waitFor(pillOf('2 items'));

      await tab.click(pill);
      await tab.waitForUrl('/cart');
      await tab.waitFor(line);
      eq(await tab.value(`${line} >>> input`), '2', 'quantity in the cart');
      await tab.fill(`${line} >>> input`, '3');
      await tab.press('Tab');
      await tab.waitFor({ css: 'vitrine-cart >>> .line-total', text: '/\\$102/' });
      await tab.click('vitrine-cart >>> [part~=remove]');
      await tab.click('vitrine-cart >>> [part~=undo]');
      await tab.waitFor(line);
      eq(await tab.value(`${line} >>> input`), '3', 'quantity after undo');
      eq(
        proxy.seen('POST', '/shopping-cart/entries').length,
        2,
        'calls that add: the press, the undo',
      );
      await tab.fill({ label: '/[Cc]oupon/' }, 'WELCOME10');
      await tab.press('Enter');
      await tab.waitFor({ css: 'vitrine-cart', text: '/[−-]\\$10\\.20/' });

      await tab.click({ css: 'a', text: 'Checkout' });
      await tab.waitForUrl('/checkout');
      await fillCheckout(tab);
      await tab.click(buttonOf('/^Place order/'));
      await tab.waitForUrl('/order-confirmed/');
      await tab.waitFor({ css: '#vitrine-order', visible: false });
      const items = await tab.eval(() =>
        JSON.parse(document.querySelector('#vitrine-order').textContent).items.map(
          ({ sku, quantity }) => [sku, quantity],
        ),
      );
      eq(items, [['MUG-OAT-LARGE', 3]], 'what was bought');
      await tab.goto('/cart');
      await tab.waitFor({ css: '*', text: '/nothing in your shopping cart/' });
    },
  },

  'shopper: is told which options are missing': {
    async run({ tab, eq }) {
      await tab.goto('/shop/dune-mug');
      await tab.mounted(addButton);
      await tab.click(`${addButton} >>> [part~=button]`);
      await tab.waitFor({ css: '*', text: '/Please select the Colour and Size options/' });
      eq(await tab.eval(() => focused()?.localName), 'input', 'what has the focus');
    },
  },

  'shopper: a double click adds once': {
    async run({ tab, eq, proxy }) {
      await tab.goto('/shop/salt-cellar');
      await tab.mounted(addButton);
      await tab.click(`${addButton} >>> [part~=button]`, { count: 2 });
      await tab.waitFor(pillOf('1 item'));
      eq(proxy.seen('POST', '/shopping-cart/entries').length, 1, 'calls that add');
    },
  },

  'shopper: by keyboard': {
    async run({ tab, eq }) {
      await tab.goto('/shop/dune-mug');
      await tab.mounted(addButton);
      await tab.mounted('.product vitrine-quantity');
      await tab.mounted('.product vitrine-variant-picker');
      const focus = (spec) => tab.eval((wanted) => one(wanted).focus(), spec);
      const valueOf = (name) => `.product vitrine-variant-picker >>> input[value="${name}"]`;
      for (const name of ['Oat', 'Large']) {
        await focus(valueOf(name));
        await tab.press('Space');
      }
      eq((await readForm(tab))[0], ['MUG-OAT-LARGE'], 'the variant after two keys');
      await tab.press('Escape');
      await focus('.product vitrine-quantity >>> input');
      await tab.press('ArrowUp');
      await tab.press('Enter');
      await tab.waitFor(pillOf('2 items'));
    },
  },

  'shopper: two tabs show one cart': {
    async run({ tab, browser }) {
      await tab.goto('/shop/salt-cellar');
      const other = await browser.newTab({ base: tab.base, width: 390, height: 844, beside: tab });
      await other.goto('/shop/salt-cellar');
      await other.mounted(addButton);
      await tab.mounted(addButton);
      await tab.click(`${addButton} >>> [part~=button]`);
      await tab.waitFor(pillOf('1 item'));
      await other.waitFor(pillOf('1 item'));
      await other.goto('/cart');
      await other.click('vitrine-cart >>> [part~=remove]');
      await tab.gone(pillOf('item'));
      await other.closeTab();
    },
  },

  'shopper: Back and Forward': {
    async run({ tab }) {
      await tab.goto('/');
      await addOne(tab);
      await tab.back();
      await tab.until(() => document.location.pathname === '/');
      await tab.waitFor(pillOf('1 item'));
      await tab.forward();
      await tab.waitForUrl('/shop/salt-cellar');
      await tab.waitFor(pillOf('1 item'));
    },
  },
};
