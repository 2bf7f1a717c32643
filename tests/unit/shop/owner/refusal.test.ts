// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../shop/owner/refusal.js';
import { OrderChangeError, Problem } from '../../../../shop/server/index.js';

describe('refusalOf', () => {
  it('tells the problem of a form, and its fields', () => {
    const errors = { name: 'Name it.' };
    expect(refusalOf(new Problem('invalid-request', { errors }))).toMatchObject({
      code: 'invalid-request',
      status: 400,
      errors,
    });
    expect(refusalOf(new Problem('crumb')).errors).toBeNull();
  });

  it('tells what an order does not allow', () => {
    expect(refusalOf(new OrderChangeError('amount-invalid'))).toMatchObject({
      code: 'amount-invalid',
      errors: null,
    });
  });

  it.each([new Problem('server'), new Problem('unavailable'), new Error('A fault.')])(
    'throws what is no refusal: %s',
    (fault) => {
      expect(() => refusalOf(fault)).toThrow(fault);
    },
  );
});
