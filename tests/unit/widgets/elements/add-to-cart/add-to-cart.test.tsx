import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { toChangeError } from '../../../../../core/commerce/cart/errors.js';
import { NetError } from '../../../../../core/net/index.js';
import { AddToCart } from '../../../../../widgets/elements/add-to-cart/add-to-cart.js';
import '../../../../../widgets/elements/add-to-cart/index.js';
import { addResultOf } from '../cart-pill/fake-cart.js';
import { render } from '../product/render.js';
import {
  buttonIn,
  dialogIn,
  fail,
  labelIn,
  messageIn,
  openShop,
  press,
  said,
  succeed,
} from './shop.js';

const shop = openShop();
const pass = (ms: number) => act(() => shop.clock.advance(ms));

describe('AddToCart', () => {
  it('goes from idle over adding and added back to idle', async () => {
    const { container } = await render(<AddToCart productId="candle" sku="CANDLE" />);
    expect(labelIn(container)).toBe('Add To Cart');

    await press(buttonIn(container));
    expect(labelIn(container)).toBe('Adding…');
    expect(buttonIn(container).getAttribute('aria-disabled')).toBe('true');
    expect(buttonIn(container).getAttribute('aria-busy')).toBe('true');
    expect(buttonIn(container).disabled).toBe(false);

    await succeed();
    await pass(999);
    expect(labelIn(container)).toBe('Adding…');
    await pass(1);
    expect(labelIn(container)).toBe('Added!');
    await pass(2000);
    expect(labelIn(container)).toBe('Add To Cart');
    expect(buttonIn(container).getAttribute('aria-disabled')).toBe('false');
    expect(shop.clock.pending()).toBeLessThanOrEqual(1);
  });

  it('takes its timings from the page', async () => {
    const { container } = await render(<AddToCart addedDelay={0} resetDelay={100} />);
    await press(buttonIn(container));
    await succeed();
    expect(labelIn(container)).toBe('Added!');
    await pass(100);
    expect(labelIn(container)).toBe('Add To Cart');
  });

  it('says what was added', async () => {
    const { container } = await render(<AddToCart productId="mug" sku="BLUE-S" />);
    await press(buttonIn(container));
    await succeed();
    expect(await said(shop, 'polite')).toBe('Mug, Blue, S, quantity 1, added. Cart: 3 items, $42.');
  });

  it('says "Adding…" only when it takes longer than 400 ms', async () => {
    const { container } = await render(<AddToCart />);
    await press(buttonIn(container));
    await pass(399);
    expect(await said(shop, 'polite')).toBe('Adding…');
  });

  it('shows how many were added when there were fewer', async () => {
    const { container } = await render(<AddToCart productId="mug" sku="CLAY-S" quantity={3} />);
    await press(buttonIn(container));
    await succeed(addResultOf({ addedQuantity: 2 }));
    expect(messageIn(container)?.textContent).toBe('Only 2 of 3 could be added.');
  });

  it('is sold out with the chosen variant, and says why nothing can be added', async () => {
    const { container } = await render(<AddToCart productId="mug" />);
    expect(labelIn(container)).toBe('Add To Cart');
    await act(async () => shop.mug.chooseSku('BLUE-L'));
    expect(labelIn(container)).toBe('sold out');
    expect(buttonIn(container).getAttribute('aria-disabled')).toBe('true');

    await press(buttonIn(container));
    expect(shop.cart.add).not.toHaveBeenCalled();
    expect(messageIn(container)?.textContent).toBe(
      'Sorry, we do not have enough of that item available.',
    );
  });

  it('shows the site’s sold-out label', async () => {
    document.body.innerHTML = `<script type="application/json" id="vitrine-site">
      {"storeSettings": {"soldOutLabel": "Gone fishing"}}</script>`;
    shop.mug.chooseSku('BLUE-L');
    const { container } = await render(<AddToCart productId="mug" />);
    expect(labelIn(container)).toBe('Gone fishing');
  });

  it('submits by the form of a React app, once', async () => {
    const { container } = await render(
      <form>
        <input name="itemId" defaultValue="mug" />
        <input name="sku" defaultValue="BLUE-S" />
        <AddToCart productId="mug" />
      </form>,
    );
    await press(buttonIn(container));
    expect(shop.cart.add).toHaveBeenCalledOnce();
    expect(shop.cart.add.mock.calls[0]?.[0]).toMatchObject({ itemId: 'mug', sku: 'BLUE-S' });
  });
});

describe('AddToCart refuses a selection (storefront §5)', () => {
  it('inline, tied to the button, said at once, with the options marked', async () => {
    const { container } = await render(<AddToCart productId="mug" />);
    await press(buttonIn(container));

    const sentence = 'Please select the Colour and Size options.';
    expect(messageIn(container)?.textContent).toBe(sentence);
    expect(buttonIn(container).getAttribute('aria-describedby')).toBe(messageIn(container)?.id);
    expect(dialogIn(container)).toBeNull();
    expect(await said(shop, 'assertive')).toBe(sentence);
    expect(shop.cart.add).not.toHaveBeenCalled();
  });

  it('until the selection changes', async () => {
    const { container } = await render(<AddToCart productId="mug" />);
    await press(buttonIn(container));
    await pass(60_000);
    expect(messageIn(container)).not.toBeNull();
    await act(async () => shop.mug.choose('Colour', 'Blue'));
    expect(messageIn(container)).toBeNull();
  });
});

