import { describe, expect, it } from 'vitest';
import { textFilters } from '../../../../core/content/index.js';

describe('platform §3: "Text filter names: url-slug, url-slug-with-slash"', () => {
  it('has both', () => {
    expect(Object.keys(textFilters)).toEqual(['url-slug', 'url-slug-with-slash']);
  });

  it.each([
    ['', '', ''],
    ['Hello World', 'hello-world', 'hello-world'],
    ['Café & Bar', 'cafe-bar', 'cafe-bar'],
    ['About Us/Our Team', 'about-usour-team', 'about-us/our-team'],
    ['/a//b/', 'ab', '/a//b/'],
    ['new ', 'new-', 'new-'],
    ['100% -- good', '100-good', '100-good'],
    ['?x=1#y', 'x1y', 'x1y'],
  ])('%j', (text, slug, withSlash) => {
    expect(textFilters['url-slug'](text)).toBe(slug);
    expect(textFilters['url-slug-with-slash'](text)).toBe(withSlash);
  });
});
