import { describe, expect, it } from 'vitest';
import { describeError } from '../../../../../analytics/collectors/errors/describe-error.js';
import { NetError } from '../../../../../core/net/index.js';
import { version } from '../../../../../core/runtime/index.js';

function withStack(stack: string, message = 'x'): Error {
  return Object.assign(new Error(message), { stack });
}

describe('describeError', () => {
  it('tells name, message, stack, place, page and version', () => {
    expect(describeError(withStack('at a.js:1:2', 'broken'), { where: 'cart' })).toEqual({
      name: 'Error',
      message: 'broken',
      stack: 'at a.js:1:2',
      where: 'cart',
      path: location.pathname,
      version,
    });
  });

  // Storefront §9: "stack trimmed to 5000 characters".
  it.each([
    [4999, 4999],
    [5000, 5000],
    [5001, 5000],
    [200_000, 5000],
  ])('keeps of a stack of %i characters the first %i', (length, told) => {
    expect(describeError(withStack('s'.repeat(length)))['stack']).toBe('s'.repeat(told));
  });

  it('tells the code, the status and the cause', () => {
    const cause = new TypeError('Failed to fetch');
    const error = new NetError('server', 'GET /cart answered 503', { status: 503, cause });
    expect(describeError(error)).toMatchObject({
      name: 'NetError',
      code: 'server',
      status: 503,
      cause: 'TypeError: Failed to fetch',
    });
  });

  it.each([
    ['a text', 'words', { name: 'string', message: 'words', stack: null }],
    ['nothing', undefined, { name: 'undefined', message: 'undefined', stack: null }],
    ['null', null, { name: 'object', message: 'null', stack: null }],
    ['a number', 4, { name: 'number', message: '4', stack: null }],
    ['an object', { message: 'm' }, { name: 'Error', message: 'm', stack: null }],
    ['a symbol', Symbol('s'), { name: 'symbol', message: 'Symbol(s)' }],
    ['an object without anything', Object.create(null), { name: 'Error', message: '' }],
  ])('describes %s', (_case, thrown: unknown, told) => {
    expect(describeError(thrown)).toMatchObject(told);
  });

  it('survives members that throw', () => {
    const hostile = new Proxy(new Error('x'), {
      get() {
        throw new Error('not for you');
      },
    });
    expect(describeError(hostile, { where: 'page' })).toMatchObject({
      name: 'Error',
      where: 'page',
    });
  });

  it('takes plain details alone, ten at most, 200 characters each', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`d${index}`, index]));
    const told = describeError('x', {
      where: 'w',
      node: document.body,
      list: [1],
      long: 'l'.repeat(300),
      flag: true,
      ...many,
    });
    expect(told).toMatchObject({ long: 'l'.repeat(200), flag: true, d7: 7 });
    expect(told).not.toHaveProperty('node');
    expect(told).not.toHaveProperty('list');
    expect(told).not.toHaveProperty('d8');
  });

  it('lets no detail replace a member of the error', () => {
    expect(describeError('x', { where: 'w', message: 'other', version: 'z' })).toMatchObject({
      message: 'x',
      version,
    });
  });

  // What is behind ? and # of an address may be personal.
  it.each([
    ['at https://a.example/s.js?v=1:10:5', 'at https://a.example/s.js:10:5'],
    ['at f (http://a.example/p?mail=a@b.c#x:1:2)', 'at f (http://a.example/p:1:2)'],
    ['GET https://a.example/reset#token=1 failed', 'GET https://a.example/reset failed'],
    ['is it? yes', 'is it? yes'],
  ])('leaves the query out of %s', (text, told) => {
    expect(describeError(withStack(text, text))).toMatchObject({ message: told, stack: told });
  });

  it.each([
    ['NUL', 'a\0b', 'a\uFFFDb'],
    ['the first half of a character', 'a\uD83D', 'a\uFFFD'],
    ['the second half', '\uDE00b', '\uFFFDb'],
    ['a whole one', 'a😀b', 'a😀b'],
  ])('leaves out what a database refuses: %s', (_case, message, told) => {
    expect(describeError(message)['message']).toBe(told);
  });

  it('never cuts a character in two', () => {
    expect(describeError('😀'.repeat(501))['message']).toBe('😀'.repeat(500));
    expect(describeError(`a${'😀'.repeat(501)}`)['message']).toBe(`a${'😀'.repeat(499)}\uFFFD`);
  });

  it('takes no time for hostile texts', () => {
    const hostile = 'http://'.repeat(100_000) + '?'.repeat(100_000);
    expect(describeError(withStack(hostile, hostile))['message']).toHaveLength(1000);
  });
});