// storefront §8.
describe('AddToCart fails', () => {
  const crumb = new NetError('crumb', '');
  const refusal = new NetError('rejected', '', { serverMessage: 'Only members may buy this.' });

  it.each([
    ['crumb', crumb, 'Your session has expired. Please reload the page and try again.'],
    ['429', new NetError('rate-limited', ''), 'Please try again in a few seconds.'],
    ['offline', new NetError('offline', ''), 'Please check your internet connection.'],
    ['a refusal', refusal, 'Only members may buy this.'],
  ])('%s', async (_what, error, sentence) => {
    const { container } = await render(<AddToCart productId="mug" sku="BLUE-S" />);
    await press(buttonIn(container));
    await fail(error);

    const dialog = dialogIn(container);
    expect(dialog?.open).toBe(true);
    expect(dialog?.getAttribute('role')).toBe('alertdialog');
    expect(dialog?.querySelector('[part="dialog-title"]')?.textContent).toBe('Unable to Add Item');
    expect(dialog?.querySelector('p')?.textContent).toBe(sentence);
    // Not in two layers at once.
    expect(messageIn(container)).toBeNull();
    await press(container.querySelector<HTMLElement>('[part="dialog-button"]')!);
    expect(messageIn(container)?.textContent).toContain(sentence);
  });

  it('without saying that nothing was added when that is not known', async () => {
    const { container } = await render(<AddToCart />);
    await press(buttonIn(container));
    await fail(toChangeError(new NetError('unexpected-answer', ''), 'add'));
    const dialog = dialogIn(container);
    const text = 'We could not confirm this. Please check your cart.';
    expect(dialog?.querySelector('[part="dialog-title"]')?.textContent).toBe('Not Confirmed');
    expect(dialog?.querySelector('p')?.textContent).toBe(text);
    expect(container.textContent).not.toContain('Unable to');
  });

  it('asks for cookies when they are off', async () => {
    const { container } = await render(<AddToCart alert="inline" />);
    await press(buttonIn(container));
    await fail(crumb, () => false);
    expect(messageIn(container)?.textContent).toContain(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
  });

  it('and is idle after 1 s, while the message stays until the next action', async () => {
    const { container } = await render(<AddToCart alert="inline" />);
    await press(buttonIn(container));
    await fail(refusal);
    expect(buttonIn(container).getAttribute('aria-disabled')).toBe('true');
    await pass(1000);
    expect(labelIn(container)).toBe('Add To Cart');
    expect(buttonIn(container).getAttribute('aria-disabled')).toBe('false');
    await pass(60_000);
    expect(messageIn(container)).not.toBeNull();

    await press(buttonIn(container));
    expect(messageIn(container)).toBeNull();
  });

  it('in an alert below the button where the page wants no dialog', async () => {
    const { container } = await render(<AddToCart alert="inline" />);
    await press(buttonIn(container));
    await fail(refusal);
    expect(dialogIn(container)).toBeNull();
    expect(messageIn(container)?.getAttribute('role')).toBe('alert');
    expect(messageIn(container)?.querySelector('strong')?.textContent).toBe('Unable to Add Item');
  });

  it('with a dialog that gives the focus back to the button', async () => {
    const { container } = await render(<AddToCart />);
    await press(buttonIn(container));
    await fail(refusal);
    await press(container.querySelector<HTMLElement>('[part="dialog-button"]')!);
    expect(dialogIn(container)).toBeNull();
    expect(document.activeElement).toBe(buttonIn(container));
    expect(messageIn(container)).not.toBeNull();
  });

  it('and offers to try again, at once and with the same key, when the network was at fault', async () => {
    const { container } = await render(<AddToCart alert="inline" />);
    await press(buttonIn(container));
    await fail(new NetError('timeout', ''));
    const retry = container.querySelector<HTMLElement>('.retry');
    expect(retry?.textContent).toBe('Try again');

    await press(retry!);
    const [first, second] = shop.cart.add.mock.calls;
    expect(second?.[0].key).toBe(first?.[0].key);
    await fail(refusal);
    expect(container.querySelector('.retry')).toBeNull();
  });

  it('and offers the same in the dialog', async () => {
    const { container } = await render(<AddToCart />);
    await press(buttonIn(container));
    await fail(refusal);
    expect(dialogIn(container)?.textContent).not.toContain('Try again');
    await press(container.querySelector<HTMLElement>('[part="dialog-button"]')!);
    await pass(1000);
    await press(buttonIn(container));
    await fail(new NetError('offline', ''));
    await press(dialogIn(container)!.querySelector<HTMLElement>('[part="retry"]')!);
    expect(dialogIn(container)).toBeNull();
    expect(shop.cart.add).toHaveBeenCalledTimes(3);
    expect(messageIn(container)).toBeNull();
  });

  it('until something else is chosen', async () => {
    const { container } = await render(<AddToCart productId="mug" sku="BLUE-S" alert="inline" />);
    await press(buttonIn(container));
    await fail(refusal);
    expect(messageIn(container)).not.toBeNull();
    await act(async () => shop.mug.choose('Colour', 'Blue'));
    expect(messageIn(container)).toBeNull();
  });
});
