import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beforePress } from '../../../../../core/base/index.js';
import { resetRuntime } from '../../../../../core/runtime/index.js';
import {
  interceptSubmits,
  passesNativeValidation,
  submitFor,
  type FormSubmits,
} from '../../../../../widgets/elements/add-to-cart/form-submits.js';

let form: HTMLFormElement;
let host: HTMLElement;
const submit = vi.fn();

const intercept = (changes: Partial<FormSubmits> = {}, element: HTMLElement | null = host) =>
  interceptSubmits(form, element, () => ({ own: host, isExpress: false, submit, ...changes }));

function dispatch(submitter: HTMLElement | null = null): SubmitEvent {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  form.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  document.body.innerHTML = `<form>
    <vitrine-add-to-cart><button id="own">Add</button></vitrine-add-to-cart>
    <button id="other">Save</button></form>`;
  form = document.querySelector('form')!;
  host = form.querySelector('vitrine-add-to-cart')!;
});
afterEach(() => {
  submit.mockReset();
  document.body.innerHTML = '';
  resetRuntime();
});

describe('interceptSubmits', () => {
  it('handles a submit by its own button or by none', () => {
    intercept();
    expect(dispatch().defaultPrevented).toBe(true);
    expect(dispatch(document.getElementById('own')).defaultPrevented).toBe(true);
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('leaves a submit by another button alone', () => {
    intercept();
    expect(dispatch(document.getElementById('other')).defaultPrevented).toBe(false);
    expect(submit).not.toHaveBeenCalled();
  });

  it('lets the browser check the form for a button of the page, unless that wants no checks', () => {
    form.insertAdjacentHTML('beforeend', '<input required>');
    intercept();
    const other = document.querySelector<HTMLButtonElement>('#other')!;
    expect(dispatch(other).defaultPrevented).toBe(true);
    other.formNoValidate = true;
    expect(dispatch(other).defaultPrevented).toBe(false);
    expect(submit).not.toHaveBeenCalled();
  });

  it('lets each control look at what it stands for before the form is checked', () => {
    form.insertAdjacentHTML('beforeend', '<input required>');
    const input = form.querySelector('input')!;
    input.addEventListener(beforePress, () => (input.value = 'ANNA'));
    intercept();
    expect(passesNativeValidation(form, null)).toBe(true);
  });

  it('leaves the checks to a second button of ours', () => {
    form.insertAdjacentHTML('beforeend', '<input required>');
    const other = document.getElementById('other')!;
    const submitOther = vi.fn();
    intercept();
    intercept({ own: other, submit: submitOther }, other);
    dispatch(other);
    expect(submitOther).toHaveBeenCalledOnce();
  });

  it('leaves a submit alone that another listener has prevented', () => {
    form.addEventListener('submit', (event) => event.preventDefault());
    intercept();
    dispatch();
    expect(submit).not.toHaveBeenCalled();
  });

  it('leaves a submit by no button to the main button, if the form has one', () => {
    intercept({ isExpress: true });
    expect(dispatch().defaultPrevented).toBe(false);
    host.setAttribute('express', '');
    expect(dispatch().defaultPrevented).toBe(true);
    expect(submit).toHaveBeenCalledOnce();
  });

  it('marks the element while it intercepts, and stops', () => {
    const stop = intercept();
    expect(host).toHaveProperty('takesSubmit', true);
    stop();
    expect(host).not.toHaveProperty('takesSubmit');
    expect(dispatch().defaultPrevented).toBe(false);
    intercept({}, null)();
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('native validation', () => {
  it('is suspended until the last button stops, and then as the page wants it', () => {
    const [one, other] = [intercept(), intercept()];
    expect(form.noValidate).toBe(true);
    one();
    expect(form.noValidate).toBe(true);
    other();
    expect(form.noValidate).toBe(false);

    form.noValidate = true;
    intercept()();
    expect(form.noValidate).toBe(true);
  });

  it.each([true, false])('runs on demand: %s', (isValid) => {
    intercept();
    vi.spyOn(HTMLFormElement.prototype, 'reportValidity').mockReturnValue(isValid);
    expect(passesNativeValidation(form, null)).toBe(isValid);
  });

  it('passes in a form that the page does not want validated', () => {
    form.noValidate = true;
    intercept();
    const report = vi.spyOn(HTMLFormElement.prototype, 'reportValidity').mockReturnValue(false);
    expect(passesNativeValidation(form, null)).toBe(true);
    expect(report).not.toHaveBeenCalled();
  });
});

describe('submitFor', () => {
  it('submits on behalf of the element, and only for that submit', () => {
    // happy-dom names the form as the submitter; browsers name none.
    vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => void dispatch());
    const stranger = document.createElement('div');
    intercept();
    submitFor(form, stranger);
    expect(submit).not.toHaveBeenCalled();
    submitFor(form, host);
    expect(submit).toHaveBeenCalledOnce();
    dispatch();
    expect(submit).toHaveBeenCalledTimes(2);
  });
});
