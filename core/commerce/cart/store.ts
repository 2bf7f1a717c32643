// How the cart stays consistent.
//
// 1. Changes go through one serial queue: one request at a time, in order. Pending quantities are sent before a change
//    of another kind, so that the server evaluates it against the cart the shopper sees.
// 2. Pending changes of one line coalesce to the latest quantity. It is queued 300 ms after the last change, or at once
//    by remove(), flush(), any other change, or page unload.
// 3. Every intent keeps one idempotency key over all retries, so a lost response never adds twice. A button's second
//    press is ignored while its first is pending, and a retry after an unknown outcome keeps the key
//    (attempt-store.ts). The undo of a removal is one intent, however often it is pressed (undo.ts). A change that is
//    still unknown after the retries fails as not confirmed, never as not made (core/net/doubt.ts).
// 4. `settled` is the cart of the server's last response. The cart shown is `settled` with the requested quantity of
//    each line whose request is pending. A response ends the request: accepted, the quantity is in the new `settled`;
//    refused, the old quantity returns and the promise rejects with the server's message. Coupons, shipping and
//    additional fields are shown as settled.
// 5. Totals are never computed here: they are those of `settled`. `isUpdating` means that they are about to change,
//    `isRecalculating` that additional fields are the cause.
// 6. A response older than the newest change sent is ignored, and the cart is read again. This only happens when page
//    unload starts the whole queue at once, or when a change is retried under a key that the server has seen.
// 7. A read waits for all changes, and a change aborts it: every change returns the whole cart anyway. After an ignored
//    response, or a failure of a request that may have been executed, the cart is stale and is read again.
// 8. Without a member, cart cookie or cart token nothing is requested. While the page prerenders, requests wait for
//    its activation.
// 9. The cart is read again when the shopper returns by history and when another tab reports a change. The response to
//    a change that was sent before does not replace this read, because it may be older.
// 10. The client drops an expired or purchased cart: a read returns none, an add starts a new cart and is retried once
//     with the same key.
// 11. Each change has a sequence number. One that arrives late, because it timed out or because page unload sent it
//     together with the next, does not overwrite a newer change of the same thing: a line's quantity or fields, the
//     shipping location, the shipping option, a coupon.
// 12. An undo waits for its removal. A line that is still there is kept, with a sequence number that the removal cannot
//     overtake; otherwise its item is added again.
// 13. Page listeners are added on first use and removed by dispose().
import { createSubscribers, isPrerendering } from '../../base/index.js';
import { getRuntime, type Runtime } from '../../runtime/index.js';
import { isCurrencyCode } from '../money/index.js';
import type { CartCause, CartChange, ChangeOrigin, ReadOrigin } from './bus-events.js';
import './bus-events.js';
import { entriesOf, findEntry, type AddResult, type Cart } from './cart.js';
import type { AddResponse, CartClient, ChangeResponse } from './cart-client.js';
import { buildState, type Unanswered } from './cart-state.js';
import type { CartState, CartStore } from './cart-store.js';
import { isFault } from './errors.js';
import { followPage } from './follow-page.js';
import { createLineChanges, type LineWish } from './line-changes.js';
import { createQueue } from './queue.js';
import { createReader } from './reader.js';
import { safeCart } from './safe-cart.js';
import { createSendChange } from './send-change.js';
import { createTabs } from './tabs.js';
import { createUndo } from './undo.js';

export interface CartStoreOptions {
  client: CartClient;
  /** By default the page's. */
  runtime?: Pick<Runtime, 'clock' | 'bus' | 'reporter' | 'site'>;
  /** Name of the BroadcastChannel between the tabs of a shop; by default one for each API origin. */
  channel?: string;
  /** Returns false where there can be no cart, so that nothing is requested (storefront §4). By default always true. */
  mayHaveCart?(): boolean;
}

/**
 * A cart that stays consistent over any {@link CartClient}. Pages use `getCartStore`; make one of your own for a second
 * cart or for a test.
 *
 * @example
 * const store = createCartStore({ client: createMemoryClient() });
 * store.subscribe(() => render(store.getState()));
 * await store.add({ itemId: 'mug', sku: null, quantity: 1, additionalFields: null, key: 'first press' });
 */
