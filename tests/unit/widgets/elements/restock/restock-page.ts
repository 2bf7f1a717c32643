import { act } from 'react';
import { beforeEach } from 'vitest';
import { getProducts, type ProductStore } from '../../../../../core/commerce/product/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/add-to-cart/index.js';
import '../../../../../widgets/elements/restock/index.js';
import { createManualClock, type ManualClock } from '../../../../support/manual-clock.js';
import { installFakeCart } from '../cart-pill/fake-cart.js';
import { cleanUpPage } from '../product/render.js';
import { mugJson, readProduct } from '../product/sample-products.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

export interface RestockPage {
  clock: ManualClock;
  mug: ProductStore;
  /** Bodies of the signups that were sent. */
  sent: unknown[];
  answer: () => Response | Promise<Response>;
}

/** Two large mugs are sold out, blue and clay. */
export const mugsJson = {
  ...mugJson,
  variants: [
    ...mugJson.variants,
    {
      sku: 'CLAY-L',
      attributes: { Colour: 'Clay', Size: 'L' },
      priceMoney: { value: '42.00', currency: 'USD' },
      qtyInStock: 0,
    },
  ],
};

/** Before each test: a page with a mug, whose signups are written down. */
export function openRestockPage(): RestockPage {
  cleanUpPage();
  const page = {} as RestockPage;
  beforeEach(() => {
    localStorage.clear();
    page.clock = createManualClock();
    configure({ clock: page.clock });
    installFakeCart();
    page.mug = getProducts().register(readProduct(mugsJson));
    page.sent = [];
    page.answer = () => Response.json({});
    stubFetch(async (request) => {
      page.sent.push(JSON.parse(await request.text()));
      return page.answer();
    });
  });
  return page;
}

export async function mountRestock(attributes = 'product-id="mug"', content = '') {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    place.innerHTML = `<vitrine-restock ${attributes}>${content}</vitrine-restock>`;
  });
  const host = place.querySelector('vitrine-restock')!;
  const own = () => host.querySelector('.vitrine-content')!;
  const describedBy = (element: Element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  return {
    host,
    text: () => own()?.textContent ?? '',
    form: () => own()?.querySelector('form') ?? null,
    email: () => own().querySelector<HTMLInputElement>('[name="email"]')!,
    box: () => own().querySelector<HTMLInputElement>('[name="isJoinMailingList"]'),
    button: () => own().querySelector<HTMLButtonElement>('button')!,
    note: () => own()?.querySelector('[role="status"]') ?? null,
    problem: () => describedBy(own().querySelector('[name="email"]')!),
    failure: () => describedBy(own().querySelector('button')!),
    submit: () =>
      act(async () => {
        own()
          .querySelector('form')!
          .dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      }),
    type: (text: string) =>
      act(async () => {
        const field = own().querySelector<HTMLInputElement>('[name="email"]')!;
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
}

export const choose = (page: RestockPage, sku: string) => act(async () => page.mug.chooseSku(sku));

/** What the page's live region says after a tick. */
export async function said({ clock }: RestockPage, urgency: 'polite' | 'assertive') {
  await act(() => clock.advance(100));
  return document.querySelector(`[aria-live="${urgency}"]`)?.textContent ?? '';
}
