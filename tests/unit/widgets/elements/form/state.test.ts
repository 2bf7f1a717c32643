import { describe, expect, it } from 'vitest';
import { FormSubmitError, refuseFields } from '../../../../../core/forms/submission/index.js';
import {
  beginAgain,
  failSubmit,
  finishSubmit,
  initialState,
  judgeAgain,
  solveCaptcha,
  startSubmit,
} from '../../../../../widgets/elements/form/state.js';
import { formOf } from '../../../core/forms/form-of.js';

const form = formOf({ type: 'text', required: true }, { type: 'text', required: true });
const wrong = failSubmit(initialState, refuseFields({ f0: 'Required', f1: 'Required' }));
const failed = failSubmit(initialState, new FormSubmitError('server', 'Unable to send form.'));

describe('the states of a form', () => {
  it('counts failed tries', () => {
    expect(wrong).toMatchObject({ phase: 'editing', tries: 1, errors: { f0: 'Required' } });
    expect(failSubmit(startSubmit(wrong), refuseFields({})).tries).toBe(2);
  });

  it('forgets what was wrong while it is sent', () => {
    expect(startSubmit(wrong)).toMatchObject({ phase: 'submitting', errors: {}, failure: null });
  });

  it.each([
    [true, 'leaving'],
    [false, 'submitted'],
  ])('ends: leaving %s', (isLeaving, phase) => {
    expect(finishSubmit(wrong, isLeaving)).toMatchObject({ phase, errors: {}, failure: null });
  });

  it('judges a field again that was wrong, until none is', () => {
    const values = { f0: 'Ada', f1: '' };
    const half = judgeAgain(wrong, form, 'f0', values);
    expect(half.errors).toEqual({ f1: 'Required' });
    expect(half.failure).not.toBeNull();
    expect(judgeAgain(half, form, 'f0', { f0: '', f1: '' })).toBe(half);
    expect(judgeAgain(half, form, 'f1', { ...values, f1: 'x' })).toMatchObject({
      errors: {},
      failure: null,
    });
  });

  it('keeps a failure that no field is to blame for', () => {
    expect(judgeAgain(failed, form, 'f0', { f0: 'x' })).toBe(failed);
  });

  it('drops what the captcha was to blame for once it is solved', () => {
    const unsolved = failSubmit(initialState, new FormSubmitError('captcha', 'Complete CAPTCHA'));
    expect(solveCaptcha(unsolved).failure).toBeNull();
    expect(solveCaptcha(failed)).toBe(failed);
  });

  it('begins again', () => {
    expect(beginAgain(wrong)).toEqual({ ...initialState, round: 1 });
  });
});
