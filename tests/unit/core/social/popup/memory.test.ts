import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { getPopupMemory } from '../../../../../core/social/popup/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';

beforeEach(() => {
  localStorage.clear();
  configure({ clock: createManualClock(1000) });
});
afterEach(() => {
  resetRuntime();
  vi.restoreAllMocks();
});

// platform §3: 'Popup overlay local storage keys: date-closed, version, submitted.'
it('is kept in local storage under three keys', () => {
  const memory = getPopupMemory('letters');
  expect(memory.isLasting()).toBe(true);
  expect(memory.read()).toEqual({ dateClosed: null, version: null, isSubmitted: false });
  memory.closed('1');
  expect(memory.read()).toEqual({ dateClosed: 1000, version: '1', isSubmitted: false });
  memory.submitted('2');
  expect(memory.read()).toEqual({ dateClosed: 1000, version: '2', isSubmitted: true });
  expect(Object.keys(localStorage).sort()).toEqual([
    'vitrine:popup:letters:date-closed',
    'vitrine:popup:letters:submitted',
    'vitrine:popup:letters:version',
  ]);
  expect(getPopupMemory('other').read().isSubmitted).toBe(false);
});

it('lasts for the page where storage is refused', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(getPopupMemory('letters').isLasting()).toBe(false);
  getPopupMemory('letters').closed('1');
  expect(getPopupMemory('letters').read()).toMatchObject({ dateClosed: 1000, version: '1' });
});

it('takes what it does not understand for nothing', () => {
  localStorage.setItem('vitrine:popup:letters:date-closed', '{"value":"soon","expires":null}');
  localStorage.setItem('vitrine:popup:letters:submitted', 'true');
  expect(getPopupMemory('letters').read()).toMatchObject({ dateClosed: null, isSubmitted: false });
});
