import { describe, expect, it } from 'vitest';
import { isPage, orderPages, type Contents } from '../../../../tools/documentation/contents.js';

const contents: Contents = {
  sections: [
    { title: 'Start', pages: ['index'] },
    { title: 'Quick starts', pages: [] },
    { title: 'Elements', pages: ['elements/*'] },
  ],
  leftOut: ['changes/', 'notes.md'],
};

describe('the table of contents', () => {
  it('orders the pages, those of a folder by name, without empty sections', () => {
    expect(orderPages(contents, ['elements/b', 'index', 'elements/a'])).toEqual([
      { title: 'Start', paths: ['index'] },
      { title: 'Elements', paths: ['elements/a', 'elements/b'] },
    ]);
  });

  it.each([
    ['no-such-page', ['elements/a']],
    ['not-in-contents', ['index', 'guides/new']],
  ])('refuses a table that is not the pages: %s', (code, paths) => {
    expect(() => orderPages(contents, paths)).toThrow(expect.objectContaining({ code }));
  });

  it('refuses a page that is listed twice', () => {
    const twice = { ...contents, sections: [{ title: 'Start', pages: ['index', 'index'] }] };
    expect(() => orderPages(twice, ['index'])).toThrow(
      expect.objectContaining({ code: 'in-contents-twice' }),
    );
  });

  it.each([
    ['index.md', true],
    ['guides/notes.md', true],
    ['notes.md', false],
    ['changes/element.md', false],
  ])('%s is a page: %s', (file, expected) => {
    expect(isPage(contents, file)).toBe(expected);
  });
});
