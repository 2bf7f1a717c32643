import type { Scope } from '../plugins.js';
import { asString, memberOf } from '../values.js';

/** The site's Disqus shortname, from either field; '' when its comments are not on Disqus (§8.4). */
export function disqusName(scope: Scope): string {
  const settings = scope.lookup(['websiteSettings']);
  return (
    asString(memberOf(settings, 'disqusShortName')) ||
    asString(memberOf(settings, 'disqusShortname'))
  );
}
