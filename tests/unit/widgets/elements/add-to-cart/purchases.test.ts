import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewSubscription } from '../../../../../widgets/elements/subscription/subscription-view.js';
import { getProducts, parseProduct } from '../../../../../core/commerce/product/index.js';
import { candleJson, readProduct } from '../product/sample-products.js';
import {
  buttonIn,
  dialogIn,
  formHtml,
  labelIn,
  messageIn,
  mountForm,
  openShop,
  press,
  said,
  succeed,
} from './shop.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

const shop = openShop();
const pass = (ms: number) => act(() => shop.clock.advance(ms));

const money = (value: string) => ({ value, currency: 'USD' });
const cardJson = {
  id: 'card',
  title: 'Gift card',
  productType: 4,
  variantOptionOrdering: ['Value'],
  variants: ['25', '50'].map((value) => ({
    sku: `CARD-${value}`,
    attributes: { Value: `$${value}` },
    priceMoney: money(`${value}.00`),
  })),
};
const planJson = {
  ...candleJson,
  id: 'plan',
  isSubscribable: true,
  subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 0 },
};

let calls: { path: string; body: unknown; key: string | null }[] = [];
let answers: ((response: Response) => void)[] = [];
const assign = vi.fn();

// Loaded on demand; compiling it may take longer than a test waits.
beforeAll(() => import('../../../../../widgets/elements/add-to-cart/purchase.js'), 60_000);
beforeEach(() => {
  calls = [];
  answers = [];
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  stubFetch(async (request) => {
    const { url, headers } = request;
    const { pathname: path } = new URL(url);
    calls.push({ path, body: await request.json(), key: headers.get('Idempotency-Key') });
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  for (const json of [cardJson, planJson]) getProducts().register(readProduct(json));
});
afterEach(() => assign.mockReset());

/** The server answers the call that waits longest, once it has been made. */
async function answer(body: unknown = { cartToken: 't' }, status = 200): Promise<void> {
  await act(() => vi.waitFor(() => expect(answers).not.toEqual([])));
  await act(async () => answers.shift()?.(Response.json(body, { status })));
  await pass(0);
}

const field = (name: string, value: string) => `<input name="${name}" value="${value}">`;
const fields = (data: Record<string, string>) =>
  Object.entries(data).map(([name, value]) => field(name, value));
const button = (attributes: string) =>
  `<vitrine-add-to-cart load="eager" ${attributes}><button></button></vitrine-add-to-cart>`;

const express = button('product-id="mug" express');
const mountBoth = () => mountForm(formHtml + express, 2);
const mountExpress = () =>
  mountForm(fields({ itemId: 'mug', sku: 'BLUE-S', quantity: '2' }).join('') + express);
const mountPlan = () => mountForm(field('itemId', 'plan') + button('product-id="plan"'));
const mountCard = (more: Record<string, string> = {}) =>
  mountForm(fields({ itemId: 'card', ...more }).join('') + button('product-id="card"'));

describe('an express button', () => {
  // storefront §4: "Express checkout redirects to checkout instead of showing added."
  it('says Adding…, goes to the checkout, and never says Added!', async () => {
    const { element, root } = await mountExpress();
    const started = vi.fn();
    element.addEventListener('vitrine-before-leave', ({ detail }) => started(detail));
    expect(labelIn(root)).toBe('Buy now');
    await press(buttonIn(root));
    expect(labelIn(root)).toBe('Adding…');
    expect(buttonIn(root).getAttribute('aria-busy')).toBe('true');
    await answer();

    const address = `${location.origin}/checkout?cartToken=t`;
    expect(assign).toHaveBeenCalledExactlyOnceWith(address);
    expect(await said(shop, 'polite')).toContain('Going to checkout');
    expect(started).toHaveBeenCalledExactlyOnceWith({
      kind: 'express',
      itemId: 'mug',
      sku: 'BLUE-S',
      quantity: 2,
      additionalFields: null,
      address,
    });
    await pass(20_000);
    expect(labelIn(root)).toBe('Adding…');
    expect(root.textContent).not.toContain('Added!');
    expect(shop.cart.add).not.toHaveBeenCalled();
  });

  it('says that it checks out this item only, to a screen reader too', async () => {
    const { root } = await mountExpress();
    const note = root.querySelector('[part="note"]');
    expect(note?.textContent).toBe('Checks out this item only');
    expect(buttonIn(root).getAttribute('aria-describedby')).toBe(note?.id);
  });

  it('is idle again after a return by history', async () => {
    const { root } = await mountExpress();
    await press(buttonIn(root));
    await answer();
    expect(labelIn(root)).toBe('Adding…');
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    await act(async () => window.dispatchEvent(event));
    expect(labelIn(root)).toBe('Buy now');
    await press(buttonIn(root));
    await answer();
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
  });

  it('is idle again when the page is still here after 30 s', async () => {
    const { root } = await mountExpress();
    await press(buttonIn(root));
    await answer();
    await pass(30_000);
    expect(labelIn(root)).toBe('Buy now');
  });

  it('leaves the way to a page that wants to go itself', async () => {
    const { element, root } = await mountExpress();
    element.addEventListener('vitrine-before-leave', (event) => event.preventDefault());
    await press(buttonIn(root));
    await answer();
    expect(assign).not.toHaveBeenCalled();
    expect(labelIn(root)).toBe('Buy now');
  });

  it('checks the same choices as an add', async () => {
    const { root } = await mountForm(field('itemId', 'mug') + express);
    await press(buttonIn(root));
    expect(messageIn(root)?.textContent).toBe('Please select the Colour and Size options.');
    expect(calls).toEqual([]);
  });

  // storefront §8: "'Unable to Purchase Item' in express checkout".
  it('fails under its own title, with the choice kept', async () => {
    shop.mug.chooseSku('BLUE-S');
    const { element, root } = await mountExpress();
    const failed = vi.fn();
    element.addEventListener('vitrine-add-failed', ({ detail }) => failed(detail));
    await press(buttonIn(root));
    await answer({ error: 'Sorry, we do not have enough of that item available.' }, 409);
    expect(dialogIn(root)?.querySelector('h2')?.textContent).toBe('Unable to Purchase Item');
    expect(dialogIn(root)?.querySelector('p')?.textContent).toContain(
      'Sorry, we do not have enough of that item available.',
    );
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ kind: 'express', code: 'rejected' });
    expect(shop.mug.getState().variant?.sku).toBe('BLUE-S');
    await pass(1000);
    expect(labelIn(root)).toBe('Buy now');
    expect(assign).not.toHaveBeenCalled();
  });

  it('tries again under the same key', async () => {
    const { root } = await mountExpress();
    await press(buttonIn(root));
    await answer({}, 500);
    await press(root.querySelector<HTMLElement>('[part="retry"]')!);
    await answer();
    const [first, second] = calls;
    expect(second?.key).toBe(first?.key);
    expect(assign).toHaveBeenCalledOnce();
  });
});

