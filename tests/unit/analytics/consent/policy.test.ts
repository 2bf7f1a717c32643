import { describe, expect, it } from 'vitest';
import {
  findFirstState,
  isAlwaysCookieless,
  resolveChoice,
  type CookiePolicy,
} from '../../../../analytics/consent/index.js';

const open: CookiePolicy = {
  restrictive: false,
  absolute: false,
  banner: true,
  onRefusal: 'cookieless',
  isTemplateSite: false,
};
const asking: CookiePolicy = { ...open, restrictive: true };
const strict: CookiePolicy = { ...asking, onRefusal: 'nothing' };
const absolute: CookiePolicy = { ...asking, absolute: true };
const silent: CookiePolicy = { ...asking, banner: false };
const template: CookiePolicy = { ...open, isTemplateSite: true };

describe('isAlwaysCookieless', () => {
  it.each([
    ['no restrictive policy', open, false],
    ['no restrictive policy, absolute or not', { ...open, absolute: true }, false],
    ['no restrictive policy, banner or not', { ...open, banner: false }, false],
    ['a restrictive policy that asks', asking, false],
    ['a restrictive policy that is absolute', absolute, true],
    ['a restrictive policy whose banner is disabled', silent, true],
    ['a cloneable template site', template, true],
    ['a cloneable template site with any policy', { ...asking, isTemplateSite: true }, true],
  ])('%s', (_, policy, expected) => {
    expect(isAlwaysCookieless(policy)).toBe(expected);
  });
});

describe('findFirstState', () => {
  it.each([
    ['open, not asked', open, null, 'granted'],
    ['open, granted', open, 'granted', 'granted'],
    ['open, refused', open, 'refused', 'cookieless'],
    ['open, denied', open, 'denied', 'denied'],
    ['open, taken back', open, 'unknown', 'granted'],
    ['asking, not asked yet', asking, null, 'unknown'],
    ['asking, granted', asking, 'granted', 'granted'],
    ['asking, refused', asking, 'refused', 'cookieless'],
    ['asking, denied', asking, 'denied', 'denied'],
    ['asking, cookieless', asking, 'cookieless', 'cookieless'],
    ['asking, taken back', asking, 'unknown', 'unknown'],
    ['asking, nothing on refusal, refused', strict, 'refused', 'denied'],
    ['asking, nothing on refusal, not asked yet', strict, null, 'unknown'],
    ['absolute, not asked', absolute, null, 'cookieless'],
    ['absolute, granted', absolute, 'granted', 'cookieless'],
    ['absolute, denied', absolute, 'denied', 'denied'],
    ['no banner, granted', silent, 'granted', 'cookieless'],
    ['no banner, not asked', silent, null, 'cookieless'],
    ['template, not asked', template, null, 'cookieless'],
    ['template, granted', template, 'granted', 'cookieless'],
  ] as const)('%s', (_, policy, choice, state) => {
    expect(findFirstState(policy, choice)).toBe(state);
  });
});

describe('resolveChoice', () => {
  it.each([
    ['unknown', 'unknown', 'unknown', 'cookieless'],
    ['granted', 'granted', 'granted', 'cookieless'],
    ['denied', 'denied', 'denied', 'denied'],
    ['cookieless', 'cookieless', 'cookieless', 'cookieless'],
    ['refused', 'cookieless', 'denied', 'cookieless'],
  ] as const)('%s: asking %s, nothing on refusal %s, absolute %s', (choice, ...states) => {
    expect([asking, strict, absolute].map((policy) => resolveChoice(policy, choice))).toEqual(
      states,
    );
  });
});
