import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptsFor, CartError, getCartStore } from '../../../../../core/commerce/cart/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { drainEarly, type EarlySubmit } from '../../../../../widgets/autoload/early/index.js';
import { createManualClock, type ManualClock } from '../../../../support/manual-clock.js';
import { addResultOf } from '../../elements/cart-pill/fake-cart.js';

describe('drainEarly', () => {
  let clock: ManualClock;
  let form: HTMLFormElement;
  let host: HTMLElement;
  let button: HTMLButtonElement;
  let resolve: () => void;
  let reject: (error: unknown) => void;

  function mount(attributes = '') {
    document.body.innerHTML = `<form><input name="itemId" value="mug"><input name="quantity" value="2">
      <vitrine-add-to-cart ${attributes}><button>Add To Cart</button></vitrine-add-to-cart></form>`;
    form = document.querySelector('form')!;
    host = form.querySelector('vitrine-add-to-cart')!;
    button = form.querySelector('button')!;
  }

  function press(submitter: HTMLElement | null = button) {
    const submit: EarlySubmit = [form, new FormData(form), submitter];
    globalThis.vitrineEarly = [submit];
    drainEarly();
  }

  const said = () => document.querySelector('[aria-live=polite]')?.textContent;

  beforeEach(() => {
    clock = createManualClock(1_000);
    configure({ clock });
    vi.spyOn(getCartStore(), 'add').mockImplementation(
      () =>
        new Promise((done, fail) => {
          resolve = () => done(addResultOf());
          reject = fail;
        }),
    );
    mount();
  });
  afterEach(() => {
    globalThis.vitrineEarly = undefined;
    resetRuntime();
    document.body.innerHTML = '';
  });

  // storefront §4: "idle -> adding (label 'Adding…') -> added (label 'Added!' after a 1 s delay; back to idle after 2 s)".
  it('shows the phases of the attempt on the plain button', async () => {
    press();
    expect(button.textContent).toBe('Adding…');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await vi.waitFor(() =>
      expect(getCartStore().add).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ itemId: 'mug', quantity: 2 }),
      ),
    );
    resolve();
    await clock.advance(999);
    expect(button.textContent).toBe('Adding…');
    await clock.advance(1);
    expect(button.textContent).toBe('Added!');
    await clock.advance(1_999);
    expect(button.textContent).toBe('Added!');
    await clock.advance(1);
    expect(button.textContent).toBe('Add To Cart');
    expect(button.hasAttribute('aria-disabled')).toBe(false);
  });

  it('honours added-delay and reset-delay, as the component does', async () => {
    mount('added-delay="0" reset-delay="300"');
    press();
    resolve();
    await clock.advance(0);
    expect(button.textContent).toBe('Added!');
    await clock.advance(299);
    expect(button.textContent).toBe('Added!');
    await clock.advance(1);
    expect(button.textContent).toBe('Add To Cart');
  });

  it.each(['', 'soon', 'Infinity'])('takes the default for a delay of "%s"', async (text) => {
    mount(`added-delay="${text}"`);
    press();
    resolve();
    await clock.advance(999);
    expect(button.textContent).toBe('Adding…');
    await clock.advance(1);
    expect(button.textContent).toBe('Added!');
  });

  it('creates the live regions before the first message', async () => {
    press();
    const region = document.querySelector('[aria-live=polite]');
    expect(region?.textContent).toBe('');
    resolve();
    await clock.advance(100);
    expect(document.querySelector('[aria-live=polite]')).toBe(region);
    expect(said()).toBe('Added!');
  });

  // "On failure the error is shown and the button returns to idle after 1 s."
  it('shows a failure below the button, until the next press', async () => {
    press();
    reject(new CartError('rejected', 'No mugs today.'));
    await clock.advance(999);
    const alert = host.querySelector('[role=alert]');
    expect(alert?.textContent).toBe('No mugs today.');
    expect(button.textContent).toBe('Adding…');
    await clock.advance(1);
    expect(button.textContent).toBe('Add To Cart');
    expect(host.contains(alert)).toBe(true);
    press();
    expect(host.contains(alert)).toBe(false);
  });

  // "A button already in added state ignores clicks."
  it('ignores a press while the last attempt shows', async () => {
    press();
    press();
    resolve();
    for (const ms of [500, 500, 1_900]) {
      await clock.advance(ms);
      press();
    }
    expect(getCartStore().add).toHaveBeenCalledOnce();
    await clock.advance(100);
    press();
    expect(getCartStore().add).toHaveBeenCalledTimes(2);
    resolve();
    await clock.advance(3_000);
    expect(button.textContent).toBe('Add To Cart');
  });

  it('restores the label of a press that comes before the last timer', async () => {
    press();
    resolve();
    await clock.advance(1_000);
    vi.spyOn(clock, 'now').mockReturnValue(clock.now() + 2_000);
    press();
    expect(getCartStore().add).toHaveBeenCalledTimes(2);
    vi.mocked(clock.now).mockRestore();
    resolve();
    await clock.advance(10_000);
    expect(button.textContent).toBe('Add To Cart');
  });

  it('leaves the rest to a component that mounts meanwhile', async () => {
    press();
    Object.assign(host, { takesSubmit: true });
    resolve();
    await clock.advance(100);
    expect(button.textContent).toBe('Add To Cart');
    expect(said()).toBe('');
    expect(attemptsFor(form).get()?.outcome).toMatchObject({ kind: 'added' });
  });

  it('adds without a button too', async () => {
    host.remove();
    press(null);
    expect(getCartStore().add).toHaveBeenCalledOnce();
  });
});
