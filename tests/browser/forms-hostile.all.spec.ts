import { describe, expect, it } from 'vitest';
import { reservedIds } from '../../core/forms/index.js';
import { useShop } from '../support/shop-page.js';

describe('a form with hostile data', () => {
  const { open } = useShop();

  // Named controls are members of their form: a field `addEventListener` stands in front of the method.
  it('renders and validates fields named like members of a form', async () => {
    const { page } = await open();
    await page.goto('/about');
    const outcomes = await page.evaluate(async (reserved) => {
      await globalThis.vitrine!.load('vitrine-form');
      // Beside its members, what Preact keeps on an element.
      const names = new Set(['__a', '__e', '__k']);
      for (let of = HTMLFormElement.prototype; of; of = Object.getPrototypeOf(of)) {
        for (const name of Object.getOwnPropertyNames(of)) names.add(name);
      }
      const wrong: string[] = [];
      for (const id of names) {
        if (reserved.includes(id)) continue;
        const element = document.createElement('vitrine-form');
        element.setAttribute('load', 'eager');
        element.formData = {
          id: 'hostile',
          fields: [{ id, type: 'text', title: 'Field', required: true }],
        };
        document.querySelector('main')!.append(element);
        await element.updateComplete;
        const sent = await Promise.race([
          element.submit(),
          new Promise((resolve) => setTimeout(resolve, 2000, 'no end')),
        ]).catch((error: unknown) => String(error));
        for (let tries = 0; tries < 20 && !element.textContent?.includes('Required'); tries += 1) {
          await new Promise(requestAnimationFrame);
        }
        const words = element.textContent ?? '';
        if (sent !== false || !words.includes('Required'))
          wrong.push(`${id}: ${String(sent)} ${words.slice(0, 80)}`);
        element.remove();
        await Promise.resolve();
      }
      return { count: names.size, wrong };
    }, reservedIds);
    expect(outcomes.count).toBeGreaterThan(250);
    expect(outcomes.wrong).toEqual([]);
  });

  it('enhances a form with a control named like a member of the form', async () => {
    const { page } = await open();
    await page.goto('/about');
    const outcomes = await page.evaluate(async () => {
      await globalThis.vitrine!.load('vitrine-form');
      const names = new Set(['__a', '__e', '__k']);
      for (let of = HTMLFormElement.prototype; of; of = Object.getPrototypeOf(of)) {
        for (const name of Object.getOwnPropertyNames(of)) names.add(name);
      }
      // React walks up from the target of an event by this one: it is refused.
      names.delete('parentNode');
      const wrong: string[] = [];
      for (const name of names) {
        const element = document.createElement('vitrine-form');
        element.setAttribute('load', 'eager');
        element.setAttribute('form-id', 'hostile');
        const form = document.createElement('form');
        const control = document.createElement('input');
        const label = document.createElement('label');
        control.name = name;
        control.required = true;
        label.append('Field', control);
        Element.prototype.append.call(form, label, document.createElement('button'));
        element.append(form);
        document.querySelector('main')!.append(element);
        await element.updateComplete;
        control.dispatchEvent(new Event('input', { bubbles: true }));
        const sent = await Promise.race([
          element.submit(),
          new Promise((resolve) => setTimeout(resolve, 2000, 'no end')),
        ]).catch((error: unknown) => String(error));
        for (let tries = 0; tries < 20 && !element.textContent?.includes('Required'); tries += 1) {
          await new Promise(requestAnimationFrame);
        }
        const words = element.textContent ?? '';
        const isShown = control.getClientRects().length > 0;
        if (sent !== false || !words.includes('Required') || !isShown)
          wrong.push(`${name}: ${String(sent)} ${String(isShown)} ${words.slice(0, 80)}`);
        element.remove();
        await Promise.resolve();
      }
      return { count: names.size, wrong };
    });
    expect(outcomes.wrong).toEqual([]);
    expect(outcomes.count).toBeGreaterThan(250);
  });
});
