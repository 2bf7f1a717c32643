import { describe, expect, it } from 'vitest';
import { readFrom } from '../../../../../shop/pages/account/account-context.js';
import { accountProblems, readName } from '../../../../../shop/pages/account/account-rules.js';

describe('the fields of an account', () => {
  it.each([
    [{ email: '' }, { email: 'Please enter your email address.' }],
    [{ email: 'ada' }, { email: 'Email is invalid' }],
    [{ email: ' ada@example.com ' }, {}],
    [{ password: '' }, { password: 'Please enter your password.' }],
    [{ password: 'x' }, {}],
    [{ next: '1234567' }, { next: 'At least 8 characters.' }],
    [{ next: '12345678' }, {}],
    [{ next: 'x'.repeat(201) }, { next: 'At least 8 characters.' }],
    [{ name: '' }, {}],
  ])('%j', (typed: Record<string, string>, problems) => {
    expect(accountProblems(Object.keys(typed), typed)).toEqual(problems);
  });

  it('a name is cut', () => {
    expect(readName(` ${'x'.repeat(120)} `)).toHaveLength(100);
    expect(readName(undefined)).toBe('');
    expect(readName('Ada\0 Lovelace\n')).toBe('Ada  Lovelace');
  });
});

describe('the page after signing in', () => {
  it.each([
    '/cart',
    '/account',
    '/account/passkeys',
    '/checkout',
    '/lessons/first-bowl',
    '/shop/dune-mug',
    '/',
  ])('%s', (from) => expect(readFrom(from)).toBe(from));

  it.each([
    undefined,
    '',
    '/account/x',
    'https://evil.example',
    '//evil.example',
    '/owner',
    '/cart\n',
    '/%2f',
  ])('is never %j', (from) => expect(readFrom(from)).toBe(''));
});
