import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import '../../../../../widgets/elements/subscription/index.js';
import { Subscription } from '../../../../../widgets/elements/subscription/subscription.js';
import { viewPlans } from '../../../../../widgets/elements/subscription/plans-view.js';
import { viewSubscription } from '../../../../../widgets/elements/subscription/subscription-view.js';
import { cleanUpPage, render } from '../product/render.js';
import { readProduct } from '../product/sample-products.js';

cleanUpPage();

const usd = (value: string) => ({ value, currency: 'USD' });
const plan = (id: string, value: number, unit: string, saving: object, numBillingCycles = 0) => ({
  id,
  billingPeriod: { value, unit },
  numBillingCycles,
  saving,
});

/** Coffee in two bags, $10 and $36.50, once or by plans. */
function coffee(purchasePlans: readonly object[], changes: object = {}) {
  return readProduct({
    id: 'coffee',
    productType: 1,
    purchasePlans,
    variants: [
      { sku: 'SMALL', attributes: { Bag: 'Small' }, priceMoney: usd('10.00'), unlimited: true },
      { sku: 'LARGE', attributes: { Bag: 'Large' }, priceMoney: usd('36.50'), unlimited: true },
    ],
    ...changes,
  });
}

const three = [
  plan('often', 2, 'WEEK', { percent: 15 }),
  plan('month', 1, 'MONTH', { percent: 10 }),
  plan('rare', 2, 'MONTH', { percent: 5 }, 3),
];

let products = 0;

/** What can be chosen, in the words that a shopper reads, and what is agreed to. */
function read(
  purchasePlans: readonly object[],
  { sku, planId = null }: { sku?: string; planId?: string | null } = {},
  changes: object = {},
) {
  const id = `coffee-${(products += 1)}`;
  const store = getProducts().register(coffee(purchasePlans, { id, ...changes }));
  if (sku) store.chooseSku(sku);
  store.choosePlan(planId);
  const view = viewPlans(store.getState(), null, 'en-US');
  const agreed = viewSubscription(store.getState(), 'en-US');
  return {
    ways: view?.ways.map(({ label, price, isChosen }) => [label, price?.price.cents, isChosen]),
    cadences: view?.cadences.map(({ label }) => label),
    phrase: agreed?.phrase,
    terms: agreed?.terms,
  };
}

describe('viewPlans', () => {
  it('begins with buying once, and says what can be saved', () => {
    expect(read(three)).toEqual({
      ways: [
        ['One-time purchase', 1000, true],
        ['Subscribe and save up to 15%', 850, false],
      ],
      cadences: [],
      phrase: undefined,
      terms: undefined,
    });
  });

  // storefront §9: the phrase; ux §12: renewal terms before the button.
  it('of several plans offers how often, and words what is agreed to', () => {
    expect(read(three, { sku: 'LARGE', planId: 'month' })).toEqual({
      ways: [
        ['One-time purchase', 3650, false],
        ['Subscribe and save 10%', 3285, true],
      ],
      cadences: [
        'every 2 weeks, save 15%',
        'every month, save 10%',
        'every 2 months for 6 months, save 5%',
      ],
      phrase: '$32.85 every month',
      terms: 'Renews every month until you cancel.',
    });
    expect(read(three, { planId: 'rare' })).toMatchObject({
      phrase: 'from $9.50 every 2 months for 6 months',
      terms: 'Renews every 2 months for 6 months, then ends.',
    });
  });

  it('of one plan needs no dropdown', () => {
    const [often] = three;
    expect(read([{ ...often }], { sku: 'SMALL', planId: 'often' })).toMatchObject({
      ways: [
        ['One-time purchase', 1000, false],
        ['Subscribe and save 15%', 850, true],
      ],
      cadences: [],
      phrase: '$8.50 every 2 weeks',
    });
  });

  it.each([
    ['no saving', {}, undefined, 'Subscribe'],
    [
      'fixed prices, before a variant is chosen',
      { pricesInCents: { SMALL: 900, LARGE: 3000 } },
      undefined,
      'Subscribe',
    ],
    [
      'fixed prices, of a variant',
      { pricesInCents: { SMALL: 900, LARGE: 3000 } },
      'LARGE',
      'Subscribe and save $6.50',
    ],
    [
      'the same amount of all',
      { pricesInCents: { SMALL: 900, LARGE: 3550 } },
      undefined,
      'Subscribe and save $1',
    ],
  ])('words %s', (_, saving, sku, label) => {
    const { ways } = read([plan('month', 1, 'MONTH', saving)], sku ? { sku } : {});
    expect(ways?.[1]?.[0]).toBe(label);
  });

  it('takes the saving off a sale price', () => {
    const variants = [
      {
        sku: 'S',
        priceMoney: usd('10.00'),
        salePriceMoney: usd('8.00'),
        onSale: true,
        qtyInStock: 0,
      },
    ];
    expect(read(three, { planId: 'often' }, { variants })).toMatchObject({
      ways: [
        ['One-time purchase', 800, false],
        ['Subscribe and save 15%', 680, true],
      ],
    });
  });

  it.each([
    ['no plans', []],
    ['no variants', three],
  ])('is nothing for a product with %s', (what, plans) => {
    const changes = what === 'no variants' ? { variants: [] } : {};
    expect(read(plans, {}, changes).ways).toBeUndefined();
  });

  it('follows the quantity in what is paid each time, as a subscription does', () => {
    const store = getProducts().register(coffee(three));
    store.chooseSku('SMALL');
    store.choosePlan('month');
    store.setQuantity('3');
    expect(viewSubscription(store.getState(), 'en-US')?.phrase).toBe('$27 every month');
  });
});

