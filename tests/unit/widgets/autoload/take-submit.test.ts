import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeSubmit } from '../../../../widgets/autoload/take-submit.js';

const page = `
  <form id="buy" method="post" action="/api/commerce/shopping-cart/entries">
    <input type="hidden" name="itemId" value="p1"><input name="quantity" value="2">
    <vitrine-add-to-cart><button id="add" name="via" value="add">Add To Cart</button></vitrine-add-to-cart>
    <button id="other" formaction="/wishlist">Save</button>
  </form>
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
    ['another button of the same form', 'buy', 'other'],
    ['a form without the element', 'search', null],
  ])('leaves %s alone', (_what, form, submitter) => {
    expect(submit(form, submitter).defaultPrevented).toBe(false);
    expect(taken()).toBeUndefined();
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
    expect(taken()).toBeUndefined();
  });
});
