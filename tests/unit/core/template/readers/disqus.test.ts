import { describe, expect, it } from 'vitest';
import { socialPredicates } from '../../../../../core/template/predicates/social.js';
import type { Value } from '../../../../../core/template/values.js';
import { renderWith } from '../render-with.js';

const render = renderWith({ predicates: socialPredicates });

describe('the name at Disqus', () => {
  it.each<[Value, string]>([
    [{ disqusShortName: 'shop' }, 'yes'],
    [{ disqusShortname: 'shop' }, 'yes'],
    [{ disqusShortName: '', disqusShortname: 'shop' }, 'yes'],
    [{ disqusShortName: '' }, 'no'],
    [{}, 'no'],
    [null, 'no'],
  ])('is found in %j: %s', (websiteSettings, found) => {
    expect(render('{.disqus?}yes{.or}no{.end}', { websiteSettings })).toBe(found);
  });
});
