import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundPlaces, Place, PlacesCall } from '../../../../../core/places/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/place-search/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { cleanUpPage } from '../product/render.js';

cleanUpPage();

interface Asked {
  readonly input: string;
  readonly country: string;
  readonly call: PlacesCall;
  answer(titles: readonly string[]): Promise<void>;
  fail(): Promise<void>;
}

let clock = createManualClock();
let asked: Asked[] = [];
let details: {
  readonly call: PlacesCall;
  answer(place: Place): Promise<void>;
  fail(): Promise<void>;
}[] = [];
const report = vi.fn();

const place: Place = {
  placeId: '0',
  line1: '12 Kiln Street',
  city: 'Chicago',
  region: 'Illinois',
  postalCode: '60607',
  country: 'US',
};

beforeEach(() => {
  clock = createManualClock();
  asked = [];
  details = [];
  report.mockReset();
  configure({
    clock,
    reporter: { report, warn: () => undefined },
    placesClient: {
      suggest: (input, country, call) =>
        new Promise<FoundPlaces>((resolve, reject) =>
          asked.push({
            input,
            country,
            call,
            answer: (titles) =>
              act(async () =>
                resolve({
                  suggestions: titles.map((title, index) => ({
                    placeId: String(index),
                    title,
                    detail: 'Chicago',
                  })),
                  attribution: 'Invented',
                }),
              ),
            fail: () => act(async () => reject(new Error('Down.'))),
          }),
        ),
      details: (_, call) =>
        new Promise<Place>((resolve, reject) =>
          details.push({
            call,
            answer: (found) => act(async () => resolve(found)),
            fail: () => act(async () => reject(new Error('Down.'))),
          }),
        ),
    },
  });
});
afterEach(() => resetRuntime());

