import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../support/cpu-time.js';
import { instructionTags } from '../../../tools/template/lint/index.js';
import { listPatterns, tokenize, type Grammar } from './tokenize.js';

const grammar = JSON.parse(
  readFileSync('editors/vitrine-template.tmLanguage.json', 'utf8'),
) as Grammar;

/** Short names for scopes, so that a table of tokens can be read. */
const short: ReadonlyMap<string, string> = new Map([
  ['punctuation.definition.tag.begin', 'tag'],
  ['punctuation.definition.tag.end', 'tag'],
  ['punctuation.definition.keyword', 'dot'],
  ['punctuation.separator.accessor', 'dot'],
  ['keyword.control', 'block'],
  ['keyword.control.conditional', 'if'],
  ['keyword.other', 'word'],
  ['keyword.operator.pipe', 'pipe'],
  ['keyword.operator.logical', 'operator'],
  ['keyword.operator.assignment', 'assign'],
  ['keyword.operator', 'operator'],
  ['support.function.formatter', 'formatter'],
  ['support.function.predicate', 'predicate'],
  ['support.function.expression', 'function'],
  ['entity.name.function.macro', 'macro'],
  ['variable.other', 'name'],
  ['variable.other.definition', 'variable'],
  ['variable.language', 'special'],
  ['variable.parameter', 'parameter'],
  ['constant.numeric.index', 'index'],
  ['constant.numeric', 'number'],
  ['constant.language', 'constant'],
  ['constant.character.escape', 'escape'],
  ['constant.other.placeholder', 'placeholder'],
  ['string.unquoted.argument', 'argument'],
  ['string.unquoted.path', 'path'],
  ['string.quoted.double', 'string'],
  ['string.quoted.single', 'string'],
  ['comment.block', 'comment'],
  ['punctuation.definition.comment.begin', 'comment'],
  ['punctuation.definition.comment.end', 'comment'],
  ['punctuation.separator.list', 'comma'],
  ['punctuation.separator', 'comma'],
  ['punctuation.section.parens', 'paren'],
]);

/** `b:name |:pipe html:formatter`: what has a scope of its own, without the braces and blanks of tags. */
function scopesOf(source: string): string {
  return tokenize(grammar, source)
    .filter(({ text, scope }) => text.trim() !== '' && scope !== '' && !scope.startsWith('meta.'))
    .map(({ text, scope }) => `${text.trim()}:${short.get(scope) ?? scope}`)
    .filter((token) => !token.endsWith(':tag'))
    .join(' ');
}

