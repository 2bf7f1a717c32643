import { expect, it } from 'vitest';
import { chooseSize } from '../../../../core/captcha/size.js';

// storefront §9: "Captcha defaults: light theme, normal size; compact under 320 px width."
it.each([
  [1280, 'normal'],
  [320, 'normal'],
  [319.5, 'compact'],
  [319, 'compact'],
  [1, 'compact'],
  [0, 'normal'],
] as const)('is chosen for %s px: %s', (width, size) => {
  expect(chooseSize(width)).toBe(size);
});
