import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { describeFault } from '../../../../../../shop/server/ground/telemetry/describe-fault.js';
import { noteStatement } from '../../../../../../shop/server/ground/telemetry/statements.js';

const lady = 'Ada Lovelace';

describe('a fault of the database', () => {
  const error = Object.assign(new DatabaseError(`duplicate key for ${lady}`, 10, 'error'), {
    code: '23505',
    severity: 'ERROR',
    table: 'orders',
    constraint: 'orders_cart_id_key',
    routine: '_bt_check_unique',
    detail: `Key (name)=(${lady}) already exists.`,
    where: `unnamed portal parameter $1 = '${lady}'`,
    hint: lady,
    internalQuery: lady,
    query: `select '${lady}'`,
    params: [lady],
    parameters: [lady],
  });
  noteStatement(error, 'insert orders');

  it('is told by its code, its statement and its place alone', () => {
    const described = describeFault(error);
    expect(described).toEqual({
      type: 'error',
      code: '23505',
      severity: 'ERROR',
      table: 'orders',
      constraint: 'orders_cart_id_key',
      routine: '_bt_check_unique',
      statement: 'insert orders',
      at: expect.arrayContaining([
        expect.stringMatching(/describe-fault\.test\.ts:\d+:\d+/),
      ]) as string[],
    });
    expect(JSON.stringify(described)).not.toContain('Ada');
  });

  it('is told as the cause of another', () => {
    const outer = new Error('The order was not placed.', { cause: error });
    expect(describeFault(outer)).toMatchObject({
      message: 'The order was not placed.',
      cause: { code: '23505', statement: 'insert orders' },
    });
    expect(JSON.stringify(describeFault(outer))).not.toContain('Ada');
  });
});

describe('another fault', () => {
  it.each<[given: unknown, message: string]>([
    [
      new SyntaxError(`Unexpected token 'A', "${lady}" is not valid JSON`),
      'Unexpected token …, … is not valid JSON',
    ],
    [new TypeError(`Invalid URL '/x?cartToken=${lady}`), 'Invalid URL …'],
    [new Error('GET /checkout?cartToken=Ada failed'), 'GET /checkout?cartToken=redacted failed'],
    [new Error('no mail to ada@example.com'), 'no mail to …'],
    [new Error(`two\nlines "${lady}"\n    at Ada (ada.ts:1:1)`), 'two lines … at Ada (ada.ts:1:1)'],
  ])('%s keeps no value', (given, message) => {
    const described = describeFault(given);
    expect(described.message).toBe(message);
    expect(JSON.stringify(described)).not.toContain('Lovelace');
    expect(described.at?.join()).toMatch(/describe-fault\.test\.ts/);
  });

  it.each([
    [undefined, 'undefined'],
    [lady, 'string'],
    [null, 'object'],
    [{ name: 7 }, 'Error'],
  ])('%j thrown is told by its type', (given, type) => {
    expect(describeFault(given)).toEqual({ type });
  });

  it('has the code of a system call, and no getter or cycle breaks it', () => {
    const error = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    error.cause = error;
    Object.defineProperty(error, 'table', {
      get: () => {
        throw new Error(lady);
      },
    });
    expect(describeFault(error)).toMatchObject({ code: 'ECONNREFUSED', message: 'connect' });
    expect(JSON.stringify(describeFault(error)).length).toBeLessThan(10_000);
  });
});
