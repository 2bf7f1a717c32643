import { describe, expect, it } from 'vitest';
import {
  definitionsAt,
  referencesAt,
  renamableAt,
  renameAt,
} from '../../../../../tools/template/lsp/navigation.js';
import { cursorIn, projectOf, textsOf } from './project-of.js';

function given(marked: string, others: Readonly<Record<string, string>> = {}) {
  const { source, index } = cursorIn(marked);
  return { project: projectOf({ 'page.html': source, ...others }), index };
}

describe('definitionsAt', () => {
  it.each([
    ['the binding before', '{.var @x a}\n{@x‸}', ['page.html:1:@x']],
    ['the last binding before', '{.var @x a}\n{.var @x b}\n{@x‸}\n{.var @x c}', ['page.html:2:@x']],
    ['a binding in a condition', '{.if a}\n{.ctx @x k=a}\n{.end}{@x‸}', ['page.html:2:@x']],
    ['an expression', '{.eval @x = 1}\n{@x‸.b}', ['page.html:1:@x']],
    ['injected data', '{.inject @x file}\n{@x‸}', ['page.html:1:@x']],
    ['the inner one', '{.var @x a}\n{.section b}\n{.var @x c}{@x‸}{.end}', ['page.html:3:@x']],
    [
      'the outer one before the inner',
      '{.var @x a}\n{.section b}{@x‸}\n{.var @x c}{.end}',
      ['page.html:1:@x'],
    ],
    [
      'the outer one after the inner',
      '{.var @x a}\n{.section b}\n{.var @x c}{.end}{@x‸}',
      ['page.html:1:@x'],
    ],
    [
      'the outer one in an alternative',
      '{.var @x a}\n{.section b}\n{.var @x c}{.or}{@x‸}{.end}',
      ['page.html:1:@x'],
    ],
    [
      'none for a section of an outer variable',
      '{.var @x a}{.section b}{.section @x‸}{.end}{.end}',
      [],
    ],
    ['none for what a loop gives', '{.repeated section a}{@index‸}{.end}', []],
    ['none outside of tags', '{.var @x a} @x‸', []],
    ['a macro', '{.macro m}\n{.end}{a|apply m‸}', ['page.html:1:m']],
  ])('finds %s', (_, marked, found) => {
    const { project, index } = given(marked);
    expect(textsOf(project, definitionsAt(project, 'page.html', index))).toEqual(found);
  });

  it.each([
    ['{a|apply row‸}', { 'parts/row.html': '' }, ['parts/row.html']],
    ['{a|apply row.html‸ private}', { 'parts/row.html': '' }, ['parts/row.html']],
    ['{a|apply:parts/row‸:private}', { 'parts/row.html': '' }, ['parts/row.html']],
    [
      '{.include parts/row‸}',
      { 'x/parts/row.html': '', 'parts/row.html': '' },
      ['parts/row.html', 'x/parts/row.html'],
    ],
    ['{.include row‸}', { 'a.html': '{.macro row}{.end}', 'row.html': '' }, ['a.html']],
    ['{.include gone‸}', { 'row.html': '' }, []],
  ])('%s leads to %j', (marked, others, found) => {
    const { project, index } = given(marked, others);
    expect(definitionsAt(project, 'page.html', index).map(({ uri }) => uri)).toEqual(found);
  });
});

describe('referencesAt', () => {
  it('follows a variable into partials, macros and what it includes', () => {
    const { project, index } = given(
      '{.var @x‸ a}{b|apply row}{c|apply own private}{.macro m}{@x}{.end}{.include lib}{@y}',
      {
        'row.html': '{@x|apply deep}{.section q}{.var @x r}{@x}{.end}',
        'deep.html': '{@x}',
        'own.html': '{@x}',
        'lib.html': '{.var @y a}',
      },
    );
    expect(textsOf(project, referencesAt(project, 'page.html', index, true))).toEqual([
      'page.html:1:@x',
      'page.html:1:@x',
      'row.html:1:@x',
      'deep.html:1:@x',
    ]);
    const { length } = project.files.get('page.html')!.outline.source;
    expect(textsOf(project, referencesAt(project, 'page.html', length - 2, true))).toEqual([
      'page.html:1:@y',
      'lib.html:1:@y',
    ]);
  });

  it('leaves out definitions when they are not asked for', () => {
    const { project, index } = given(
      '{.var @x‸ a}{@x}{.if @x && b}{.equal? @x 1}{.end}{.end}{a|truncate @x}{.eval @x + "@x"}',
    );
    expect(referencesAt(project, 'page.html', index, false)).toHaveLength(5);
    expect(referencesAt(project, 'page.html', index, true)).toHaveLength(6);
  });

  it('lists where a partial is run', () => {
    const { project, index } = given('{a|apply row‸}', {
      'row.html': '',
      'b.html': '{.include row}{a|apply rows}',
    });
    expect(textsOf(project, referencesAt(project, 'page.html', index, true))).toEqual([
      'page.html:1:row',
      'b.html:1:row',
    ]);
  });
});

describe('renameAt', () => {
  const rename = (marked: string, name: string) => {
    const { project, index } = given(marked);
    const { name: written, places } = renameAt(project, 'page.html', index, name);
    let { source } = project.files.get('page.html')!.outline;
    for (const { from, to } of [...places].sort((a, b) => b.from - a.from)) {
      source = source.slice(0, from) + written + source.slice(to);
    }
    return source;
  };

  it.each([
    ['{.var @x‸ a}{@x.b}{@xy}{a.@x}', 'z', '{.var @z a}{@z.b}{@xy}{a.@x}'],
    [
      '{.var @x a}{.section b}{.var @x‸ c}{@x}{.end}{@x}',
      '@z',
      '{.var @x a}{.section b}{.var @z c}{@z}{.end}{@x}',
    ],
    [
      '{.var @x a}{.section b}{.var @x c}{@x}{.end}{@x‸}',
      '@z',
      '{.var @z a}{.section b}{.var @x c}{@x}{.end}{@z}',
    ],
    [
      '{.repeated section a}\r\n{.var @é a}{.var @x b}\r\n{@x‸}{.end}',
      'z',
      '{.repeated section a}\r\n{.var @é a}{.var @z b}\r\n{@z}{.end}',
    ],
  ])('%j to %s: %j', (marked, name, after) => {
    expect(rename(marked, name)).toBe(after);
  });

  it.each([
    [
      '{.var @x‸ a}',
      'two words',
      "'two words' is no name: letters, digits, - and _ after a letter.",
    ],
    ['{.var @x‸ a}{@y}', 'y', '@y is a variable already in page.html.'],
    ['{@x‸}', 'y', 'No template of this folder binds @x, so its other places are not known.'],
    ['{title‸}', 'y', 'Only variables such as @name can be renamed here.'],
    [
      '{.repeated section a}{@index‸}{.end}',
      'y',
      '@index comes from the engine and has no other name.',
    ],
  ])('%s to %s is refused: %s', (marked, name, message) => {
    const { project, index } = given(marked);
    expect(() => renameAt(project, 'page.html', index, name)).toThrow(message);
  });

  it('marks the variable without what follows it', () => {
    const { project, index } = given('{.var @x a}{@x‸.title}');
    expect(textsOf(project, [renamableAt(project, 'page.html', index)])).toEqual([
      'page.html:1:@x',
    ]);
  });
});
