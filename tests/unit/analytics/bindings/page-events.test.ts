import { afterEach, describe, expect, it } from 'vitest';
import { bindPageEvents } from '../../../../analytics/bindings/page-events.js';
import { openBindings } from './open-bindings.js';

const start = location.href;
let end = () => {};
afterEach(() => {
  end();
  history.replaceState(null, '', start);
});

function open(path: string) {
  history.replaceState(null, '', path);
  const opened = openBindings();
  bindPageEvents(opened.context);
  end = opened.end;
  return opened;
}

/** As an element dispatches it: the event bubbles out of shadow roots. */
const say = (type: string, detail?: unknown) =>
  document.body.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));

describe('the cart drawer', () => {
  it.each([
    ['vitrine-drawer-opened', 'cart.open'],
    ['vitrine-drawer-closed', 'cart.close'],
  ])('%s is %s', (type, action) => {
    const { told } = open('/shop/mug');
    say(type);
    expect(told()).toEqual([[action, {}]]);
  });
});

// platform §2: "cart page product form (open, close, submit)"
describe('the product form of the cart page', () => {
  it.each(['/cart', '/cart/'])('is opened and closed on %s', (path) => {
    const { told } = open(path);
    say('vitrine-product-form-opened', { formId: 'engraving' });
    say('vitrine-product-form-closed', { formId: 'engraving' });
    expect(told()).toEqual([
      ['cart-product-form.open', { label: 'engraving' }],
      ['cart-product-form.close', { label: 'engraving' }],
    ]);
  });

  it('is another form elsewhere', () => {
    const { told } = open('/shop/mug');
    say('vitrine-product-form-opened', { formId: 'engraving' });
    say('vitrine-product-form-closed', { formId: 'engraving' });
    expect(told()).toEqual([]);
  });

  it('has no label where the page says nothing of it', () => {
    const { told } = open('/cart');
    for (const detail of [undefined, null, {}, { formId: 7 }]) {
      say('vitrine-product-form-opened', detail);
    }
    expect(told()).toEqual(Array(4).fill(['cart-product-form.open', {}]));
  });
});

it('ends with tracking', () => {
  const opened = open('/cart');
  opened.end();
  say('vitrine-drawer-opened');
  expect(opened.told()).toEqual([]);
});
