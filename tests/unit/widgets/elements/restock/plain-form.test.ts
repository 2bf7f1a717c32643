import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { choose, mountRestock, openRestockPage } from './restock-page.js';

const page = openRestockPage();

const plainForm = ({ email = '', problem = '' } = {}) => `<form class="restock-form" method="post">
  <input type="hidden" name="crumb" value="c"><input type="hidden" name="productId" value="lamp">
  <select name="variantId"><option value="LAMP-S">S</option><option value="LAMP-L">L</option></select>
  <label for="restock-email">E-mail</label>${problem ? `<p id="e">${problem}</p>` : ''}
  <input id="restock-email" type="email" name="email" value="${email}"
    ${problem ? 'aria-invalid="true" aria-describedby="e"' : ''}>
  <label><input type="checkbox" name="isJoinMailingList" value="true" checked> <span>Letters</span></label>
  <button>Tell me</button>
</form>`;

describe('vitrine-restock over a plain form', () => {
  // platform §5: "Restock form (template): email field named email; optional mailing-list checkbox isJoinMailingList".
  it('takes over its ids, its texts and what was typed', async () => {
    const { email, box, button, submit } = await mountRestock(
      '',
      plainForm({ email: 'grace@example.com' }),
    );
    expect(email().value).toBe('grace@example.com');
    expect(box()?.checked).toBe(true);
    expect(box()?.labels?.[0]?.textContent).toBe('Letters');
    expect(button().textContent).toContain('Tell me');
    await submit();
    expect(page.sent).toEqual([
      {
        productId: 'lamp',
        variantId: 'LAMP-S',
        siteVisitorEmail: 'grace@example.com',
        isJoinMailingList: true,
      },
    ]);
  });

  it('lets attributes say it otherwise', async () => {
    const { button, box, submit } = await mountRestock(
      'variant-id="LAMP-L" button-text="Notify me" mailing-list mailing-list-text="News"',
      plainForm({ email: 'grace@example.com' }),
    );
    expect(button().textContent).toContain('Notify me');
    expect(box()?.labels?.[0]?.textContent).toBe('News');
    await submit();
    expect(page.sent).toMatchObject([{ variantId: 'LAMP-L' }]);
  });

  it('shows why the server refused it, until something is typed', async () => {
    const { email, problem, type } = await mountRestock(
      '',
      plainForm({ email: 'grace@', problem: 'Email is invalid' }),
    );
    expect(problem()).toBe('Email is invalid');
    expect(email().value).toBe('grace@');
    await type('grace@e');
    expect(problem()).toBe('');
  });

  it('keeps the server’s words when it took the form, until another variant is chosen', async () => {
    const { host, note, form } = await mountRestock(
      'product-id="mug"',
      '<p class="restock-done" role="status">Signed up! We will write.</p>',
    );
    expect(host.hidden).toBe(false);
    expect(note()?.textContent).toBe('Signed up! We will write.');
    await choose(page, 'BLUE-L');
    expect(note()).toBeNull();
    expect(form()).not.toBeNull();
  });

  it('takes over the variant that was chosen in it', async () => {
    const choices = ['BLUE-L', 'CLAY-L']
      .map((sku) => `<option value="${sku}">${sku}</option>`)
      .join('');
    const content = `<form><select name="variantId">${choices}</select><input name="email"></form>`;
    const place = document.body.appendChild(document.createElement('div'));
    const host = document.createElement('vitrine-restock');
    host.setAttribute('product-id', 'mug');
    host.innerHTML = content;
    host.querySelector('select')!.selectedIndex = 1;
    await act(async () => place.append(host));
    expect(page.mug.getState().variant?.sku).toBe('CLAY-L');
    expect(host.textContent).toContain('Clay, L is sold out.');
  });

  it('shows itself while its variant is chosen, though the page hides it', async () => {
    const { host } = await mountRestock('product-id="mug" variant-id="BLUE-L" hidden');
    expect(host.hidden).toBe(true);
    await choose(page, 'BLUE-L');
    expect(host.hidden).toBe(false);
    await choose(page, 'CLAY-L');
    expect(host.hidden).toBe(true);
    await choose(page, 'BLUE-L');
    await act(async () => host.remove());
    expect(host.hidden).toBe(true);
  });
});
