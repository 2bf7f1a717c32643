// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  findProblem,
  isValidEmail,
  validateAnswers,
  readAnswers,
} from '../../../../core/forms/index.js';
import { resetRuntime } from '../../../../core/runtime/index.js';
import { fieldOf, formOf } from './form-of.js';

const isRight = (field: object, answer: string | readonly string[]) =>
  findProblem(fieldOf(field), answer) === null;

describe('a website', () => {
  // platform §5: "Maximum URL length for validation: 2083."
  it.each([
    [2083, true],
    [2084, false],
  ])('of %i characters: %s', (length, isFine) => {
    const address = 'https://example.com/'.padEnd(length, 'x');
    expect(isRight({ type: 'website' }, address)).toBe(isFine);
  });

  // platform §5: 'Links must be formatted as {host} or {host}'
  it.each([
    ['http://example.com', true],
    ['HTTPS://EXAMPLE.COM:8443/a', true],
    ['example.com', true],
    ['  www.example.com/shop ', true],
    ['bücher.example', true],
    ['http://xn--bcher-kva.example', true],
    ['example.com.', true],
    ['ftp://example.com', false],
    ['javascript:alert(1)', false],
    ['javascript://example.com/%0aalert(1)', false],
    ['data:text/html,x', false],
    ['mailto:ada@example.com', false],
    ['ada@example.com', false],
    ['https://ada:secret@example.com', false],
    ['//example.com', false],
    ['/shop', false],
    ['shop', false],
    ['http://localhost', false],
    ['a..example.com', false],
    ['1.5', false],
    ['192.168.0.1', false],
    ['two words.example', false],
    ['https://exam\nple.com', false],
    ['https://', false],
  ])('%j: %s', (text, isFine) => {
    expect(isRight({ type: 'website' }, text)).toBe(isFine);
  });
});

describe('a number', () => {
  it.each([
    ['0', true],
    [' 42 ', true],
    ['-3.5', true],
    ['−3', true],
    ['.5', true],
    ['1,234,567.89', true],
    ['1.234.567,89', true],
    ['1 234 567', true],
    ['1\u202f234', true],
    ['1’234', true],
    ['1,00,000', true],
    ['6.02e23', true],
    ['٤٢', true],
    ['۱٬۲۳۴٫۵', true],
    ['', true],
    ['.', false],
    ['-', false],
    ['1.', false],
    ['1,2,3', false],
    ['1e', false],
    ['0x10', false],
    ['NaN', false],
    ['Infinity', false],
    ['9'.repeat(400), false],
    ['5 cups', false],
  ])('%j: %s', (text, isFine) => {
    expect(isRight({ type: 'number' }, text)).toBe(isFine);
  });
});

describe('an amount', () => {
  it.each([
    ['25', '', true],
    ['$25.50', '$', true],
    ['25 kr', 'kr', true],
    ['€ 1.250,00', '$', true],
    ['9'.repeat(15), '', true],
    ['9'.repeat(16), '', false],
    ['-25', '', false],
    ['2e3', '', false],
    ['25 kr', '', false],
    ['$', '$', false],
  ])('%j with the symbol %j: %s', (text, currencySymbol, isFine) => {
    expect(isRight({ type: 'currency', currencySymbol }, text)).toBe(isFine);
  });
});

describe('a date', () => {
  it.each([
    [['12', '31', '2026'], true],
    [['2', '29', '2000'], true],
    [['2', '29', '1900'], false],
    [['04', '31', '2026'], false],
    [['13', '1', '2026'], false],
    [['0', '1', '2026'], false],
    [['1', '0', '2026'], false],
    [['1', '1', '26'], false],
    [['1', '1', '0026'], false],
    [['1', '1', '12026'], false],
    [['1', '99', '2026'], false],
    [['1.5', '1', '2026'], false],
    [['-1', '1', '2026'], false],
    [['May', '1', '2026'], false],
    [['١٢', '٢٤', '٢٠٢٦'], true],
    // Given in part, it is no date, whether or not one is asked for.
    [['12', '24', ''], false],
    [['', '', '2026'], false],
    [['', '', ''], true],
  ])('%j: %s', (parts, isFine) => {
    expect(isRight({ type: 'date' }, parts)).toBe(isFine);
  });
});

describe('a time', () => {
  it.each([
    [['0', '00', '00', ''], true],
    [['23', '59', '59', ''], true],
    [['24', '00', '', ''], false],
    [['12', '00', '', 'AM'], true],
    [['0', '00', '', 'AM'], false],
    [['13', '00', '', 'PM'], false],
    [['4', '60', '', 'PM'], false],
    [['4', '05', '60', 'PM'], false],
    [['4', '', '', ''], false],
    [['', '', '', 'AM'], false],
    [['', '', '', ''], true],
  ])('%j: %s', (parts, isFine) => {
    expect(isRight({ type: 'time' }, parts)).toBe(isFine);
  });
});

describe('what is required', () => {
  it.each([
    ['date', ['12', '24', '']],
    ['time', ['4', '', '', 'PM']],
  ])("of a %s is 'Required' before it is anything else: %j", (type, parts) => {
    expect(findProblem(fieldOf({ type, required: true }), parts)).toBe('Required');
  });
});

describe('a handle', () => {
  it.each([
    ['@vitrine', true],
    ['vitrine_shop', true],
    ['a'.repeat(15), true],
    ['a'.repeat(16), false],
    ['@', false],
    ['@@a', false],
    ['https://twitter.com/vitrine', false],
  ])('%j: %s', (text, isFine) => {
    expect(isRight({ type: 'twitter' }, text)).toBe(isFine);
  });
});

describe('an email address', () => {
  const museum = 'ada@louvre.museum';

  function printSite(site: object): void {
    resetRuntime();
    const getElementById = () => ({ textContent: JSON.stringify(site) });
    const documentElement = { lang: 'en' };
    vi.stubGlobal('document', {
      getElementById,
      documentElement,
      cookie: '',
      readyState: 'complete',
    });
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    resetRuntime();
  });

  // "ending in a 2-4 character alphanumeric top-level part"
  it("ends as it is specified on a site with the pattern 'specified'", () => {
    printSite({ emailPattern: 'specified' });
    expect(isValidEmail(museum)).toBe(false);
    expect(isRight({ type: 'email' }, museum)).toBe(false);
  });

  it('may end in any top-level domain unless the site says otherwise', () => {
    expect(isValidEmail(museum)).toBe(true);
    expect(isRight({ type: 'email' }, museum)).toBe(true);
  });

  it('is judged by a server as it says', () => {
    const form = formOf({ type: 'email' });
    const values = readAnswers(form, { f0: museum });
    expect(validateAnswers(form, values, { emailPattern: 'any-tld' })).toEqual({});
    expect(Object.keys(validateAnswers(form, values, { emailPattern: 'specified' }))).toEqual([
      'f0',
    ]);
  });

  it.each([
    ['a@b.co', true],
    ['a@b.c4', true],
    ['a@b.technology', true],
    ['a@b.xn--p1ai', true],
    [`a@b.${'c'.repeat(63)}`, true],
    [`a@b.${'c'.repeat(64)}`, false],
    ['a@b.c', false],
    ['a@b.c-m', false],
    ['a@b', false],
    ['a b@c.technology', false],
  ])('with any top-level domain: %s: %s', (text, isFine) => {
    expect(isValidEmail(text, 'any-tld')).toBe(isFine);
  });
});
