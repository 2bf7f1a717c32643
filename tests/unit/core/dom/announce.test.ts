import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announce, announceIn, ensureLiveRegions } from '../../../../core/dom/index.js';
import { configure, resetRuntime } from '../../../../core/runtime/index.js';
import { createManualClock } from '../../../support/manual-clock.js';

let clock = createManualClock();

function regions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[aria-live]')];
}

function textOf(urgency: 'polite' | 'assertive'): string | null | undefined {
  return document.querySelector(`[aria-live="${urgency}"]`)?.textContent;
}

beforeEach(() => {
  clock = createManualClock();
  configure({ clock });
});

afterEach(() => {
  resetRuntime();
  document.body.replaceChildren();
});

describe('ensureLiveRegions', () => {
  it('makes one polite and one assertive region, however often it is called', () => {
    ensureLiveRegions();
    ensureLiveRegions();
    expect(regions().map((region) => region.getAttribute('role'))).toEqual(['status', 'alert']);
    expect(regions().every((region) => region.parentNode === document.body)).toBe(true);
  });

  it('hides them by an adopted sheet, without a style attribute or element', () => {
    ensureLiveRegions();
    expect(document.querySelectorAll('style, [style]')).toHaveLength(0);
    const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    const hiding = rules.filter((rule) => rule.cssText.includes('.vitrine-visually-hidden'));
    expect(hiding).toHaveLength(1);
    expect(regions().every((region) => region.matches('.vitrine-visually-hidden'))).toBe(true);
  });

  it('hides them through the CSSOM in an engine without adopted sheets', () => {
    Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, value: undefined });
    ensureLiveRegions();
    expect(regions().map((region) => region.style.position)).toEqual(['absolute', 'absolute']);
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
  });

  it('makes them again after the page was swapped', () => {
    ensureLiveRegions();
    document.body.replaceChildren();
    ensureLiveRegions();
    expect(regions()).toHaveLength(2);
  });
});

describe('announce', () => {
  it('sets the text a moment later and takes it away after five seconds', async () => {
    announce('Mug, quantity 1, added.');
    expect(textOf('polite')).toBe('');
    await clock.advance(50);
    expect(textOf('polite')).toBe('Mug, quantity 1, added.');
    await clock.advance(4999);
    expect(textOf('polite')).toBe('Mug, quantity 1, added.');
    await clock.advance(1);
    expect(textOf('polite')).toBe('');
    expect(clock.pending()).toBe(0);
  });

  it('says failures assertively', async () => {
    announce('Please check your internet connection.', { assertive: true });
    await clock.advance(50);
    expect(textOf('assertive')).toBe('Please check your internet connection.');
    expect(textOf('polite')).toBeUndefined();
  });

  it('says messages of one moment in order, each once', async () => {
    announce('First.');
    announce('Second.');
    announce('First.');
    await clock.advance(50);
    expect(textOf('polite')).toBe('First. Second.');
  });

  it('replaces an older text and shows the new one its full time', async () => {
    announce('First.');
    await clock.advance(3000);
    announce('Second.');
    await clock.advance(3000);
    expect(textOf('polite')).toBe('Second.');
  });

  it('empties the region first, so that the same message is heard again', async () => {
    announce('Again.');
    await clock.advance(50);
    announce('Again.');
    expect(textOf('polite')).toBe('');
    await clock.advance(50);
    expect(textOf('polite')).toBe('Again.');
  });

  it('leaves nothing behind when the runtime is reset', () => {
    announce('Gone.');
    resetRuntime();
    expect(regions()).toHaveLength(0);
    expect(clock.pending()).toBe(0);
  });
});

describe('announceIn', () => {
  const place = () => document.body.appendChild(document.createElement('div'));
  const said = (root: ParentNode) => root.querySelector('[aria-live="polite"]')?.textContent;

  it('has messages said where the page is not inert, until it ends', async () => {
    ensureLiveRegions();
    const dialog = place();
    const leave = announceIn(dialog);
    expect(dialog.querySelectorAll('[aria-live]')).toHaveLength(2);
    announce('Clay, small: $24.00.');
    await clock.advance(60);
    expect(said(dialog)).toBe('Clay, small: $24.00.');
    expect(document.querySelector('body > [aria-live="polite"]')?.textContent).toBe('');

    leave();
    leave();
    expect(dialog.querySelector('[aria-live]')).toBeNull();
    announce('Closed.');
    await clock.advance(60);
    expect(said(document)).toBe('Closed.');
  });

  it('says in the page what was on its way when the dialog closed', async () => {
    const leave = announceIn(place());
    announce('Added.');
    leave();
    await clock.advance(60);
    expect(said(document)).toBe('Added.');
  });

  it('speaks in the innermost of several dialogs', async () => {
    const [outer, inner] = [place(), place()];
    const leaveOuter = announceIn(outer);
    const leaveInner = announceIn(inner);
    announce('one');
    await clock.advance(60);
    expect([said(outer), said(inner)]).toEqual(['', 'one']);
    leaveInner();
    announce('two');
    await clock.advance(60);
    expect(said(outer)).toBe('two');
    leaveOuter();
  });

  it('hides the regions inside a shadow root too', () => {
    const root = place().attachShadow({ mode: 'open' });
    const dialog = document.createElement('div');
    root.append(dialog);
    announceIn(dialog);
    const rules = root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    expect(rules.some((rule) => rule.cssText.includes('.vitrine-visually-hidden'))).toBe(true);
  });
});