describe('the grammar finds', () => {
  it.each([
    ['a name', '{title}', 'title:name'],
    ['a path', '{a.0.$b.c-d}', 'a:name .:dot 0:index .:dot $b:name .:dot c-d:name'],
    ['variables', '{@total}{@total.value}', '@total:variable @total:variable .:dot value:name'],
    [
      'what every scope has',
      '{@}{@index}{@index0}{@args.a}',
      '@:special @index:special @index0:special @args:special .:dot a:name',
    ],
    [
      'several values',
      '{start, end|datetime-interval}',
      'start:name ,:comma end:name |:pipe datetime-interval:formatter',
    ],
    ['formatters in a row', '{a|json|html}', 'a:name |:pipe json:formatter |:pipe html:formatter'],
    ['a formatter nobody has heard of', '{a|shout!}', 'a:name |:pipe shout:formatter'],
    ['arguments', '{a|truncate 5 more}', 'a:name |:pipe truncate:formatter 5:number more:argument'],
    [
      'arguments behind another delimiter',
      '{a|pluralize/y/ies}',
      'a:name |:pipe pluralize:formatter y:argument ies:argument',
    ],
    [
      'variables in arguments',
      '{a|format @b c}',
      'a:name |:pipe format:formatter @b:variable c:argument',
    ],
    [
      'options of numbers',
      '{n|decimal minfrac:2 style:short}',
      'n:name |:pipe decimal:formatter minfrac:parameter ::assign 2:number style:parameter ::assign short:argument',
    ],
    [
      'named arguments',
      '{m|message n=count}',
      'm:name |:pipe message:formatter n:parameter =:assign count:argument',
    ],
    [
      'codes of a date',
      '{d|date %Y-%m}',
      'd:name |:pipe date:formatter %Y:placeholder -:argument %m:placeholder',
    ],
    [
      'a partial',
      '{@|apply blocks/row private k=v|html}',
      '@:special |:pipe apply:formatter blocks/row:macro private:argument k:parameter =:assign v:argument |:pipe html:formatter',
    ],
    ['a section', '{.section a.b}', '.:dot section:block a:name .:dot b:name'],
    ['a section of a variable', '{.section\t@a}', '.:dot section:block @a:variable'],
    [
      'a list',
      '{.repeated section items}{.alternates with}{.end}',
      '.:dot repeated section:block items:name .:dot alternates with:block .:dot end:block',
    ],
    ['an alternative', '{.or}', '.:dot or:block'],
    [
      'an alternative with a predicate',
      '{.or equal? a 1}',
      '.:dot or:if equal?:predicate a:name 1:number',
    ],
    [
      'a condition',
      '{.if a && @b||c.d}',
      '.:dot if:if a:name &&:operator @b:variable ||:operator c:name .:dot d:name',
    ],
    ['a condition with a predicate', '{.if even? a}', '.:dot if:if even?:predicate a:name'],
    ['a predicate', '{.sold-out?}', '.:dot sold-out?:predicate'],
    ['a predicate nobody has heard of', '{.weekday? today}', '.:dot weekday?:predicate today:name'],
    ['operands', '{.equal? a.b "x y"}', '.:dot equal?:predicate a:name .:dot b:name "x y":string'],
    [
      'operands behind another delimiter',
      '{.equal?:a:-1.5}',
      '.:dot equal?:predicate a:name -1.5:number',
    ],
    [
      'constants in operands',
      '{.equal? true nullable}',
      '.:dot equal?:predicate true:constant nullable:name',
    ],
    [
      'a bound variable',
      '{.var @x a|html}',
      '.:dot var:word @x:variable a:name |:pipe html:formatter',
    ],
    [
      'a bound object',
      '{.ctx @x a=b c=d.e}',
      '.:dot ctx:word @x:variable a:parameter =:assign b:name c:parameter =:assign d:name .:dot e:name',
    ],
    ['injected data', '{.inject @x ./menu.json}', '.:dot inject:word @x:variable ./menu.json:path'],
    ['a macro', '{.macro blocks/row.html}', '.:dot macro:block blocks/row.html:macro'],
    ['an inclusion', '{.include row output}', '.:dot include:word row:macro output:argument'],
    ['literals', '{.space}{.meta-left}', '.:dot space:escape .:dot meta-left:escape'],
    ['a comment', 'a {# b #} c', '{#:comment b #:comment }:comment'],
    ['a comment with tags in it', '{## {a} ##}', '{##:comment {a}:comment ##}:comment'],
    ['nothing in an empty comment', '{####}', '{##:comment ##}:comment'],
    ['an expression', '{.eval 1 + a.b}', '.:dot eval:word 1:number +:operator a:name .:dot b:name'],
    [
      'an assignment',
      '{.eval @x = @y == 2; @x}',
      '.:dot eval:word @x:variable =:assign @y:variable ==:operator 2:number ;:comma @x:variable',
    ],
    [
      'functions and constants',
      '{.eval max(PI, @.PI) ** -1e3}',
      '.:dot eval:word max:function (:paren PI:constant ,:comma @:special .:dot PI:name ):paren **:operator -:operator 1e3:number',
    ],
    [
      'hexadecimal numbers',
      '{.eval 0xff & ~1}',
      '.:dot eval:word 0xff:number &:operator ~:operator 1:number',
    ],
    [
      'strings',
      `{.eval "a\\n" + 'b'}`,
      `.:dot eval:word ":string a:string \\n:escape ":string +:operator ':string b:string ':string`,
    ],
  ])('%s: %s', (_title, source, scopes) => {
    expect(scopesOf(source)).toBe(scopes);
  });

  it.each([
    ['a comment', 'x {# a\nb #} {c}', '{#:comment a:comment b #:comment }:comment c:name'],
    [
      'a long comment',
      '{## a\n{b}\n##}{c}',
      '{##:comment a:comment {b}:comment ##}:comment c:name',
    ],
    ['an expression', '{.eval\n 1 +\n a}{b}', '.:dot eval:word 1:number +:operator a:name b:name'],
    ['operands', '{.equal?\na\n1}{b}', '.:dot equal?:predicate a:name 1:number b:name'],
    ['a condition', '{.if a &&\n b}{c}', '.:dot if:if a:name &&:operator b:name c:name'],
  ])('%s over several lines', (_title, source, scopes) => {
    expect(scopesOf(source)).toBe(scopes);
  });

  it.each(instructionTags)('the instruction %s, with what has to follow it', (name) => {
    const following: Record<string, string> = {
      section: ' a',
      'repeated section': ' a',
      if: ' a',
      var: ' @a b',
      ctx: ' @a b=c',
      eval: ' 1',
      macro: ' m',
      include: ' m',
      inject: ' @a b',
    };
    expect(scopesOf(`{.${name}${following[name] ?? ''}}`)).toMatch(new RegExp(`^\\.:dot ${name}:`));
  });
});

