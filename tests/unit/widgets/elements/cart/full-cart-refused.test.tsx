import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Cart } from '../../../../../widgets/elements/cart/cart.js';
import '../../../../../widgets/elements/cart/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import { blueMug, openShopCart } from '../../parts/cart-contents/shop-cart.js';
import { render } from '../product/render.js';

const network = vi.hoisted(() => ({ isDown: true }));
vi.mock('../../../../../widgets/elements/cart/full-cart.js', () => ({
  get FullCart() {
    if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p className="lines">Blue mug</p>;
  },
}));

const shop = openShopCart();

describe('A cart with lines whose code cannot be fetched', () => {
  it('says so once, keeps the page’s own content, and tries again when asked', async () => {
    const report = vi.fn();
    configure({ reporter: { report, warn: vi.fn() } });
    await shop.settle([blueMug]);
    const { container } = await render(<Cart />);
    await vi.waitFor(() => expect(container.querySelector('[part="retry"]')).not.toBeNull());
    expect(container.textContent).toContain('Your cart could not be loaded.');
    expect(container.querySelector('slot')).not.toBeNull();
    expect(report).toHaveBeenCalledOnce();

    network.isDown = false;
    const retry = container.querySelector<HTMLButtonElement>('[part="retry"]')!;
    await act(async () => retry.click());
    await vi.waitFor(() => expect(container.querySelector('.lines')).not.toBeNull());
  });
});
