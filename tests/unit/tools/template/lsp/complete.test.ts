import { describe, expect, it } from 'vitest';
import { completeAt } from '../../../../../tools/template/lsp/complete.js';
import { cursorIn, projectOf } from './project-of.js';

const data = {
  website: { title: 'Tea', 'base-url': '/' },
  items: [{ title: 'Oolong', tags: ['a', 'b'], price: { value: '1', currency: 'EUR' } }],
  count: 3,
  'not a name': 1,
};

function complete(marked: string) {
  const { source, index } = cursorIn(marked);
  const project = projectOf(
    { 'page.html': source, 'parts/row.html': '{.macro cell}{a}{.end}', 'blocks/row.html': '' },
    { 'page.html': data },
  );
  return { source, index, found: completeAt(project, 'page.html', index) };
}

const labelsOf = (marked: string) => complete(marked).found.map(({ label }) => label);

describe('completeAt', () => {
  it.each([
    ['{‸}', ['website', 'items', 'count', '@']],
    ['{web‸', ['website', 'items', 'count', '@']],
    ['{website.‸}', ['title', 'base-url']],
    ['{a, website.t‸}', ['title', 'base-url']],
    ['{items.‸}', ['0']],
    ['{items.0.price.‸}', ['value', 'currency']],
    ['{.section website}{‸}{.end}', ['title', 'base-url', 'website', 'items', 'count', '@']],
    ['{.section website}{.or}{‸}{.end}', ['website', 'items', 'count', '@']],
    ['{.repeated section items}{.repeated section ‸}', ['tags', '@index', '@index0', '@']],
    ['{.repeated section ‸}', ['items', '@']],
    ['{.section items.0.‸}', ['title', 'tags', 'price']],
    [
      '{.var @x website}{.section @x}{‸}{.end}',
      ['title', 'base-url', 'website', 'items', 'count', '@x', '@'],
    ],
    ['{.var @x items.0}{@x.‸}', ['title', 'tags', 'price']],
    ['{.ctx @x a=count b=website}{@x.b.‸}', ['title', 'base-url']],
    ['{.var @y website.‸}', ['title', 'base-url']],
    ['{.ctx @y a=count b=website.‸}', ['title', 'base-url']],
    ['{.eval 1 + website.‸}', ['title', 'base-url']],
    ['{.equal? website.‸ 1}{.end}', ['title', 'base-url']],
    ['{.if count && website.‸}{.end}', ['title', 'base-url']],
    ['{@|apply ‸}', ['cell', 'parts/row', 'blocks/row']],
    ['{.include c‸}', ['cell', 'parts/row', 'blocks/row']],
    ['text ‸ {a}', []],
    ['{a}‸', []],
    ['{# a ‸}', []],
    ['{## {‸} ##}', []],
  ])('%s → %j', (marked, labels) => {
    expect(labelsOf(marked)).toEqual(labels);
  });

  it.each([
    ['{count|‸}', ['html', 'money', 'json']],
    ['{count|html|tr‸}', ['truncate']],
    ['{.var @x count|‸}', ['count', 'cycle']],
    ['{count|money ‸}', ['style:accounting', 'symbol:narrow', 'minfrac:', 'no-group']],
    ['{count|money style:‸}', ['style:accounting']],
    ['{count|datetime date:long context:‸}', ['context:standalone']],
    ['{.or ‸}', ['equal?', 'odd?', 'sold-out?']],
    ['{.if ‸}', ['website', 'equal?']],
    ['{.‸}', ['{.section}', '{.end}', '{.equal?}']],
    ['{.repeated s‸', ['{.repeated section}']],
  ])('%s has %j among others', (marked, labels) => {
    expect(labelsOf(marked)).toEqual(expect.arrayContaining(labels));
  });

  it.each([
    ['{.sec‸}', '{.section}', '{.section ${1:name}}$0{.end}'],
    ['{.sec‸', '{.section}', '{.section ${1:name}}$0{.end}'],
    ['{.en‸}', '{.end}', '{.end}'],
    ['{.eq‸}', '{.equal?}', '{.equal?$1}$0{.end}'],
    ['{website.ti‸}', 'title', '{website.title}'],
    ['{a|tr‸}', 'truncate', '{a|truncate}'],
    ['{a|money style:ac‸}', 'style:accounting', '{a|money style:accounting}'],
    ['{@|apply parts/r‸}', 'parts/row', '{@|apply parts/row}'],
  ])('%s, %s chosen, becomes %s', (marked, label, after) => {
    const { source, found } = complete(marked);
    const item = found.find((each) => each.label === label);
    expect(item).toBeDefined();
    const { from = 0, to = 0, text = '', snippet } = item ?? {};
    expect(source.slice(0, from) + (snippet ?? text) + source.slice(to)).toBe(after);
  });

  it('says what a name stands for and what a formatter does', () => {
    expect(complete('{‸}').found[0]).toMatchObject({ label: 'website', detail: 'object' });
    expect(complete('{a|html‸}').found.find(({ label }) => label === 'html')).toMatchObject({
      detail: '{value|html}',
      help: expect.stringContaining('for text'),
    });
  });
});
