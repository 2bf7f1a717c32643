import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeSubmit } from '../../../../widgets/autoload/take-submit.js';

const page = `
  <form id="buy" method="post" action="/api/commerce/shopping-cart/entries">
    <input type="hidden" name="itemId" value="p1"><input name="quantity" value="2">
    <vitrine-add-to-cart><button id="add" name="via" value="add">Add To Cart</button></vitrine-add-to-cart>
    <vitrine-add-to-cart express><button id="express" formaction="/api/commerce/express-checkout">Buy it now</button></vitrine-add-to-cart>
    <button id="other" formaction="/wishlist">Save</button>
  </form>
  <form id="subscribe" method="post" action="/api/3/commerce/cart/subscription">
    <vitrine-add-to-cart><button id="start">Subscribe</button></vitrine-add-to-cart>
    <vitrine-add-to-cart><button id="once" formaction="https://shop.example/api/commerce/shopping-cart/entries">Once</button></vitrine-add-to-cart>
  </form>
  <form id="gift" method="post" action="/api/commerce/gift-card">
    <vitrine-add-to-cart><button id="give">Give</button></vitrine-add-to-cart>
  </form>
  <form id="bare"><vitrine-add-to-cart><button id="nowhere">Add</button></vitrine-add-to-cart></form>
  <form id="search"><button>Search</button></form>`;

function submit(formId: string, submitterId: string | null): SubmitEvent {
  const event = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    submitter: submitterId ? document.getElementById(submitterId) : null,
  });
  document.getElementById(formId)!.dispatchEvent(event);
  return event;
}

const taken = () => globalThis.vitrineEarly as unknown[] | undefined;

describe('takeSubmit', () => {
  beforeEach(() => {
    document.body.innerHTML = page;
    globalThis.vitrineEarly = [];
    addEventListener('submit', takeSubmit, true);
  });
  afterEach(() => {
    removeEventListener('submit', takeSubmit, true);
    globalThis.vitrineEarly = undefined;
  });

  it('takes the submit of the button inside the element and keeps the data of that moment', () => {
    const event = submit('buy', 'add');
    document.querySelector<HTMLInputElement>('[name=quantity]')!.value = '9';
    expect(event.defaultPrevented).toBe(true);
    const [[form, data]] = taken() as [[HTMLFormElement, FormData]];
    expect(form.id).toBe('buy');
    expect(data.get('itemId')).toBe('p1');
    expect(data.get('quantity')).toBe('2');
  });

  it('takes a submit without a submitter when the form holds the element', () => {
    expect(submit('buy', null).defaultPrevented).toBe(true);
  });

  it.each([
    ['a button that sends a form of another kind to the add call', 'subscribe', 'once'],
    ['a form without an address', 'bare', 'nowhere'],
  ])('takes %s', (_what, form, submitter) => {
    expect(submit(form, submitter).defaultPrevented).toBe(true);
    expect(taken()).toHaveLength(1);
  });

  it.each([
    ['an express checkout', 'buy', 'express'],
    ['a subscription', 'subscribe', 'start'],
    ['a subscription sent by no button', 'subscribe', null],
    ['a gift card', 'gift', 'give'],
    ['another button of the same form', 'buy', 'other'],
    ['a form without the element', 'search', null],
  ])('leaves %s alone', (_what, form, submitter) => {
    expect(submit(form, submitter).defaultPrevented).toBe(false);
    expect(taken()).toEqual([]);
  });

  it('leaves a form whose element has mounted alone', () => {
    Object.assign(document.querySelector('vitrine-add-to-cart')!, { takesSubmit: true });
    expect(submit('buy', 'add').defaultPrevented).toBe(false);
  });

  it('leaves a submit that somebody else handled alone', () => {
    const handled = (event: Event) => event.preventDefault();
    removeEventListener('submit', takeSubmit, true);
    addEventListener('submit', handled, true);
    addEventListener('submit', takeSubmit, true);
    submit('buy', 'add');
    removeEventListener('submit', handled, true);
    expect(taken()).toEqual([]);
  });
});
