import { expect, it } from 'vitest';
import { isDue } from '../../../../../core/social/popup/index.js';

// platform §3: 'Popup overlay local storage keys: date-closed, version, submitted.'
it.each([
  ['a visitor who has not seen it', null, null, false, true],
  ['one who has closed it', 5, '2', false, false],
  ['one who has closed an older version', 5, '1', false, true],
  ['one who has submitted it', null, '2', true, false],
  ['one who has submitted an older version', 5, '1', true, false],
])('version 2 for %s', (_, dateClosed, version, isSubmitted, is) => {
  expect(isDue({ dateClosed, version, isSubmitted }, '2')).toBe(is);
});
