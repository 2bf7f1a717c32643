import { describe, expect, it } from 'vitest';
import {
  isPageViewTracked,
  readPaths,
  trackingRefusal,
  type TrackingFacts,
} from '../../../../analytics/consent/index.js';

const visitor: TrackingFacts = {
  isDisabled: false,
  account: null,
  pageKind: null,
  paths: ['/shop/mug'],
};
const as = (...roles: number[]) => ({ ...visitor, account: { roles } });

describe('trackingRefusal', () => {
  // platform §2: "Paths containing /config are treated as an editing context for tracking."
  it.each([
    ['a visitor', visitor, null],
    ['the global flag', { ...visitor, isDisabled: true }, 'disabled'],
    ['the global flag, before all others', { ...as(1), isDisabled: true }, 'disabled'],
    ['an account without a role', as(), 'account'],
    ['an administrator', as(1), 'account'],
    ['an editor', as(4), 'account'],
    ['a viewer', as(10), null],
    ['a viewer who is a viewer twice', as(10, 10), null],
    ['a viewer with another role', as(10, 4), 'account'],
    ['a viewer in the editor', { ...as(10), paths: ['/config'] }, 'account'],
    ['a viewer below /config', { ...as(10), paths: ['/config/pages'] }, 'account'],
    ['a viewer whose path contains /config', { ...as(10), paths: ['/shop/config'] }, 'account'],
    ['a viewer with the editor around', { ...as(10), paths: ['/shop', '/config'] }, 'account'],
    ['a visitor on a path with /config', { ...visitor, paths: ['/config'] }, null],
    ['a page that is not found', { ...visitor, pageKind: 'not-found' }, 'page-kind'],
    ['the same, written otherwise', { ...visitor, pageKind: 'NOT_FOUND' }, 'page-kind'],
    ['the same, as words', { ...visitor, pageKind: 'not found' }, 'page-kind'],
    ['a lock screen', { ...visitor, pageKind: 'lock-screen' }, 'page-kind'],
    [
      'a member area that is denied',
      { ...visitor, pageKind: 'member-area-access-denied' },
      'access-denied',
    ],
    ['the same, as words', { ...visitor, pageKind: 'member-area access denied' }, 'access-denied'],
    ['an administrator there', { ...as(1), pageKind: 'member-area-access-denied' }, 'account'],
    ['a viewer on a lock screen', { ...as(10), pageKind: 'lock-screen' }, 'page-kind'],
    ['a content item', { ...visitor, pageKind: 'content-item' }, null],
    ['an error page', { ...visitor, pageKind: 'error' }, null],
    ['the search page', { ...visitor, paths: ['/search'] }, null],
  ] as [string, TrackingFacts, string | null][])('%s', (_, facts, refusal) => {
    expect(trackingRefusal(facts)).toBe(refusal);
  });

  it.each([1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 15])('role %i is not tracked', (role) => {
    expect(trackingRefusal(as(role))).toBe('account');
  });
});

describe('isPageViewTracked', () => {
  it.each([
    ['/search', false],
    ['/search/', false],
    ['/', true],
    ['/searching', true],
    ['/shop/search', true],
    ['/config', true],
  ])('%s: %s', (path, expected) => {
    expect(isPageViewTracked(path)).toBe(expected);
  });
});

describe('readPaths', () => {
  const at = (pathname: string, top: unknown) => ({ location: { pathname }, top }) as Window;

  it('reads the page and the window around it', () => {
    expect(readPaths(at('/shop', { location: { pathname: '/config' } }))).toEqual([
      '/shop',
      '/config',
    ]);
  });

  it('reads one path of a page that stands alone', () => {
    expect(readPaths(at('/shop', { location: { pathname: '/shop' } }))).toEqual(['/shop']);
    expect(readPaths(at('/shop', null))).toEqual(['/shop']);
  });

  it('leaves a window of another origin alone', () => {
    const foreign = {
      get location(): Location {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    };
    expect(readPaths(at('/shop', foreign))).toEqual(['/shop']);
  });
});
