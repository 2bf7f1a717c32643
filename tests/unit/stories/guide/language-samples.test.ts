import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configure, resetRuntime } from '../../../../core/runtime/index.js';
import { cartSummaryStrings } from '../../../../core/i18n/strings/cart-summary.js';
import { cartStrings } from '../../../../core/i18n/strings/cart.js';
import { asPublished } from '../../../../stories/support/sample.js';
import '../../../../stories/guide/samples/language-german.js';

beforeEach(() => {
  resetRuntime();
  document.body.innerHTML = readFileSync('stories/guide/samples/language-page.html', 'utf8');
  configure({});
});

afterEach(() => {
  resetRuntime();
  document.body.replaceChildren();
});

describe('the samples of the guide to languages', () => {
  it('translate for the locale of the page', () => {
    expect(cartStrings('addToCart')).toBe('In den Warenkorb');
    expect(cartSummaryStrings('itemCount', { count: 1200 })).toBe('1\u00a0200 Stück im Korb');
    expect(cartSummaryStrings('itemCount', { count: 0 })).toBe('Nichts im Korb');
  });

  it('let the page word a text itself', () => {
    expect(cartStrings('added')).toBe('Im Sackerl!');
  });

  it('fall back to English', () => {
    expect(cartStrings('subscribe')).toBe('Subscribe');
  });

  it('are printed as their readers write them', () => {
    const code = readFileSync('stories/guide/samples/language-german.ts', 'utf8');
    expect(asPublished(code)).toContain("import { registerLocale } from 'vitrine/core/i18n';");
  });
});
