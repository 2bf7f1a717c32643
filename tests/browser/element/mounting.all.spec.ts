import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLab, type Lab } from './lab.js';

let lab: Lab;

beforeAll(async () => {
  lab = await openLab();
});
afterAll(() => lab.close());

const isReady = (selector = 'vitrine-probe') =>
  lab.page.evaluate((query) => document.querySelector(query)!.matches(':state(ready)'), selector);
const untilReady = () => expect.poll(() => isReady()).toBe(true);
const readLog = () => lab.page.evaluate(() => globalThis.lab.log);

/** Long enough for every observer and task of the page to have had its turn. */
const settle = () =>
  lab.page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

describe('mounting', () => {
  it('waits until the element is near the viewport', async () => {
    await lab.open('<p style="height: 300vh"></p><vitrine-probe><b>light</b></vitrine-probe>');
    await settle();
    expect(await isReady()).toBe(false);
    expect(await lab.page.locator('vitrine-probe b').isVisible()).toBe(true);
    await lab.page.evaluate(() => document.querySelector('vitrine-probe')!.scrollIntoView());
    await untilReady();
  });

  it('mounts an idle element when the browser has time', async () => {
    await lab.open('<p style="height: 300vh"></p><vitrine-probe load="idle"></vitrine-probe>');
    await untilReady();
  });

  it('mounts at once when the load attribute turns eager', async () => {
    await lab.open('<vitrine-probe load="interaction"></vitrine-probe>');
    await settle();
    expect(await isReady()).toBe(false);
    await lab.page.evaluate(() =>
      document.querySelector('vitrine-probe')!.setAttribute('load', 'eager'),
    );
    await untilReady();
  });

  it('does not replace a pressed element before its click event', async () => {
    await lab.open(
      `<vitrine-probe load="interaction"><button type="button">light</button></vitrine-probe>`,
    );
    await lab.page.evaluate(() =>
      document
        .querySelector('vitrine-probe > button')!
        .addEventListener('click', () => globalThis.lab.log.push('light click')),
    );
    await lab.page.locator('vitrine-probe > button').hover();
    await lab.page.mouse.down();
    await settle();
    expect(await isReady()).toBe(false);
    await lab.page.mouse.up();
    await untilReady();
    expect(await readLog()).toEqual(['light click', 'mount probe']);
  });

  it('keeps the focus when the component replaces the children', async () => {
    await lab.open('<vitrine-field load="interaction"><input name="light"></vitrine-field>');
    await lab.page.locator('vitrine-field > input').focus();
    await expect.poll(() => isReady('vitrine-field')).toBe(true);
    const focused = await lab.page.evaluate(() => [
      document.activeElement?.localName,
      document.activeElement?.shadowRoot?.activeElement?.localName,
    ]);
    expect(focused).toEqual(['vitrine-field', 'input']);
  });

  it('leaves the focus in a child that stays displayed', async () => {
    await lab.open('<vitrine-probe load="interaction"><a href="#x">light</a></vitrine-probe>');
    await lab.page.locator('vitrine-probe > a').focus();
    await untilReady();
    expect(await lab.page.evaluate(() => document.activeElement?.localName)).toBe('a');
  });

  it('40: works under a strict content security policy, with shared sheets', async () => {
    await lab.open('<vitrine-probe load="eager"></vitrine-probe>'.repeat(2), {
      headers: {
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'",
      },
    });
    await expect.poll(() => isReady()).toBe(true);
    expect(await lab.page.locator('vitrine-probe i').first().isVisible()).toBe(true);
    const seen = await lab.page.evaluate(() => {
      const [one, other] = [...document.querySelectorAll('vitrine-probe')];
      const root = one!.shadowRoot!;
      return {
        color: getComputedStyle(root.querySelector('i')!).color,
        display: getComputedStyle(root.querySelector('div')!).display,
        shared: root.adoptedStyleSheets.every(
          (sheet, index) => sheet === other!.shadowRoot!.adoptedStyleSheets[index],
        ),
      };
    });
    expect(seen).toEqual({ color: 'rgb(0, 128, 0)', display: 'contents', shared: true });
    expect(lab.problems).toEqual([]);
  });
});
