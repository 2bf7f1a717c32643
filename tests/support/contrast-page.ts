import type { Page } from 'playwright';
import { colourPairs, type PairName } from '../../widgets/styles/token-table.js';
import type { Place } from './measure-contrast.js';

/** A page of another site with every kind of ground, text and edge that widgets have. `%SHOP%` is the shop's address. */
export const contrastPage = `<script type="module" src="%SHOP%/assets/vitrine.js" data-api="%SHOP%"></script>
<vitrine-cart-indicator load="eager"><a href="%SHOP%/cart">Cart</a></vitrine-cart-indicator>
<vitrine-cart-pill load="eager"><a href="%SHOP%/cart">Cart</a></vitrine-cart-pill>
<vitrine-product product="dune-mug" id="main">
  <vitrine-product-title load="eager"></vitrine-product-title>
  <vitrine-variant-picker load="eager" display="buttons"></vitrine-variant-picker>
  <vitrine-quantity load="eager"></vitrine-quantity>
  <vitrine-add-to-cart load="eager"></vitrine-add-to-cart>
</vitrine-product>
<vitrine-product product="dune-mug">
  <vitrine-variant-picker load="eager" id="selects"></vitrine-variant-picker>
</vitrine-product>
<vitrine-product-list collection="table" limit="2" sortable load="eager"><a href="%SHOP%/">All</a></vitrine-product-list>
<vitrine-reviews load="eager"></vitrine-reviews>
<vitrine-form load="eager"><script type="application/json">
  {"id":"letters","name":"Letters","fields":[{"id":"email","type":"email","title":"E-mail","required":true},{"id":"name","type":"text","title":"Name"}],"submitLabel":"Sign up"}
</script></vitrine-form>
<vitrine-cart load="eager"></vitrine-cart>
<vitrine-cart-drawer load="eager"></vitrine-cart-drawer>`;

const places: Readonly<Record<PairName, readonly (readonly [Place['kind'], string])[]>> = {
  'on-surface/surface': [
    ['text', 'vitrine-cart-drawer >> .heading'],
    ['text', 'vitrine-cart-drawer >> .line-total'],
    ['text', '#main vitrine-add-to-cart >> .dialog-title'],
  ],
  'muted/surface': [['text', 'vitrine-cart-drawer >> .line .price']],
  'border/surface': [['shape', 'vitrine-cart-drawer >> .increase']],
  'error/surface': [['text', 'vitrine-cart-drawer >> .body > .problem']],
  'sale/surface': [['text', 'vitrine-cart-drawer >> .body > .sale']],
  'on-field/field': [
    ['text', '#selects >> select'],
    ['text', 'vitrine-product-list >> .sort select'],
    ['text', 'vitrine-cart >> select'],
    ['text', 'vitrine-cart >> .text-input'],
    ['text', 'vitrine-form .vitrine-control'],
  ],
  'field/page': [
    ['shape', '#selects >> select'],
    ['shape', 'vitrine-product-list >> .sort select'],
    ['shape', 'vitrine-cart >> select'],
    ['shape', 'vitrine-cart >> .text-input'],
    ['shape', 'vitrine-form .vitrine-control:not([type=email])'],
  ],
  'on-accent/accent': [
    ['text', '#main vitrine-add-to-cart >> .button .label'],
    ['text', 'vitrine-cart-pill >> .pill'],
    ['text', 'vitrine-cart-indicator >> .badge'],
    ['text', '#main vitrine-variant-picker >> .radio:checked + .face'],
    ['text', 'vitrine-cart-drawer >> .checkout'],
    ['text', 'vitrine-cart >> .checkout'],
    ['text', '#main vitrine-add-to-cart >> .dialog-button'],
    ['text', '.vitrine-form-send'],
  ],
  'accent/page': [
    ['shape', '#main vitrine-add-to-cart >> .button'],
    ['shape', 'vitrine-cart-pill >> .pill'],
    ['shape', '#main vitrine-variant-picker >> .radio:checked + .face'],
    ['shape', 'vitrine-cart >> .checkout'],
    ['shape', '.vitrine-form-send'],
    ['stroke', 'vitrine-reviews >> .stars > path'],
  ],
  'accent/surface': [
    ['shape', 'vitrine-cart-drawer >> .checkout'],
    ['shape', '#main vitrine-add-to-cart >> .dialog-button'],
  ],
  'text/page': [
    ['text', 'vitrine-product-title >> .title'],
    ['text', '#main vitrine-quantity >> input'],
    ['text', 'vitrine-cart >> .line-total'],
    ['text', 'vitrine-cart-indicator >> .link'],
    ['text', 'vitrine-form .vitrine-field-label'],
  ],
  'muted/page': [['text', 'vitrine-cart >> .line .price']],
  'border/page': [
    ['shape', '#main vitrine-quantity >> .increase'],
    ['shape', '#main vitrine-variant-picker >> .radio:not(:checked, :disabled) + .face'],
  ],
  'sale/page': [['text', 'vitrine-cart >> .cart > .sale']],
  'error/page': [
    ['text', 'vitrine-cart >> .cart > .problem'],
    ['text', 'vitrine-form .vitrine-field-error'],
  ],
  'focus/page': [
    ['ring', '#main vitrine-add-to-cart >> .button'],
    ['ring', 'vitrine-cart-pill >> .pill'],
    ['ring', 'vitrine-cart >> .checkout'],
    ['ring', '#selects >> select'],
  ],
};

