/* global all, one */
import { addButton, buttonOf, desktop, pillOf } from './parts.mjs';

const scrolling = (tab) => tab.eval(() => getComputedStyle(document.documentElement).overflow);

export const dialogs = {
  'shopper: the drawer': {
    viewport: desktop,
    async run({ tab, ok }) {
      const dialog = 'vitrine-cart-drawer >>> dialog';
      await tab.goto('/');
      await tab.mounted('.card vitrine-add-to-cart');
      const before = await scrolling(tab);
      await tab.click('.card vitrine-add-to-cart[after-add=drawer] >>> [part~=button]');
      await tab.waitFor('vitrine-cart-drawer >>> [part~=line]');
      ok(await tab.eval((spec) => one(spec).matches(':modal'), dialog), 'the drawer is modal');
      const seen = [];
      for (let presses = 0; presses < 10; presses += 1) {
        await tab.press('Tab');
        seen.push(await tab.focus());
      }
      ok(
        seen.every((name) => !/Quay|Shop|Contact/.test(name)),
        `the focus stays in the drawer: ${seen.join(', ')}`,
      );
      await tab.press('Escape');
      await tab.gone(dialog);
      await tab.until(
        (wanted) => getComputedStyle(document.documentElement).overflow === wanted,
        [before],
        { what: 'the page scrolls again' },
      );
    },
  },

  'shopper: the quick view': {
    viewport: desktop,
    async run({ tab, eq }) {
      const view = 'vitrine-quick-view[product-id="item-tide-bowl"]';
      const option = { css: `${view} >>> vitrine-variant-picker >>> input`, visible: false };
      await tab.goto('/');
      await tab.mounted(view);
      await tab.click(`${view} a, ${view} button`);
      await tab.waitFor({ css: `${view} >>> [part~=popup-heading]`, text: 'Tide Bowl' });
      await tab.waitFor(option);
      await tab.eval((spec) => one(spec).focus(), option);
      await tab.press('Space');
      const chosen = await tab.eval(
        (spec) => all(spec).filter(({ checked }) => checked).length,
        option,
      );
      eq(chosen, 1, 'options chosen by the space bar');
      await tab.click(`${view} >>> vitrine-add-to-cart >>> [part~=button]`);
      await tab.waitFor({ ...pillOf('1 item'), visible: false });
      // The notice is over the dialog, so Escape closes it first.
      const notice = `${view} >>> vitrine-add-to-cart >>> [part=notice]`;
      await tab.waitFor(notice);
      await tab.press('Escape');
      await tab.gone(notice);
      await tab.press('Escape');
      await tab.gone(`${view} >>> dialog`);
    },
  },

  'shopper: what instalments cost': {
    viewport: desktop,
    async run({ tab }) {
      const more = { css: 'vitrine-instalments >>> button', text: '/Learn more/' };
      await tab.goto('/shop/harbour-teapot');
      await tab.mounted('vitrine-instalments');
      await tab.click(more);
      await tab.waitFor({ css: 'vitrine-instalments >>> *', text: 'How it works' });
      await tab.press('Escape');
      await tab.gone('vitrine-instalments >>> dialog');
      await tab.click(more);
      await tab.waitFor('vitrine-instalments >>> dialog');
      await tab.painted();
      await tab.clickAt(6, 6);
      await tab.gone('vitrine-instalments >>> dialog');
    },
  },

  'shopper: sorts the reviews': {
    viewport: desktop,
    async run({ tab }) {
      await tab.goto('/shop/dune-mug');
      await tab.mounted('vitrine-reviews');
      const list = 'vitrine-reviews >>> select';
      const first = 'vitrine-reviews >>> li';
      await tab.waitFor(list);
      const before = await tab.text(first);
      const lowest = await tab.eval(
        (spec) => [...one(spec).options].find(({ label }) => /Lowest/.test(label)).label,
        list,
      );
      await tab.select(list, lowest);
      await tab.until((spec, text) => one(spec)?.textContent !== text, [first, before]);
    },
  },

  'shopper: a product with a form': {
    viewport: desktop,
    async run({ tab, eq }) {
      const dialog = '.vitrine-form-dialog';
      const given = `${dialog} input[autocomplete=given-name]`;
      await tab.goto('/shop/letterpress-cards');
      await tab.mounted(addButton);
      await tab.click(`${addButton} >>> [part~=button]`);
      await tab.fill(given, 'Ada');
      await tab.press('Escape');
      await tab.gone(dialog);
      await tab.click(`${addButton} >>> [part~=button]`);
      await tab.waitFor(given);
      eq(await tab.value(given), 'Ada', 'what was typed before Escape');
      await tab.fill(`${dialog} input[autocomplete=family-name]`, 'Lovelace');
      await tab.select(`${dialog} select`, 'Tide blue');
      await tab.click({ css: `${dialog} label`, text: 'Wax seals' });
      await tab.click({ css: `${dialog} button`, text: '/Add To Cart/' });
      await tab.gone(dialog);
      await tab.waitFor(pillOf('1 item'));
      await tab.goto('/cart');
      await tab.click('vitrine-cart >>> [part~=edit]');
      await tab.waitFor(given);
      eq(await tab.value(given), 'Ada', 'the answer to edit');
      await tab.press('Escape');
      await tab.gone(dialog);
      await tab.waitFor(buttonOf('/Edit|Remove/'), { timeout: 5000 }).catch(() => undefined);
    },
  },
};
