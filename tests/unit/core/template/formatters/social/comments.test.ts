import { describe, expect, it } from 'vitest';
import { socialFormatters } from '../../../../../../core/template/formatters/social/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { attributesOf, only, textOf } from '../read-page.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: socialFormatters });
const post = { id: 'p1', fullUrl: '/blog/post', publicCommentCount: 2, commentState: 1 };
const page = (formatter: string, data: Record<string, Value>) =>
  parsePart(render(`{item|${formatter}}`, data));

describe('comment-count', () => {
  it.each<[Value, string]>([
    [0, 'No Comments'],
    [1, '1 Comment'],
    [2, '2 Comments'],
    [1234, '1234 Comments'],
    ['1', '1 Comment'],
    ['x', 'No Comments'],
    [null, 'No Comments'],
  ])('of %j is %s', (publicCommentCount, words) => {
    expect(render('{@|comment-count}', { publicCommentCount })).toBe(words);
  });

  it('of no item is none', () => {
    expect(render('{a|comment-count}', {})).toBe('No Comments');
  });
});

describe('comment-link', () => {
  it('leads to the comments of the item', () => {
    const link = page('comment-link', { item: post });
    expect(attributesOf(only(link, 'vitrine-comment-link'))).toEqual({ 'item-id': 'p1' });
    expect(attributesOf(only(link, 'a'))).toEqual({ href: '/blog/post#comments-p1' });
    expect(textOf(link)).toBe('2 Comments');
  });

  it.each(['disqusShortName', 'disqusShortname'])(
    'leaves the rest to Disqus where %s says so',
    (name) => {
      const link = page('comment-link', { item: post, websiteSettings: { [name]: 'shop' } });
      expect(only(link, 'vitrine-comment-link').hasAttribute('disqus')).toBe(true);
      expect(attributesOf(only(link, 'a'))).toEqual({ href: '/blog/post' });
      expect(textOf(link)).toBe('Comments');
    },
  );
});

describe('comments', () => {
  const carried = { id: 'comments-p1', 'public-comment-count': '2', 'comment-state': '1' };

  it('is the place of an item’s comments', () => {
    const area = page('comments', { item: post, collection: { id: 'c1' } });
    expect(attributesOf(only(area, 'vitrine-comments'))).toEqual({ ...carried, 'item-id': 'p1' });
    expect(textOf(area)).toBe('2 Comments');
  });

  it('is the place of a collection’s comments', () => {
    const area = parsePart(render('{collection|comments}', { collection: post }));
    expect(attributesOf(only(area, 'vitrine-comments'))).toEqual({
      ...carried,
      'collection-id': 'p1',
    });
  });

  it('is where Disqus looks', () => {
    const area = page('comments', { item: post, websiteSettings: { disqusShortName: 'shop' } });
    expect(attributesOf(only(area, 'vitrine-comments'))).toEqual({ disqus: 'shop' });
    expect(only(area, 'vitrine-comments > div').id).toBe('disqus_thread');
  });
});

describe('like-button', () => {
  const on = { websiteSettings: { simpleLikingEnabled: true } };

  it.each<[Value, string, string]>([
    [123, '123', '123 Likes'],
    [1, '1', '1 Like'],
    [undefined, '0', '0 Likes'],
    ['x', '0', '0 Likes'],
  ])('of %j likes says so', (likeCount, count, words) => {
    const button = page('like-button', { item: { id: 'p1', likeCount }, ...on });
    expect(attributesOf(only(button, 'vitrine-like-button'))).toEqual({
      'item-id': 'p1',
      'like-count': count,
    });
    expect(textOf(button)).toBe(words);
  });

  it.each<[string, Record<string, Value>]>([
    ['the site does not say so', { item: post }],
    ['the site says no', { item: post, websiteSettings: { simpleLikingEnabled: false } }],
    ['there is no item', on],
    ['the item is empty', { item: {}, ...on }],
  ])('is not there when %s', (_, data) => {
    expect(render('[{item|like-button}]', data)).toBe('[]');
  });
});