async function mount() {
  const form = document.createElement('form');
  form.innerHTML = `
    <select name="country" autocomplete="shipping country"><option value="">–</option>
      <option value="US" selected>United States</option><option value="GB">United Kingdom</option></select>
    <vitrine-place-search load="eager" product-page="checkout" product-section="delivery">
      <label>Address <input name="line1" autocomplete="shipping address-line1" required></label>
    </vitrine-place-search>
    <input name="city" autocomplete="shipping address-level2" required>
    <select name="region" autocomplete="shipping address-level1" required><option value=""></option>
      <option value="IL">Illinois</option></select>
    <input name="zip" autocomplete="shipping postal-code" required>
    <input name="other" autocomplete="billing postal-code">`;
  await act(async () => document.body.append(form));
  const field = form.querySelector<HTMLInputElement>('[name=line1]')!;
  const host = form.querySelector('vitrine-place-search')!;
  await act(async () => field.focus());
  return {
    form,
    field,
    host,
    values: () => Object.fromEntries(new FormData(form)),
    options: () => [...host.querySelectorAll<HTMLElement>('[role=option]')],
    async type(text: string) {
      await act(async () => {
        field.value = text;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
      await act(async () => clock.advance(250));
    },
    press: (key: string) =>
      act(async () =>
        field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      ),
    active: () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
  };
}

describe('vitrine-place-search', () => {
  it('makes the field of the page a combobox that keeps the browser’s own help while closed', async () => {
    const { field, host, type } = await mount();
    const marks = () =>
      ['role', 'aria-autocomplete', 'aria-expanded', 'autocomplete'].map((name) =>
        field.getAttribute(name),
      );
    expect(marks()).toEqual(['combobox', 'list', 'false', 'shipping address-line1']);
    await type('12 kiln');
    await asked[0]?.answer(['12 Kiln Street']);
    expect(marks()).toEqual(['combobox', 'list', 'true', 'off']);
    expect(
      host.querySelector(`#${CSS.escape(field.getAttribute('aria-controls') ?? '')}`),
    ).not.toBeNull();
    await act(async () => host.remove());
    expect(field.hasAttribute('role')).toBe(false);
    expect(field.getAttribute('autocomplete')).toBe('shipping address-line1');
  });

  it('asks for the chosen country, with its context and one session up to a choice', async () => {
    const { type, options } = await mount();
    await type('12');
    expect(asked).toHaveLength(0);
    await type('12 kiln');
    await type('12 kiln s');
    const context = { productPage: 'checkout', productSection: 'delivery' };
    expect(asked.map(({ input, country, call }) => [input, country, call])).toMatchObject([
      ['12 kiln', 'US', context],
      ['12 kiln s', 'US', context],
    ]);
    await asked[1]?.answer(['12 Kiln Street']);
    await act(async () => options()[0]?.click());
    const [first, second, third] = [asked[0]?.call, asked[1]?.call, details[0]?.call];
    expect(new Set([first, second, third].map((call) => call?.sessionToken)).size).toBe(1);
    await details[0]?.answer(place);
    await type('13 kiln');
    expect(asked[2]?.call.sessionToken).not.toBe(first?.sessionToken);
  });

  it('asks again for another country', async () => {
    const { form, type } = await mount();
    await type('12 kiln');
    await asked[0]?.answer(['12 Kiln Street']);
    form.querySelector('select')!.value = 'GB';
    await type('12 kiln');
    expect(asked.map(({ country }) => country)).toEqual(['US', 'GB']);
  });

  it('drops answers out of order', async () => {
    const { type, options } = await mount();
    await type('kil');
    await type('kiln');
    await asked[1]?.answer(['Kiln Street']);
    await asked[0]?.answer(['Kilo Street', 'Kil Street']);
    expect(options().map(({ textContent }) => textContent)).toEqual(['Kiln StreetChicago']);
  });

  it('goes through the list by keys, and chooses nothing by itself', async () => {
    const { type, press, active, field, options } = await mount();
    await type('kiln');
    await asked[0]?.answer(['One', 'Two', 'Three']);
    expect(active()).toBeUndefined();
    for (const [key, text] of [
      ['ArrowDown', 'OneChicago'],
      ['ArrowDown', 'TwoChicago'],
      ['End', 'ThreeChicago'],
      ['ArrowDown', undefined],
      ['ArrowUp', 'ThreeChicago'],
      ['Home', 'OneChicago'],
      ['ArrowUp', undefined],
    ] as const) {
      await press(key);
      expect([key, active()]).toEqual([key, text]);
    }
    await press('ArrowDown');
    await press('Escape');
    expect([options().length, field.value]).toEqual([0, 'kiln']);
    await press('ArrowDown');
    expect(options()).toHaveLength(3);
  });

  it('fills in the fields of its own address, and goes to the first that is still empty', async () => {
    const { type, press, values } = await mount();
    await type('12 kiln');
    await asked[0]?.answer(['12 Kiln Street']);
    await press('ArrowDown');
    await press('Enter');
    await details[0]?.answer({ ...place, postalCode: '' });
    expect(values()).toEqual({
      country: 'US',
      line1: '12 Kiln Street',
      city: 'Chicago',
      region: 'IL',
      zip: '',
      other: '',
    });
    expect(document.activeElement).toHaveProperty('name', 'zip');
    expect(asked).toHaveLength(1);
  });

  it('tells the page, which may keep the fields as they are', async () => {
    const { type, options, host, field } = await mount();
    const listener = vi.fn((event: Event) => event.preventDefault());
    host.addEventListener('vitrine-place-chosen', listener);
    await type('12 kiln');
    await asked[0]?.answer(['12 Kiln Street']);
    await act(async () => options()[0]?.click());
    await details[0]?.answer(place);
    expect(listener.mock.calls[0]?.[0]).toHaveProperty('detail', place);
    expect(field.value).toBe('12 kiln');
  });

  it('is a plain field while nobody can be asked', async () => {
    const { type, options, field, press } = await mount();
    await type('12 kiln');
    await asked[0]?.fail();
    expect([options().length, field.value]).toEqual([0, '12 kiln']);
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    field.dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(false);
    await type('12 kiln st');
    await asked[1]?.answer(['12 Kiln Street']);
    await press('ArrowDown');
    await press('Enter');
    await details[0]?.fail();
    expect(field.value).toBe('12 kiln st');
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('leaves alone what is typed while the details are on their way', async () => {
    const { type, options, field } = await mount();
    await type('12 kiln');
    await asked[0]?.answer(['12 Kiln Street']);
    await act(async () => options()[0]?.click());
    await type('99 other');
    await details[0]?.answer(place);
    expect(field.value).toBe('99 other');
  });

  it('shows words of the provider as text', async () => {
    const { type, options } = await mount();
    await type('12 kiln');
    await asked[0]?.answer(['<img src=x onerror=alert(1)>']);
    expect(options()[0]?.querySelector('img')).toBeNull();
  });

  it('fills in its own address in a form with two, and the country in words', async () => {
    const form = document.createElement('form');
    const address = (name: string) => `<fieldset>
      <vitrine-place-search load="eager"><label>Address <input name="${name}-line1" autocomplete="address-line1"></label>
      </vitrine-place-search>
      <input name="${name}-city" autocomplete="address-level2">
      <input name="${name}-country" autocomplete="country-name"></fieldset>`;
    form.innerHTML = address('home') + address('work');
    await act(async () => document.body.append(form));
    const field = form.querySelector<HTMLInputElement>('[name=work-line1]')!;
    await act(async () => {
      field.focus();
      field.value = '12 kiln';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await act(async () => clock.advance(250));
    await asked[0]?.answer(['12 Kiln Street']);
    await act(async () => form.querySelector<HTMLElement>('[role=option]')?.click());
    await details[0]?.answer(place);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      'home-line1': '',
      'home-city': '',
      'home-country': '',
      'work-line1': '12 Kiln Street',
      'work-city': 'Chicago',
      'work-country': 'United States',
    });
  });
});
