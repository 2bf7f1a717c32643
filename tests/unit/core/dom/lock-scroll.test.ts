import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockScroll } from '../../../../core/dom/index.js';
import { resetRuntime } from '../../../../core/runtime/index.js';

const { style } = document.documentElement;

function widen(gutter: number, supportsGutter = true): void {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(
    window.innerWidth - gutter,
  );
  vi.stubGlobal('CSS', { supports: () => supportsGutter });
}

afterEach(() => {
  style.cssText = '';
  resetRuntime();
  vi.unstubAllGlobals();
});

describe('lockScroll', () => {
  it('keeps the page where it is until all who hold it let go', () => {
    widen(0);
    const [first, second] = [lockScroll(), lockScroll()];
    expect(style.getPropertyValue('overflow')).toBe('hidden');
    first();
    first();
    expect(style.getPropertyValue('overflow')).toBe('hidden');
    second();
    expect(style.getPropertyValue('overflow')).toBe('');
  });

  it('gives back what the page had set', () => {
    widen(0);
    style.setProperty('overflow', 'clip');
    lockScroll()();
    expect(style.getPropertyValue('overflow')).toBe('clip');
  });

  it.each([
    [true, 'scrollbar-gutter', 'stable'],
    [false, 'padding-right', '15px'],
  ])('makes up for the lost scrollbar (gutter known: %s)', (isKnown, property, value) => {
    widen(15, isKnown);
    const set = vi.spyOn(style, 'setProperty');
    const release = lockScroll();
    expect(set).toHaveBeenCalledWith(property, value);
    release();
  });

  it('leaves the width alone where there was no scrollbar', () => {
    widen(0);
    const set = vi.spyOn(style, 'setProperty');
    lockScroll()();
    expect(set.mock.calls.map(([property]) => property)).toEqual(['overflow', 'overflow']);
  });
});
