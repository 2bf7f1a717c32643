import { defineStrings } from '../define-strings.js';

/** Comments, likes, shares and players of rendered pages. */
export const socialStrings = /* @__PURE__ */ defineStrings('social', {
  comments: 'Comments',
  noComments: 'No Comments',
  oneComment: '{count} Comment',
  manyComments: '{count} Comments',
  oneLike: '{count} Like',
  manyLikes: '{count} Likes',
  share: 'Share',
  follow: 'Follow @{name}',
  playVideo: 'Play video',
});
