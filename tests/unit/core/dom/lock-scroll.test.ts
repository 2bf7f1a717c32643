import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockScroll } from '../../../../core/dom/index.js';
import { resetRuntime } from '../../../../core/runtime/index.js';
import { readRootStyle } from '../../../support/root-style.js';

const overflow = () => readRootStyle().get('overflow');

/** The window has a scroll bar of this width while the page can scroll. */
function showScrollbar(width: number): void {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockImplementation(
    () => 1_000 - (overflow() === 'hidden' ? 0 : width),
  );
}

/** What the sheets of the page say of its root. */
function styleRoot(given: Partial<CSSStyleDeclaration>): void {
  const sheets = { marginRight: '0px', maxWidth: 'none', ...given } as CSSStyleDeclaration;
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue(sheets);
}

afterEach(() => {
  document.adoptedStyleSheets = [];
  resetRuntime();
});

describe('lockScroll', () => {
  it('keeps the page where it is until all who hold it let go', () => {
    showScrollbar(0);
    const [first, second] = [lockScroll(), lockScroll()];
    expect(overflow()).toBe('hidden');
    first();
    first();
    expect(overflow()).toBe('hidden');
    second();
    expect(overflow()).toBeUndefined();
  });

  it('leaves the other sheets of the page', () => {
    const own = new CSSStyleSheet();
    document.adoptedStyleSheets.push(own);
    const release = lockScroll();
    const later = new CSSStyleSheet();
    document.adoptedStyleSheets.push(later);
    release();
    expect(document.adoptedStyleSheets).toEqual([own, later]);
  });

  it.each([
    ['nothing', {}, 'calc(0px + 15px)', 'calc(100% - 15px)'],
    ['a margin', { marginRight: '40px' }, 'calc(40px + 15px)', 'calc(100% - 15px)'],
    ['a width of its own', { maxWidth: '1200px' }, 'calc(0px + 15px)', undefined],
  ])('makes up for the lost scroll bar of a root with %s', (_what, sheets, margin, maxWidth) => {
    showScrollbar(15);
    styleRoot(sheets);
    const release = lockScroll();
    const style = readRootStyle();
    expect(style.get('margin-right')).toBe(margin);
    expect(style.get('max-width')).toBe(maxWidth);
    expect(style.get('--vitrine-scrollbar')).toBe('15px');
    release();
    expect(readRootStyle().size).toBe(0);
  });

  it('leaves the width alone where there was no scroll bar', () => {
    showScrollbar(0);
    const release = lockScroll();
    expect([...readRootStyle()]).toEqual([['overflow', 'hidden']]);
    release();
  });
});
