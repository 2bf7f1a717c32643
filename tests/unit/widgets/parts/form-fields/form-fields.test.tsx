import { act } from 'react';
import { describe, expect, it } from 'vitest';
import {
  parseForm,
  readAnswers,
  readFormData,
  type FormValues,
} from '../../../../../core/forms/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import { FormFields } from '../../../../../widgets/parts/form-fields/index.js';
import { speakCount } from '../../../../../widgets/parts/form-fields/use-spoken-count.js';
import { everyKind } from '../../../../../stories/support/forms.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { formOf } from '../../../core/forms/form-of.js';
import { cleanUpPage, render } from '../../elements/product/render.js';

cleanUpPage();

async function show(
  form = parseForm(everyKind),
  answers: FormValues = readAnswers(form, {}),
  errors: Record<string, string> = {},
) {
  const fields = (isReadOnly = false) => (
    <form>
      <FormFields form={form} id="x" answers={answers} errors={errors} isReadOnly={isReadOnly} />
    </form>
  );
  const { container, rerender } = await render(fields());
  const element = container.querySelector('form')!;
  const find = <Found extends Element = HTMLInputElement>(selector: string) =>
    element.querySelector<Found>(selector)!;
  return { element, find, form, rerender: (isReadOnly: boolean) => rerender(fields(isReadOnly)) };
}

const filled = {
  text: 'Ada',
  textarea: 'Hello\nthere',
  email: 'ada@example.com',
  number: '2',
  website: 'https://example.com',
  currency: '25',
  password: 'secret',
  twitter: '@ada',
  name: ['Ada', 'Lovelace'],
  address: ['1 Quay', '', 'Bergen', '', '5003', 'Norway'],
  phone: ['47', '55', '12', '34 56'],
  date: ['12', '24', '2026'],
  time: ['4', '05', '', 'PM'],
  radio: 'Cloth',
  checkbox: ['Ribbon', 'Card'],
  select: 'Black',
  likert: { 'I will eat from it': ['2'], 'A rough seam does not bother me': ['-1'] },
  hidden: 'letter',
};

describe('FormFields', () => {
  it('are real controls that keep the answers of every kind', async () => {
    const form = parseForm(everyKind);
    const { element } = await show(form, readAnswers(form, filled));
    expect(readFormData(form, new FormData(element))).toEqual(filled);
  });

  it('begin empty', async () => {
    const { element, form } = await show();
    const empty = { ...readAnswers(form, {}), hidden: 'shop' };
    expect(readFormData(form, new FormData(element))).toEqual(empty);
  });

  it.each([
    ['email', 'email'],
    ['website', 'url'],
    ['name', 'given-name family-name'],
    [
      'address',
      'address-line1 address-line2 address-level2 address-level1 postal-code country-name',
    ],
    ['phone', 'tel-country-code tel-area-code tel-local-prefix tel-local-suffix'],
  ])('have the autocomplete tokens of %s', async (type, tokens) => {
    const { element } = await show();
    const controls = [...element.querySelectorAll<HTMLInputElement>(`[name="${type}"]`)];
    expect(controls.map((control) => control.getAttribute('autocomplete')).join(' ')).toBe(tokens);
  });

  it('ask for the country code of a phone only if the form says so', async () => {
    const { element } = await show(
      formOf({ type: 'phone' }, { type: 'phone', showCountryCode: true }),
    );
    expect(element.querySelectorAll('[name=f0]')).toHaveLength(3);
    expect(element.querySelectorAll('[name=f1]')).toHaveLength(4);
  });

  it('tie label, description and error to a control', async () => {
    const form = formOf({ type: 'text', title: 'Rim', description: 'Short.', required: true });
    const { find } = await show(form, {}, { f0: 'Required' });
    const control = find('[name=f0]');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-required')).toBe('true');
    expect(find<HTMLLabelElement>(`label[for="${control.id}"]`).textContent).toBe('Rim (required)');
    const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Short.',
      'Required',
    ]);
  });

  it('have one error for all parts of a group', async () => {
    const form = formOf({ type: 'address', required: true });
    const { element, find } = await show(form, {}, { f0: 'Required' });
    const group = find<HTMLFieldSetElement>('fieldset');
    const error = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Required');
    const wrong = [...element.querySelectorAll('[aria-invalid=true]')];
    expect(wrong.map((control) => control.getAttribute('autocomplete'))).toEqual([
      'address-line1',
      'address-level2',
    ]);
  });

  it('let what is typed say which way it runs', async () => {
    const { element } = await show();
    const typed = element.querySelectorAll(
      'textarea, input:is([type=text], [type=email], [type=url])',
    );
    expect(typed.length).toBeGreaterThan(20);
    expect([...typed].filter((control) => control.getAttribute('dir') !== 'auto')).toEqual([]);
  });

  it('are read-only, not disabled, while they are sent', async () => {
    const { element, find, rerender } = await show();
    await rerender(true);
    expect(find('[name=text]').readOnly).toBe(true);
    expect(element.querySelector(':disabled')).toBeNull();
  });

  it('name each opinion by its statement', async () => {
    const { element, find } = await show(formOf({ type: 'likert', options: ['Nice', 'Dear'] }), {
      f0: { Dear: ['0'] },
    });
    const names = (control: Element) =>
      control
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(names(find(':checked'))).toBe('Dear Neutral');
    expect(element.querySelectorAll('th[scope=row]')).toHaveLength(2);
    expect(element.querySelectorAll('th[scope=col]')).toHaveLength(5);
  });
});

