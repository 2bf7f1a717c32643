import { describe, expect, it } from 'vitest';
import { examples } from '../../../../stories/template/examples.js';
import { writePartials } from '../../../../stories/template/partials-text.js';
import {
  runPlayground,
  type PlaygroundInput,
} from '../../../../stories/template/run-playground.js';

const run = (input: Partial<PlaygroundInput>) =>
  runPlayground({
    template: '',
    data: '{}',
    partials: '',
    mode: 'safe',
    escape: 'none',
    locale: 'en-US',
    timeZone: '',
    ...input,
  });

/** What each example prints; of a long output, its lines that matter. */
const outputs: Record<string, readonly string[]> = {
  Variables: ['Hello Ann!', 'Your city is Graz, your first pet Minka.', ''],
  Escaping: [
    '<p>Tea &amp; &lt;b&gt;cake&lt;/b&gt;</p>',
    '<img alt="The &quot;small&quot; cup">',
    '<p>Tea & <b>cake</b></p>',
  ],
  Sections: ['Ann writes for The Teapot.', 'Nobody edits.'],
  Loops: ['1. Assam, 2. Sencha, 3. Rooibos', 'No cake today.'],
  Predicates: ['Bo: just of age', 'Cleo: grown up', 'Dan: a child', 'Ann Berg is the host.'],
  Conditions: ['Reach us by mail: tea@example.com.', 'An even floor.'],
  'Names of your own': ['', 'Ann &amp; Co', '{"title":"Mug","by":"Ann &amp; Co"}'],
  Macros: [
    '',
    '<a class="menu" href="/tea">Tea</a> · <a class="menu" href="/pots?of=clay&amp;for=two">Cups &amp; pots</a>',
  ],
  Partials: [
    '<ul>',
    '  <li>Assam from The Teapot</li>',
    '  <li>Sencha from The Teapot</li>',
    '</ul>',
    '<li>Assam</li>',
  ],
  Expressions: ['7.5', 'from 2 to 7', 'true'],
  'Money and numbers': ['€1,234.50', '1,234.50 EUR', '1,234,567', '1.2M', '12.3%'],
  Dates: ['2023-11-14 23:13', 'November 14, 2023 at 11:13 PM', 'Nov 14 – 16, 2023'],
  'Messages and plurals': ['Ann, 3 cups are in your cart.', 'Ann, one cup is in your cart.'],
  'Styles and scripts': [
    '<style>',
    '  a { color: #7c3aed; }',
    '  p{margin:0}',
    '</style>',
    '<script>',
    '  const site = {"title":"Tea <\\/script>"};',
    '  if (site) { start({ site }); }',
    '</script>',
    '{name}',
  ],
};

/** Locale data writes other spaces from version to version. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

describe('the examples', () => {
  it.each(examples.map((example) => [example.title, example] as const))(
    '%s has no problem',
    (_title, { template, data, partials }) => {
      const { problems } = run({
        template,
        data: JSON.stringify(data),
        partials: writePartials(partials),
      });
      expect(problems).toEqual([]);
    },
  );

  it.each(Object.entries(outputs))('%s prints what it promises', (title, lines) => {
    const example = examples.find((one) => one.title === title);
    const { output } = run({
      template: example?.template ?? '',
      data: JSON.stringify(example?.data),
      partials: writePartials(example?.partials),
    });
    expect(plainSpaces(output).split('\n')).toEqual(lines);
  });

  it('end with a product that can be bought', () => {
    const { template, data } = examples.at(-1)!;
    const { output } = run({ template, data: JSON.stringify(data) });
    expect(output).toContain('from $28.00');
    expect(output).toContain('<option value="MUG-FERN">');
    expect(output).toContain('<button>Add To Cart</button>');
  });

  it('teach one thing each, in a sentence or two', () => {
    expect(examples.length).toBeGreaterThanOrEqual(12);
    for (const { about } of examples) {
      expect(about).toMatch(/^[^\n]+\.$/);
      expect(about.length).toBeLessThan(200);
    }
  });
});

describe('runPlayground', () => {
  it('prints what the template makes of the data', () => {
    const { output, tree, problems } = run({ template: '{a}', data: '{ "a": 1 }' });
    expect({ output, tree, problems }).toEqual({ output: '1', tree: 'variable a', problems: [] });
  });

  it('heeds the options', () => {
    const template = '{a} {n|decimal} {t|date %H}';
    const input = { template, data: '{ "a": "<", "n": 1.5, "t": 0 }' };
    expect(run(input).output).toBe('< 1.5 19');
    const other = { escape: 'html', locale: 'de-DE', timeZone: 'UTC' } as const;
    expect(run({ ...input, ...other }).output).toBe('&lt; 1,5 00');
    expect(run({ ...input, locale: 'none' }).output).toBe('<  19');
  });

  it('says what is wrong, with its place and the lines around it', () => {
    expect(run({ template: 'a\n{b|hmtl}' }).problems).toEqual([
      {
        level: 'error',
        text: "template:2:4: error: Formatter 'hmtl' is unknown. Did you mean 'html'? [FORMATTER_UNKNOWN]",
        frame: '    1 | a\n  > 2 | {b|hmtl}\n      |    ^',
      },
    ]);
  });

  it('says what is wrong in a partial and in the run', () => {
    const { problems } = run({
      template: '{@|apply a}',
      partials: '=== a ===\n{@|apply b}{.if c}{.or}{.end}',
    });
    expect(problems.map(({ level, text }) => `${level} ${text.split(': ')[0]}`)).toEqual([
      'warning a:1:12',
      'error a:1:1',
    ]);
  });

  it('says each error once', () => {
    expect(run({ template: '{.eval 1 +* (}' }).problems).toHaveLength(1);
    expect(run({ template: '{.end}' }).problems).toHaveLength(1);
  });

  it('stops at an error in strict mode', () => {
    const template = 'a{b|apply c}';
    expect(run({ template }).output).toBe('a');
    const { output, problems } = run({ template, mode: 'strict' });
    expect(output).toBe('');
    expect(problems).toHaveLength(1);
  });

  it('says that data is not JSON', () => {
    const { output, problems } = run({ template: 'a', data: '{' });
    expect(output).toBe('');
    expect(problems[0]?.text).toMatch(/^data: error: This is not JSON: /);
  });

  it('ends what would not', () => {
    const template = '{.macro m}{@|apply m}{@|apply m}{.end}{@|apply m}';
    expect(run({ template }).problems.length).toBeGreaterThan(0);
  });
});
