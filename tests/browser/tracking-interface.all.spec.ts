import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { mounted } from '../support/shop-page.js';
import type { StoredEvent } from '../support/stored-events.js';
import {
  cookieNames,
  expectComplaints,
  nameOf,
  settle,
  useTrackedVisitors,
  visit,
} from '../support/tracked-visitor.js';

const { openVisitor, shop } = useTrackedVisitors();

const isAction = ({ name }: StoredEvent) => name === 'interface_action';
const isLegacyAction = ({ name }: StoredEvent) => name === 'interface-action';
/** What the event says was done, and of what. */
const actionOf = ({ content, extras }: StoredEvent) => {
  // The legacy tracker's own fields stand beside its data (platform §7).
  const told = { ...content, ...extras };
  return [`${String(told['area'])}.${String(told['action'])}`, told['label'] ?? null] as const;
};
const actionsOf = (events: readonly StoredEvent[]) => events.map(actionOf).sort();

/** Adds letterpress cards, whose form has answers, and opens the cart page. */
async function fillCart(page: Page): Promise<void> {
  await visit(page, '/shop/letterpress-cards');
  await mounted(page, 'vitrine-add-to-cart');
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
  const form = page.getByRole('dialog', { name: 'Letterpress Cards' });
  await form.getByLabel('First Name').fill('Ada');
  await form.getByLabel('Last Name').fill('Lovelace');
  await form.getByLabel('Ink (required)').selectOption('Tide blue');
  await form.getByRole('button', { name: 'Add To Cart' }).click();
  await form.waitFor({ state: 'detached' });
  await page.goto('/cart');
  await page.locator('vitrine-cart:state(initialized)').waitFor();
}

describe('the controls of the shop', () => {
  it('send what is pressed on the page of a product, in the drawer and in a list of lessons', async () => {
    const { page, waitFor } = await openVisitor();
    await visit(page, '/shop/dune-mug');
    await page.locator('.product-vitals a').click();
    await page.locator('.product-tabs').getByRole('link', { name: 'Reviews' }).click();
    await settle(page);
    await page.locator('.shelf .card-link').first().click();
    await page.waitForURL((url) => url.pathname !== '/shop/dune-mug');
    await settle(page);

    await visit(page, '/about');
    const indicator = page.locator('vitrine-cart-indicator');
    await indicator.scrollIntoViewIfNeeded();
    await page.locator('vitrine-cart-indicator:state(initialized)').waitFor();
    await indicator.locator('[part~=link]').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await settle(page);

    await visit(page, '/lessons');
    await page.locator('a.lesson-link[href="/lessons/wedging"]').click();
    await page.waitForURL('**/lessons/wedging');
    await settle(page);
    const sent = await waitFor(8, isAction);
    expect(actionsOf(sent)).toEqual([
      ['cart.close', null],
      ['cart.open', null],
      ['product-detail.reviews-tab', null],
      ['product-detail.reviews-vitals-anchor', null],
      ['related-items.item-click', expect.stringMatching(/^item-/)],
      // Of both pages.
      ['related-items.render', null],
      ['related-items.render', null],
      ['video-list.item-click', 'lesson-wedging'],
    ]);
    // The legacy tracker has them too.
    expect(actionsOf(await waitFor(8, isLegacyAction))).toEqual(actionsOf(sent));
  });

  it('send what is done in the cart: its form opened, closed and submitted, the way to the checkout', async () => {
    const { page, waitFor } = await openVisitor();
    await fillCart(page);
    const edit = page.getByRole('button', { name: 'Edit Letterpress Cards' });
    const form = page.getByRole('dialog', { name: 'Letterpress Cards' });
    await edit.click();
    await form.waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await edit.click();
    await form.getByLabel('First Name').fill('Augusta');
    await form.locator('button[type=submit]').click();
    await form.waitFor({ state: 'detached' });
    await page.getByText('Augusta Lovelace').filter({ visible: true }).first().waitFor();
    await settle(page);
    await page.locator('vitrine-cart [part~=checkout]').click();
    await page.waitForURL('**/checkout');
    await settle(page);
    const isOfCart = (event: StoredEvent) =>
      isAction(event) && /^cart/.test(String(event.content['area']));
    const sent = await waitFor(5, isOfCart);
    expect(sent.map((event) => actionOf(event)[0]).sort()).toEqual([
      // Without a submit alone.
      'cart-product-form.close',
      'cart-product-form.open',
      'cart-product-form.open',
      'cart-product-form.submit',
      'cart.checkout-click',
    ]);
  });
});

