import { describe, expect, it } from 'vitest';
import {
  readAttributes,
  splitAtMarks,
  takeHostParts,
} from '../../../../../core/template/site/host-tags.js';

const marks = { secret: 'abc' };
const take = (source: string) => takeHostParts(source, marks, 0);

describe('the tags of a host', () => {
  it.each([
    ['<squarespace:script src="a.js" combo="false" />', 'script', { src: 'a.js', combo: 'false' }],
    [
      "<squarespace:script combo='true' src='a.js'></squarespace:script>",
      'script',
      { combo: 'true', src: 'a.js' },
    ],
    [
      '<Squarespace:Navigation navigationId=main\n template="nav"/>',
      'navigation',
      { navigationid: 'main', template: 'nav' },
    ],
    [
      '<squarespace:block-field id="a-{item.id}" columns="6">',
      'block-field',
      { id: 'a-{item.id}', columns: '6' },
    ],
    [
      '<squarespace:query collection="{collection.urlId}" featured/>',
      'query',
      { collection: '{collection.urlId}', featured: '' },
    ],
    [
      '<squarespace:script src="{.equal? a "b"}c{.or}d{.end}.js" combo=\'{x|f \'y\'}\'/>',
      'script',
      { src: '{.equal? a "b"}c{.or}d{.end}.js', combo: "{x|f 'y'}" },
    ],
    ['<squarespace:script src="{" combo="}"/>', 'script', { src: '{', combo: '}' }],
    ['<sqs:script src="a>b.js"/>', 'script', { src: 'a>b.js' }],
  ])('%s', (source, name, attributes) => {
    const { parts } = take(`x${source}y`);
    expect(parts).toMatchObject([{ kind: 'tag', name }]);
    const [part] = parts;
    const read = part?.kind === 'tag' ? part.attributes : [];
    expect(Object.fromEntries(read.map((each) => [each.name, each.value]))).toEqual(attributes);
  });

  it.each(['squarespace-headers', 'squarespace.main-content', 'squarespace.page-id'])(
    'knows {%s} as a variable',
    (name) => {
      expect(take(`a\n{${name}}`).parts).toEqual([
        { kind: 'variable', name: name.replace(/^squarespace./, ''), line: 2 },
      ]);
    },
  );

  it.each([
    '{# <squarespace:script src="a.js"/> }',
    '{## <squarespace:script src="a.js"/> {squarespace-headers} ##}',
    '{squarespaces}',
    '<squarespace>',
  ])('leaves %s as it is', (source) => {
    expect(take(source)).toEqual({ text: source, parts: [] });
  });

  it.each([
    ['<!-- {squarespace-headers} --> b', '<!--  --> b'],
    ['<!--{squarespace.main-content}\n-->', '<!--\n-->'],
    ['<!-- a\n<squarespace:script src="a.js"\n/> -->b', '<!-- a\n{##\n##} -->b'],
    [
      '<!-- <squarespace:query collection="x">{title}</squarespace:query> -->',
      '<!-- {title}</squarespace:query> -->',
    ],
    ['<!-- <squarespace:navigation> --></squarespace:navigation>', null],
    ['<!--[if lt IE 9]><squarespace:script src="old.js"/><![endif]-->', null],
  ])('prints nothing into the comment %s', (source, text) => {
    const taken = take(source);
    expect(taken.parts).toEqual([]);
    if (text !== null) expect(taken.text).toBe(text);
  });

  it.each([
    '<!-- a --><squarespace:script src="a.js"/><!-- b -->',
    '<!--\n{.if a}\n--><squarespace:script src="a.js"/><!--\n{.end}-->',
    '<!-- <squarespace:script src="a.js"/>',
    '{# <!-- }<squarespace:script src="a.js"/>{# --> }',
    '{## <!-- ##}{squarespace-headers} -->',
    '<script>a = "<!--";</script>{squarespace-headers}<script>// --></script>',
    '<script><!--\nid = "{squarespace.page-id}";\n//--></script>',
    '<style><!-- </style>{squarespace-headers}-->',
    '<script>{squarespace.page-id}<!-- --> ',
  ])('prints outside of the comments of %s', (source) => {
    expect(take(source).parts).toHaveLength(1);
  });

  it('keeps the body of a query apart, with the lines of the file', () => {
    const { text, parts } = take(
      'a\n<squarespace:query collection="x">\nb{title}\n</squarespace:query>\nc',
    );
    const [part] = parts;
    expect(part).toMatchObject({ name: 'query', line: 2, body: '{##\n##}\nb{title}\n' });
    expect(text).not.toContain('{title}');
    expect(text.split('\n')).toHaveLength(5);
  });

  it('finds the end of a query around another', () => {
    const inner = '<squarespace:query collection="y">i</squarespace:query>';
    const { parts } = take(`<squarespace:query collection="x">${inner}</squarespace:query>!`);
    expect(parts).toHaveLength(1);
    expect(parts[0]).toMatchObject({ body: inner });
  });

  it('finds its marks in a page, with what was printed into the attributes', () => {
    const { text } = take('a<squarespace:script src="{x}"/>b{squarespace-footers}');
    expect(splitAtMarks(text.replace('{x}', 'q".js'), marks)).toEqual([
      'a',
      { index: 0, values: ['q".js'] },
      'b',
      { index: 1, values: [] },
      '',
    ]);
  });

  it('finds no mark of another secret', () => {
    const { text } = take('{squarespace-headers}');
    expect(splitAtMarks(text, { secret: 'other' })).toEqual([text]);
  });

  it('takes hostile text in a time that grows with its length', () => {
    for (const piece of [
      '<squarespace:script ',
      '<squarespace:query>',
      '{squarespace-',
      '{##',
      '<squarespace:a "',
      '<squarespace:a "{',
      '<squarespace:a "{}',
      '<!--{squarespace-headers}',
      '<!--',
      '<script',
      '<script{squarespace-headers}</script><!--',
    ]) {
      expect(typeof take(piece.repeat(3000)).text).toBe('string');
    }
  });

  it.each([
    ['a="1" b=\'2\' c=3 d', { a: '1', b: '2', c: '3', d: '' }],
    ['A = "x y"', { a: 'x y' }],
    ['', {}],
  ])('reads the attributes %s', (written, expected) => {
    const read = readAttributes(written).map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(read)).toEqual(expected);
  });
});
