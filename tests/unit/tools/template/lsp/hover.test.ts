import { describe, expect, it } from 'vitest';
import { hoverAt } from '../../../../../tools/template/lsp/hover.js';
import { cursorIn, projectOf } from './project-of.js';

const data = {
  title: 'Tea',
  site: { name: 'Shop' },
  items: [null, { title: 'Oolong', n: 2 }],
  none: null,
};
const files = { 'parts/row.html': '{title} {@shop.name}', 'parts/lone.html': '{title}' };

function hover(marked: string, others: Readonly<Record<string, string>> = files) {
  const { source, index } = cursorIn(marked);
  const project = projectOf({ 'page.html': source, ...others }, { 'page.html': data });
  return hoverAt(project, 'page.html', index)?.text ?? null;
}

describe('hoverAt', () => {
  it.each([
    ['{ti‸tle}', '`title` · text: `"Tea"`'],
    ['{title‸}', '`title` · text: `"Tea"`'],
    ['{si‸te.name}', '`site` · object'],
    ['{site.na‸me}', '`site.name` · text: `"Shop"`'],
    ['{no‸ne}', '`none` · null: `null`'],
    ['{nothing‸}', '`nothing`: not in the sample data'],
    ['{.section site}{na‸me}{.end}', '`name` · text: `"Shop"`'],
    ['{.section site}{ti‸tle}{.end}', '`title` · text: `"Tea"`'],
    ['{.section site}{.section ti‸tle}{.end}{.end}', '`title`: not in the sample data'],
    ['{.section site}{.or}{na‸me}{.end}', '`name`: not in the sample data'],
    ['{.repeated section items}{ti‸tle}{.end}', '`title` · text: `"Oolong"`'],
    ['{.repeated section items}{@in‸dex}{.end}', '`@index` · number: `1`'],
    ['{.repeated section items}{.alternates with}{n‸}{.end}', '`n` · number: `2`'],
    ['{.var @x site.name}{@x‸}', '`@x` · text: `"Shop"`'],
    ['{.var @x‸ site.name}', '`@x` · text: `"Shop"`'],
    ['{.var @x site.name|html}{@x‸}', '`@x`: not in the sample data'],
    ['{.macro m}{n‸}{.end}{.repeated section items}{@|apply m}{.end}', '`n` · number: `2`'],
    ['{.equal? ti‸tle 3}{.end}', '`title` · text: `"Tea"`'],
    ['{t|message who=tit‸le}', '`title` · text: `"Tea"`'],
    ['{.eval tit‸le + "title"}', '`title` · text: `"Tea"`'],
    ['{.include parts/ro‸w}', '`parts/row` in `parts/row.html`'],
    ['{@|apply go‸ne}', 'No file of this folder is called `gone`.'],
  ])('%s: %s', (marked, text) => {
    expect(hover(marked)?.split('\n')[0]).toBe(text);
  });

  it.each([
    ['{title|tru‸ncate 3}', '{value|truncate length ellipsis}', 'Cuts a long text'],
    ['{title|mon‸ey}', '{value|money currency options}', '- `style:` symbol, standard, accounting'],
    ['{.eq‸ual? a b}{.end}', '{.equal? [a] b}…{.or}…{.end}', 'Are both the same?'],
    ['{.if eq‸ual? a b}{.end}', '{.equal? [a] b}…{.or}…{.end}', 'Are both the same?'],
    ['{.repeated sec‸tion items}{.end}', '{.repeated section ref}', 'Goes through a list.'],
    ['{.en‸d}', '{.end}', 'Ends a block.'],
  ])('%s explains %s', (marked, usage, meaning) => {
    expect(hover(marked)).toContain(`\`\`\`vitrine-template\n${usage}\n\`\`\``);
    expect(hover(marked)).toContain(meaning);
  });

  it('reads a partial with the data of the template that runs it', () => {
    const page = '{.var @shop site}{.repeated section items}{@|apply parts/row}{.end}';
    const project = projectOf({ 'page.html': page, ...files }, { 'page.html': data });
    const text = (index: number) => hoverAt(project, 'parts/row.html', index)?.text;
    expect(text(2)).toBe('`title` · text: `"Oolong"`');
    expect(text(files['parts/row.html'].indexOf('name'))).toBe('`@shop.name` · text: `"Shop"`');
    expect(hoverAt(project, 'parts/lone.html', 2)?.text).toBe('`title`: not in the sample data');
  });

  it('ends where templates run in circles', () => {
    const circle = { 'a.html': '{x}{@|apply b}', 'b.html': '{x}{@|apply a}{.var @y @y}{@y}' };
    const project = projectOf(circle);
    expect(hoverAt(project, 'a.html', 1)?.text).toBe('`x`: not in the sample data');
    expect(hoverAt(project, 'b.html', circle['b.html'].lastIndexOf('y'))?.text).toContain('not in');
  });

  it.each(['tex‸t', '{ a‸ }', '{# no‸te}', 'a {title} ‸b'])('says nothing for %s', (marked) => {
    expect(hover(marked)).toBeNull();
  });
});
