import { socialStrings } from '../../../i18n/index.js';
import { element, markupFormatter } from '../../markup/index.js';
import { plain, type Formatters } from '../../plugins.js';
import { asNumber, asString, isTruthy, memberOf, type Value } from '../../values.js';
import { disqusName, textOf } from '../../readers/index.js';

/** Comments and likes (§9.6). */
export const commentFormatters = {
  'comment-count': plain(countWords),

  'comment-link': markupFormatter((item, scope) => {
    const isElsewhere = disqusName(scope) !== '';
    const fragment = isElsewhere ? '' : `#${areaId(item)}`;
    return element(
      'vitrine-comment-link',
      { 'item-id': textOf(item, 'id'), disqus: isElsewhere },
      element(
        'a',
        { href: textOf(item, 'fullUrl') + fragment },
        isElsewhere ? socialStrings('comments') : countWords(item),
      ),
    );
  }),

  comments: markupFormatter((item, scope) => {
    const disqus = disqusName(scope);
    // Disqus requires this id.
    if (disqus)
      return element('vitrine-comments', { disqus }, element('div', { id: 'disqus_thread' }));

    const id = textOf(item, 'id');
    const isCollection = id !== '' && id === asString(scope.lookup(['collection', 'id']));
    return element(
      'vitrine-comments',
      {
        id: areaId(item),
        [isCollection ? 'collection-id' : 'item-id']: id,
        'public-comment-count': textOf(item, 'publicCommentCount'),
        'comment-state': textOf(item, 'commentState'),
      },
      countWords(item),
    );
  }),

  'like-button': markupFormatter((item, scope) => {
    if (!isTruthy(item) || !isTruthy(scope.lookup(['websiteSettings', 'simpleLikingEnabled']))) {
      return null;
    }
    const count = asNumber(memberOf(item, 'likeCount')) || 0;
    return element(
      'vitrine-like-button',
      { 'item-id': textOf(item, 'id'), 'like-count': count },
      socialStrings('likeCount', { count }),
    );
  }),
} satisfies Formatters;

/** 'No Comments', '1 Comment', '2 Comments'. */
function countWords(item: Value): string {
  const count = asNumber(memberOf(item, 'publicCommentCount')) || 0;
  return socialStrings('commentCount', { count });
}

function areaId(item: Value): string {
  return `comments-${textOf(item, 'id')}`;
}
