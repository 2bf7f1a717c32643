import type { Page } from 'playwright';

export const product = '/shop/dune-mug';
export const sku = 'MUG-OAT-LARGE';
/** The main form's button, before it is the widget's. */
export const plainButton = '.product vitrine-add-to-cart:not([express]) > button';
export const pill = 'vitrine-cart-pill [part~=pill]';
export const widgetChunk = /\/assets\/(?:chunks|again)\/(add-to-cart|variant-picker|quantity)-/;
export const coreChunk = /\/assets\/(?:chunks|again)\/core-/;
export const entriesCall = '**/api/commerce/shopping-cart/entries';

/** Holds requests back until the function that it resolves to is called, so that no press comes too late. */
export async function holdBack(page: Page, files: RegExp | string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(files, (route) => released.then(() => route.continue()));
  return release;
}

/** Picks on the plain controls, as a shopper does before any widget is there, and presses once. */
export async function addEarly(page: Page, button = plainButton): Promise<void> {
  await page.goto(product, { waitUntil: 'commit' });
  await page.locator(button).waitFor();
  await page.locator('select[name=sku]').evaluate((select: HTMLSelectElement, value) => {
    select.value = value;
  }, sku);
  await page.locator('input[name=quantity]').evaluate((input: HTMLInputElement) => {
    input.value = '3';
  });
  await page.locator(button).click();
}

export async function entriesOf(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/commerce/shopping-cart');
    const { entries } = (await answer.json()) as {
      entries: { quantity: number; chosenVariant: { sku: string } }[];
    };
    return entries.map(({ quantity, chosenVariant }) => [chosenVariant.sku, quantity]);
  });
}