describe('the grammar leaves alone', () => {
  it.each([
    'p { color: red }',
    'p{color:red}',
    'const { a, b } = c;',
    '{ a}',
    '{a }',
    '{}',
    '{"a": 1}',
    '{a+b}',
    '{a..b}',
    '{a.}',
    '{_a}',
    '{a||b}',
    '{a|}',
    '{a|html|}',
    '{a| html}',
    '{a,b,}',
    '{.foo}',
    '{.endx}',
    '{.end }',
    '{.sectionx a}',
    '{.section}',
    '{.section a b}',
    '{.repeated  section a}',
    '{.if a &&}',
    '{.if a + b}',
    '{.var x a}',
    '{.var @x "a"}',
    '{.ctx @x a = b}',
    '{.macro}',
    '{.include}',
    '{.evalx 1}',
    'a } b { c',
    '${a + b}',
  ])('%s', (source) => {
    expect(tokenize(grammar, source).every(({ scope }) => scope === '')).toBe(true);
  });

  it('the braces around a tag', () => {
    expect(scopesOf('{{a}}')).toBe('a:name');
    expect(scopesOf('{# {a} #}')).toBe('a:name');
  });
});

describe('the grammar', () => {
  it('puts tags into every part of a page, but not into tags', () => {
    expect(Object.keys(grammar.injections)).toEqual([
      'L:text.html.vitrine-template - (meta.template | comment.block.vitrine-template)',
    ]);
    expect(grammar.patterns).toContainEqual({ include: 'text.html.basic' });
  });

  it('keeps to what both Oniguruma and JavaScript understand alike', () => {
    const patterns = listPatterns(grammar);
    expect(patterns.length).toBeGreaterThan(40);
    for (const pattern of patterns) {
      expect(() => new RegExp(pattern, 'd')).not.toThrow();
      // Classes mean more than ASCII in one of them; possessive and atomic groups are missing in the other.
      expect(pattern).not.toMatch(/\\[wWsSdDbBhHRXGAzZkKp]|\(\?>|[*+?}]\+|\[\[:|&&\[/);
    }
  });

  it('knows no formatter or predicate by name, but apply, whose argument is a name', () => {
    const source = JSON.stringify(grammar);
    for (const name of ['html', 'truncate', 'json', 'money', 'equal', 'even']) {
      expect(source).not.toMatch(new RegExp(`[(|]${name}[)|?]`));
    }
  });

  it('stays linear in hostile lines', () => {
    const started = cpuTime();
    for (const line of [
      '{a'.repeat(5_000),
      `{${'a.'.repeat(10_000)}`,
      `{a${'|b'.repeat(10_000)}`,
    ]) {
      tokenize(grammar, line);
    }
    expect(cpuTime() - started).toBeLessThan(5_000);
  });
});
