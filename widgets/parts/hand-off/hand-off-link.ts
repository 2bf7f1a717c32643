import { onPageReturn } from '../../../core/base/index.js';
import { getCartStore, handOff, type CartPage } from '../../../core/commerce/cart/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

/** The destination of a link without a cart. */
export interface Destination {
  readonly page: CartPage;
  /** Absolute. */
  readonly address: string;
}

/** In milliseconds. The shop's codes work for five minutes, some of which its page needs. */
const lifetime = 4 * 60 * 1000;

interface Ticket {
  readonly address: Promise<string>;
  /** Returns the plain address to the link. */
  end(): void;
}

const tickets = new WeakMap<HTMLAnchorElement, Ticket>();

/**
 * Asks for an address that brings the cart along, and gives it to the link, so that a new tab works too. The link gets
 * its plain address back after some minutes, after a press, and when the shopper returns.
 */
export function prepareLink(link: HTMLAnchorElement, destination: Destination): Promise<string> {
  const known = tickets.get(link);
  if (known) return known.address;
  const { clock } = getRuntime();
  const life = new AbortController();
  const ticket: Ticket = {
    address: handOff(destination.page, destination.address),
    end() {
      life.abort();
      cancel();
      tickets.delete(link);
      link.href = destination.address;
    },
  };
  const cancel = clock.setTimeout(ticket.end, lifetime);
  onPageReturn(ticket.end, { signal: life.signal });
  tickets.set(link, ticket);
  void ticket.address.then((address) => {
    if (tickets.get(link) === ticket) link.href = address;
  });
  return ticket.address;
}

/** The browser has followed the link, whose code works once. */
export function spendLink(link: HTMLAnchorElement): void {
  tickets.get(link)?.end();
  readAgainOnReturn();
}

/** Leaves for the shop in `view`, once the address is known. */
export async function goWithCart(
  view: Window,
  destination: Destination,
  link: HTMLAnchorElement | null,
): Promise<void> {
  const address = await (link
    ? prepareLink(link, destination)
    : handOff(destination.page, destination.address));
  if (link) spendLink(link);
  view.location.assign(address);
}

/** Another tab takes the cart away; this page looks when the shopper is back. */
function readAgainOnReturn(): void {
  const life = new AbortController();
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    life.abort();
    void getCartStore().refresh();
  };
  document.addEventListener('visibilitychange', look, { signal: life.signal });
}