export function createCartStore(options: CartStoreOptions): CartStore {
  const { client, runtime = getRuntime(), mayHaveCart = () => true } = options;
  const { channel = `vitrine.cart:${getRuntime().apiOrigin}` } = options;
  const { bus, clock } = runtime;
  const reader = createReader({
    isHeld: () => queue.isBusy() || isPrerendering(),
    read: (signal) => (mayHaveCart() ? client.read(signal) : Promise.resolve(null)),
    onStart() {
      if (status !== 'ready') show('loading');
    },
    onCart: (cart) => accept(cart, reader.version(), { reason: 'read', origin: readFor }),
    onFailure(error) {
      report(error, 'reading the cart');
      show(status === 'ready' ? 'ready' : 'failed');
    },
  });
  const queue = createQueue({ isHeld: isPrerendering, onIdle: reader.start });
  const lines = createLineChanges({ clock, enqueue: queue.push, send: sendLine, onChange: show });
  const tabs = createTabs(channel, () => refreshIfUsed('tab'));
  const change = createSendChange(reader, tabs, accept, show, report);
  const life = new AbortController();
  const subscribers = createSubscribers('a listener of the cart', () => runtime.reporter);
  /** Pending changes other than those of quantities, which `lines` holds. */
  const unanswered = new Set<Unanswered>();

  /** As the client gave it. */
  let given: Cart | null = null;
  let settled: Cart | null = null;
  let status: CartState['status'] = 'unloaded';
  let readFor: ReadOrigin = 'server';
  let hasWarned = false;
  /** Also true once disposed, so that no listener is added again. */
  let isListening = false;
  /** Built on demand: an early press does not need it. */
  let state: CartState | null = null;

  function getState(): CartState {
    return (state ??= buildState(settled, status, unanswered, lines.quantities(), runtime));
  }

  function show(nextStatus = status): void {
    status = nextStatus;
    state = null;
    subscribers.notify();
  }

  /** Notifies subscribers before the bus, so that bus listeners find an updated page. */
  function accept(cart: Cart | null, version: number, cause: CartCause): void {
    const isNews = cart !== given;
    given = cart;
    settled = cart && safeCart(cart);
    readFor = 'server';
    if (cart) warnOfCurrency(cart.currency);
    reader.satisfy(version);
    show('ready');
    if (isNews) bus.emit('cart.changed', { cart: getState().cart, ...cause });
  }

  function warnOfCurrency(code: string): void {
    if (hasWarned || isCurrencyCode(code)) return;
    hasWarned = true;
    runtime.reporter.warn(`"${code}" is no currency: amounts of the cart are not shown.`, {
      where: 'cart',
    });
  }

  function report(error: unknown, where: string): void {
    if (isFault(error)) runtime.reporter.report(error, { where });
  }

  function refresh(): Promise<void> {
    listen();
    return reader.requestAnew();
  }

  function refreshIfUsed(origin: ReadOrigin = 'server'): void {
    readFor = origin;
    if (status !== 'unloaded') void refresh();
  }

  function enqueue<A extends ChangeResponse>(
    entryId: string | null,
    made: CartChange,
    call: () => Promise<A>,
  ): Promise<A> {
    const mark = { entryId, kind: made.reason };
    lines.submitAll();
    unanswered.add(mark);
    show();
    const done = new Promise<A>((resolve) => {
      queue.push(async () => {
        const answer = change(made, call, () => unanswered.delete(mark));
        resolve(answer);
        await answer.catch(() => undefined);
      });
    });
    // After the call has started, so that an early press is not delayed.
    listen();
    return done;
  }

  async function add(
    entryId: string | null,
    origin: ChangeOrigin,
    call: () => Promise<AddResponse>,
  ): Promise<AddResult> {
    const hadEntries = settled?.entries.length !== 0;
    const made = { reason: 'add', origin } as const;
    const { entry, addedQuantity, hadExpired, isRepeat } = await enqueue(entryId, made, call);
    // A repeated answer may hold an older cart, so the present one is read before it is announced.
    if (isRepeat) await reader.request();
    const { cart } = getState();
    return { cart, entry, addedQuantity, lostEntries: hadExpired && hadEntries };
  }

  async function sendLine(
    entryId: string,
    { quantity, origin }: LineWish,
    answered: () => void,
  ): Promise<void> {
    const before = findEntry(settled, entryId);
    const [reason, call] =
      quantity > 0
        ? (['quantity', () => client.setQuantity(entryId, quantity)] as const)
        : (['remove', () => client.remove(entryId)] as const);
    const { cart } = await change({ reason, origin }, call, answered);
    const entry = findEntry(cart, entryId);
    if (!before) return;
    if (!entry) bus.emit('cart.entry-removed', { cart: getState().cart, entry: before });
    else if (before.quantity !== entry.quantity) {
      const previousQuantity = before.quantity;
      bus.emit('cart.quantity-changed', { cart: getState().cart, entry, previousQuantity });
    }
  }

  function listen(): void {
    if (isListening) return;
    isListening = true;
    followPage(life, tabs, lines, queue, refreshIfUsed);
  }

  return {
    lacks: client.lacks ?? [],
    getState,
    subscribe(listener) {
      listen();
      return subscribers.subscribe(listener);
    },
    async load() {
      listen();
      if (status !== 'ready') await reader.request();
    },
    async add(intent, origin = 'shopper') {
      if (!Number.isInteger(intent.quantity ?? 1)) await refuse(intent.quantity ?? 1);
      const result = await add(null, origin, () => client.add(intent));
      const { cart, entry, addedQuantity } = result;
      bus.emit('cart.entry-added', { cart, entry, addedQuantity, intent });
      return result;
    },
    async setQuantity(entryId, quantity, origin = 'shopper') {
      if (!Number.isInteger(quantity)) await refuse(quantity);
      listen();
      await lines.request(entryId, { quantity, origin });
    },
    async remove(entryId, origin = 'shopper') {
      listen();
      const done = lines.request(entryId, { quantity: 0, origin });
      lines.submit(entryId);
      await done;
    },
    async updateAdditionalFields(entryId, fields) {
      const done = enqueue(entryId, { reason: 'form', origin: 'shopper' }, () =>
        client.updateAdditionalFields(entryId, fields),
      );
      bus.emit('cart.recalculation-started', { entryId });
      await done.finally(() => bus.emit('cart.recalculation-ended', { entryId }));
    },
    restore: createUndo(async (entry, key) => {
      const isThere = () => findEntry(settled, entry.id) !== null;
      const result = await add(entry.id, 'shopper', () => client.restore(entry, isThere(), key));
      bus.emit('cart.entry-restored', { cart: result.cart, entry: result.entry });
      return result;
    }),
    async applyCoupon(code, origin = 'shopper') {
      await enqueue(null, { reason: 'coupon', origin }, () => client.applyCoupon(code));
    },
    async removeCoupon(code, origin = 'shopper') {
      await enqueue(null, { reason: 'coupon', origin }, () => client.removeCoupon(code));
    },
    async setShippingLocation(location) {
      await enqueue(null, shippingChange, () => client.setShippingLocation(location));
    },
    async chooseShippingOption(optionId) {
      await enqueue(null, shippingChange, () => client.chooseShippingOption(optionId));
    },
    refresh,
    flush() {
      lines.submitAll();
      return queue.whenIdle();
    },
    quantityOf: (itemId, sku) =>
      entriesOf(getState().cart, itemId, sku).reduce((sum, entry) => sum + entry.quantity, 0),
    dispose() {
      isListening = true;
      life.abort();
      tabs.close();
      lines.dispose();
      reader.cancel();
      subscribers.clear();
    },
  };
}

const shippingChange: CartChange = { reason: 'shipping', origin: 'shopper' };

/** The sentence is fetched with the first refusal: fields check what is typed, so that few see it. */
async function refuse(quantity: number): Promise<never> {
  const { refuseQuantity } = await import('./refuse-quantity.js');
  throw refuseQuantity(quantity);
}
