import { expect, vi } from 'vitest';
import { mug, scarce, soldOut } from '../goods.js';
import type { Suite } from '../suite.js';

/** What a shopper does with a cart. */
export function cartRows({ line, openTab, intent, seen, failureOf, has, shop }: Suite): void {
  line('an add: the line, its variant and the totals', async () => {
    const { store } = openTab();
    await store.add(await intent(mug, 2));
    const { cart } = store.getState();
    expect(cart.entries).toEqual([
      expect.objectContaining({
        itemId: await shop().itemId(mug.handle),
        title: 'Dune Mug',
        quantity: 2,
        chosenVariant: { sku: mug.sku, attributes: { Colour: 'Oat', Size: 'Small' } },
        purchasePriceCents: mug.cents,
        subTotal: 2 * mug.cents,
      }),
    ]);
    expect(cart).toMatchObject({ subtotalCents: 5600, grandTotalCents: 5600, currency: 'USD' });
    expect(cart.totalQuantity).toBe(2);
  });

  line('a second add of the same grows the line; another is a line of its own', async () => {
    const { store } = openTab();
    await store.add(await intent(mug));
    const grown = await store.add(await intent(mug, 3));
    expect(grown).toMatchObject({ addedQuantity: 3, entry: { quantity: 4 } });
    await store.add(await intent(scarce));
    expect(await seen()).toEqual([
      [mug.sku, 4],
      [scarce.sku, 1],
    ]);
    expect(store.quantityOf(await shop().itemId(mug.handle), mug.sku)).toBe(4);
  });

  line('an answer to a field of the form does not stop the sale', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { store } = openTab();
    const engrave = async (engraving: string) => ({
      ...(await intent(mug)),
      additionalFields: JSON.stringify({ engraving }),
    });
    await store.add(await engrave('ANNA'));
    await store.add(await engrave('ANNA'));
    await store.add(await engrave('BEN'));
    const lines = await seen();
    const isKept = lines.length === 2;
    expect(lines).toEqual(
      isKept
        ? [
            [mug.sku, 2],
            [mug.sku, 1],
          ]
        : [[mug.sku, 3]],
    );
    // The console names a field that is lost, once.
    expect(console.warn).toHaveBeenCalledTimes(isKept ? 0 : 1);
    return isKept ? '✓' : 'without';
  });

  line('five quick changes of a quantity become one request', async () => {
    const { store, network } = openTab();
    const { entry } = await store.add(await intent(mug));
    network.changes.length = 0;
    await Promise.all([2, 3, 4, 5, 6].map((count) => store.setQuantity(entry?.id ?? '', count)));
    expect(network.changes).toHaveLength(1);
    expect(await seen()).toEqual([[mug.sku, 6]]);
    expect(store.getState().cart.subtotalCents).toBe(6 * mug.cents);
  });

  line('a removal; a line that is gone counts as removed', async () => {
    const { store, client } = openTab();
    const { entry } = await store.add(await intent(mug));
    await store.remove(entry?.id ?? '');
    expect(store.getState().cart.entries).toEqual([]);
    expect(await seen()).toEqual([]);
    const again = await client.cartClient.remove(entry?.id ?? '');
    expect(again.cart?.entries ?? []).toEqual([]);
  });

  line(
    'the undo of a removal',
    async () => {
      const { store } = openTab();
      const { entry } = await store.add(await intent(mug, 2));
      await store.remove(entry!.id);
      await store.restore(entry!);
      expect(await seen()).toEqual([[mug.sku, 2]]);
    },
    has('undo'),
  );

  line(
    'a coupon and its discount; its removal',
    async () => {
      const { store } = openTab();
      await store.add(await intent(mug));
      await store.applyCoupon('WELCOME10');
      const { cart } = store.getState();
      expect(cart.validCoupons).toMatchObject([{ discountCents: 280 }]);
      expect(cart.coupons[0]?.code.toUpperCase()).toBe('WELCOME10');
      expect(cart).toMatchObject({
        subtotalCents: 2800,
        discountCents: 280,
        grandTotalCents: 2520,
      });
      await store.removeCoupon(cart.coupons[0]!.code);
      expect(store.getState().cart).toMatchObject({ coupons: [], grandTotalCents: 2800 });
    },
    has('coupons'),
  );

  line(
    'a coupon that there is not is refused with a sentence',
    async () => {
      const { store } = openTab();
      await store.add(await intent(mug));
      const failure = await failureOf(store.applyCoupon('NO-SUCH-CODE'));
      expect(failure).toMatchObject({ code: 'rejected', isUnconfirmed: false });
      expect(failure.message).toMatch(/^[A-Z].{10,}/);
      expect(store.getState().cart).toMatchObject({ validCoupons: [], grandTotalCents: 2800 });
    },
    has('coupons'),
  );

  line('a variant that is sold out is refused with a sentence', async () => {
    const { store } = openTab();
    const failure = await failureOf(store.add(await intent(soldOut)));
    expect(failure).toMatchObject({ isUnconfirmed: false });
    expect(failure.message).toMatch(/^[A-Z].{10,}/);
    expect(await seen()).toEqual([]);
  });

  line('never more than there is: by adds, nor by a quantity', async () => {
    const { store } = openTab();
    const { entry } = await store.add(await intent(scarce, 2));
    await failureOf(store.setQuantity(entry!.id, 20));
    await store.flush();
    await store.refresh();
    const [, quantity] = (await seen())[0] ?? [];
    expect(Number(quantity)).toBeLessThanOrEqual(scarce.stock);
    expect(store.getState().cart.entries[0]?.quantity).toBe(quantity);
    await store.setQuantity(entry!.id, 2);
    const more = await store.add(await intent(scarce, 9)).catch(() => null);
    if (more) expect(more.addedQuantity).toBe(1);
    expect(Number((await seen())[0]?.[1])).toBeLessThanOrEqual(scarce.stock);
  });

  line(
    'a destination, its shipping options, and one of them chosen',
    async () => {
      const { store } = openTab();
      await store.add(await intent(mug));
      await store.setShippingLocation({ country: 'US', region: '', postalCode: '94107' });
      const { cart } = store.getState();
      expect(cart.shippingLocation).toMatchObject({ country: 'US', postalCode: '94107' });
      expect(cart.shippingOptions.length).toBeGreaterThan(1);
      const dearest = [...cart.shippingOptions].sort((a, b) => b.costCents - a.costCents)[0]!;
      await store.chooseShippingOption(dearest.id);
      const chosen = store.getState().cart;
      expect(chosen.selectedShippingOption).toMatchObject({ id: dearest.id });
      expect(chosen.shippingCostCents).toBe(dearest.costCents);
      expect(chosen.grandTotalCents).toBe(2800 + dearest.costCents + chosen.taxCents);
    },
    has('shipping'),
  );

  line('an expired cart: a read finds none, an add starts another and says so', async () => {
    const { store } = openTab();
    await store.add(await intent(mug, 3));
    await shop().expire();
    await store.refresh();
    expect(store.getState().cart.entries).toEqual([]);
    await store.add(await intent(mug));
    await shop().expire();
    const fresh = openTab();
    const { lostEntries } = await fresh.store.add(await intent(scarce));
    expect(lostEntries).toBe(true);
    expect(await seen()).toEqual([[scarce.sku, 1]]);
  });

  line('another tab shows the change; the next page has the cart', async () => {
    const [here, there] = [openTab(), openTab()];
    await there.store.load();
    await here.store.add(await intent(mug));
    await expect.poll(() => there.store.getState().cart.totalQuantity).toBe(1);
    const { entry } = await there.store.add(await intent(mug));
    await expect.poll(() => here.store.getState().cart.totalQuantity).toBe(2);
    await here.store.remove(entry!.id);
    await expect.poll(() => there.store.getState().cart.totalQuantity).toBe(0);
    const next = openTab();
    await next.store.load();
    expect(next.store.getState()).toMatchObject({ status: 'ready', cart: { totalQuantity: 0 } });
  });
}
