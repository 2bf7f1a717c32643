import { expect } from 'vitest';
import { chooseOption } from '../support/choose-option.js';
import { buy, fillCheckout } from '../support/checkout-form.js';
import { mounted } from '../support/shop-page.js';
import type { StoredEvent } from '../support/stored-events.js';
import {
  expectComplaints,
  nameOf,
  settle,
  useTrackedVisitors,
  visit,
  type TrackedVisitor,
} from '../support/tracked-visitor.js';

export const { open, openVisitor, shop } = useTrackedVisitors();
export const mug = 'item-dune-mug';

/** From the shelf to the order, and about the house. */
export async function shopAndRead({ page, complaints }: TrackedVisitor): Promise<void> {
  await visit(page, '/');
  const quick = page.locator(`vitrine-quick-view[product-id="${mug}"]`);
  await quick.scrollIntoViewIfNeeded();
  await page.locator(`vitrine-quick-view[product-id="${mug}"]:state(ready)`).waitFor();
  await quick.locator('a').click();
  await page.getByRole('dialog').getByText('Dune Mug').first().waitFor();
  await page.keyboard.press('Escape');
  await settle(page);

  await visit(page, '/shop/dune-mug');
  await mounted(page, 'vitrine-add-to-cart');
  await chooseOption(page, 'Colour', 'Oat');
  await chooseOption(page, 'Size', 'Large');
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.getByRole('button', { name: 'Added!' }).waitFor();
  await settle(page);

  await page.goto('/cart');
  await page.locator('vitrine-cart:state(initialized)').waitFor();
  const line = page.locator('vitrine-cart [part~=line]');
  await line.getByRole('button', { name: /Increase/ }).click();
  await page.locator('vitrine-cart-pill [part~=pill]', { hasText: '2 items' }).waitFor();
  await settle(page);

  await visit(page, '/checkout');
  await fillCheckout(page);
  await settle(page);
  await buy(page);
  await settle(page);
  await page.reload();
  await settle(page);

  await visit(page, '/lessons');
  await page.locator('a[href="/lessons/wedging"]').first().click();
  await page.waitForURL('**/lessons/wedging');
  await settle(page);
  await visit(page, '/nothing-here');
  expectComplaints(complaints, /404/);
  await visit(page, '/about');
}

/** What the journey leaves, by intake and name; buttons that come into view are looked at apart. */
export const journeyEvents: Readonly<Record<string, number>> = {
  'pipeline page_view': 9,
  'census page-view': 9,
  'pipeline experiment_exposure': 2,
  'pipeline quick_view': 1,
  'quick-view quick-view': 1,
  'pipeline view_product': 1,
  'pipeline site_visitor': 4,
  'button-click button-click': 1,
  'pipeline add_to_cart': 1,
  'pipeline view_cart': 1,
  'pipeline change_quantity': 1,
  'pipeline begin_checkout': 1,
  'pipeline purchase': 1,
  'legacy purchase': 1,
  'pipeline lesson_list_view': 1,
  'pipeline lesson_view': 1,
  // The related items of the mug's page, and the press that opens the lesson (platform §2).
  'pipeline interface_action': 2,
  'legacy interface-action': 2,
  'form-render form-render': 1,
};
const total = Object.values(journeyEvents).reduce((sum, count) => sum + count, 0);

export const isRender = ({ intake }: StoredEvent) => intake === 'button-render';

export function countNames(events: readonly StoredEvent[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of events.map(nameOf)) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** The journey's own events as they are in the database. */
export const readJourney = ({ waitFor }: TrackedVisitor) =>
  waitFor(total, (event) => !isRender(event));

/** Nothing that was sent or stored, or still waits in the browser, opens a cart or an order. */
export async function expectNoSecret(
  { page, secrets, bodies }: TrackedVisitor,
  events: readonly StoredEvent[],
): Promise<void> {
  const cookies = await page.context().cookies();
  const carts = cookies.filter(({ name }) => /CART$/.test(name)).map(({ value }) => value);
  const text = JSON.stringify([events, bodies, await page.evaluate(() => ({ ...localStorage }))]);
  for (const secret of [...secrets, ...carts]) expect(text).not.toContain(secret);
}
