import { expect } from 'vitest';
import { mug, scarce } from '../goods.js';
import type { Suite } from '../suite.js';

/** What the network does to it. */
export function faultsRows({ line, openTab, intent, seen, failureOf, has, shop }: Suite): void {
  line('an add whose answer is lost is made once: the first, and one to a full cart', async () => {
    const { store, network } = openTab();
    network.fail('lost answer');
    await store.add(await intent(mug));
    expect(await seen()).toEqual([[mug.sku, 1]]);
    network.fail('lost answer');
    const second = await store.add(await intent(mug, 2));
    expect(second.entry?.quantity).toBe(3);
    expect(await seen()).toEqual([[mug.sku, 3]]);
  });

  line('an add that never arrives is made once', async () => {
    const { store, network } = openTab();
    await store.add(await intent(scarce));
    network.fail('lost request');
    await store.add(await intent(mug));
    expect(await seen()).toEqual([
      [scarce.sku, 1],
      [mug.sku, 1],
    ]);
  });

  line(
    'an add that stays unknown is told as not confirmed; the next press makes it once',
    async () => {
      const { store, network } = openTab();
      await store.add(await intent(scarce));
      const press = await intent(mug);
      network.always('lost request');
      expect(await failureOf(store.add(press))).toMatchObject({ isUnconfirmed: true });
      network.always('lost answer');
      await store.add(press).catch(() => undefined);
      network.always(null);
      await store.add(press);
      expect(await seen()).toEqual([
        [scarce.sku, 1],
        [mug.sku, 1],
      ]);
    },
  );

  line('an add that fails before it is sent is not told as not confirmed', async () => {
    const { store, network } = openTab();
    const press = await intent(mug);
    network.blind(true);
    const failure = await store.add(press).catch((error: unknown) => error);
    network.blind(false);
    if (failure instanceof Error) {
      expect(failure).toMatchObject({ isUnconfirmed: false });
      expect(network.changes).toEqual([]);
      await store.add(press);
    }
    expect(await seen()).toEqual([[mug.sku, 1]]);
  });

  line('a quantity, a removal and a coupon whose answers are lost are made', async () => {
    const { store, network } = openTab();
    const { entry } = await store.add(await intent(mug));
    await store.add(await intent(scarce));
    network.fail('lost answer');
    await store.setQuantity(entry!.id, 5);
    expect(await seen()).toEqual([
      [mug.sku, 5],
      [scarce.sku, 1],
    ]);
    if (has('coupons')()) {
      network.fail('lost answer');
      await store.applyCoupon('WELCOME10');
      expect(store.getState().cart.validCoupons).toHaveLength(1);
    }
    network.fail('lost answer');
    await store.remove(entry!.id);
    expect(await seen()).toEqual([[scarce.sku, 1]]);
  });

  line('a quantity and a removal that arrive twice change nothing more', async () => {
    const { store, network } = openTab();
    const { entry } = await store.add(await intent(mug));
    network.fail('twice');
    await store.setQuantity(entry!.id, 4);
    expect(await seen()).toEqual([[mug.sku, 4]]);
    network.fail('twice');
    await store.remove(entry!.id);
    expect(await seen()).toEqual([]);
    expect(store.getState().cart.entries).toEqual([]);
  });

  line('an add that arrives twice is made, as the table says', async () => {
    const { store, network } = openTab();
    await store.add(await intent(scarce));
    network.fail('twice');
    await store.add(await intent(mug));
    expect((await seen())[1]).toEqual([mug.sku, shop().doubledAdd]);
    expect(store.getState().cart.totalQuantity).toBe(1 + shop().doubledAdd);
    return `${shop().doubledAdd}×`;
  });
}
