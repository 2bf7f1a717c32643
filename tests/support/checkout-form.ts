import type { Page } from 'playwright';
import { loaded } from './settled.js';

/** storefront §3: Order, as the page of an order gives it to analytics; with the currency, and amounts in cents. */
export interface PurchaseData {
  id: string;
  purchasedCartId: string;
  testMode: boolean;
  websiteId: string;
  items: { sku: string; productName: string; quantity: number; unitPrice: number }[];
  grandTotal: number;
  shippingTotal: number;
  taxTotal: number;
  currency: string;
}

/** Who buys in the specs, and where it goes: a state whose tax is known. */
export const shopper = {
  contact: { 'E-mail': 'ada@example.com', Name: 'Ada Quay' },
  address: { Address: '1 Quay Lane', City: 'New York' },
  location: { country: 'US', region: 'NY', postalCode: '10001', state: 'New York' },
} as const;

/** Fills in who buys and, where it is asked for, where it goes; ends with the delivery counted. */
export async function fillCheckout(page: Page): Promise<void> {
  await fill(page, shopper.contact);
  const country = page.getByLabel('Country or territory');
  if ((await country.count()) === 0) return;
  await chooseCountry(page, shopper.location.country);
  await fill(page, { ...shopper.address, 'ZIP code': shopper.location.postalCode });
  await page.getByLabel('State', { exact: true }).selectOption(shopper.location.region);
  const goOn = page.getByRole('button', { name: 'Continue to payment' });
  // With its element the page shows the payment as soon as the address is whole, and the button goes.
  if (await goOn.isVisible()) await goOn.click({ timeout: 3000 }).catch(() => undefined);
  await page.getByRole('group', { name: 'Payment' }).waitFor();
}

/** Chooses a country, and waits for the fields of its addresses. */
async function chooseCountry(page: Page, code: string): Promise<void> {
  const country = page.getByLabel('Country or territory');
  const isThere = (await page.getByLabel('ZIP code').count()) > 0;
  if (isThere && (await country.inputValue()) === code) return;
  await country.selectOption(code);
  // Without script, or before it is there, a button asks for the fields.
  const change = page.getByRole('button', { name: 'Change country' });
  if (await change.isVisible()) await change.click({ timeout: 3000 }).catch(() => undefined);
  if (code === 'US') await page.getByLabel('ZIP code').waitFor();
}

/**
 * Presses the button that buys, and reads the purchase data of the page that it leads to. The pill has read the cart by
 * then: a read that crosses the order is answered with 410, which the browser logs.
 */
export async function buy(
  page: Page,
  button: string | RegExp = /^Place order/,
): Promise<PurchaseData> {
  await loaded(page);
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL('**/order-confirmed/*');
  return readPurchase(page);
}

export async function readPurchase(page: Page): Promise<PurchaseData> {
  const text = await page.locator('script#vitrine-order').textContent();
  const amounts = ['unitPrice', 'grandTotal', 'shippingTotal', 'taxTotal'];
  return JSON.parse(text ?? '', (name, value: unknown) =>
    amounts.includes(name) ? Math.round(Number(value) * 100) : value,
  ) as PurchaseData;
}

/** The rows of the sums on the page: `name: amount`. */
export async function readTotals(page: Page): Promise<string[]> {
  const rows = page.locator('.summary .totals > div');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent.trim()).join(': ')),
  );
  return texts;
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}