export const allPlaces: readonly Place[] = Object.entries(places).flatMap(([pair, found]) =>
  found.map(([kind, at]) => ({ pair, kind, at })),
);

/** The places whose contrast is too low, as sentences. */
export function tooLow(measured: readonly { pair: string; at: string; ratio: number }[]): string[] {
  return measured.flatMap(({ pair, at, ratio }) => {
    const { least } = colourPairs[pair as PairName];
    return ratio >= least ? [] : [`${pair} at ${at}: ${ratio.toFixed(2)} : 1, least ${least}`];
  });
}

/** Brings every kind of ground onto the page: a chosen option, a line in cart and drawer, an alert, a problem. */
export async function prepareContrastPage(page: Page, shop: string): Promise<void> {
  page.setDefaultTimeout(8000);
  const button = page.locator('#main vitrine-add-to-cart');
  const press = () => button.getByRole('button').first().click();
  await page.locator('#main vitrine-add-to-cart:state(ready)').waitFor();
  for (const value of ['Oat', 'Large']) {
    await page.locator(`#main vitrine-variant-picker input[value=${value}]`).check();
  }
  await press();
  await page.locator('vitrine-cart-pill:not(:state(empty)) >> .pill').waitFor();
  await page.locator('vitrine-cart >> select').first().waitFor({ state: 'attached' });
  await page.locator('vitrine-add-to-cart:is(:state(adding), :state(added))').waitFor({
    state: 'detached',
  });
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.locator('.vitrine-field-error').first().waitFor();

  await page.evaluate(() => document.querySelector('vitrine-cart-drawer')!.open());
  await page.locator('vitrine-cart-drawer >> .line').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('vitrine-cart-drawer:not(:state(open))').waitFor({ state: 'attached' });

  await page.route(`${shop}/api/commerce/shopping-cart/entries`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          contentType: 'application/json',
          headers: { 'Access-Control-Allow-Origin': '*' },
          body: '{"message":"No."}',
        })
      : route.continue(),
  );
  await press();
  await button.getByRole('alertdialog').waitFor();
  await page.evaluate(() => {
    const root = document.querySelector('#main vitrine-add-to-cart')!.shadowRoot!;
    const dialog = root.querySelector('dialog')!;
    // A copy outlives the alert, which would keep the focus from the page.
    const copy = dialog.cloneNode(true) as HTMLDialogElement;
    copy.open = false;
    dialog.close();
    root.append(copy);
    const drawer = document.querySelector('vitrine-cart-drawer')!;
    const note = (name: string) =>
      Object.assign(document.createElement('p'), { className: name, textContent: 'A note' });
    drawer.shadowRoot!.querySelector('.body')!.append(note('problem'), note('sale'));
    const stars = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    stars.classList.add('stars');
    stars.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
    document.querySelector('vitrine-reviews')!.shadowRoot!.append(stars);
    const cart = document.querySelector('vitrine-cart')!.shadowRoot!.querySelector('.cart')!;
    cart.append(note('problem'), note('sale'));
  });
  // After a key the focus shows, also where a script puts it.
  await page.locator('vitrine-form .vitrine-control').first().press('Tab');
}
