import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { listen, readHeard, type Heard } from '../support/heard.js';
import { loaded, settled } from '../support/settled.js';
import { useShop } from '../support/shop-page.js';

const chunk = (name: string) => new RegExp(`/assets/(?:chunks|again)/${name}-`);
const all = ['variant-picker', 'quantity', 'add-to-cart'];
const only = (...there: readonly string[]) => ({
  there,
  held: all.filter((tag) => !there.includes(tag)).map(chunk),
});
/** What is in use when the button is pressed, and which files arrive later. The quantity does not need the product. */
const stages: Readonly<
  Record<string, { readonly there: readonly string[]; readonly held: readonly RegExp[] }>
> = {
  'the loader': { there: [], held: [/\/assets\/vitrine\.js/] },
  'the product': {
    there: ['quantity'],
    held: [/\/assets\/(?:chunks|again)\/product-\w{7}\.js/],
  },
  'every component': only(),
  'quantity and button': only('variant-picker'),
  'picker and button': only('quantity'),
  'picker and quantity': only('add-to-cart'),
  nothing: only(...all),
};

const button = '.product vitrine-add-to-cart:not([express])';

const cases: Readonly<
  Record<
    string,
    {
      path: string;
      prepare?: (page: Page) => Promise<unknown>;
      says?: string;
      opens?: boolean;
      status?: number;
    }
  >
> = {
  'nothing chosen': {
    path: '/shop/dune-mug',
    says: 'Please select the Colour and Size options.',
  },
  'a bad quantity': {
    path: '/shop/salt-cellar',
    prepare: (page) => page.locator('.product').getByRole('spinbutton').fill('0'),
    says: 'Quantity must be 1 or more.',
  },
  'sold out meanwhile': {
    path: '/shop/beeswax-tapers',
    prepare: (page) =>
      page.request.post('/api/commerce/shopping-cart/entries', {
        form: { itemId: 'item-beeswax-tapers', sku: 'TAPERS', quantity: '2', crumb: '' },
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        maxRedirects: 0,
      }),
    status: 409,
    says: 'Sorry, we do not have enough of that item available.',
  },
  'a product with a form': { path: '/shop/letterpress-cards', opens: true },
  'a gift card without a value': {
    path: '/shop/gift-card',
    says: 'Select a denomination for the Gift Card',
  },
  'an empty field that the page requires': {
    path: '/shop/salt-cellar',
    prepare: (page) =>
      page.locator(button).evaluate((one) => {
        const field = document.createElement('input');
        field.setAttribute('aria-label', 'Engraving');
        field.required = true;
        one.before(field);
      }),
  },
};

const spokenBy = (heard: readonly Heard[]) => [
  ...new Set(heard.filter(({ by }) => by === 'assertive').map(({ text }) => text)),
];

/** What the page shows, announces and focuses. */
async function outcome(page: Page) {
  const seen = await page.evaluate(() => {
    const deep = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot ? deep(one.shadowRoot) : []),
      ]);
    const shown = deep(document).filter((one) => one.checkVisibility());
    const nameOf = (one: Element) =>
      one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
    let focus = document.activeElement;
    while (focus?.shadowRoot?.activeElement) focus = focus.shadowRoot.activeElement;
    return {
      sentences: shown
        .filter((one) => one.matches('[part~=message]'))
        .map((one) => one.textContent?.trim()),
      marked: shown.filter((one) => one.matches('[aria-invalid=true]')).map(nameOf),
      dialogs: shown.filter((one) => one.matches('dialog[open]')).length,
      focus: focus && focus !== document.body ? `${focus.localName} ${nameOf(focus)}` : '',
    };
  });
  return { ...seen, spoken: spokenBy(await readHeard(page)) };
}

type Outcome = Awaited<ReturnType<typeof outcome>>;

describe('a press that is refused', () => {
  const { during } = useShop();

  const press = (name: string, stage: string, wanted?: Outcome) =>
    during({ isCold: true }, async ({ page, complaints }) => {
      const { path, prepare, opens, says, status } = cases[name]!;
      const { there, held } = stages[stage]!;
      let release = () => {};
      const released = new Promise<void>((done) => (release = done));
      for (const file of held)
        await page.route(file, (route) => released.then(() => route.continue()));
      await listen(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator(button).scrollIntoViewIfNeeded();
      for (const tag of there) {
        const element = page.locator(`.product vitrine-${tag}:not([express])`);
        if ((await element.count()) > 0)
          await page
            .locator(`.product vitrine-${tag}:not([express]):state(ready)`)
            .first()
            .waitFor();
      }
      await prepare?.(page);
      await page.locator(button).click();
      release();
      if (opens) await page.locator('dialog[open]').waitFor();
      await (opens ? loaded(page) : settled(page));
      if (status) {
        const isSaid = ({ text }: Heard) => text.endsWith(says ?? '');
        // A dialog; an alert beside the button, when the answer is there before what opens the dialog.
        const count = async () => (await readHeard(page)).filter(isSaid).length;
        await expect.poll(count, { message: stage }).toBe(1);
        // The browser logs the answer.
        expect(complaints.splice(0)).toEqual([expect.stringContaining(`${status}`)]);
        return undefined;
      }
      if (says) await expect.poll(async () => spokenBy(await readHeard(page))).toContain(says);
      if (wanted) await expect.poll(() => outcome(page), { message: stage }).toEqual(wanted);
      return outcome(page);
    });

  it.each(Object.keys(cases))('%s: answered the same, whatever is there', async (name) => {
    const whole = await press(name, 'nothing');
    for (const stage of Object.keys(stages)) await press(name, stage, whole);
  });
});
