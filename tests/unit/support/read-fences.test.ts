import { describe, expect, it } from 'vitest';
import { readFences } from '../../support/read-fences.js';

const page = (...lines: string[]) => lines.join('\n');

describe('reading the code blocks of a Markdown page', () => {
  it.each([
    ['a page without blocks', page('# Title', '', 'Some `code`.'), []],
    ['a command', page('```sh', 'npm start', '```'), [{ language: 'sh', text: 'npm start\n' }]],
    [
      'a file',
      page('Text', '', '```html file=public/index.html', '<p>', '  a', '</p>', '```', 'Text'),
      [{ language: 'html', file: 'public/index.html', text: '<p>\n  a\n</p>\n' }],
    ],
    [
      'a file with an attribute before its name',
      page('```tsx title="App" file=src/App.tsx', '```'),
      [{ language: 'tsx', file: 'src/App.tsx', text: '' }],
    ],
    ['a block without a language', page('```', 'x', '```'), [{ language: '', text: 'x\n' }]],
    [
      'blocks in their order',
      page('```js', '1', '```', '', '```css', '2', '```'),
      [
        { language: 'js', text: '1\n' },
        { language: 'css', text: '2\n' },
      ],
    ],
    [
      'a block of a list, which loses the indentation of the list alone',
      page('1. First', '', '   ```js', '   if (a) {', '', '     b();', '   }', '   ```'),
      [{ language: 'js', text: 'if (a) {\n\n  b();\n}\n' }],
    ],
    [
      'a block that shows a block',
      page('````md', '```js', '1', '```', '````'),
      [{ language: 'md', text: '```js\n1\n```\n' }],
    ],
    [
      'a file with lines of Windows',
      '```js file=a.js\r\n1\r\n```\r\n',
      [{ language: 'js', file: 'a.js', text: '1\n' }],
    ],
    ['code in a line', page('``` not a `block`'), []],
  ])('reads %s', (_title, markdown, fences) => {
    expect(readFences(markdown)).toEqual(fences);
  });

  it('refuses a block that is not closed', () => {
    expect(() => readFences(page('```js', '1', '``'))).toThrow(
      'The block "```js" is not closed: add a line ```.',
    );
  });
});
