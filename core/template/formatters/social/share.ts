import { socialStrings } from '../../../i18n/index.js';
import { element, isSafeAddress, markupFormatter, type Child } from '../../markup/index.js';
import type { Formatters } from '../../plugins.js';
import { asString, memberOf, sizeOf } from '../../values.js';
import { textOf } from '../../readers/index.js';
import { encodePart } from './encode.js';

/** §9.6. */
export const shareFormatters = {
  'social-button': shareFormatter('block'),
  'social-button-inline': shareFormatter('inline'),

  'twitter-follow-button': markupFormatter((account) => {
    const name = textOf(account, 'userName') || lastPart(textOf(account, 'profileUrl'));
    const href = `https://twitter.com/${encodePart(name)}`;
    return (
      name !== '' &&
      element(
        'vitrine-follow',
        { username: name },
        element('a', { href }, socialStrings('follow', { name })),
      )
    );
  }),
} satisfies Formatters;

/* @__NO_SIDE_EFFECTS__ */
function shareFormatter(display: 'block' | 'inline') {
  return markupFormatter((item, scope) => {
    if (sizeOf(scope.lookup(['website', 'shareButtonOptions'])) === 0) return null;
    const url = textOf(item, 'fullUrl');
    const title = textOf(item, 'title');
    return element(
      'vitrine-share',
      {
        display,
        'data-system-data-id': textOf(item, 'systemDataId') || textOf(item, 'mainImageId') || null,
        'data-asset-url':
          textOf(item, 'assetUrl') || textOf(memberOf(item, 'mainImage'), 'assetUrl') || null,
        'data-record-type': textOf(item, 'recordType') || null,
        'data-full-url': url || null,
        'data-title': title,
      },
      shareLink(url, title, asString(scope.lookup(['base-url']))),
    );
  });
}

/** Sharing by e-mail needs no script, but an absolute URL; without one, the link can be copied. */
function shareLink(url: string, title: string, baseUrl: string): Child {
  const text = socialStrings('share');
  if (url === '' || !isSafeAddress(url)) return text;
  const address = url.startsWith('/') ? baseUrl + url : url;
  const letter = `mailto:?subject=${encodePart(title)}&body=${encodePart(address)}`;
  return element('a', { href: /^https?:/i.test(address) ? letter : url }, text);
}

/** The last segment of a URL's path. */
function lastPart(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path.split('/').filter(Boolean).at(-1) ?? '';
}
