import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { getRuntime } from '../../../../../core/runtime/index.js';
import { choose, mountRestock, openRestockPage, said } from './restock-page.js';

const page = openRestockPage();

describe('vitrine-restock', () => {
  // ux §7: "Appears where the button was, when the *chosen variant* is sold out; says which variant."
  it('follows the choice of the product', async () => {
    const { host, form, text } = await mountRestock();
    expect(form()).toBeNull();
    expect(host.hidden).toBe(true);
    await choose(page, 'BLUE-L');
    expect(host.hidden).toBe(false);
    expect(text()).toContain('Blue, L is sold out.');
    await choose(page, 'BLUE-S');
    expect(form()).toBeNull();
    expect(host.hidden).toBe(true);
  });

  // ux §7: "Per-variant: choosing another sold-out size keeps the typed email."
  it('keeps the typed email for another sold-out variant', async () => {
    const { email, type, text } = await mountRestock();
    await choose(page, 'BLUE-L');
    await type('ada@example.com');
    await choose(page, 'CLAY-L');
    expect(text()).toContain('Clay, L is sold out.');
    expect(email().value).toBe('ada@example.com');
    await choose(page, 'CLAY-S');
    await choose(page, 'BLUE-L');
    expect(email().value).toBe('ada@example.com');
  });

  // ux §7: "`type="email" autocomplete="email"`, light DOM".
  it('has a real field in the page, with name and label', async () => {
    const { host, email, form } = await mountRestock();
    await choose(page, 'BLUE-L');
    expect(email()).toMatchObject({ type: 'email', name: 'email', autocomplete: 'email' });
    expect(email().labels?.[0]?.textContent).toBe('Email');
    expect(host.shadowRoot?.querySelector('input')).toBeNull();
    expect(form()?.noValidate).toBe(true);
    expect(document.getElementById(form()!.getAttribute('aria-labelledby')!)?.textContent).toBe(
      'Blue, L is sold out.',
    );
  });

  // ux §7: "mailing-list box unticked, separate from the request itself (consent)".
  it('offers the mailing list only where the page does, unticked', async () => {
    const plain = await mountRestock();
    const listed = await mountRestock('product-id="mug" mailing-list mailing-list-text="Letters"');
    await choose(page, 'BLUE-L');
    expect(plain.box()).toBeNull();
    expect(listed.box()?.checked).toBe(false);
    expect(listed.box()?.labels?.[0]?.textContent).toBe('Letters');
  });

  it('asks the page before it is sent, which may change or prevent it', async () => {
    const { host, type, submit, form } = await mountRestock();
    await choose(page, 'CLAY-L');
    await type('ada@example.com');
    const asked = vi.fn();
    host.addEventListener('vitrine-before-submit', (event) => {
      const { detail } = event;
      asked({ ...detail });
      if (asked.mock.calls.length === 1) event.preventDefault();
      else if ('email' in detail) detail.email = 'grace@example.com';
    });
    await submit();
    expect(page.sent).toEqual([]);
    expect(form()).not.toBeNull();
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      productId: 'mug',
      variantId: 'CLAY-L',
      email: 'ada@example.com',
      isJoinMailingList: false,
    });
    await submit();
    expect(page.sent).toMatchObject([{ siteVisitorEmail: 'grace@example.com' }]);
  });

  // storefront §3: "Restock signup payload: productId, variantId, siteVisitorEmail, isJoinMailingList (bool)".
  it('sends what was chosen, typed and ticked', async () => {
    const { type, box, submit } = await mountRestock('product-id="mug" mailing-list');
    await choose(page, 'CLAY-L');
    await type('ada@example.com');
    await act(async () => box()?.click());
    await submit();
    expect(page.sent).toEqual([
      {
        productId: 'mug',
        variantId: 'CLAY-L',
        siteVisitorEmail: 'ada@example.com',
        isJoinMailingList: true,
      },
    ]);
  });

  // storefront §4: "On success the form content is replaced by the site's custom success text or 'Signed up!'".
  it.each([
    ['', 'Signed up!'],
    ['success-text="Thank you."', 'Thank you.'],
  ])('is replaced by %s on success, which gets the focus', async (attributes, words) => {
    const signedUp = vi.fn();
    const heard = vi.fn();
    getRuntime().bus.on('restock.signed-up', heard);
    const { host, type, submit, button, note, form } = await mountRestock(
      `product-id="mug" ${attributes}`,
    );
    host.addEventListener('vitrine-restock-signed-up', ({ detail }) => signedUp(detail));
    await choose(page, 'BLUE-L');
    await type('ada@example.com');
    button().focus();
    await submit();
    expect(form()).toBeNull();
    expect(note()?.textContent).toBe(words);
    expect(document.activeElement).toBe(note());
    expect(signedUp).toHaveBeenCalledExactlyOnceWith({ productId: 'mug', variantId: 'BLUE-L' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('says the success aloud, and leaves the focus, to who has gone on', async () => {
    const { type, submit } = await mountRestock();
    await choose(page, 'BLUE-L');
    await type('ada@example.com');
    await submit();
    expect(document.activeElement).toBe(document.body);
    expect(await said(page, 'polite')).toBe('Signed up!');
  });

  // storefront §5: "Restock email: not blank ('Email cannot be blank'); valid ('Email is invalid')."
  it.each([
    ['', 'email-blank', 'Email cannot be blank'],
    ['ada@', 'email-invalid', 'Email is invalid'],
  ])('refuses the email %j at the field', async (typed, code, message) => {
    const failed = vi.fn();
    const { host, type, submit, email, problem } = await mountRestock();
    host.addEventListener('vitrine-restock-failed', ({ detail }) => failed(detail));
    await choose(page, 'BLUE-L');
    await type(typed);
    await submit();
    expect(page.sent).toEqual([]);
    expect(problem()).toBe(message);
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email());
    expect(await said(page, 'assertive')).toBe(message);
    expect(failed).toHaveBeenCalledExactlyOnceWith({
      productId: 'mug',
      variantId: 'BLUE-L',
      code,
      message,
    });
  });

  it('judges the email again only while a wrong one is mended', async () => {
    const { type, submit, problem } = await mountRestock();
    await choose(page, 'BLUE-L');
    await type('ad');
    expect(problem()).toBe('');
    await submit();
    await type('ada@');
    expect(problem()).toBe('Email is invalid');
    await type('ada@example.com');
    expect(problem()).toBe('');
  });

  // storefront §8: "Restock: failure shows the server's error message field". §4: "On failure the error shows".
  it('shows the server’s sentence, and keeps what was typed', async () => {
    page.answer = () =>
      Response.json({ error: 'It is in stock again.', code: 'in-stock' }, { status: 409 });
    const { type, submit, failure, email, button, box } = await mountRestock(
      'product-id="mug" mailing-list',
    );
    await choose(page, 'BLUE-L');
    await type('ada@example.com');
    await act(async () => box()?.click());
    button().focus();
    await submit();
    expect(failure()).toBe('It is in stock again.');
    expect(email().value).toBe('ada@example.com');
    expect(box()?.checked).toBe(true);
    expect(document.activeElement).toBe(button());
    expect(await said(page, 'assertive')).toBe('It is in stock again.');
    await submit();
    expect(page.sent).toHaveLength(2);
  });

  it('shows at the field what the server says of the email', async () => {
    page.answer = () =>
      Response.json({ error: 'Email is invalid', code: 'email-invalid' }, { status: 400 });
    const { type, submit, problem, email } = await mountRestock();
    await choose(page, 'BLUE-L');
    await type('ada@example.com');
    await submit();
    expect(problem()).toBe('Email is invalid');
    expect(document.activeElement).toBe(email());
  });

  it('says nothing of one variant at another', async () => {
    const { submit, problem } = await mountRestock();
    await choose(page, 'BLUE-L');
    await submit();
    expect(problem()).toBe('Email cannot be blank');
    await choose(page, 'CLAY-L');
    expect(problem()).toBe('');
  });

  it('sends once, and says so when it takes long', async () => {
    let answer = (_response: Response) => {};
    page.answer = () => new Promise((resolve) => (answer = resolve));
    const { type, submit, button, email, note } = await mountRestock();
    await choose(page, 'BLUE-L');
    await type('ada@example.com');
    await submit();
    await submit();
    expect(page.sent).toHaveLength(1);
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().disabled).toBe(false);
    expect(email().readOnly).toBe(true);
    await act(() => page.clock.advance(400));
    expect(await said(page, 'polite')).toBe('Signing up…');
    await act(async () => answer(Response.json({})));
    expect(note()?.textContent).toBe('Signed up!');
  });

  it('lets the form around it alone', async () => {
    const heard = vi.fn();
    document.body.addEventListener('submit', heard);
    const { type, submit } = await mountRestock();
    await choose(page, 'BLUE-L');
    await type('ada@example.com');
    await submit();
    document.body.removeEventListener('submit', heard);
    expect(heard).not.toHaveBeenCalled();
    expect(page.sent).toHaveLength(1);
  });

  it('asks for the options of a product that is sold out as a whole', async () => {
    const { getProducts } = await import('../../../../../core/commerce/product/index.js');
    const { readProduct } = await import('../product/sample-products.js');
    const { mugsJson } = await import('./restock-page.js');
    const none = { unlimited: false, qtyInStock: 0 };
    getProducts().register(
      readProduct({ ...mugsJson, variants: mugsJson.variants.map((one) => ({ ...one, ...none })) }),
    );
    const { type, submit, failure, text } = await mountRestock();
    expect(text()).toContain('Mug is sold out.');
    await type('ada@example.com');
    await submit();
    expect(failure()).toBe('Please select the Colour and Size options.');
    expect(page.sent).toEqual([]);
  });
});

