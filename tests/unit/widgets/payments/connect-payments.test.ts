import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  connectPayments,
  PaymentRefused,
  type CheckoutProvider,
} from '../../../../widgets/payments/index.js';

type Host = Parameters<typeof connectPayments>[0];

const part = '<div id="fields" data-checkout-payment data-checkout-keep></div>';
const page = (payment: string) => `<vitrine-checkout><form>
  <input type="hidden" name="dueCents" value="3850" data-checkout-total="$38.50" />
  <input type="hidden" name="paymentToken" value="stale" /><input name="name" value="Ada" />
  <input type="radio" name="payment" value="card" checked /><section>${payment}</section>
  <button name="action" value="place">Place order</button></form></vitrine-checkout>`;

let host: Host;
let stop: () => void;

function open(provider: CheckoutProvider, payment = part): void {
  document.body.innerHTML = page(payment);
  host = document.querySelector('vitrine-checkout')!;
  stop = connectPayments(host, provider);
}

const token = () => document.querySelector<HTMLInputElement>('[name=paymentToken]')!.value;

/** As the element asks; resolves to whether the order goes on. */
async function order(dueCents = 3850): Promise<boolean> {
  const works: PromiseLike<unknown>[] = [];
  const event = new CustomEvent('vitrine-before-order', {
    cancelable: true,
    detail: { dueCents, waitFor: (work: PromiseLike<unknown>) => void works.push(work) },
  });
  const isAllowed = host.dispatchEvent(event);
  const results = await Promise.allSettled(works);
  return isAllowed && results.every(({ status }) => status === 'fulfilled');
}

const count = () => host.dispatchEvent(new CustomEvent('vitrine-checkout-counted'));

describe('an adapter', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
  });

  it('mounts once, as soon as the page has its place, and stays when the page changes', () => {
    const mount = vi.fn<NonNullable<CheckoutProvider['mount']>>(({ place }) => {
      place.textContent = 'Fields';
    });
    const update = vi.fn();
    open({ mount, update }, '');
    expect(mount).not.toHaveBeenCalled();
    const section = document.querySelector('section')!;
    section.innerHTML = part;
    count();
    expect(mount.mock.calls[0]?.[0].total).toEqual({ dueCents: 3850, total: '$38.50' });
    section.innerHTML = '';
    count();
    section.innerHTML = part;
    count();
    expect(section.textContent).toBe('Fields');
    expect(mount).toHaveBeenCalledOnce();
    expect(update).toHaveBeenCalledTimes(3);
  });

  it('gives its token before the order, and clears one of before', async () => {
    const createToken = vi.fn<NonNullable<CheckoutProvider['createToken']>>(({ way, value }) =>
      Promise.resolve(`${way} of ${value('name')}`),
    );
    open({ createToken });
    expect(token()).toBe('');
    expect(await order()).toBe(true);
    expect(token()).toBe('card of Ada');
    // Nothing is due: nothing is asked.
    expect(await order(0)).toBe(true);
    expect(createToken).toHaveBeenCalledOnce();
  });

  it('is asked once for two presses', async () => {
    const createToken = vi.fn(() => Promise.resolve('token'));
    open({ createToken });
    const [first, second] = await Promise.all([order(), order()]);
    expect([first, second]).toEqual([true, false]);
    expect(createToken).toHaveBeenCalledOnce();
  });

  it.each([
    ['its sentence', new PaymentRefused('The card has expired.'), 'The card has expired.'],
    ['a general one', new Error('Broken.'), 'The payment could not be prepared.'],
  ])('that rejects ends the order with %s, beside the payment', async (_, error, sentence) => {
    open({ createToken: () => Promise.reject(error) });
    expect(await order()).toBe(false);
    expect(await order()).toBe(false);
    const said = document.querySelectorAll<HTMLElement>('#fields .vitrine-field-error');
    expect(said).toHaveLength(1);
    expect(said[0]?.textContent).toContain(sentence);
    expect(document.activeElement).toBe(said[0]);
    expect(token()).toBe('');
  });

  it('that gives no text has created no token', async () => {
    open({ createToken: () => Promise.resolve(1 as never) });
    expect(await order()).toBe(false);
  });

  it('throws nothing into the page, and ends when it is asked to or the element goes', async () => {
    const unmount = vi.fn();
    open({
      mount() {
        throw new Error('Broken.');
      },
      wallets: () => Promise.reject(new Error('Broken.')),
      unmount,
    });
    await Promise.resolve();
    stop();
    stop();
    expect(unmount).toHaveBeenCalledOnce();
    open({ unmount });
    host.remove();
    await vi.waitFor(() => expect(unmount).toHaveBeenCalledTimes(2));
  });

  it('asks for no token on the page that follows a further step', async () => {
    const createToken = vi.fn(() => Promise.resolve('token'));
    open({ createToken }, `<p data-checkout-returned></p>${part}`);
    expect(await order()).toBe(true);
    expect(createToken).not.toHaveBeenCalled();
    expect(await order()).toBe(true);
    expect(createToken).toHaveBeenCalledOnce();
  });
});

describe('the place of wallets', () => {
  const region =
    '<section data-checkout-wallets><div data-checkout-wallet-buttons></div></section>';
  afterEach(() => stop());

  it.each([
    [0, true],
    [1, false],
  ])('of %i wallets is hidden: %j', async (number, isHidden) => {
    const wallets = Array.from({ length: number }, () => ({
      id: 'one',
      label: 'One Wallet',
      pay: () => Promise.resolve(null),
    }));
    open({ wallets: () => Promise.resolve(wallets) }, region);
    const place = document.querySelector<HTMLElement>('[data-checkout-wallets]')!;
    await vi.waitFor(() => {
      expect(place.hidden).toBe(isHidden);
      expect(place.querySelectorAll('button[type=button]')).toHaveLength(number);
    });
  });
});
