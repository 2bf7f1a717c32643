import { describe, expect, it } from 'vitest';
import { useShop } from '../support/shop-page.js';
import { placeOrder, openOrder, refused, state } from './owner-orders-steps.js';

describe('the owner’s orders', () => {
  const { open } = useShop();

  it('are sent in two parcels, and their buyer sees each', async () => {
    const { page: shopper, order } = await placeOrder(open, 2, 'parcels@example.com');
    const { owner, complaints } = await openOrder(open, order, { javaScriptEnabled: false });
    expect(await state(owner)).toBe('To send');

    await owner.getByLabel(/^Salt Cellar/).fill('1');
    await owner.getByLabel('Carrier').fill('Harbour Post');
    await owner.getByLabel('Tracking number').fill('HP 17');
    // Refused, with everything that was typed.
    await owner.getByLabel('Tracking link').fill('http://post.example/HP17');
    await owner.getByRole('button', { name: 'Mark as sent' }).click();
    await owner
      .getByRole('alert')
      .getByText(/^A tracking link begins with https/)
      .waitFor();
    expect(await owner.getByLabel(/^Salt Cellar/).inputValue()).toBe('1');
    expect(await owner.getByLabel('Carrier').inputValue()).toBe('Harbour Post');
    expect(complaints.splice(0)).toEqual([refused]);

    await owner.getByLabel('Tracking link').fill('https://post.example/HP17');
    await owner.getByRole('button', { name: 'Mark as sent' }).click();
    await owner.getByRole('status').getByText('Marked as sent.').waitFor();
    expect(await state(owner)).toBe('Partly sent');

    await shopper.reload();
    expect(await shopper.locator('.order-state').textContent()).toBe('A part of it is on its way.');
    const parcel = shopper.getByRole('region', { name: 'On its way' });
    expect(await parcel.getByRole('link').getAttribute('href')).toBe('https://post.example/HP17');

    await owner.getByRole('button', { name: 'Mark as sent' }).click();
    await owner.getByRole('status').getByText('Marked as sent.').waitFor();
    expect(await state(owner)).toBe('Sent');
    await shopper.reload();
    expect(await shopper.locator('.order-state').textContent()).toBe('It is on its way.');
  });
});