// ux §7: "already signed up on this device".
describe('vitrine-restock on a device that signed up', () => {
  const key = 'vitrine:restock:["mug","BLUE-L"]';
  const remember = () => localStorage.setItem(key, JSON.stringify({ value: '1', expires: null }));

  it('says so, and offers another email', async () => {
    remember();
    const { text, form, button } = await mountRestock();
    await choose(page, 'BLUE-L');
    expect(form()).toBeNull();
    expect(text()).toContain(
      'You have signed up. We will email you when Blue, L is back in stock.',
    );
    expect(button().textContent).toBe('Use another email');
    await act(async () => button().click());
    expect(form()).not.toBeNull();
  });

  it('does so for that variant alone', async () => {
    remember();
    const { form } = await mountRestock();
    await choose(page, 'CLAY-L');
    expect(form()).not.toBeNull();
  });

  it('begins when the server has taken it', async () => {
    const first = await mountRestock();
    await choose(page, 'BLUE-L');
    await first.type('ada@example.com');
    await first.submit();
    await act(async () => first.host.remove());
    const second = await mountRestock();
    expect(second.form()).toBeNull();
    expect(second.text()).toContain('You have signed up.');
  });

  it('ends when the variant is back in stock', async () => {
    const inStock = 'vitrine:restock:["mug","BLUE-S"]';
    remember();
    localStorage.setItem(inStock, JSON.stringify({ value: '1', expires: null }));
    await mountRestock();
    expect(localStorage.getItem(inStock)).toBeNull();
    expect(localStorage.getItem(key)).not.toBeNull();
  });
});
