import { describe, expect, it } from 'vitest';
import { socialFormatters } from '../../../../../../core/template/formatters/social/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { attributesOf, only, textOf } from '../read-page.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: socialFormatters });
const on = { website: { shareButtonOptions: { 1: true } } };
const post = {
  mainImageId: 'm1',
  mainImage: { assetUrl: 'https://cdn.example/a.jpg' },
  recordType: 1,
  title: 'Salt & <Sand>',
  fullUrl: 'https://shop.example/post?a=1',
};
const share = (item: Value, around: Record<string, Value> = on) =>
  parsePart(render('{item|social-button}', { item, ...around }));

describe.each([
  ['social-button', 'block'],
  ['social-button-inline', 'inline'],
])('%s', (formatter, display) => {
  it('has the shared title and URL', () => {
    const page = parsePart(render(`{item|${formatter}}`, { item: post, ...on }));
    expect(attributesOf(only(page, 'vitrine-share'))).toEqual({
      display,
      'data-system-data-id': 'm1',
      'data-asset-url': 'https://cdn.example/a.jpg',
      'data-record-type': '1',
      'data-full-url': 'https://shop.example/post?a=1',
      'data-title': 'Salt & <Sand>',
    });
  });

  it.each<[string, Record<string, Value>]>([
    ['no options', { website: { shareButtonOptions: {} } }],
    ['an empty list', { website: { shareButtonOptions: [] } }],
    ['no website', {}],
  ])('is not there with %s', (_, around) => {
    expect(render(`[{item|${formatter}}]`, { item: post, ...around })).toBe('[]');
  });
});

describe('a shared item', () => {
  it('has its own picture first', () => {
    const page = share({ ...post, systemDataId: 's1', assetUrl: '/own.jpg' });
    expect(attributesOf(only(page, 'vitrine-share'))).toMatchObject({
      'data-system-data-id': 's1',
      'data-asset-url': '/own.jpg',
    });
  });

  it('is shared by letter', () => {
    const link = only(share(post), 'a');
    expect(link.getAttribute('href')).toBe(
      'mailto:?subject=Salt%20%26%20%3CSand%3E&body=https%3A%2F%2Fshop.example%2Fpost%3Fa%3D1',
    );
    expect(textOf(link)).toBe('Share');
  });

  it.each<[string, Record<string, Value>, string]>([
    [
      '/post',
      { ...on, 'base-url': 'https://shop.example' },
      'mailto:?subject=Salt%20%26%20%3CSand%3E&body=https%3A%2F%2Fshop.example%2Fpost',
    ],
    ['/post', on, '/post'],
    ['post', on, 'post'],
  ])('at %s is sent with a whole address or linked', (fullUrl, around, href) => {
    expect(only(share({ ...post, fullUrl }, around), 'a').getAttribute('href')).toBe(href);
  });

  it.each(['', 'javascript:alert(1)', null])('at %j has no link', (fullUrl) => {
    const page = share({ ...post, fullUrl });
    expect(page.querySelector('a')).toBeNull();
    expect(only(page, 'vitrine-share').hasAttribute('data-full-url')).toBe(false);
  });

  it('may have half a character in its title', () => {
    const { href } = only<HTMLAnchorElement>(share({ ...post, title: 'a\ud800' }), 'a');
    expect(href).toContain('subject=a%EF%BF%BD&');
  });
});

describe('twitter-follow-button', () => {
  it.each<[Value, string]>([
    [{ userName: 'ann' }, 'ann'],
    [{ userName: 'ann', profileUrl: 'https://twitter.com/bob' }, 'ann'],
    [{ userName: '', profileUrl: 'http://twitter.com/foobar' }, 'foobar'],
    [{ profileUrl: 'https://twitter.com/foobar/?lang=en#top' }, 'foobar'],
  ])('of %j follows %s', (account, name) => {
    const page = parsePart(render('{@|twitter-follow-button}', account));
    expect(attributesOf(only(page, 'vitrine-follow'))).toEqual({ username: name });
    expect(only(page, 'a').getAttribute('href')).toBe(`https://twitter.com/${name}`);
    expect(textOf(page)).toBe(`Follow @${name}`);
  });

  it('is not there without a name', () => {
    expect(render('[{@|twitter-follow-button}]', { profileUrl: '/' })).toBe('[]');
  });
});
