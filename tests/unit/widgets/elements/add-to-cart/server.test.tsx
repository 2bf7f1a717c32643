// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AddToCart } from '../../../../../widgets/elements/add-to-cart/add-to-cart.js';
import '../../../../../widgets/elements/add-to-cart/index.js';
import { CartPill } from '../../../../../widgets/elements/cart-pill/cart-pill.js';
import '../../../../../widgets/elements/cart-pill/index.js';
import { Quantity } from '../../../../../widgets/elements/quantity/quantity.js';
import '../../../../../widgets/elements/quantity/index.js';

describe('on a server', () => {
  it('the button and the field are there, and the pill waits for the cart', () => {
    expect(typeof document).toBe('undefined');
    expect(renderToString(<AddToCart productId="mug" />)).toContain('Add To Cart');
    expect(renderToString(<Quantity />)).toContain('role="spinbutton"');
    expect(renderToString(<CartPill />)).toBe('');
  });
});
