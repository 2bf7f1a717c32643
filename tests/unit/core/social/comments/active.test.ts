import { expect, it } from 'vitest';
import { areCommentsActive } from '../../../../../core/social/index.js';

// platform §4: 'Comments are active when commentState is 1 or the public comment count is above 0, and forced off if the
// site setting for comments is off.'
it.each([
  [1, 0, true, true],
  [1, 3, true, true],
  [0, 3, true, true],
  [2, 1, true, true],
  [0, 0, true, false],
  [2, 0, true, false],
  [NaN, NaN, true, false],
  [1, 0, false, false],
  [0, 3, false, false],
])(
  'state %d, %d public, setting %s: %s',
  (commentState, publicCommentCount, commentsEnabled, is) => {
    expect(areCommentsActive({ commentState, publicCommentCount, commentsEnabled })).toBe(is);
  },
);