describe('an express button beside an add button', () => {
  const rootsOf = (elements: readonly Element[]) => elements.map((element) => element.shadowRoot!);

  it('shows its own state alone', async () => {
    const { elements } = await mountBoth();
    const [add, buy] = rootsOf(elements) as [ShadowRoot, ShadowRoot];
    await press(buttonIn(buy));
    expect([labelIn(add), labelIn(buy)]).toEqual(['Add To Cart', 'Adding…']);
    await answer({ error: 'No.' }, 400);
    expect(messageIn(add)).toBeNull();
    expect(dialogIn(buy)?.textContent).toContain('No.');
    await pass(1000);

    await press(buttonIn(add));
    expect([labelIn(add), labelIn(buy)]).toEqual(['Adding…', 'Buy now']);
    await succeed();
    await pass(1000);
    expect([labelIn(add), labelIn(buy)]).toEqual(['Added!', 'Buy now']);
  });

  it('is ignored while an add is under way, and the other way round', async () => {
    const { elements } = await mountBoth();
    const [add, buy] = rootsOf(elements) as [ShadowRoot, ShadowRoot];
    await press(buttonIn(add));
    await press(buttonIn(buy));
    await pass(0);
    expect(calls).toEqual([]);
    expect(labelIn(buy)).toBe('Buy now');
    await succeed();
    await pass(5000);

    await press(buttonIn(buy));
    await press(buttonIn(add));
    expect(shop.cart.add).toHaveBeenCalledOnce();
    await answer();
    // On its way to the checkout.
    await press(buttonIn(add));
    expect(shop.cart.add).toHaveBeenCalledOnce();
    expect(calls).toHaveLength(1);
  });

  it('leaves Enter in a field to the add button', async () => {
    const { form } = await mountForm(express + formHtml, 2);
    await act(async () => form.requestSubmit());
    expect(shop.cart.add).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
  });

  it('takes Enter where it is the only button', async () => {
    const { form } = await mountExpress();
    await act(async () => form.requestSubmit());
    await answer();
    expect(assign).toHaveBeenCalledOnce();
  });
});

