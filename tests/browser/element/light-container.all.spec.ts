import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLab, type Lab } from './lab.js';

let lab: Lab;

beforeAll(async () => {
  lab = await openLab();
});
afterAll(() => lab.close());

const email = () => lab.page.locator('vitrine-letter input[name="email"]');
const isReady = () =>
  lab.page.evaluate(() => document.querySelector('vitrine-letter')!.matches(':state(ready)'));

describe('a light container', () => {
  beforeEach(async () => {
    await lab.open(
      '<main><vitrine-letter load="eager"><a href="#plain">plain</a></vitrine-letter></main>',
    );
    await expect.poll(isReady).toBe(true);
  });

  it('puts the fields into the document, styled, in place of the light children', async () => {
    const seen = await lab.page.evaluate(() => {
      const letter = document.querySelector('vitrine-letter')!;
      return {
        inDocument: document.querySelector('input[name="email"]')?.getRootNode() === document,
        color: getComputedStyle(letter.querySelector('b')!).color,
      };
    });
    expect(seen).toEqual({ inDocument: true, color: 'rgb(0, 128, 0)' });
    expect(await email().isVisible()).toBe(true);
    expect(await lab.page.locator('a').isVisible()).toBe(false);
  });

  it.each(['morph', 'innerHTML'] as const)(
    '47: comes back after %s with what was typed',
    async (way) => {
      await email().fill('a@example.com');
      await lab.page.evaluate((name) => {
        const main = document.querySelector('main')!;
        if (name === 'innerHTML') main.firstElementChild!.innerHTML = '<a href="#new">new</a>';
        else
          globalThis.lab.Idiomorph.morph(
            main,
            '<main><vitrine-letter load="eager"><div>new</div></vitrine-letter></main>',
          );
      }, way);
      await expect.poll(() => email().count()).toBe(1);
      expect(await email().inputValue()).toBe('a@example.com');
      expect(await email().evaluate((input) => input === document.activeElement)).toBe(true);
      await lab.page.evaluate(() => {
        document.querySelector('vitrine-letter')!.greeting = 'Dear';
      });
      await expect.poll(() => lab.page.locator('vitrine-letter b').textContent()).toBe('Dear');
      expect(lab.problems).toEqual([]);
    },
  );

  it('leaves only the light children behind when it is removed', async () => {
    const html = await lab.page.evaluate(async () => {
      const letter = document.querySelector('vitrine-letter')!;
      letter.remove();
      await new Promise((resolve) => setTimeout(resolve));
      return letter.innerHTML;
    });
    expect(html).toBe('<a href="#plain">plain</a>');
  });
});
