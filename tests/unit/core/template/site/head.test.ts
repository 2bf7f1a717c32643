import { describe, expect, it } from 'vitest';
import { printHead } from '../../../../../core/template/site/head.js';
import type { SitePage } from '../../../../../core/template/site/index.js';

const page: SitePage = {
  path: '/',
  query: new URLSearchParams(),
  headers: {},
  kind: 'page',
  data: { website: { siteTitle: 'S' }, collection: { title: 'About' } },
};
const hasTitle = (document: string) => printHead(page, document, null).includes('<title>');

describe('the title of a page', () => {
  it.each([
    ['<html><head></head><body><svg><title>Arrow</title></svg></body></html>', true],
    ['<html><head></head><svg><title>Arrow</title></svg></html>', true],
    ['<svg><title>Arrow</title></svg>', true],
    ['<svg ><title>Arrow', true],
    ['<head><!-- <title>Old</title> --></head>', true],
    ['<head><title>Own</title></head>', false],
    ['<HEAD><TITLE >Own</TITLE></HEAD><body>', false],
    ['<title>Own</title>', false],
    ['', true],
  ])('in %s is printed: %s', (document, expected) => {
    expect(hasTitle(document)).toBe(expected);
  });
});

describe('what a head has already', () => {
  it.each([
    ['<meta charset="utf-8">', '<meta charset', 0],
    ['<!-- <meta charset="utf-8"> -->', '<meta charset', 1],
    ['<meta name="viewport" content="initial-scale=1">', 'viewport', 0],
    ['<body><meta name="viewport">', 'viewport', 1],
  ])('%s', (document, part, count) => {
    expect(printHead(page, document, null).split(part)).toHaveLength(count + 1);
  });
});
