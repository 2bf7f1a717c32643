import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { choose, mountRestock, openRestockPage } from './restock-page.js';

const page = openRestockPage();

async function mountButton(attributes = '') {
  const form = document.body.appendChild(document.createElement('form'));
  await act(async () => {
    form.innerHTML = `<input name="itemId" value="mug">
      <vitrine-add-to-cart load="eager" product-id="mug" ${attributes}></vitrine-add-to-cart>`;
  });
  const element = form.querySelector('vitrine-add-to-cart')!;
  return () => element.shadowRoot!.querySelector<HTMLButtonElement>('[part="button"]');
}

// ux §1: "sold out … restock form shown in place".
describe('the add-to-cart button beside a restock form', () => {
  it('makes way while the chosen variant is sold out', async () => {
    const button = await mountButton();
    const { form } = await mountRestock();
    expect(button()).not.toBeNull();
    await choose(page, 'BLUE-L');
    expect(form()).not.toBeNull();
    expect(button()).toBeNull();
    await choose(page, 'BLUE-S');
    expect(button()?.textContent).toContain('Add To Cart');
  });

  it('stays, sold out, where no restock form is', async () => {
    const button = await mountButton();
    await choose(page, 'BLUE-L');
    expect(button()?.getAttribute('aria-disabled')).toBe('true');
    expect(button()?.textContent).toContain('sold out');
  });

  it('comes back when the restock form leaves the page', async () => {
    const button = await mountButton();
    const { host } = await mountRestock();
    await choose(page, 'BLUE-L');
    expect(button()).toBeNull();
    await act(async () => host.remove());
    expect(button()).not.toBeNull();
  });

  it('makes way also after the signup', async () => {
    const button = await mountButton();
    const { type, submit, note } = await mountRestock();
    await choose(page, 'BLUE-L');
    await type('ada@example.com');
    await submit();
    expect(note()).not.toBeNull();
    expect(button()).toBeNull();
  });

  it('stays where it has a variant of its own', async () => {
    const soldOut = await mountButton('sku="CLAY-L"');
    const inStock = await mountButton('sku="BLUE-S"');
    await mountRestock();
    await choose(page, 'BLUE-L');
    expect(soldOut()).not.toBeNull();
    expect(inStock()).not.toBeNull();
  });

  it('makes way as an express button, too', async () => {
    const button = await mountButton('express');
    await mountRestock();
    await choose(page, 'BLUE-L');
    expect(button()).toBeNull();
  });
});
