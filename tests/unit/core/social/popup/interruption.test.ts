import { expect, it } from 'vitest';
import { mayInterrupt } from '../../../../../core/social/popup/index.js';

const calm = {
  canRemember: true,
  isBusy: false,
  isConsentAsked: false,
  isTyping: false,
  isHidden: false,
};

it.each([
  ['a visitor who looks at the page', {}, 'yes'],
  ['one who has not answered the consent banner', { isConsentAsked: true }, 'later'],
  ['one who types', { isTyping: true }, 'later'],
  ['one who looks at another tab', { isHidden: true }, 'later'],
  ['one who does several of these', { isHidden: true, isConsentAsked: true }, 'later'],
  ['one with another dialog open', { isBusy: true }, 'no'],
  ['one whose browser keeps nothing', { canRemember: false }, 'no'],
  ['one whose browser keeps nothing, in another tab', { canRemember: false, isHidden: true }, 'no'],
])('%s', (_, moment, answer) => {
  expect(mayInterrupt({ ...calm, ...moment })).toBe(answer);
});
