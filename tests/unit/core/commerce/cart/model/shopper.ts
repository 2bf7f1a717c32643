import { expect } from 'vitest';
import type {
  AddResult,
  CartEntry,
  CartError,
} from '../../../../../../core/commerce/cart/index.js';
import { intentFor, type Tab } from '../open-tab.js';
import type { Command } from './commands.js';
import { couponCodes, items, lines } from './commands.js';

/** Something the shopper wants, and what came of the last time they said so. */
interface Wish<T = unknown> {
  /** How many carts had been lost when they last said it. */
  losses: number;
  outcome: Promise<CartError | null>;
  readonly say: () => Promise<T>;
}

/** A place in the cart as the shopper sees it; an undo can give it another entry id. */
interface Line {
  readonly item: string;
  id: string;
  quantity: number;
  fields: unknown;
  wish: Wish | null;
  form: (Wish & { readonly text: string }) | null;
  /** As it was when they removed it. */
  removed: CartEntry | null;
  isComingBack: boolean;
}

const gone = ['not-found', 'gone'];
/** Longer than any script and what comes of it. */
const longest = 24 * 3_600_000;

/**
 * A shopper who does as the commands say, remembers what they meant, and insists on it in the end. `page`: what they
 * leave, the one that the store listens to.
 */
export function createShopper({ store, server, clock }: Tab, page = new EventTarget()) {
  const end = clock.now() + longest;
  const places: Line[] = lines.map((item, index) => ({
    item,
    id: `e${index + 1}`,
    quantity: 1,
    fields: null,
    wish: null,
    form: null,
    removed: null,
    isComingBack: false,
  }));
  const adds: Array<{ item: string; quantity: number; key: string; begun: number; wish: Wish }> =
    [];
  const coupons = new Map<string, Wish & { isWanted: boolean }>();
  let location: (Wish & { country: string }) | null = null;
  let option: (Wish & { id: string }) | null = null;
  let lastRemoved: Line | null = null;
  let losses = 0;

  const shown = () => store.getState().cart;
  const entryAt = ({ id }: Line) => shown().entries.find((entry) => entry.id === id) ?? null;

  function wishFor<T>(say: () => Promise<T>): Wish<T> {
    return { losses, outcome: outcomeOf(say()), say };
  }

  function setLine(line: Line, quantity: number, say: () => Promise<void>): void {
    line.quantity = quantity;
    line.removed = null;
    line.wish = wishFor(say);
    expect(entryAt(line)?.quantity ?? 0).toBe(quantity);
  }

  async function undo(line: Line, entry: CartEntry): Promise<AddResult> {
    line.isComingBack = true;
    try {
      const result = await store.restore(entry);
      line.id = result.entry?.id ?? line.id;
      return result;
    } finally {
      line.isComingBack = false;
    }
  }

  const actions: { [K in Command['kind']]: (command: Extract<Command, { kind: K }>) => unknown } = {
    add({ item, quantity }) {
      const intent = intentFor(item, quantity);
      const wish = wishFor(() => store.add(intent));
      adds.push({ item, quantity, key: intent.key, begun: losses, wish });
    },
    set({ line: index, quantity }) {
      const line = places[index]!;
      if (!entryAt(line) || line.isComingBack) return;
      setLine(line, quantity, () => store.setQuantity(line.id, quantity));
    },
    async remove({ line: index }) {
      const line = places[index]!;
      const entry = entryAt(line);
      const isPending = store.getState().pendingEntryIds.has(line.id) && line.form !== null;
      if (!entry || line.isComingBack || isPending) return;
      setLine(line, 0, () => store.remove(entry.id));
      line.removed = entry;
      lastRemoved = line;
    },
    undo() {
      const line = lastRemoved;
      const entry = line?.removed;
      if (!line || !entry) return;
      line.removed = null;
      line.quantity = entry.quantity;
      line.fields = entry.additionalFields;
      line.form = null;
      line.wish = wishFor(() => undo(line, entry));
    },
    'answer form'({ line: index, text }) {
      const line = places[index]!;
      if (!entryAt(line) || line.isComingBack) return;
      const fields = { itemId: line.item, sku: `${line.item}-sku`, additionalFields: text };
      line.fields = text;
      // The removal was refused, or the line would not be there to answer for.
      line.removed = null;
      line.form = { ...wishFor(() => store.updateAdditionalFields(line.id, fields)), text };
    },
    coupon({ code, isWanted }) {
      const say = () => (isWanted ? store.applyCoupon(code) : store.removeCoupon(code));
      coupons.set(code, { ...wishFor(say), isWanted });
    },
    location({ country }) {
      const say = () => store.setShippingLocation({ country, region: '', postalCode: '' });
      location = { ...wishFor(say), country };
    },
    option({ id }) {
      option = { ...wishFor(() => store.chooseShippingOption(id)), id };
    },
    refresh: () => void store.refresh(),
    flush: () => void store.flush(),
    wait: ({ ms }) => clock.advance(ms),
    async leave({ ms }) {
      page.dispatchEvent(new Event('pagehide'));
      await clock.advance(ms);
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    },
    'lose cart'({ code }) {
      server.lose(code);
      losses += 1;
    },
  };

  /** Says it again until it is done. Answers whether it is: what is gone cannot be changed any more. */
  async function insist(wish: Wish | null): Promise<boolean> {
    if (!wish) return true;
    let error = await settle(wish.outcome);
    while (error && !gone.includes(error.code)) {
      wish.losses = losses;
      wish.outcome = outcomeOf(wish.say());
      error = await settle(wish.outcome);
    }
    return error === null;
  }

  /** Runs a promise to its end by moving the time. */
  async function settle<T>(promise: Promise<T>): Promise<T> {
    let isDone = false;
    const stop = () => {
      isDone = true;
    };
    promise.then(stop, stop);
    while (!isDone) {
      // A loop without an end would go on beside the tests after this one.
      if (clock.now() > end) throw new Error('The cart does not come to rest.');
      await clock.advance(1_000);
    }
    return promise;
  }

  /** What a lost cart had is gone with it, but what was meant since must be there. */
  function expectAt(
    wish: Wish | null,
    isDone: boolean,
    actual: unknown,
    meant: unknown,
    none: unknown,
  ) {
    const isSince = (wish?.losses ?? 0) === losses;
    if (isSince) expect(actual).toEqual(isDone ? meant : none);
    else expect([meant, none]).toContainEqual(actual);
  }

  return {
    settle,
    losses: () => losses,
    perform: async (command: Command): Promise<void> => {
      const act: (each: never) => unknown = actions[command.kind];
      await act(command as never);
    },

    /** They wait for what comes of it all, and leave it at that. */
    async resign(): Promise<void> {
      const wishes = [...adds, ...places].map(({ wish }) => wish);
      const forms = places.map(({ form }) => form);
      for (const wish of [...wishes, ...forms, ...coupons.values(), location, option]) {
        if (wish) await settle(wish.outcome);
      }
      await clock.advance(60_000);
    },

    /** Everything that was refused or lost is said again, the adds first. Then the server has what was meant. */
    async insistOnAll(): Promise<void> {
      for (const { wish } of adds) await insist(wish);
      for (const line of places) {
        const isDone = await insist(line.wish);
        expectAt(line.wish, isDone, server.quantityOf(line.item), line.quantity, 0);
        const hasForm = await insist(line.form);
        const [entry, second] = server.entries().filter(({ itemId }) => itemId === line.item);
        expect(second).toBeUndefined();
        if (entry && isDone && hasForm && losses === 0) {
          expect(entry.additionalFields).toEqual(line.fields);
        }
      }
      for (const code of couponCodes) {
        const wish = coupons.get(code) ?? null;
        const isDone = await insist(wish);
        const isApplied = server.cart().coupons.includes(code);
        expectAt(wish, isDone, isApplied, wish?.isWanted ?? false, false);
      }
      const isThere = await insist(location);
      const place = server.cart().shippingLocation ?? null;
      const meant = location && { country: location.country, region: '', postalCode: '' };
      expectAt(location, isThere, place, meant, null);
      const isChosen = await insist(option);
      expectAt(option, isChosen, server.cart().shippingOption, option?.id ?? null, null);
      this.expectAdds();
    },

    /** Each add was carried out once; those that began after the last loss, in the cart there is. */
    expectAdds(): void {
      const counts = new Map(items.map((item) => [item, 0]));
      for (const { item, quantity, key, begun } of adds) {
        const done = server.additions.filter((addition) => addition.key === key);
        expect(done).toHaveLength(1);
        const isHere = done[0]?.cartId === server.cart().id;
        if (begun === losses) expect(isHere).toBe(true);
        if (isHere) counts.set(item, counts.get(item)! + quantity);
      }
      for (const [item, count] of counts) expect(server.quantityOf(item)).toBe(count);
    },
  };
}

const outcomeOf = (promise: Promise<unknown>): Promise<CartError | null> =>
  promise.then(
    () => null,
    (error: CartError) => error,
  );