describe('a character counter', () => {
  const form = formOf({ type: 'textarea', maxLength: 20 });

  async function type(element: HTMLTextAreaElement, text: string): Promise<void> {
    element.value = text;
    await act(async () => element.dispatchEvent(new Event('input', { bubbles: true })));
  }

  it("shows 'N / max' and enters an error state when the count exceeds the max", async () => {
    const { find } = await show(form, { f0: 'Hello' });
    const area = find<HTMLTextAreaElement>('textarea');
    const counter = find<HTMLElement>('.vitrine-counter');
    expect(counter.textContent).toBe('5 / 20');
    await type(area, 'x'.repeat(20));
    expect(counter.textContent).toBe('20 / 20');
    expect(area.getAttribute('aria-invalid')).toBeNull();
    await type(area, 'x'.repeat(21));
    expect(counter.textContent).toBe('21 / 20');
    expect(counter.className).toContain('vitrine-counter-over');
    expect(area.getAttribute('aria-invalid')).toBe('true');
    expect(area.value).toHaveLength(21);
  });

  it('is spoken when typing pauses near the limit', async () => {
    const clock = createManualClock();
    configure({ clock });
    const { find } = await show(form, { f0: '' });
    const area = find<HTMLTextAreaElement>('textarea');
    const spoken = () => document.querySelector('[data-vitrine-live=polite]')?.textContent ?? '';
    await type(area, 'x'.repeat(9));
    await act(async () => clock.advance(1000));
    expect(spoken()).toBe('');
    await type(area, 'x'.repeat(12));
    await act(async () => clock.advance(999));
    expect(spoken()).toBe('');
    await act(async () => clock.advance(100));
    expect(spoken()).toBe('8 characters left');
  });

  it('is silent about what was there before', async () => {
    const clock = createManualClock();
    configure({ clock });
    await show(form, { f0: 'x'.repeat(15) });
    await act(async () => clock.advance(5000));
    expect(document.querySelector('[data-vitrine-live]')?.textContent ?? '').toBe('');
  });

  it.each([
    [9, ''],
    [10, '10 characters left'],
    [20, '0 characters left'],
    [21, 'You have exceeded the character limit.'],
  ])('says at %i of 20: %j', (count, words) => {
    expect(speakCount(count, 20)).toBe(words);
  });

  it('is not there for a textarea without a limit', async () => {
    const { find } = await show(formOf({ type: 'textarea', maxLength: 0 }), {});
    expect(find('.vitrine-counter')).toBeNull();
  });
});
