import { afterEach, beforeEach, expect, it } from 'vitest';
import { getRuntime, resetRuntime } from '../../../../../core/runtime/index.js';
import { isConsentAsked } from '../../../../../core/social/popup/index.js';
import { choiceKey } from '../../../../../analytics/consent/choice-record.js';

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.head.replaceChildren();
  resetRuntime();
});

function setSettings(text: string): void {
  const script = document.createElement('script');
  Object.assign(script, { type: 'application/json', id: 'vitrine-analytics', textContent: text });
  document.head.append(script);
}

const choose = (value: string) =>
  localStorage.setItem(choiceKey, JSON.stringify({ value, expires: null }));

it.each([
  ['a page without analytics', null, null, false],
  ['a banner without an answer', '{"cookies":{"restrictive":true,"banner":true}}', null, true],
  ['one that was accepted', '{"cookies":{"restrictive":true,"banner":true}}', 'granted', false],
  ['one that was refused', '{"cookies":{"restrictive":true,"banner":true}}', 'refused', false],
  ['one that is asked again', '{"cookies":{"restrictive":true,"banner":true}}', 'unknown', true],
  ['a site that needs no consent', '{"cookies":{"banner":true}}', null, false],
  ['one without a banner', '{"cookies":{"restrictive":true}}', null, false],
  [
    'one that nothing changes',
    '{"cookies":{"restrictive":true,"banner":true,"absolute":true}}',
    null,
    false,
  ],
  [
    'tracking that is off',
    '{"isDisabled":true,"cookies":{"restrictive":true,"banner":true}}',
    null,
    false,
  ],
  ['data that is none', '{"cookies":', null, false],
  ['data of another shape', '[1]', null, false],
])('%s', (_, settings, choice, is) => {
  if (settings !== null) setSettings(settings);
  if (choice !== null) choose(choice);
  expect(isConsentAsked()).toBe(is);
});

it('is what analytics says, once it says something', () => {
  const { bus } = getRuntime();
  bus.emit('consent.asked', { isAsked: true });
  expect(isConsentAsked()).toBe(true);
  setSettings('{"cookies":{"restrictive":true,"banner":true}}');
  bus.emit('consent.asked', { isAsked: false });
  expect(isConsentAsked()).toBe(false);
});
