import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submitInSandbox } from '../../../../widgets/autoload/submit-in-sandbox.js';

describe('submitInSandbox', () => {
  const submitted = vi.fn((event: Event) => event.preventDefault());
  /** What the browser does after the press, if it allows forms. */
  let allowsForms: boolean;

  beforeEach(() => {
    submitted.mockClear();
    vi.useFakeTimers();
    document.body.innerHTML = `
      <form><vitrine-add-to-cart><button id="add">Add</button></vitrine-add-to-cart>
        <button id="other">Other</button><input id="field" name="size"></form>`;
    document.body.addEventListener('submit', submitted);
    document.addEventListener('click', submitInSandbox, true);
    for (const button of document.querySelectorAll('button')) {
      button.addEventListener('click', (event) => {
        event.preventDefault = () => undefined;
        if (allowsForms) button.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
      });
    }
  });
  afterEach(() => {
    document.body.removeEventListener('submit', submitted);
    document.removeEventListener('click', submitInSandbox, true);
    vi.useRealTimers();
  });

  function press(id: string): number {
    // An event of its own: the test's browser allows forms, and would submit for a real click.
    document.getElementById(id)?.dispatchEvent(new Event('click', { bubbles: true }));
    vi.runAllTimers();
    return submitted.mock.calls.length;
  }

  it.each([
    ['add', true, 1],
    ['add', false, 1],
    ['other', false, 0],
  ])('a press of %s where forms are allowed: %s, submits %i times', (id, isAllowed, times) => {
    allowsForms = isAllowed;
    expect(press(id)).toBe(times);
  });

  it('asks for what the form requires', () => {
    allowsForms = false;
    document.querySelector('input')!.required = true;
    expect(press('add')).toBe(0);
  });
});