describe('a page that denies access', () => {
  // platform §4: tracking "is also skipped on not-found, lock-screen and member-area-access-denied pages"
  it('sends what was denied and the press to join, without ids, and counts no visit', async () => {
    const { page, waitFor, readOwn, complaints } = await openVisitor();
    await visit(page, '/lessons/first-bowl');
    // The page's own link gives way to the element's, so a press before would wait for it in vain.
    await page.locator('vitrine-join-button:state(ready)').waitFor();
    await page.locator('vitrine-join-button [part=button]').click();
    await page.waitForURL('**/join?*');
    await settle(page);
    expect(expectComplaints(complaints, /403/)).toHaveLength(1);

    const [lesson] = await waitFor(1, ({ name }) => name === 'lesson_view');
    expect(lesson?.content).toMatchObject({ lessonId: 'lesson-first-bowl', isAccessDenied: true });
    const denied = await waitFor(3, ({ pageId }) => pageId === lesson?.pageId);
    expect(denied.map(nameOf).sort()).toEqual([
      'legacy interface-action',
      'legacy interface-action',
      'pipeline lesson_view',
    ]);
    expect(actionsOf(denied.filter(isLegacyAction))).toEqual([
      ['access-denied.join-click', null],
      ['access-denied.render', 'lesson-first-bowl'],
    ]);
    for (const { content } of denied) {
      for (const id of ['analytics_id', 'marketing_id', 'session_id', 'memberAccountId']) {
        expect(content[id] ?? null).toBeNull();
      }
    }
    // The visit begins where it is not denied.
    const views = (await readOwn()).filter(({ name }) => name === 'page_view');
    expect(views.map(({ content }) => content['page_path'])).toEqual(['/join']);
  });
});

describe('a choice about cookies that is not made yet', () => {
  const ours = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];

  // platform §4: "The ss_cid, ss_cpvisit, ss_cvisit, ss_cvr and ss_cvt cookies are cleared when cookieless mode applies"
  it('takes the cookies of an earlier visit out and no other, and consent puts the same visitor back', async () => {
    const { page, setPolicy, calls } = await openVisitor();
    await visit(page, '/about');
    const readId = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'ss_cid')?.value;
    const id = await readId();
    expect(await cookieNames(page)).toEqual(expect.arrayContaining(ours));

    await setPolicy('asked');
    await page.context().addCookies([{ name: 'theirs', value: 'somebody', url: shop }]);
    await visit(page, '/contact');
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
    const left = await cookieNames(page);
    expect(left.filter((name) => ours.includes(name))).toEqual([]);
    expect(left).not.toContain('vitrine-marketing-id');
    expect(left).toContain('theirs');

    calls.length = 0;
    await page.getByRole('button', { name: 'Accept' }).click();
    await settle(page);
    await expect.poll(() => cookieNames(page)).toEqual(expect.arrayContaining(ours));
    expect(await readId()).toBe(id);
    expect(calls).not.toEqual([]);
  });
});

describe('an event that one of its clients lost', () => {
  // platform §8: 'Event send failure: "Error tracking event: HTTP Status {status}"; logged as a warning …'
  it('is dropped, though the other has it', async () => {
    const { page, waitFor, complaints } = await openVisitor();
    await visit(page, '/about');
    await page.route(/\/api\/v1\/clanker\//, (route) => route.fulfill({ status: 400, body: '' }));
    const event = await page.evaluate(async () => {
      const { analytics } = globalThis.vitrine ?? {};
      const tracked = analytics?.track('video-list.item-click', { label: 'lost-by-one' });
      const reached = await tracked?.reached('acknowledged');
      const handles = tracked?.handles.map(({ state, reason }) => [state, reason]);
      return { reached, state: tracked?.state, reason: tracked?.reason, handles };
    });
    expect(event).toEqual({
      reached: 'dropped',
      state: 'dropped',
      reason: 'refused',
      handles: [
        ['dropped', 'refused'],
        ['acknowledged', null],
      ],
    });
    const said = expectComplaints(complaints, /HTTP Status 400|status of 400/);
    expect(said.join('\n')).toContain('Error tracking event: HTTP Status 400');
    const [kept] = await waitFor(1, isLegacyAction);
    expect(kept?.extras['label']).toBe('lost-by-one');
  });
});
