// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findFiles, type PreloadPage } from '../../../../core/preload/find-files.js';
import { manifest } from './manifest.js';

/** Files by name, `!` after those with the usual priority. */
const filesOf = (page: PreloadPage) =>
  findFiles(manifest, page)
    .map(({ file, priority }) =>
      file.replace('chunks/', '').replace('-1.js', priority === 'low' ? '' : '!'),
    )
    .join(' ');

const product = 'core product';
const price = 'core react price';
const button = 'core! http! early! react add-to-cart';

describe('findFiles', () => {
  it.each<[string, PreloadPage, string]>([
    ['nothing', {}, ''],
    ['a page without elements', { html: '<p>Hello</p>', tags: [] }, ''],
    ['an element by its tag', { tags: ['vitrine-price'] }, price],
    ['an element of the page', { html: '<vitrine-price></vitrine-price>' }, price],
    ['a tag in capitals', { html: '<VITRINE-PRICE>' }, price],
    ['an element twice', { html: '<vitrine-price>', tags: ['vitrine-price'] }, price],
    ['both', { html: '<vitrine-product>', tags: ['vitrine-price'] }, 'core product react price'],
    ['a button, whose press comes first', { html: '<vitrine-add-to-cart>' }, button],
    [
      'what a press waits for',
      { html: '<vitrine-add-to-cart>', only: 'press' },
      'core! http! early!',
    ],
    [
      'what no press waits for',
      { html: '<vitrine-add-to-cart>', only: 'rest' },
      'react add-to-cart',
    ],
    ['no press', { html: '<vitrine-price>', only: 'press' }, ''],
    ['no press, but the rest', { html: '<vitrine-price>', only: 'rest' }, price],
    ['unknown elements', { html: '<vitrine-audio>', tags: ['vitrine-video', 'toString'] }, ''],
    ['data alone', { html: '<vitrine-product></vitrine-product>' }, product],
    ['an element of another page', { html: '<vitrine-price product-id="a">' }, `${price} product`],
    ['eager loading', { html: '<vitrine-price load="eager">' }, price],
    ['loading in view', { html: '<vitrine-price load=visible>' }, price],
    ['an unknown time', { html: '<vitrine-price load="soon">' }, price],
    ['a press', { html: '<vitrine-add-to-cart load="interaction">' }, ''],
    ['idle time', { html: `<vitrine-price LOAD='idle'>` }, ''],
    ['one of two', { html: '<vitrine-price load=idle></vitrine-price><vitrine-price>' }, price],
    [
      'data for what needs it',
      { html: '<vitrine-product load=idle><vitrine-price></vitrine-price></vitrine-product>' },
      'core react price product',
    ],
    [
      'no data for what is outside',
      { html: '<vitrine-product load=idle></vitrine-product><vitrine-price>' },
      price,
    ],
    [
      'no data for what waits itself',
      { html: '<vitrine-product load=idle><vitrine-price load=idle product-id=a>' },
      '',
    ],
    ['more ends than starts', { html: '</vitrine-product></template><vitrine-price>' }, price],
    ['comments', { html: '<!-- <vitrine-price> -->' }, ''],
    ['scripts', { html: '<script>"<vitrine-price>"</script>' }, ''],
    ['templates', { html: '<template><template></template><vitrine-price></template>' }, ''],
    ['what follows a template', { html: '<template></template><vitrine-price>' }, price],
    ['attributes', { html: '<p title="<vitrine-price>">' }, ''],
  ])('gives for %s', (_, page, files) => {
    expect(filesOf(page)).toBe(files);
  });
});
