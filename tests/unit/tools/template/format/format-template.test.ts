import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../../core/template/index.js';
import { formatTemplate } from '../../../../../tools/template/format/index.js';
import { createLanguage } from '../../../../../tools/template/language.js';
import { ownCases, run } from '../../../../conformance/case.js';

const { vocabulary } = createLanguage();
const format = (source: string) => formatTemplate(source, vocabulary);

describe('formatTemplate', () => {
  it.each([
    ['{a ,b|datetime-interval}', '{a, b|datetime-interval}'],
    ['{a,b,c}', '{a, b, c}'],
    ['{.var @x a ,b|datetime-interval}', '{.var @x a, b|datetime-interval}'],
    ['{.section  \ta}{.end}', '{.section a}{.end}'],
    ['{.repeated section   a.b}{.end}', '{.repeated section a.b}{.end}'],
    ['{.if  a&&b||  c }{.end}', '{.if a && b || c}{.end}'],
    ['{.if a  \n  && b}{.end}', '{.if a  \n && b}{.end}'],
    ['{.ctx @x   a=b \t c=d.e}', '{.ctx @x a=b c=d.e}'],
    ['{.ctx @x a=b\r\n   c=d}', '{.ctx @x a=b\r\n   c=d}'],
    ['{.eval   1  +  "a  b" }', '{.eval 1  +  "a  b" }'],
    ['{#note  }', '{# note}'],
    ['{##note##}', '{## note ##}'],
    ['{##\n  note\n##}', '{##\n  note\n##}'],
  ])('%j → %j', (before, after) => {
    expect(format(before)).toBe(after);
    expect(format(after)).toBe(after);
  });

  it.each([
    ['text between tags', '  a  ,  b\t\n{x}  '],
    ['what is no tag', '{ a ,b} {a||b ,c} {.section a } {.ctx @x  a = b}'],
    ['a tag that an unknown formatter makes text', '{a ,b|hmtl}'],
    ['arguments, whose blanks count', '{a|output x ,y  z}{.equal? a  b}{.end}{.include  a}'],
    ['a condition without operands, which would become text', '{.if  }{.end}'],
    ['ornaments', '{#----  a  ----}{##====##}{####}'],
    ['a comment without an end', 'a{## b'],
    ['an expression without content', '{.eval  }'],
  ])('leaves %s', (_, source) => {
    expect(format(source)).toBe(source.replace('{.if  }', '{.if }'));
  });

  it.each(ownCases)('prints the same in the cases of %s', (_, cases) => {
    for (const given of cases) {
      const partials = Object.fromEntries(
        Object.entries(given.partials ?? {}).map(([name, text]) => [name, format(text)]),
      );
      const after = run({ ...given, template: format(given.template), partials });
      expect(after.output).toBe(run(given).output);
    }
  });

  it('prints the same, and changes nothing twice, for any template', () => {
    const engine = createEngine();
    const data = { a: 'A', b: [1, 2], c: { d: 'x  y', a: 0 }, items: [{ a: 1 }, { a: 2 }] };
    const piece = oneof(
      constantFrom(
        ...['{a ,b}', '{a,b |html}', '{.if a&&b }', '{.if }', '{.if\ta ||\n b}', '{.or}', '{.end}'],
        ...['{.section  c}', '{.repeated section   items}', '{.alternates with}', '{.ctx @x  q=a}'],
        ...[
          '{.eval   a + " b "}',
          '{#x }',
          '{## x##}',
          '{##',
          '##}',
          '{',
          '}',
          '  ',
          '\r\n',
          '{@x}',
        ],
        ...['{.var @x  a}', '{.var @x b ,a|json}', '{.if equal?:a:  b}', '{a|output  x , y}', '|'],
      ),
      string({ maxLength: 6 }),
    );
    const sources = array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
    assert(
      property(sources, (source) => {
        const formatted = format(source);
        expect(engine.render(formatted, data).output).toBe(engine.render(source, data).output);
        expect(format(formatted)).toBe(formatted);
      }),
      { numRuns: 2000 },
    );
  });
});
