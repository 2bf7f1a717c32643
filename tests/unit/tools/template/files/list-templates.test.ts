import { describe, expect, it } from 'vitest';
import { listTemplates } from '../../../../../tools/template/files/index.js';
import { ReadError } from '../../../../../tools/template/host.js';

const tree: Readonly<Record<string, readonly string[]>> = {
  site: ['site.region', 'blocks/nav.block', 'blog.list', 'blog.item', 'a.css', 'template.conf'],
  empty: ['a.css'],
  '.': ['page.html', 'parts/row.html'],
};

const host = {
  isFolder: async (path: string) => Object.hasOwn(tree, path.replace(/\/$/, '')),
  list: async (folder: string) => {
    const files = tree[folder];
    if (!files) throw new ReadError('There is no such file or folder.');
    return files;
  },
};

const pathsOf = async (...given: string[]) =>
  (await listTemplates(given, host)).map((file) => ('problem' in file ? file : file.path));

describe('the templates of the arguments', () => {
  it('are files as they are named, whatever their ending', async () => {
    expect(await pathsOf('a.txt', '-', 'b/c')).toEqual(['a.txt', '-', 'b/c']);
  });

  it.each(['site', 'site/'])('are those of a folder: %s', async (folder) => {
    expect(await listTemplates([folder], host)).toEqual([
      { path: 'site/blocks/nav.block', name: 'blocks/nav.block' },
      { path: 'site/blog.item', name: 'blog.item' },
      { path: 'site/blog.list', name: 'blog.list' },
      { path: 'site/site.region', name: 'site.region' },
    ]);
  });

  it('are those of the current folder', async () => {
    expect(await pathsOf('.')).toEqual(['page.html', 'parts/row.html']);
  });

  it('are those that match a pattern', async () => {
    expect(await pathsOf('**/*.html')).toEqual(['page.html', 'parts/row.html']);
    expect(await pathsOf('./*.html')).toEqual(['page.html']);
    expect(await pathsOf('site/*.{list,item}')).toEqual(['site/blog.item', 'site/blog.list']);
  });

  it('are listed once', async () => {
    expect(await pathsOf('page.html', '*.html', '.')).toEqual(['page.html', 'parts/row.html']);
  });

  it('may be none', async () => {
    expect(await pathsOf('empty', 'site/*.css2', 'gone/*.html')).toEqual([
      { path: 'empty', problem: expect.stringMatching(/^There are no templates in this folder/) },
      { path: 'site/*.css2', problem: 'No file matches this pattern.' },
      { path: 'gone', problem: 'There is no such file or folder.' },
    ]);
  });
});
