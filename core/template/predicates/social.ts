import { disqusName } from '../readers/index.js';
import type { Predicates } from '../plugins.js';
import { asNumber, isTruthy, memberOf } from '../values.js';

/** §8.4. */
export const socialPredicates = {
  'comments?': {
    prepare: () => (scope) => {
      const settings = scope.lookup(['websiteSettings']);
      if (settings && !isTruthy(memberOf(settings, 'commentsEnabled'))) return false;
      const isOpen = asNumber(memberOf(scope.node, 'commentState')) === 1;
      return isOpen || asNumber(memberOf(scope.node, 'publicCommentCount')) > 0;
    },
  },
  'disqus?': { prepare: () => (scope) => disqusName(scope) !== '' },
} satisfies Predicates;
