import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configure } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/gift-card/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { cleanUpPage } from '../product/render.js';

cleanUpPage();
beforeEach(() => configure({ clock: createManualClock(new Date(2026, 10, 21, 12).getTime()) }));

async function mount(attributes = '', plain = '') {
  const form = document.createElement('form');
  form.innerHTML = `<input name="itemId" value="card">
    <vitrine-gift-card load="eager" ${attributes}>${plain}</vitrine-gift-card>`;
  await act(async () => document.body.append(form));
  const host = form.querySelector('vitrine-gift-card')!;
  const toggle = () => host.querySelector<HTMLButtonElement>('.vitrine-gift-card-toggle')!;
  return {
    form,
    host,
    toggle,
    press: () => act(async () => toggle().click()),
    field: <Field extends HTMLElement = HTMLInputElement>(name: string) =>
      host.querySelector<Field>(`.vitrine-gift-card [name="${name}"]`)!,
    fields: () => host.querySelector('fieldset')!,
    data: () => [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`),
  };
}

async function type(field: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** As the form asks; happy-dom's own `reportValidity` says `invalid` in the same way. */
const ask = (form: HTMLFormElement) =>
  act(async () => {
    form.reportValidity();
  });

const problemOf = (field: HTMLElement) => {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((name) => name.endsWith('-problem'));
  return id ? document.getElementById(id)?.textContent : null;
};

describe('vitrine-gift-card', () => {
  // A disabled fieldset has no part in data and validation: the stories prove that in a browser.
  it('is closed, and its fields are no part of the form', async () => {
    const { fields, toggle } = await mount();
    expect(toggle().textContent).toBe('Send as a gift');
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(document.getElementById(toggle().getAttribute('aria-controls')!)?.hidden).toBe(true);
    expect(fields().disabled).toBe(true);
  });

  it('opens to real fields in the page, with the browser’s time zone', async () => {
    const { host, press, toggle, data, field } = await mount();
    const toggled = vi.fn();
    host.addEventListener('vitrine-gift-card-toggled', ({ detail }) => toggled(detail));
    await press();
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(toggled).toHaveBeenCalledExactlyOnceWith({ isOpen: true });
    await type(field('recipientName'), 'Ada');
    await type(field('recipientEmail'), 'ada@example.com');
    await type(field('recipientDate'), '2026-12-24');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(data()).toEqual([
      'itemId=card',
      'recipientName=Ada',
      'recipientEmail=ada@example.com',
      'recipientMessage=',
      'recipientDate=2026-12-24',
      `recipientTimeZone=${timeZone}`,
    ]);
    expect(host.shadowRoot?.querySelector('input, textarea')).toBeNull();
  });

  it('closes without losing what was typed', async () => {
    const { press, data, field, fields } = await mount('open');
    await type(field('recipientName'), 'Ada');
    await press();
    expect(fields().disabled).toBe(true);
    await press();
    expect(fields().disabled).toBe(false);
    expect(field('recipientName').value).toBe('Ada');
    expect(data()).toContain('recipientName=Ada');
  });

  it('names its fields for autofill, and for a date within a year', async () => {
    const { field } = await mount('open');
    expect(field('recipientName').autocomplete).toBe('section-recipient name');
    expect(field('recipientEmail').autocomplete).toBe('section-recipient email');
    expect(field('recipientEmail').type).toBe('email');
    expect(field('recipientDate')).toMatchObject({
      type: 'date',
      min: '2026-11-21',
      max: '2027-11-21',
    });
  });

  it('opens and closes by its property', async () => {
    const { host, toggle } = await mount();
    await act(async () => Object.assign(host, { open: true }));
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    await act(async () => Object.assign(host, { open: false }));
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('vitrine-gift-card and the page’s own fields', () => {
  const plain = `<label>Name <input name="recipientName" value="Grace"></label>
    <input name="recipientEmail"><textarea name="recipientMessage"></textarea>`;

  it('takes over what they say, and opens for it', async () => {
    const { field, toggle } = await mount('', plain);
    expect(field('recipientName').value).toBe('Grace');
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
  });

  it('takes them out of the form’s data, and gives them back', async () => {
    const { form, host, data } = await mount('', plain);
    expect(data().filter((entry) => entry.startsWith('recipientName'))).toEqual([
      'recipientName=Grace',
    ]);
    await act(async () => host.remove());
    const inputs = [...host.querySelectorAll<HTMLInputElement>('input, textarea')];
    expect(inputs.map(({ disabled }) => disabled)).toEqual([false, false, false]);
    expect(data()).toEqual(['itemId=card']);
    expect(form.isConnected).toBe(true);
  });
});

// storefront §5.
describe('vitrine-gift-card checks its fields', () => {
  it('when the form asks, beside each, with the focus on the first', async () => {
    const { form, press, field } = await mount();
    await press();
    expect(problemOf(field('recipientName'))).toBeNull();
    // Or the browser would show a bubble of its own.
    const isTaken = vi.fn((event: Event) => event.defaultPrevented);
    field('recipientName').addEventListener('invalid', isTaken);
    await ask(form);
    expect(isTaken).toHaveReturnedWith(true);
    expect(problemOf(field('recipientName'))).toBe('Required');
    expect(problemOf(field('recipientEmail'))).toBe('Required');
    expect(field('recipientName').getAttribute('aria-invalid')).toBe('true');
    expect(field('recipientDate').getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(field('recipientName'));
  });

  it('and again while what was wrong is mended', async () => {
    const { form, field } = await mount('open');
    await type(field('recipientName'), 'Ada');
    await type(field('recipientEmail'), 'ada@');
    expect(problemOf(field('recipientEmail'))).toBeNull();
    await ask(form);
    expect(problemOf(field('recipientEmail'))).toBe(
      'Email is not valid. Email addresses should follow the format name@example.com.',
    );
    expect(document.activeElement).toBe(field('recipientEmail'));
    await type(field('recipientEmail'), 'ada@example.com');
    expect(problemOf(field('recipientEmail'))).toBeNull();
    expect(form.checkValidity()).toBe(true);
  });

  // storefront §4: "a textarea with a max length shows 'N / max' and enters an error state when the count exceeds the max".
  it('and counts the characters of the message', async () => {
    const { form, host, field } = await mount('open');
    const counter = () => host.querySelector('.vitrine-counter');
    expect(counter()?.textContent).toBe('0 / 500');
    await type(field('recipientMessage'), 'a'.repeat(501));
    expect(counter()?.textContent).toBe('501 / 500');
    expect(counter()?.className).toContain('vitrine-counter-over');
    expect(field('recipientMessage').value).toHaveLength(501);
    await ask(form);
    expect(problemOf(field('recipientMessage'))).toBe('You have exceeded the character limit.');
  });
});
