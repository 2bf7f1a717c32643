import { describe, expect, it } from 'vitest';
import { mounted, useShop } from '../support/shop-page.js';
import {
  sku,
  plainButton,
  pill,
  widgetChunk,
  coreChunk,
  entriesCall,
  holdBack,
  addEarly,
  entriesOf,
} from './early-activation-steps.js';

describe('a press before the widgets are there', () => {
  const { open } = useShop();

  it('with the widget chunk after it: exactly one entry, with what was chosen', async () => {
    const { page, cartCalls } = await open();
    const releaseWidgets = await holdBack(page, widgetChunk);
    const releaseAdd = await holdBack(page, entriesCall);
    await addEarly(page);
    await page.locator(plainButton, { hasText: 'Adding…' }).waitFor();
    releaseAdd();
    await page.locator(plainButton, { hasText: 'Added!' }).waitFor();
    releaseWidgets();
    await mounted(page, 'vitrine-add-to-cart');
    expect(await entriesOf(page)).toEqual([[sku, 3]]);
    expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    await page.locator(pill, { hasText: '3 items' }).waitFor();
  });

  it('when core fails to load: the browser posts the form itself', async () => {
    const visit = await open();
    const { page } = visit;
    await page.route(coreChunk, (route) => route.abort());
    await addEarly(page);
    await page.waitForURL('**/cart');
    await page.unroute(coreChunk);
    expect(await entriesOf(page)).toEqual([[sku, 3]]);
    // The refused downloads are logged by the browser.
    visit.complaints.length = 0;
  });
});
