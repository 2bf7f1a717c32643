import { describe, expect, it } from 'vitest';
import { desktop, useShop } from '../support/shop-page.js';
import { newName, button, openBuilder, add, titles, save } from './form-builder-steps.js';

describe('a form made with the form builder', () => {
  const { open } = useShop();

  it('by mouse is the one that a visitor fills in, and its answers come back', async () => {
    const name = newName();
    const { page } = await open({ viewport: desktop });
    await openBuilder(page);
    await button(page, /^Empty form/).click();
    await page.keyboard.type(name);
    await add(page, /^Name First/);
    await page.getByLabel('Visitors must answer this').check();
    await add(page, /^Email/, 'Where can we reach you?');
    await page.getByLabel('Visitors must answer this').check();
    await add(page, /^Dropdown/, 'What is it about?');
    await page.getByLabel('Choices').fill('An order\nA commission');
    await add(page, /^Long text/);
    await page.getByLabel('Most characters').fill('200');
    await button(page, 'Move What is it about? up').click();
    await page.getByText('Button and thank-you').click();
    await page.getByLabel('Text on the button').fill('Send it');
    await page.getByLabel('Message after sending').fill('Thank you, we will write.');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByLabel('What is it about?').selectOption('A commission');
    const id = await save(page);
    await page.locator('vitrine-form-builder:state(ready)').waitFor();
    expect(await titles(page)).toEqual([
      'Name',
      'What is it about?',
      'Where can we reach you?',
      'Message',
    ]);

    const { page: visitor } = await open();
    await visitor.goto(`/forms/${id}`);
    await visitor.locator('vitrine-form:state(ready)').waitFor();
    await visitor.getByLabel('First Name').fill('Ada');
    await visitor.getByLabel('Last Name').fill('Lovelace');
    await visitor.getByLabel(/What is it about/).selectOption('An order');
    await visitor.getByLabel(/Where can we reach you/).fill('ada@example.com');
    await visitor.getByLabel(/Message/).fill('A note for you');
    await button(visitor, 'Send it').click();
    await visitor.getByText('Thank you, we will write.').waitFor();

    await page.goto(`/owner/forms/${id}/submissions`);
    for (const answer of ['Ada Lovelace', 'An order', 'ada@example.com', 'A note for you']) {
      await page.getByText(answer).first().waitFor();
    }
  });
});
