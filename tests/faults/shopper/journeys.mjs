/**
 * What a shopper does, and how it is known whether it was done. `isMeant`: the call that goes wrong. `read`: what the
 * page has said, null while it has said nothing. `count`: how often the shop has done it; `meant` times are right.
 */

const entries = '/api/commerce/shopping-cart/entries';
const salt = 'item-salt-cellar';

const textOf = async (locator) =>
  (await locator.count()) > 0 ? (await locator.first().innerText()).trim() : '';
const failed = (text) => (text === '' ? null : { isDone: false, text });
const done = { isDone: true, text: '' };

const quantityOf = (carts, itemId) =>
  carts
    .flatMap((cart) => cart.entries)
    .filter((entry) => entry.itemId === itemId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

const host = '.product vitrine-add-to-cart:not([express])';

async function pressAdd({ page }) {
  const ok = page.locator(`${host} [part=dialog-button]`);
  if ((await ok.count()) > 0) await ok.click();
  await page.locator(`${host} [part=button][aria-disabled=false]`).click();
}

const isMounted = ({ page }) => page.locator(`${host}:state(ready)`).waitFor();

async function readAdd({ page }) {
  const words = `${host} [part=dialog], ${host} [part=message]`;
  const text = await textOf(page.locator(words));
  if (text !== '') return failed(text);
  const label = await textOf(page.locator(`${host} [part=label][aria-hidden=false]`));
  return label === 'Added!' ? done : null;
}

async function readPlainAdd({ page }) {
  const text = await textOf(page.locator(`${host} > p[role=alert]`));
  if (text !== '') return failed(text);
  return (await textOf(page.locator(`${host} > button`))) === 'Added!' ? done : null;
}

const add = {
  isMeant: (method, path) => method === 'POST' && path === entries,
  meant: 1,
  async open(visitor) {
    await visitor.page.goto('/shop/salt-cellar');
    await isMounted(visitor);
  },
  press: pressAdd,
  read: readAdd,
  count: async ({ proxy }) => quantityOf(await proxy.readCarts(), salt),
};

const early = {
  ...add,
  async open(visitor) {
    const { page } = visitor;
    let release;
    const released = new Promise((resolve) => (release = resolve));
    visitor.release = release;
    await page.route(/\/chunks\/(add-to-cart|react)-/, (route) =>
      released.then(() => route.continue()).catch(() => undefined),
    );
    await page.goto('/shop/salt-cellar', { waitUntil: 'commit' });
  },
  press: ({ page }) => page.locator(`${host} > button`).click(),
  read: readPlainAdd,
  async again(visitor) {
    visitor.release();
    await isMounted(visitor);
    await pressAdd(visitor);
  },
  readAgain: readAdd,
};

const cart = 'vitrine-cart';

async function openCart({ page, fillCart }) {
  await fillCart(salt, 'item-tide-wallpapers');
  await page.goto('/cart');
  await page.locator(`${cart}:state(initialized)`).waitFor();
  await page.locator(`${cart} [part=line]`).first().waitFor();
}

const saltLine = (page) => page.locator(`${cart} [part=line]`, { hasText: 'Salt Cellar' });
const isBusy = async (page) =>
  (await page.locator(`${cart} [part=totals][aria-busy=false]`).count()) === 0;

/** The press has led to a call, unless it needed none, and what it led to is shown. */
async function isSettled({ page, hasAsked, wait }) {
  if (!hasAsked() || (await isBusy(page))) return false;
  await wait(250);
  return !(await isBusy(page));
}

const problemIn = (page) => textOf(page.locator(`${cart} [part=problem]`));

const quantity = {
  isMeant: (method, path) => method === 'PUT' && path.startsWith(entries),
  meant: 3,
  open: openCart,
  async press(visitor) {
    const field = saltLine(visitor.page).getByRole('spinbutton');
    visitor.needsCall = (await field.inputValue()) !== '3';
    await field.fill('3');
    await field.press('Tab');
  },
  async read(visitor) {
    if (!(await isSettled(visitor))) return null;
    const text = await problemIn(visitor.page);
    if (text !== '') return failed(text);
    const value = await saltLine(visitor.page).getByRole('spinbutton').inputValue();
    return value === '3' ? done : null;
  },
  async again(visitor) {
    // What the page said belongs to the first press.
    await visitor.page.reload();
    await saltLine(visitor.page).waitFor();
    await quantity.press(visitor);
  },
  count: async ({ proxy }) => quantityOf(await proxy.readCarts(), salt),
};

const removal = {
  isMeant: (method, path) => method === 'DELETE' && path.startsWith(entries),
  meant: 1,
  open: openCart,
  async press(visitor) {
    const line = saltLine(visitor.page);
    visitor.needsCall = (await line.count()) > 0;
    if (visitor.needsCall) await line.locator('[part=remove]').click();
  },
  async read(visitor) {
    if (!(await isSettled(visitor))) return null;
    const text = await problemIn(visitor.page);
    if (text !== '') return failed(text);
    return (await saltLine(visitor.page).count()) === 0 ? done : null;
  },
  count: async ({ proxy }) => (quantityOf(await proxy.readCarts(), salt) === 0 ? 1 : 0),
};

const coupon = {
  isMeant: (method, path) => method === 'POST' && path.endsWith('/coupons'),
  meant: 1,
  open: openCart,
  async press({ page }) {
    const field = page.locator(`${cart} [part~=coupon-input]`);
    await field.fill('WELCOME10');
    await field.press('Enter');
  },
  async read(visitor) {
    if (!(await isSettled(visitor))) return null;
    const text = await problemIn(visitor.page);
    if (text !== '') return failed(text);
    return (await visitor.page.locator(`${cart} [part=coupon]`).count()) > 0 ? done : null;
  },
  count: async ({ proxy }) =>
    (await proxy.readCarts())
      .flatMap(({ coupons }) => coupons)
      .filter(({ code }) => code === 'WELCOME10').length,
};

async function placeOrder({ page }) {
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Name', { exact: true }).fill('Ada Quay');
  const country = page.getByLabel('Country or territory');
  if ((await country.count()) > 0) await country.selectOption('US');
  await page.getByRole('button', { name: /^Place order/ }).click({ noWaitAfter: true });
}

/** The browser posts this form itself: what it shows instead of an answer is its own page. */
const checkout = {
  isMeant: (method, path) => method === 'POST' && path === '/checkout',
  meant: 1,
  async open({ page, fillCart }) {
    await fillCart('item-tide-wallpapers');
    await page.goto('/checkout');
  },
  press: placeOrder,
  async read({ page, pressedAt, wait }) {
    if (page.url().includes('/order-confirmed/')) return done;
    if (Date.now() - pressedAt < 4000) return null;
    // A page that is being left for an answer that never comes cannot be read; its visitor gives up.
    const waiting = wait(1000).then(() => 'The browser waits.');
    return failed(
      (await Promise.race([textOf(page.locator('body')), waiting])) || 'An empty page.',
    );
  },
  async again(visitor) {
    const { page } = visitor;
    await page.goto('/checkout');
    const isOpen = (await page.getByRole('button', { name: /^Place order/ }).count()) > 0;
    if (isOpen) await placeOrder(visitor);
  },
  count: async ({ proxy }) => proxy.orders.size,
};

const letter = '.contact-form vitrine-form';

const form = {
  isMeant: (method, path) => method === 'POST' && path === '/api/form/SaveFormSubmission',
  meant: 1,
  async open({ page, run }) {
    await page.goto('/contact');
    await page.locator(letter).scrollIntoViewIfNeeded();
    await page.locator(`${letter}:state(ready)`).waitFor();
    const field = page.locator(letter);
    await field.getByLabel('First Name').fill('Ada');
    await field.getByLabel('Last Name').fill('Lovelace');
    await field.getByLabel(/^Email/).fill('ada@example.com');
    await field.getByLabel(/^What is it about/).selectOption('An order');
    await field.getByLabel(/^Message/).fill(run);
  },
  press: ({ page }) => page.locator(`${letter} button:not([type=button])`).last().click(),
  async read({ page }) {
    if ((await page.locator(`${letter} [role=status]`).count()) > 0) return done;
    return failed(await textOf(page.locator(`${letter} .vitrine-form-errors`)));
  },
  /** All pages of the owner's list. */
  async count({ shop, run }) {
    let found = 0;
    for (let address = '/owner/forms/contact/submissions'; address;) {
      const html = await (await shop.askAsOwner(address)).text();
      found += html.split(`>${run}<`).length - 1;
      const [, next] = /href="([^"]*\?cursor=[^"]*)"/.exec(html) ?? [];
      address = next?.replaceAll('&amp;', '&') ?? null;
      if (address && !address.startsWith('/'))
        address = `/owner/forms/contact/submissions${address}`;
    }
    return found;
  },
};

const signups = '/api/site-users/account/notifications/restock';
const bowl = { productId: 'item-tide-bowl', variantId: 'BOWL-CLAY' };
const restockForm = 'vitrine-restock .vitrine-content';

const restock = {
  isMeant: (method, path) => method === 'POST' && path === signups,
  meant: 1,
  async open({ page, run }) {
    await page.goto('/shop/tide-bowl');
    const picker = page.locator('.product vitrine-variant-picker:not([express])');
    await picker.and(page.locator(':state(ready)')).waitFor();
    await page.locator('.product vitrine-variant-picker input[value=Clay]').check();
    await page.locator(restockForm).getByLabel('Email', { exact: true }).fill(`${run}@example.com`);
  },
  press: ({ page }) =>
    page.locator(restockForm).getByRole('button', { name: 'Notify me when available' }).click(),
  async read({ page }) {
    if ((await page.locator(`${restockForm} [role=status]`).count()) > 0) return done;
    return failed(await textOf(page.locator(`${restockForm} .vitrine-field-error`)));
  },
  async count({ shop, run }) {
    let found = 0;
    for (let cursor = ''; cursor !== null;) {
      const answer = await shop.askAsOwner(
        `${signups}?${new URLSearchParams({ ...bowl, cursor })}`,
      );
      const { signUps, nextPageCursor } = await answer.json();
      found += signUps.filter(({ email }) => email === `${run}@example.com`).length;
      cursor = nextPageCursor ?? null;
    }
    return found;
  },
};

export const journeys = { early, add, quantity, removal, coupon, checkout, form, restock };
