// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createPreload, type PreloadPage } from '../../../../../../core/preload/index.js';
import { createEngine, type Value } from '../../../../../../core/template/index.js';
import { manifest } from '../../../preload/manifest.js';

/** What the formatter asks for: its page, and the nonce. */
function asked(template: string, data: Value) {
  const links = vi.fn((_page: PreloadPage, _nonce?: string | null) => '<link />');
  const { output, errors } = createEngine({ preload: links, escape: 'html' }).render(
    template,
    data,
  );
  expect(errors).toEqual([]);
  expect(output).toBe('<link />');
  expect(links).toHaveBeenCalledOnce();
  return links.mock.calls[0];
}

describe('preload', () => {
  const html = '<vitrine-price></vitrine-price>';

  it.each<[string, string, Value, PreloadPage, string]>([
    ['a text as HTML', '{@|preload}', html, { html, tags: [] }, ''],
    ['a list as tags', '{@|preload}', ['a-b', 'c-d'], { html: '', tags: ['a-b', 'c-d'] }, ''],
    ['its arguments as tags', '{@|preload a-b c-d}', null, { html: '', tags: ['a-b', 'c-d'] }, ''],
    [
      'all its values',
      '{a, b, c|preload e-f}',
      { a: html, b: ['a-b'], c: '<p>' },
      { html: `${html}\n<p>`, tags: ['e-f', 'a-b'] },
      '',
    ],
    [
      'a part of the files',
      '{@|preload rest a-b}',
      html,
      { html, tags: ['a-b'], only: 'rest' },
      '',
    ],
    ['the other part', '{@|preload press}', html, { html, tags: [], only: 'press' }, ''],
    ['no other data', '{a, b|preload}', { a: 1, b: { c: 'd' } }, { html: '', tags: [] }, ''],
    ['no missing data', '{a, b|preload}', {}, { html: '', tags: [] }, ''],
    ['the nonce', '{a|preload}', { a: html, nonce: 'n"1' }, { html, tags: [] }, 'n"1'],
    ['a page without a nonce', '{a|preload}', { a: html, nonce: null }, { html, tags: [] }, ''],
    [
      'what a macro printed',
      '{.macro m}<vitrine-price>{@}</vitrine-price>{.end}{.var @a @|apply m}{@a|preload}',
      '<b>',
      { html: '<vitrine-price>&lt;b&gt;</vitrine-price>', tags: [] },
      '',
    ],
  ])('reads %s', (_, template, data, page, nonce) => {
    expect(asked(template, data)).toEqual([page, nonce]);
  });

  it('prints links of a build, not escaped', () => {
    const { links } = createPreload(manifest, { base: '/assets/' });
    const engine = createEngine({ preload: links, escape: 'html' });
    expect(engine.render('{@|preload vitrine-product}', { nonce: '"' }).output).toBe(
      [
        '<link rel="modulepreload" href="/assets/chunks/core-1.js" fetchpriority="low" nonce="&quot;" />',
        '<link rel="modulepreload" href="/assets/chunks/product-1.js" fetchpriority="low" nonce="&quot;" />',
      ].join('\n'),
    );
  });

  it('prints nothing without a build', () => {
    const { output, errors } = createEngine().render('a{@|preload vitrine-price}b', html);
    expect([output, errors]).toEqual(['ab', []]);
  });

  it('may be another formatter of the host', () => {
    const formatters = { preload: { prepare: () => () => 'own' } };
    const engine = createEngine({ preload: () => 'given', formatters });
    expect(engine.render('{@|preload}', null).output).toBe('own');
  });

  it('is one error where the host’s function fails', () => {
    const preload = () => {
      throw new Error('broken');
    };
    const { output, errors } = createEngine({ preload }).render('a{@|preload}b', html);
    expect(output).toBe('ab');
    expect(errors).toHaveLength(1);
  });
});
