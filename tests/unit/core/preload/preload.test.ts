import { describe, expect, it } from 'vitest';
import {
  createPreload,
  PreloadError,
  type PreloadErrorCode,
  type PreloadOptions,
} from '../../../../core/preload/index.js';
import { manifest } from './manifest.js';
import { parseHtml } from '../../../support/parse-html.js';

const page = { tags: ['vitrine-add-to-cart'] };
const files = [...manifest.preload, 'chunks/react-1.js', 'chunks/add-to-cart-1.js'];

const linksOf = (options: PreloadOptions, nonce?: string | null) => {
  const text = createPreload(manifest, options).links(page, nonce);
  const { head } = parseHtml(`<head>${text}</head>`);
  return [...head.children].map((link) =>
    Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value])),
  );
};

describe('links', () => {
  it('are elements for the head of a page', () => {
    const low = { fetchpriority: 'low' };
    expect(linksOf({ base: '/assets/' })).toEqual(
      files.map((file, index) => ({
        rel: 'modulepreload',
        href: `/assets/${file}`,
        ...(index > 2 && low),
      })),
    );
  });

  it('are nothing for a page without elements', () => {
    expect(createPreload(manifest, { base: '/' }).links({ html: '<p>' }, 'n')).toBe('');
  });

  it.each<[string, string, object]>([
    ['/assets', '/assets/chunks/core-1.js', {}],
    ['./', './chunks/core-1.js', {}],
    ['https://cdn.example/a/', 'https://cdn.example/a/chunks/core-1.js', { crossorigin: '' }],
    ['//cdn.example', '//cdn.example/chunks/core-1.js', { crossorigin: '' }],
    ['/a?b=1&copy=2/', '/a?b=1&copy=2/chunks/core-1.js', {}],
  ])('begin with the base %s', (base, href, more) => {
    expect(linksOf({ base })[0]).toEqual({ rel: 'modulepreload', href, ...more });
  });

  it('carry the hash of their file where there is one', () => {
    const integrity = { 'chunks/core-1.js': 'sha384-a+/b==', 'vitrine.js': 'sha384-c' };
    const links = linksOf({ base: '/', integrity });
    expect(links.map((link) => link['integrity'])).toEqual(['sha384-a+/b==', ...Array(4)]);
  });

  it.each([
    ['a+b/c=', 'a+b/c='],
    ['"><script>', '"><script>'],
    [null, undefined],
    ['', undefined],
  ])('carry the nonce %j', (nonce, expected) => {
    const links = linksOf({ base: '/' }, nonce);
    expect(links).toHaveLength(5);
    for (const link of links) expect(link['nonce']).toBe(expected);
  });
});

describe('header values', () => {
  it('say the same as the links', () => {
    const integrity = { 'chunks/react-1.js': 'sha384-a==' };
    const preload = createPreload(manifest, { base: 'https://cdn.example/', integrity });
    expect(preload.linkHeaders(page)).toEqual([
      '<https://cdn.example/chunks/core-1.js>; rel=modulepreload; crossorigin',
      '<https://cdn.example/chunks/http-1.js>; rel=modulepreload; crossorigin',
      '<https://cdn.example/chunks/early-1.js>; rel=modulepreload; crossorigin',
      '<https://cdn.example/chunks/react-1.js>; rel=modulepreload; crossorigin; integrity="sha384-a=="; fetchpriority="low"',
      '<https://cdn.example/chunks/add-to-cart-1.js>; rel=modulepreload; crossorigin; fetchpriority="low"',
    ]);
    expect(preload.linkHeaders({})).toEqual([]);
  });
});

describe('createPreload', () => {
  it.each<[string, PreloadOptions, PreloadErrorCode]>([
    ['a base with a line break', { base: '/a\r\nSet-Cookie: b' }, 'invalid-base'],
    ['a base that ends a link', { base: '/a>; rel=x' }, 'invalid-base'],
    ['a base with a quote', { base: '/a"' }, 'invalid-base'],
    ['a base beyond ASCII', { base: '/größe/' }, 'invalid-base'],
    ['no base', { base: '' }, 'invalid-base'],
    ['a hash of another kind', { base: '/', integrity: { a: 'md5-a' } }, 'invalid-integrity'],
    ['a hash with more', { base: '/', integrity: { a: 'sha384-a" x' } }, 'invalid-integrity'],
  ])('refuses %s', (_, options, code) => {
    expect(() => createPreload(manifest, options)).toThrow(PreloadError);
    expect(() => createPreload(manifest, options)).toThrow(expect.objectContaining({ code }));
  });

  it('refuses another file', () => {
    expect(() => createPreload({}, { base: '/' })).toThrow(
      expect.objectContaining({ code: 'invalid-manifest' }),
    );
  });
});
