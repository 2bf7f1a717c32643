import { act } from 'react';
import { beforeEach } from 'vitest';
import {
  toCartError,
  type Cart,
  type CartCallKind,
  type CartEntry,
} from '../../../../../core/commerce/cart/index.js';
import { NetError } from '../../../../../core/net/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import { createManualClock, type ManualClock } from '../../../../support/manual-clock.js';
import {
  addResultOf,
  cartOf,
  entryOf,
  installFakeCart,
} from '../../elements/cart-pill/fake-cart.js';
import { cleanUpPage } from '../../elements/product/render.js';

export interface ShopCart {
  clock: ManualClock;
  store: ReturnType<typeof installFakeCart>['store'];
  /** What the server has: shown at once, as another tab's change would be. */
  change(entries: readonly CartEntry[], changes?: Partial<Cart>): void;
  settle(entries: readonly CartEntry[], changes?: Partial<Cart>): Promise<void>;
  show: ReturnType<typeof installFakeCart>['show'];
  /** Answers the call that waits longest. */
  answer(): Promise<void>;
  refuse(code?: NetError['code'], sentence?: string | null): Promise<void>;
  waiting(): number;
}

interface Call {
  kind: CartCallKind;
  carryOut(): void;
  settle(error?: Error): void;
}

export const blueMug = entryOf({ id: 'mug', title: 'Blue mug', subTotal: 2100, quantity: 1 });
export const teapot = entryOf({ id: 'pot', itemId: 'pot', title: 'Teapot', subTotal: 3000 });
export const vase = entryOf({ id: 'vase', itemId: 'vase', title: 'Vase', subTotal: 900 });

/** Before each test: a cart of which the server answers when it is told to, and shows wishes meanwhile. */
export function openShopCart(): ShopCart {
  cleanUpPage();
  const shop = {} as ShopCart;
  beforeEach(() => {
    const fake = installFakeCart();
    const clock = createManualClock();
    configure({ clock, locale: 'en-US' });
    const wishes = new Map<string, number>();
    const calls: Call[] = [];
    let settled: readonly CartEntry[] = [];
    let own: Partial<Cart> = {};

    const count = (entries: readonly CartEntry[]) =>
      cartOf({
        entries,
        totalQuantity: settled.reduce((sum, { quantity }) => sum + quantity, 0),
        subtotalCents: settled.reduce(
          (sum, { quantity, subTotal }) => sum + quantity * subTotal,
          0,
        ),
        ...own,
      });

    function show(): void {
      const wished = settled.flatMap((entry) => {
        const quantity = wishes.get(entry.id);
        if (quantity === undefined) return [entry];
        return quantity > 0 ? [{ ...entry, quantity }] : [];
      });
      const isUpdating = calls.length > 0;
      const pendingEntryIds = new Set(wishes.keys());
      const cart = { cart: count(wished), settled: count(settled) };
      fake.show({ ...cart, status: 'ready', isUpdating, pendingEntryIds });
    }

    function change(entries: readonly CartEntry[], changes: Partial<Cart> = {}): void {
      settled = entries;
      own = changes;
      show();
    }

    function call(kind: CartCallKind, carryOut: () => void, done: () => void): Promise<void> {
      return new Promise((resolve, reject) => {
        const settle = (error?: Error) => {
          done();
          show();
          if (error) reject(error);
          else resolve();
        };
        calls.push({ kind, carryOut, settle });
        show();
      });
    }

    const setQuantity = (kind: CartCallKind, id: string, quantity: number) => {
      wishes.set(id, quantity);
      return call(
        kind,
        () => {
          settled = settled.flatMap((entry) =>
            entry.id !== id ? [entry] : quantity > 0 ? [{ ...entry, quantity }] : [],
          );
        },
        () => wishes.delete(id),
      );
    };
    fake.store.setQuantity.mockImplementation((id, quantity) =>
      setQuantity('quantity', id, quantity),
    );
    fake.store.remove.mockImplementation((id) => setQuantity('remove', id, 0));
    fake.store.restore.mockImplementation(async (entry) => {
      const back = { ...entry, id: `${entry.id}-back` };
      await call(
        'add',
        () => (settled = [...settled, back]),
        () => undefined,
      );
      return addResultOf({ entry: back });
    });

    Object.assign(shop, {
      clock,
      store: fake.store,
      show: fake.show,
      waiting: () => calls.length,
      change,
      settle: (entries: readonly CartEntry[], changes: Partial<Cart> = {}) =>
        act(async () => change(entries, changes)),
      answer: () =>
        act(async () => {
          const next = calls.shift();
          next?.carryOut();
          next?.settle();
        }),
      refuse: (code: NetError['code'] = 'rejected', sentence: string | null = null) =>
        act(async () => {
          const next = calls.shift();
          const cause = new NetError(code, 'Refused.', { serverMessage: sentence });
          next?.settle(toCartError(cause, next.kind));
        }),
    } satisfies ShopCart);
  });
  return shop;
}

/** What the page's live region says after a tick. */
export async function said(
  { clock }: ShopCart,
  urgency: 'polite' | 'assertive' = 'polite',
): Promise<string> {
  await act(() => clock.advance(60));
  return document.querySelector(`[data-vitrine-live="${urgency}"]`)?.textContent ?? '';
}
