import { describe, expect, it } from 'vitest';
import { element, markupFormatter } from '../../../../../core/template/markup/index.js';
import { printValue } from '../../../../../core/template/values.js';
import { renderWith } from '../render-with.js';

const formatters = {
  bold: markupFormatter((value, _, [title = '']) => element('b', { title }, printValue(value))),
  nothing: markupFormatter(() => null),
};

describe('markupFormatter', () => {
  it('prints markup that a run which escapes leaves alone', () => {
    const render = renderWith({ formatters }, { escape: 'html' });
    expect(render('{a|bold x} {a}', { a: '<' })).toBe('<b title="x">&lt;</b> &lt;');
  });

  it('counts nothing built as a missing value', () => {
    const render = renderWith({ formatters });
    expect(render('{.var @x a|nothing}[{@x}]{.if @x}yes{.or}no{.end}', { a: 1 })).toBe('[]no');
  });
});
