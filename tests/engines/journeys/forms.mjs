/* global one */
import { buttonOf } from './parts.mjs';

const letter = '.contact-form vitrine-form';
const send = `${letter} button:not([type=button])`;
const unique = () => Math.random().toString(36).slice(2);

export const forms = {
  'forms: a letter, wrong and right': {
    async run({ tab, eq, proxy }) {
      await tab.goto('/contact');
      await tab.mounted(letter);
      await tab.click(send);
      await tab.waitFor({ css: '.contact-form *', text: '/One or more fields is invalid/' });
      await tab.fill(`${letter} input[autocomplete=given-name]`, 'Ada');
      await tab.fill(`${letter} input[autocomplete=family-name]`, 'Lovelace');
      await tab.fill(`${letter} input[type=email]`, 'ada@');
      await tab.select(`${letter} select`, 'An order');
      await tab.fill(`${letter} textarea`, 'A bowl, please.');
      await tab.click(send);
      await tab.waitFor({ css: '.contact-form *', text: '/Email is not valid/' });
      await tab.fill(`${letter} input[type=email]`, 'ada@example.com');
      await tab.click(send);
      await tab.waitFor({ css: `${letter} [role=status]`, text: '/Thank you/' });
      eq(proxy.seen('POST', '/SaveFormSubmission').length, 1, 'times it was sent');
    },
  },

  'forms: the newsletter, by Enter': {
    async run({ tab }) {
      await tab.goto('/');
      await tab.mounted('.newsletter vitrine-form');
      await tab.fill('.newsletter vitrine-form input[type=email]', `${unique()}@example.com`);
      await tab.press('Enter');
      await tab.waitFor({ css: '.newsletter [role=status]', text: '/open the mail/' });
    },
  },

  'forms: with a captcha': {
    async run({ tab, eq, proxy }) {
      const box = { css: 'input[type=checkbox]', label: '/I am not a robot/', visible: false };
      await tab.goto('/forms/commission');
      await tab.mounted('vitrine-form');
      await tab.waitFor(box);
      await tab.fill('input[name=commission-name]', 'Ada');
      await tab.fill({ css: 'input[name=commission-name]', nth: 1 }, 'Lovelace');
      await tab.fill('input[name=commission-email]', 'ada@example.com');
      await tab.click({ css: 'label', text: 'A bowl' });
      await tab.fill('input[name=commission-count]', '2');
      await tab.fill('textarea', 'Tall, and the colour of the tide.');
      await tab.click(buttonOf('Ask for an offer'));
      await tab.waitFor({ css: '*', text: '/Complete CAPTCHA before submitting/' });
      eq(proxy.seen('POST', 'SaveFormSubmission').length, 0, 'sent without the captcha');
      await tab.eval((spec) => one(spec).focus(), box);
      await tab.press('Space');
      await tab.waitFor('.vitrine-check[data-state=verified]', { timeout: 60_000 });
      await tab.click(buttonOf('Ask for an offer'));
      await tab.waitFor({ css: '*', text: '/We will sketch it and write to you within a week/' });
    },
  },

  'forms: tell me when it is back': {
    async run({ tab }) {
      const picker = '.product vitrine-variant-picker';
      await tab.goto('/shop/tide-bowl');
      await tab.mounted(picker);
      if ((await tab.count(`${picker} >>> select`)) > 0) {
        await tab.select(`${picker} >>> select`, 'Clay');
      } else await tab.click({ css: `${picker} >>> label`, text: '/Clay/' });
      await tab.waitFor({ css: 'vitrine-restock *', text: '/Clay is sold out/' });
      await tab.click({ css: 'vitrine-restock button', text: 'Notify me when available' });
      await tab.waitFor({ css: '*', text: 'Email cannot be blank' });
      await tab.fill('vitrine-restock input[type=email]', 'ada@');
      await tab.press('Enter');
      await tab.waitFor({ css: '*', text: 'Email is invalid' });
      await tab.fill('vitrine-restock input[type=email]', `${unique()}@example.com`);
      await tab.press('Enter');
      await tab.waitFor({ css: 'vitrine-restock *', text: 'Signed up!' });
    },
  },
};
