import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockScroll } from '../../../../core/dom/index.js';
import { resetRuntime } from '../../../../core/runtime/index.js';

const { style } = document.documentElement;

/** The window has a scroll bar of this width while the page can scroll. */
function showScrollbar(width: number): void {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockImplementation(
    () => 1_000 - (style.getPropertyValue('overflow') === 'hidden' ? 0 : width),
  );
}

/** What the sheets of the page say of its root. */
function styleRoot(given: Partial<CSSStyleDeclaration>): void {
  const sheets = { marginRight: '0px', maxWidth: 'none', ...given } as CSSStyleDeclaration;
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue(sheets);
}

const read = (...properties: string[]) =>
  properties.map((property) => style.getPropertyValue(property));

afterEach(() => {
  style.cssText = '';
  resetRuntime();
});

describe('lockScroll', () => {
  it('keeps the page where it is until all who hold it let go', () => {
    showScrollbar(0);
    const [first, second] = [lockScroll(), lockScroll()];
    expect(style.getPropertyValue('overflow')).toBe('hidden');
    first();
    first();
    expect(style.getPropertyValue('overflow')).toBe('hidden');
    second();
    expect(style.getPropertyValue('overflow')).toBe('');
  });

  it('gives back what the page had set', () => {
    showScrollbar(0);
    style.setProperty('overflow', 'clip');
    lockScroll()();
    expect(style.getPropertyValue('overflow')).toBe('clip');
  });

  it.each([
    ['nothing', {}, '15px', 'calc(100% - 15px)'],
    ['a margin', { marginRight: '40px' }, '55px', 'calc(100% - 15px)'],
    ['a width of its own', { maxWidth: '1200px' }, '15px', ''],
  ])('makes up for the lost scroll bar of a root with %s', (_what, sheets, margin, maxWidth) => {
    showScrollbar(15);
    styleRoot(sheets);
    const release = lockScroll();
    const properties = ['margin-right', 'max-width', '--vitrine-scrollbar'];
    expect(read(...properties)).toEqual([margin, maxWidth, '15px']);
    release();
    expect(read(...properties)).toEqual(['', '', '']);
  });

  it('leaves the width alone where there was no scroll bar', () => {
    showScrollbar(0);
    const set = vi.spyOn(style, 'setProperty');
    lockScroll()();
    expect(set.mock.calls.map(([property]) => property)).toEqual(['overflow', 'overflow']);
  });
});
