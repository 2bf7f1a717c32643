import { expect, it } from 'vitest';
import { isLayer } from '../../../../../core/dom/other-layers/layer-rule.js';

const seen = { isOutOfFlow: true, isSeen: true, isInWindow: true, zIndex: 0, isNew: false };

it.each([
  ['a challenge that was put into the page now', { isNew: true }, true],
  ['a list of a password manager without a z-index', { isNew: true, zIndex: 0 }, true],
  ['a challenge that waits above the page', { isNew: true, isInWindow: false }, false],
  ['one that waits without being visible', { isNew: true, isSeen: false }, false],
  ['content that a swap has put into the page', { isNew: true, isOutOfFlow: false }, false],
  ['a consent banner that was there', { zIndex: 2_147_483_647 }, true],
  ['a chat that was there', { zIndex: 1_000_000 }, true],
  ['one of those that is closed', { zIndex: 2_147_483_647, isSeen: false }, false],
  ['the lowest number of a layer', { zIndex: 100_000 }, true],
  ['the bar of a content system', { zIndex: 99_999 }, false],
  ['a header of the theme', { zIndex: 1_000 }, false],
  ['the page', { isOutOfFlow: false }, false],
])('%s', (_, facts, is) => {
  expect(isLayer({ ...seen, ...facts })).toBe(is);
});
