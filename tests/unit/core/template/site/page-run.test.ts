import { describe, expect, it } from 'vitest';
import { createSite } from '../../../../../core/template/site/index.js';

const data = {
  collections: [
    { urlId: 'home', title: 'Home' },
    { urlId: 'notes', typeName: 'notes', items: [{ title: 'A' }, { title: 'B' }] },
  ],
};
const query = (template: string) =>
  `<squarespace:query collection="notes">{@|apply ${template}}</squarespace:query>`;

/** What a site prints at an address, with the places of its errors. */
async function print(path: string, files: Readonly<Record<string, string>>) {
  const { body, errors } = await createSite({ files, data }).render({ path });
  const places = errors.map(({ file, line, message }) => `${file}:${line} ${message}`);
  return { body: body.replace(/\s+/g, ''), errors: [...new Set(places)] };
}

describe('what would print itself without end', () => {
  it.each([
    [
      'the main content in a list',
      '/notes',
      {
        'site.region': '<{squarespace.main-content}>',
        'collections/notes.list':
          '{.repeated section items}\n{title}{squarespace.main-content}{.end}',
      },
      '<AB>',
      [
        'collections/notes.list:2 main-content could not be printed: it stands in the main content itself',
      ],
    ],
    [
      'the main content in a query of the content',
      '/notes',
      {
        'site.region': '<{squarespace.main-content}>',
        'collections/notes.list': `{@|apply part}${query('part')}`,
        'blocks/part.block': '{squarespace.main-content}!',
      },
      '<!!>',
      [
        'blocks/part.block:1 main-content could not be printed: it stands in the main content itself',
      ],
    ],
    [
      'a query in its own template, for each of its items',
      '/',
      {
        'site.region': query('part'),
        'blocks/part.block': `{.repeated section items}{title}(${query('part')}){.end}`,
      },
      'A(A()B())B(A()B())',
      ['blocks/part.block:1 query could not be printed: it prints a template that holds it'],
    ],
    [
      'a navigation in its own block',
      '/',
      {
        'site.region': '<squarespace:navigation navigationId="main" template="nav"/>',
        'blocks/nav.block': '<squarespace:navigation navigationId="main" template="nav"/>'.repeat(
          9,
        ),
      },
      '',
      [
        'blocks/nav.block:1 navigation could not be printed: it prints a template that holds it',
        'blocks/nav.block:1 navigation could not be printed: the page has more than 5000 tags within tags',
      ],
    ],
  ])('%s ends', async (_, path, files, body, errors) => {
    const printed = await print(path, files);
    expect(printed).toEqual({ body, errors });
  });

  it('prints the main content in more than one place of a layout', async () => {
    const { body, errors } = await print('/notes', {
      'site.region': `{squarespace.main-content}{@|apply part}`,
      'blocks/part.block': '({squarespace.main-content})',
      'collections/notes.list': 'x',
    });
    expect({ body, errors }).toEqual({ body: 'x(x)', errors: [] });
  });
});
