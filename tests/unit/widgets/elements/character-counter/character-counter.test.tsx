import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { configure } from '../../../../../core/runtime/index.js';
import '../../../../../widgets/elements/character-counter/index.js';
import { createManualClock, type ManualClock } from '../../../../support/manual-clock.js';
import { cleanUpPage } from '../product/render.js';

cleanUpPage();
let clock: ManualClock;
beforeEach(() => {
  clock = createManualClock();
  configure({ clock });
});

const tag = 'vitrine-character-counter';

async function mount(html: string) {
  const form = document.createElement('form');
  form.innerHTML = html;
  await act(async () => document.body.append(form));
  const host = form.querySelector(tag)!;
  const textarea = form.querySelector('textarea');
  return {
    form,
    host,
    textarea: textarea!,
    shown: () => host.shadowRoot?.querySelector('[part="counter"]')?.textContent ?? null,
    type: (text: string) =>
      act(async () => {
        textarea!.value = text;
        textarea!.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    described: () =>
      (textarea!.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter(Boolean)
        .map((id) => document.getElementById(id)?.textContent),
  };
}

const counted = (attributes: string, textarea = '<textarea></textarea>') =>
  mount(`<${tag} load="eager" ${attributes}><label>Note ${textarea}</label></${tag}>`);

describe('vitrine-character-counter', () => {
  // storefront §4: "a textarea with a max length shows 'N / max' and enters an error state when the count exceeds the max"
  it("shows 'N / max', and an error state beyond it", async () => {
    const { shown, type, textarea, form } = await counted('max="5"', '<textarea>abc</textarea>');
    expect(shown()).toBe('3 / 5');
    await type('abcde');
    expect(shown()).toBe('5 / 5');
    expect(textarea.hasAttribute('aria-invalid')).toBe(false);
    expect(form.checkValidity()).toBe(true);
    await type('abcdef');
    expect(shown()).toBe('6 / 5');
    expect(textarea.getAttribute('aria-invalid')).toBe('true');
    expect(textarea.validationMessage).toBe('You have exceeded the character limit.');
    expect(form.checkValidity()).toBe(false);
    expect(textarea.value).toBe('abcdef');
    await type('abc');
    expect(textarea.hasAttribute('aria-invalid')).toBe(false);
    expect(textarea.validationMessage).toBe('');
    expect(form.checkValidity()).toBe(true);
  });

  // storefront §5: "Counter max length is parsed as an integer; negative or invalid counts as 0, and 0 means no counter."
  it.each([
    ['max="80"', '0 / 80'],
    ['max="80.9"', '0 / 80'],
    ['max="80 characters"', '0 / 80'],
    ['max="0"', null],
    ['max="-3"', null],
    ['max="many"', null],
    ['max=""', null],
    ['', null],
  ])('reads %s', async (attributes, words) => {
    const { shown, textarea } = await counted(attributes);
    expect(shown()).toBe(words);
    expect(textarea.hasAttribute('aria-describedby')).toBe(words !== null);
  });

  it('takes the limit of the textarea, which must not cut any more', async () => {
    const { shown, textarea, host, type } = await counted(
      '',
      '<textarea maxlength="4"></textarea>',
    );
    expect(shown()).toBe('0 / 4');
    expect(textarea.hasAttribute('maxlength')).toBe(false);
    await type('abcdef');
    expect(shown()).toBe('6 / 4');
    await act(async () => host.remove());
    expect(textarea.getAttribute('maxlength')).toBe('4');
    expect(textarea.hasAttribute('data-vitrine-max-length')).toBe(false);
  });

  it('takes what our own markup says', async () => {
    const { shown } = await counted('', '<textarea data-vitrine-max-length="80"></textarea>');
    expect(shown()).toBe('0 / 80');
  });

  it('counts another textarea of the page by its id', async () => {
    const { shown, type, described } = await mount(
      `<${tag} load="eager" for="a:b" max="10"></${tag}><textarea id="a:b">ab</textarea>`,
    );
    expect(shown()).toBe('2 / 10');
    await type('abcd');
    expect(shown()).toBe('4 / 10');
    expect(described()).toEqual(['4 / 10']);
  });

  it('waits for a textarea that comes later', async () => {
    const { shown, form } = await mount(`<${tag} load="eager" for="late" max="10"></${tag}>`);
    expect(shown()).toBeNull();
    await act(async () => {
      form.insertAdjacentHTML('beforeend', '<textarea id="late">abc</textarea>');
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    expect(shown()).toBe('3 / 10');
  });

  it('describes the textarea beside what did so before, and takes itself back', async () => {
    const { textarea, described, host } = await counted(
      'max="5"',
      '<textarea aria-describedby="hint">abcdef</textarea><i id="hint">Be brief.</i>',
    );
    expect(described()).toEqual(['Be brief.', '6 / 5']);
    await act(async () => host.remove());
    expect(textarea.getAttribute('aria-describedby')).toBe('hint');
    expect(textarea.hasAttribute('aria-invalid')).toBe(false);
    expect(textarea.validationMessage).toBe('');
    expect(host.querySelector('span')).toBeNull();
  });

  it('leaves alone what somebody else has found wrong', async () => {
    const { textarea, type } = await counted('max="5"');
    textarea.setCustomValidity('Too rude.');
    textarea.setAttribute('aria-invalid', 'true');
    await type('abcdef');
    expect(textarea.validationMessage).toBe('Too rude.');
    await type('abc');
    expect(textarea.validationMessage).toBe('Too rude.');
    expect(textarea.getAttribute('aria-invalid')).toBe('true');
  });

  describe('in a copy of the page', () => {
    const over = '<textarea aria-describedby="hint">abcdef</textarea><i id="hint">Be brief.</i>';

    it.each([
      ['in its place', true],
      ['beside it', false],
      ['of three copies, each of the one before', false],
    ])('%s describes the textarea by one count, which counts', async (how, isInPlace) => {
      const { form } = await counted('max="5"', over);
      let copy = form;
      for (let rounds = how.includes('three') ? 3 : 1; rounds > 0; rounds -= 1) {
        const next = copy.cloneNode(true) as HTMLFormElement;
        const last = copy;
        await act(async () => (isInPlace ? last.replaceWith(next) : last.after(next)));
        copy = next;
      }
      const textarea = copy.querySelector('textarea')!;
      const [hint, count, ...more] = textarea.getAttribute('aria-describedby')!.split(' ');
      expect([hint, more]).toEqual(['hint', []]);
      expect(copy.querySelectorAll('span')).toHaveLength(1);
      await act(async () => {
        textarea.value = 'abc';
        textarea.dispatchEvent(new Event('input', { bubbles: true }));
      });
      expect(document.getElementById(count!)?.textContent).toBe('3 / 5');
      expect(textarea.hasAttribute('aria-invalid')).toBe(false);
    });

    it('that is written as HTML does too', async () => {
      const { form } = await counted('max="5"', over);
      await act(async () => void (form.innerHTML = String(form.innerHTML)));
      expect(form.querySelectorAll('span')).toHaveLength(1);
      expect(form.querySelector('textarea')!.getAttribute('aria-describedby')).toBe(
        `hint ${form.querySelector('span')!.id}`,
      );
    });
  });

  it('counts again after a reset of the form and in a page that comes back', async () => {
    const { form, textarea, shown, type } = await counted('max="9"', '<textarea>ab</textarea>');
    await type('abcd');
    await act(async () => form.reset());
    await act(() => clock.advance(1));
    expect(textarea.value).toBe('ab');
    expect(shown()).toBe('2 / 9');
    await act(async () => {
      textarea.value = 'abcdefg';
      window.dispatchEvent(new Event('pageshow'));
    });
    expect(shown()).toBe('7 / 9');
  });

  it('is spoken when typing pauses near the limit, not at each key', async () => {
    const { type } = await counted('max="20"');
    const spoken = () => document.querySelector('[data-vitrine-live="polite"]')?.textContent ?? '';
    await type('abc');
    await act(() => clock.advance(1100));
    expect(spoken()).toBe('');
    await type('abcdefghijk');
    await act(() => clock.advance(500));
    expect(spoken()).toBe('');
    await act(() => clock.advance(600));
    expect(spoken()).toBe('9 characters left');
    await type('a'.repeat(21));
    await act(() => clock.advance(1100));
    expect(spoken()).toBe('You have exceeded the character limit.');
  });
});
