import { buttonOf, desktop } from './parts.mjs';

const builder = 'vitrine-form-builder';
const unique = () => Math.random().toString(36).slice(2);

/** Signs in by the form, as an owner does. */
async function signIn({ tab, shop }) {
  await tab.goto('/owner');
  await tab.fill('input[type=password]', shop.password);
  await tab.click(buttonOf('Sign in'));
  await tab.waitFor(buttonOf('Sign out'));
}

export const owner = {
  'owner: makes a form': {
    viewport: desktop,
    async run(context) {
      const { tab, eq, sleep } = context;
      await signIn(context);
      await tab.goto('/owner/forms/new');
      await tab.mounted(builder);
      await tab.click({ css: `${builder} >>> button`, text: '/^Empty form/' });
      await sleep(200);
      await tab.type(`Ask ${unique()}`);
      for (const kind of ['/^Name First/', '/^Email/', '/^Dropdown/']) {
        await tab.click({ css: `${builder} >>> button`, text: 'Add a field' });
        await tab.click({ css: `${builder} >>> button`, text: kind });
        await tab.waitFor({ css: `${builder} >>> input`, label: 'Title' });
      }
      await tab.fill({ css: `${builder} >>> textarea`, label: 'Choices' }, 'Oat');
      await tab.fill({ css: `${builder} >>> input`, label: 'Title' }, 'Which glaze?');
      await tab.click({ css: `${builder} >>> button`, text: '/^Move .* up/', nth: 1 });
      await tab.click(buttonOf('Save'));
      await tab.waitForUrl('?saved');
      await tab.mounted(builder);
      eq(await tab.count(`${builder} >>> .row-title`), 3, 'fields of the saved form');
    },
  },

  'owner: reads lists and numbers': {
    viewport: desktop,
    async run(context) {
      const { tab, eq } = context;
      await signIn(context);
      const lists = ['forms', 'mailing-list', 'restock', 'analytics', 'forms/contact/submissions'];
      for (const list of lists) {
        await tab.goto(`/owner/${list}`);
        await tab.waitFor('h1');
        const wider = await tab.eval(() => document.documentElement.scrollWidth - innerWidth);
        eq(wider > 0, false, `${list} scrolls sideways`);
      }
    },
  },
};