describe('Subscription, of a product with plans', () => {
  beforeEach(() => {
    getProducts().register(coffee(three)).choosePlan(null);
  });

  it('chooses once, a plan and another, and tells the page', async () => {
    const onPlanChanged = vi.fn();
    const { container } = await render(
      <Subscription productId="coffee" onPlanChanged={onPlanChanged} />,
    );
    const radios = () => [...container.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const select = () => container.querySelector('select');
    const words = () => container.querySelector('[part=terms]')?.textContent;
    expect(radios().map(({ checked }) => checked)).toEqual([true, false]);
    expect([select(), words()]).toEqual([null, undefined]);

    await act(async () => radios()[1]?.click());
    expect(select()?.value).toBe('often');
    expect(words()).toBe('Renews every 2 weeks until you cancel.');
    expect(onPlanChanged).toHaveBeenLastCalledWith({
      productId: 'coffee',
      planId: 'often',
      price: null,
    });

    await act(async () => getProducts().get('coffee')?.chooseSku('SMALL'));
    await act(async () => {
      const dropdown = select();
      if (!dropdown) throw new Error('There is no dropdown.');
      dropdown.value = 'month';
      dropdown.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(onPlanChanged).toHaveBeenLastCalledWith({
      productId: 'coffee',
      planId: 'month',
      price: { cents: 900, currency: 'USD' },
    });

    // The plan is remembered.
    await act(async () => radios()[0]?.click());
    expect(onPlanChanged).toHaveBeenLastCalledWith({
      productId: 'coffee',
      planId: null,
      price: { cents: 1000, currency: 'USD' },
    });
    await act(async () => radios()[1]?.click());
    expect(getProducts().get('coffee')?.getState().plan?.id).toBe('month');
  });

  it('names the group for screen readers, and each way with its prices', async () => {
    const { container } = await render(<Subscription productId="coffee" />);
    expect(container.querySelector('legend')?.textContent).toBe('How to buy');
    const labels = [...container.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels).toEqual([
      'One-time purchasefrom $10.00',
      'Subscribe and save up to 15%from $8.50',
    ]);
  });
});

describe('vitrine-subscription, with controls of the page', () => {
  const light = `
    <input type="radio" name="purchaseBy" value="once">
    <input type="radio" name="purchaseBy" value="plan" checked>
    <select name="planId" required><option value="often">a</option><option value="month" selected>b</option></select>`;

  async function mount() {
    const product = getProducts().register(coffee(three));
    product.choosePlan(null);
    document.body.innerHTML = `<form><vitrine-subscription product-id="coffee" load="eager">${light}</vitrine-subscription></form>`;
    const element = document.querySelector('vitrine-subscription');
    await act(async () => element?.updateComplete);
    const form = document.querySelector('form');
    const data = () => {
      const found = form && new FormData(form);
      return [found?.get('purchaseBy'), found?.get('planId')];
    };
    return { product, form, data };
  }

  it('takes over what they say, and keeps them in step', async () => {
    const { product, data } = await mount();
    expect(product.getState().plan?.id).toBe('month');
    await act(async () => product.choosePlan('often'));
    expect(data()).toEqual(['plan', 'often']);
    await act(async () => product.choosePlan(null));
    expect(data()).toEqual(['once', 'often']);
  });

  it('takes the constraints off what it hides', async () => {
    const { form } = await mount();
    expect(form!.querySelectorAll('[required]')).toHaveLength(0);
  });

  it('follows the page’s scripts, which drive them', async () => {
    const { product, form } = await mount();
    const [once] = form!.querySelectorAll('input');
    const plan = form!.querySelector('select')!;
    plan.value = 'often';
    await act(async () => plan.dispatchEvent(new Event('change', { bubbles: true })));
    expect(product.getState().plan?.id).toBe('often');
    once!.checked = true;
    await act(async () => once!.dispatchEvent(new Event('change', { bubbles: true })));
    expect(product.getState().plan).toBeNull();
  });

  it('chooses what the page’s markup does when the form is reset', async () => {
    const { product, form, data } = await mount();
    await act(async () => product.choosePlan(null));
    await act(async () => {
      form?.reset();
      await new Promise((done) => setTimeout(done));
    });
    expect(product.getState().plan?.id).toBe('month');
    expect(data()).toEqual(['plan', 'month']);
  });
});
