import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import '../../../../../widgets/elements/subscription/index.js';
import { Subscription } from '../../../../../widgets/elements/subscription/subscription.js';
import { viewSubscription } from '../../../../../widgets/elements/subscription/subscription-view.js';
import { cleanUpPage, render } from '../product/render.js';
import { readProduct } from '../product/sample-products.js';

cleanUpPage();

const usd = (value: string) => ({ value, currency: 'USD' });

/** Coffee in two bags, $10 and $36.50, by subscription. */
function coffee(value: unknown, unit: unknown, numBillingCycles: unknown, changes: object = {}) {
  return readProduct({
    id: 'coffee',
    productType: 1,
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value, unit }, numBillingCycles },
    variants: [
      { sku: 'SMALL', attributes: { Bag: 'Small' }, priceMoney: usd('10.00'), unlimited: true },
      { sku: 'LARGE', attributes: { Bag: 'Large' }, priceMoney: usd('36.50'), unlimited: true },
    ],
    ...changes,
  });
}

function viewOf(product: ReturnType<typeof coffee>, chosen?: string, quantity = '1') {
  const store = getProducts().register(product);
  if (chosen) store.chooseSku(chosen);
  store.setQuantity(quantity);
  return viewSubscription(store.getState(), 'en-US');
}

// storefront §9: "Subscription price phrases cover every week, month or year with billing period and duration in weeks,
// months or years."
describe('viewSubscription', () => {
  it.each([
    [1, 'WEEK', 0, '$10 every week', 'Renews every week until you cancel.'],
    [2, 'WEEK', 0, '$10 every 2 weeks', 'Renews every 2 weeks until you cancel.'],
    [1, 'MONTH', 0, '$10 every month', 'Renews every month until you cancel.'],
    [3, 'MONTH', 0, '$10 every 3 months', 'Renews every 3 months until you cancel.'],
    [1, 'YEAR', 0, '$10 every year', 'Renews every year until you cancel.'],
    [2, 'YEAR', 0, '$10 every 2 years', 'Renews every 2 years until you cancel.'],
    [1, 'WEEK', 6, '$10 every week for 6 weeks', 'Renews every week for 6 weeks, then ends.'],
    [2, 'WEEK', 26, '$10 every 2 weeks for 1 year', 'Renews every 2 weeks for 1 year, then ends.'],
    [
      2,
      'MONTH',
      3,
      '$10 every 2 months for 6 months',
      'Renews every 2 months for 6 months, then ends.',
    ],
    [1, 'MONTH', 36, '$10 every month for 3 years', 'Renews every month for 3 years, then ends.'],
    [1, 'YEAR', 4, '$10 every year for 4 years', 'Renews every year for 4 years, then ends.'],
    [1, 'WEEK', 1, '$10 every week for 1 week', 'Does not renew: ends after 1 week.'],
    [12, 'MONTH', 1, '$10 every 12 months for 1 year', 'Does not renew: ends after 1 year.'],
    [1, 'YEAR', 1, '$10 every year for 1 year', 'Does not renew: ends after 1 year.'],
  ])('words every %d %s, %d times', (value, unit, cycles, phrase, terms) => {
    expect(viewOf(coffee(value, unit, cycles), 'SMALL')).toEqual({
      phrase,
      terms,
      isLowest: false,
    });
  });

  it('follows variant and quantity', () => {
    const product = coffee(2, 'WEEK', 0);
    expect(viewOf(product)).toMatchObject({ phrase: 'from $10 every 2 weeks', isLowest: true });
    expect(viewOf(product, 'LARGE')?.phrase).toBe('$36.50 every 2 weeks');
    expect(viewOf(product, 'LARGE', '3')?.phrase).toBe('$109.50 every 2 weeks');
    expect(viewOf(product, 'LARGE', 'many')?.phrase).toBe('$36.50 every 2 weeks');
    expect(viewOf(product, 'LARGE', '0')?.phrase).toBe('$36.50 every 2 weeks');
  });

  // storefront §5: "When a subscription price cannot be worded the text is 'Unavailable'." and "Subscriptions can be
  // sold only for physical and service products."
  it.each([
    ['no plan', coffee(1, 'WEEK', 0, { subscriptionPlan: null })],
    ['a plan that cannot be read', coffee(0, 'WEEK', 0)],
    ['an unknown unit', coffee(1, 'DAY', 0)],
    ['a digital product', coffee(1, 'WEEK', 0, { productType: 2 })],
    ['a gift card', coffee(1, 'WEEK', 0, { productType: 4 })],
    ['no variants', coffee(1, 'WEEK', 0, { variants: [] })],
  ])('says Unavailable for %s', (_what, product) => {
    expect(viewOf(product)).toEqual({ phrase: 'Unavailable', terms: null, isLowest: false });
  });

  it('has words for a service', () => {
    expect(viewOf(coffee(1, 'MONTH', 0, { productType: 3 }), 'SMALL')?.phrase).toBe(
      '$10 every month',
    );
  });

  it('has none for what is bought once', () => {
    expect(viewOf(coffee(1, 'WEEK', 0, { isSubscribable: false }))).toBeNull();
  });
});

describe('Subscription', () => {
  const part = (root: ParentNode, name: string) => root.querySelector(`[part="${name}"]`);

  beforeEach(() => {
    getProducts().register(coffee(2, 'WEEK', 0));
  });

  it('shows phrase and terms, and follows the choice', async () => {
    const { container } = await render(<Subscription productId="coffee" />);
    expect(part(container, 'phrase')?.textContent).toBe('from $10 every 2 weeks');
    await act(async () => getProducts().get('coffee')?.chooseSku('LARGE'));
    expect(part(container, 'phrase')?.textContent).toBe('$36.50 every 2 weeks');
    expect(part(container, 'terms')?.textContent).toBe('Renews every 2 weeks until you cancel.');
  });

  it('has no terms where the price is unavailable', async () => {
    getProducts().register(coffee(1, 'DAY', 0));
    const { container } = await render(<Subscription productId="coffee" />);
    expect(part(container, 'phrase')?.textContent).toBe('Unavailable');
    expect(part(container, 'terms')).toBeNull();
  });

  it('leaves the page’s own words until the product is known, and shows none for a single purchase', async () => {
    const { container, rerender } = await render(<Subscription productId="later" />);
    expect(container.querySelector('slot')).not.toBeNull();
    getProducts().register(coffee(1, 'WEEK', 0, { id: 'once', isSubscribable: false }));
    await rerender(<Subscription productId="once" />);
    expect(container.innerHTML).toBe('');
  });
});
