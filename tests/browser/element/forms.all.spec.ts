import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLab, type Lab } from './lab.js';

let lab: Lab;

beforeAll(async () => {
  lab = await openLab();
});
afterAll(() => lab.close());

const readForm = () =>
  lab.page.evaluate(() => [...new FormData(document.querySelector('form')!)].map(String));
const inner = () => lab.page.locator('vitrine-field').getByLabel('Field');

describe('a form-associated element', () => {
  beforeEach(async () => {
    await lab.open(
      '<form><fieldset><vitrine-field load="eager"><input name="word" value="typed" ></vitrine-field></fieldset></form>',
      { define: 'later' },
    );
    await lab.page.evaluate(() => globalThis.lab.defineAll());
    await inner().waitFor();
  });

  it('25: speaks for the control it replaces, under its name, once', async () => {
    expect(await readForm()).toEqual(['word,typed']);
    await inner().fill('new');
    expect(await readForm()).toEqual(['word,new']);
    await lab.page.evaluate(() =>
      document.querySelector('vitrine-field')!.setAttribute('name', 'own'),
    );
    await inner().fill('newer');
    expect(await readForm()).toEqual(['word,newer']);
  });

  it('takes over a control that a morph brings in', async () => {
    await lab.page.evaluate(() => {
      document.querySelector('vitrine-field')!.innerHTML = '<input name="word" value="again">';
    });
    await expect.poll(readForm).toEqual(['word,again']);
  });

  it('gives the control back when the widget is gone', async () => {
    const isDisabled = await lab.page.evaluate(async () => {
      const element = document.querySelector('vitrine-field')!;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      return element.querySelector('input')!.disabled;
    });
    expect(isDisabled).toBe(false);
  });

  it('is reset with its form', async () => {
    await lab.page.evaluate(() => document.querySelector('form')!.reset());
    await expect.poll(() => inner().inputValue()).toBe('');
    await expect.poll(readForm).toEqual(['word,']);
  });

  it('is disabled with its fieldset, also before it mounts', async () => {
    await lab.page.evaluate(() => (document.querySelector('fieldset')!.disabled = true));
    await expect.poll(() => inner().isDisabled()).toBe(true);
    await lab.open(
      '<form><fieldset disabled><vitrine-field load="eager"></vitrine-field></fieldset></form>',
    );
    await expect.poll(() => inner().isDisabled()).toBe(true);
  });

  it('63: stops the submission while it has a problem', async () => {
    const readValidity = () =>
      lab.page.evaluate(() => {
        const field = document.querySelector('vitrine-field')!;
        return [field.checkValidity(), field.validationMessage, field.form?.checkValidity()];
      });
    expect(await readValidity()).toEqual([true, '', true]);
    await lab.page.evaluate(() => (document.querySelector('vitrine-field')!.required = true));
    await inner().fill('');
    await expect.poll(readValidity).toEqual([false, 'Fill it in.', false]);
  });

  it('62: delegates focus to its control', async () => {
    await lab.page.evaluate(() => document.querySelector('vitrine-field')!.focus());
    const focused = await lab.page.evaluate(
      () => document.activeElement?.shadowRoot?.activeElement?.localName,
    );
    expect(focused).toBe('input');
  });

  it('gets back what the browser kept', async () => {
    await lab.page.evaluate(() => {
      const field = document.querySelector('vitrine-field')!;
      Reflect.get(field, 'formStateRestoreCallback').call(field, 'kept', 'restore');
    });
    await expect.poll(() => inner().inputValue()).toBe('kept');
  });
});
