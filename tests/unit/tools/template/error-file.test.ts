import { describe, expect, it } from 'vitest';
import { fileOfError } from '../../../../tools/template/error-file.js';

const page = { path: 'page.html', text: '{.macro both}{.end}{a|apply both}' };
const both = { path: 'both.html', text: '' };
const item = { path: 'item.html', text: '{.macro row}{.end}' };
const partials = new Map([
  ['both', both],
  ['item', item],
]);

describe('the file of an error', () => {
  it.each([
    ['is the template', [], page],
    ['is the partial that was entered last', ['both', 'item'], item],
    ['is the one that defines the macro', ['item', 'row'], item],
    ['is the one with the macro, which wins over a partial', ['both'], page],
    ['is the template when nothing is known of the name', ['gone'], page],
  ])('%s', (_title, path, file) => {
    expect(fileOfError(path, page, partials)).toBe(file);
  });
});
