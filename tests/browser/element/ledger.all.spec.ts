import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLab, type Lab } from './lab.js';

let lab: Lab;

beforeAll(async () => {
  lab = await openLab({ keepsPages: true });
});
afterAll(() => lab.close());

/** What the probe shows, once it is up to date. */
function readProbe(selector = 'vitrine-probe'): Promise<Record<string, unknown>> {
  return lab.page.evaluate(async (query) => {
    const element = document.querySelector<HTMLElementTagNameMap['vitrine-probe']>(query)!;
    await element.updateComplete;
    return JSON.parse(element.shadowRoot!.querySelector('output')!.textContent);
  }, selector);
}

const readLog = () => lab.page.evaluate(() => globalThis.lab.log);
const eager = '<vitrine-probe load="eager"></vitrine-probe>';

describe('the r2wc ledger, in a browser', () => {
  it('07: a property set before the upgrade wins over the attribute and stays alive', async () => {
    await lab.open('<vitrine-probe load="eager" label="attribute"></vitrine-probe>', {
      define: 'later',
    });
    const seen = await lab.page.evaluate(async () => {
      const element = document.querySelector('vitrine-probe')!;
      const model = { kept: true };
      Object.assign(element, { label: 'property', model, open: true });
      globalThis.lab.defineAll();
      await element.updateComplete;
      return {
        same: element.model === model,
        own: Object.keys(element),
        label: element.getAttribute('label'),
        open: element.hasAttribute('open'),
      };
    });
    expect(seen).toEqual({ same: true, own: expect.any(Array), label: 'property', open: true });
    expect(seen.own).not.toContain('label');
    expect(await readProbe()).toMatchObject({ label: 'property', open: true });
    await lab.page.evaluate(() => (document.querySelector('vitrine-probe')!.label = 'later'));
    expect(await readProbe()).toMatchObject({ label: 'later' });
  });

  it('14: a move by moveBefore keeps the state', async () => {
    await lab.open(`${eager}<main></main>`);
    await lab.page.locator('vitrine-probe button').click();
    await lab.page.evaluate(() => {
      const main = document.querySelector('main')!;
      const element = document.querySelector('vitrine-probe')!;
      Reflect.apply(Reflect.get(main, 'moveBefore'), main, [element, null]);
    });
    expect(await readProbe('main > vitrine-probe')).toMatchObject({ clicks: 1 });
    expect(await readLog()).toEqual(['mount probe', 'sent true']);
  });

  it('15: an outer app with the same React can reorder and remove elements', async () => {
    await lab.open('<main></main>');
    const log = await lab.page.evaluate(async () => {
      const { createRoot, flushSync, createElement, log: seen } = globalThis.lab;
      const root = createRoot(document.querySelector('main')!);
      const render = (labels: string[]) =>
        flushSync(() =>
          root.render(
            labels.map((label) =>
              createElement('vitrine-probe', { key: label, id: label, label, load: 'eager' }),
            ),
          ),
        );
      const settle = () => new Promise((resolve) => requestIdleCallback(resolve));
      render(['a', 'b', 'c']);
      await settle();
      document.querySelector('#b')!.shadowRoot!.querySelector('button')!.click();
      render(['c', 'b', 'a']);
      await settle();
      const moved = [...seen];
      render(['b']);
      await settle();
      return { moved, left: seen.slice(moved.length) };
    });
    expect(log.moved.filter((entry) => entry.startsWith('unmount'))).toEqual([]);
    expect(log.left).toEqual(expect.arrayContaining(['unmount a', 'unmount c']));
    expect(await readProbe('#b')).toMatchObject({ clicks: 1, label: 'b' });
    expect(lab.problems).toEqual([]);
  });

  it('39: children that stream in after the mount are slotted', async () => {
    let sendRest = () => {};
    const rest = new Promise<void>((resolve) => (sendRest = resolve));
    await lab.start('<vitrine-probe load="eager"><p>one</p>', {
      async stream(response) {
        await rest;
        response.write('<p>two</p></vitrine-probe>');
      },
    });
    await lab.page.locator('vitrine-probe output').waitFor();
    const count = lab.page.locator('vitrine-probe i');
    expect(await count.textContent()).toBe('1');
    sendRest();
    await lab.page.waitForLoadState('load');
    await expect.poll(() => count.textContent()).toBe('2');
    expect(await lab.page.locator('vitrine-probe p').allTextContents()).toEqual(['one', 'two']);
  });

  it('48: a page from the back/forward cache is as it was left', async () => {
    const head =
      '<script>addEventListener("pageshow", (event) => (globalThis.wasKept = event.persisted))</script>';
    await lab.open(eager, { head });
    await lab.page.locator('vitrine-probe button').click();
    await lab.open('<p>other</p>');
    await lab.page.goBack({ waitUntil: 'commit' });
    expect(await lab.page.evaluate(() => Reflect.get(globalThis, 'wasKept'))).toBe(true);
    expect(await readProbe()).toMatchObject({ clicks: 1 });
    await lab.page.locator('vitrine-probe button').click();
    expect(await readProbe()).toMatchObject({ clicks: 2 });
    expect(await readLog()).toEqual(['mount probe', 'sent true', 'sent true']);
  });

  it('51: a page morph keeps the widget, and attributes it removes fall back', async () => {
    await lab.open(
      '<main><p>old</p><vitrine-probe load="eager" label="old"><b>x</b></vitrine-probe></main>',
    );
    await lab.page.locator('vitrine-probe button').click();
    await lab.page.evaluate(() =>
      globalThis.lab.Idiomorph.morph(
        document.querySelector('main')!,
        '<main><p>new</p><vitrine-probe load="eager" count="7"><b>y</b><b>z</b></vitrine-probe></main>',
      ),
    );
    expect(await readProbe()).toMatchObject({ clicks: 1, label: 'probe', count: 7 });
    expect(await lab.page.locator('vitrine-probe i').textContent()).toBe('2');
    expect(lab.problems).toEqual([]);
  });

  it.each([
    ['60: server content in the shadow root stays until the first commit and then goes', 'server'],
    ['61: server content like the widget is not doubled', 'probe'],
  ])('%s', async (_title, text) => {
    const content = `<template shadowrootmode="open"><button>${text}</button></template>`;
    await lab.open(`<vitrine-probe load="interaction">${content}</vitrine-probe>`, {
      define: 'later',
    });
    await lab.page.evaluate(() => globalThis.lab.defineAll());
    const button = lab.page.locator('vitrine-probe button');
    expect(await button.allTextContents()).toEqual([text]);
    await button.focus();
    expect(await readProbe()).toMatchObject({ clicks: 0 });
    expect(await button.allTextContents()).toEqual(['probe']);
    expect(lab.problems).toEqual([]);
  });
});