describe('the button of a subscription', () => {
  it('starts it and goes to the subscription page with the token', async () => {
    const { root } = await mountPlan();
    expect(labelIn(root)).toBe('Subscribe');
    await press(buttonIn(root));
    await answer();
    expect(calls).toMatchObject([
      {
        path: '/api/3/commerce/cart/subscription',
        body: { itemId: 'plan', sku: 'CANDLE', qty: 1, additionalFields: null },
      },
    ]);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/subscription?cartToken=t`);
    expect(await said(shop, 'polite')).toContain('Going to checkout');
  });

  // storefront §8: "Subscription failure shows the server message."
  it('shows the server’s message when it fails', async () => {
    const { root } = await mountPlan();
    await press(buttonIn(root));
    await answer({ error: 'This plan is full until spring.' }, 429);
    expect(dialogIn(root)?.querySelector('p')?.textContent).toBe('This plan is full until spring.');
  });

  // storefront §5: "Subscriptions can be sold only for physical and service products."
  // and "When a subscription price cannot be worded the text is 'Unavailable'.": nothing is bought at terms nobody saw.
  it.each([
    ['a digital product', { productType: 2 }],
    ['a product of unknown type', { productType: 'balloon' }],
    [
      'a unit that is not worded',
      { subscriptionPlan: { billingPeriod: { value: 1, unit: 'DAY' } } },
    ],
    ['no plan', { subscriptionPlan: null }],
  ])('sells nothing for %s, and says why', async (_, changes) => {
    const parsed = parseProduct({ ...planJson, id: 'none', ...changes });
    if ('problem' in parsed) throw new Error(parsed.problem);
    const store = getProducts().register(parsed.product);
    expect(viewSubscription(store.getState(), 'en-US')?.phrase).toBe('Unavailable');

    const { root } = await mountForm(field('itemId', 'none') + button('product-id="none"'));
    expect(labelIn(root)).toBe('Subscribe');
    expect(buttonIn(root).getAttribute('aria-disabled')).toBe('true');
    const note = root.querySelector(`[id="${buttonIn(root).getAttribute('aria-describedby')}"]`);
    expect(note?.textContent).toBe('This subscription is not available.');
    await press(buttonIn(root));
    expect(messageIn(root)?.textContent).toBe('This subscription is not available.');
    expect(shop.cart.add).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });
});

describe('the button of a gift card', () => {
  // storefront §5: "Gift card with no denomination: 'Select a denomination for the Gift Card'".
  it('asks for a denomination, then says the amount', async () => {
    const { root } = await mountCard();
    await press(buttonIn(root));
    expect(messageIn(root)?.textContent).toBe('Select a denomination for the Gift Card');
    await act(async () => getProducts().get('card')?.chooseSku('CARD-50'));
    expect(labelIn(root)).toBe('Buy $50 gift card');
    expect(messageIn(root)).toBeNull();
  });

  it('goes to the gift card page with item id and variant', async () => {
    getProducts().get('card')?.chooseSku('CARD-50');
    const { root } = await mountCard({ recipientName: 'Ada', recipientEmail: 'ada@example.com' });
    await press(buttonIn(root));
    await answer();
    expect(calls).toMatchObject([
      {
        path: '/api/commerce/gift-card',
        body: {
          itemId: 'card',
          sku: 'CARD-50',
          recipient: { name: 'Ada', email: 'ada@example.com', message: '', deliveryDate: null },
        },
      },
    ]);
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      `${location.origin}/gift-card?itemId=card&sku=CARD-50&cartToken=t`,
    );
    expect(await said(shop, 'polite')).toContain('Going to checkout');
  });

  // storefront §8: "'Unable to purchase Gift Card' for gift cards".
  it('fails under its own title', async () => {
    getProducts().get('card')?.chooseSku('CARD-25');
    const { root } = await mountCard();
    await press(buttonIn(root));
    await answer({ error: 'Gift cards rest on Sundays.' }, 400);
    expect(dialogIn(root)?.querySelector('h2')?.textContent).toBe('Unable to purchase Gift Card');
    expect(dialogIn(root)?.querySelector('p')?.textContent).toBe('Gift cards rest on Sundays.');
    expect(getProducts().get('card')?.getState().variant?.sku).toBe('CARD-25');
  });
});

describe('without product data', () => {
  it('the form’s address says what a press does', async () => {
    const { form, root } = await mountForm(field('itemId', 'unknown') + button(''));
    form.setAttribute('action', '/api/commerce/gift-card');
    await act(async () => form.querySelector('vitrine-add-to-cart')!.setAttribute('label', 'Give'));
    await press(buttonIn(root));
    await answer();
    expect(calls).toMatchObject([{ path: '/api/commerce/gift-card' }]);
  });
});

describe('after an add', () => {
  const drawn = vi.fn();

  afterEach(() => drawn.mockReset());

  it('opens the page’s cart drawer with what was added, instead of saying it', async () => {
    const drawer = document.body.appendChild(document.createElement('vitrine-cart-drawer'));
    vi.spyOn(customElements, 'get').mockReturnValue(class extends HTMLElement {});
    Object.assign(drawer, { open: drawn });
    const { root } = await mountForm(
      formHtml.replace('load="eager"', 'load="eager" after-add="drawer"'),
    );
    await press(buttonIn(root));
    await succeed();
    await act(() => vi.waitFor(() => expect(drawn).toHaveBeenCalled()));
    expect(drawn.mock.calls[0]?.[0]).toEqual({
      itemId: 'mug',
      opener: buttonIn(root),
      message: 'Mug, Blue, S, quantity 1, added. Only 1 of 2 could be added. Cart: 3 items, $42.',
    });
    expect(await said(shop, 'polite')).toBe('');
  });

  it('stays where the page has no drawer', async () => {
    const { root } = await mountForm(
      formHtml.replace('load="eager"', 'load="eager" after-add="drawer"'),
    );
    await press(buttonIn(root));
    await succeed();
    await act(() => vi.waitFor(async () => expect(await said(shop, 'polite')).toContain('added.')));
    expect(assign).not.toHaveBeenCalled();
  });
});
