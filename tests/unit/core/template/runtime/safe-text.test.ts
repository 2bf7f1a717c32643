// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatters } from '../../../../../core/template/index.js';
import { coreFormatters } from '../../../../../core/template/formatters/core/index.js';
import type { Formatters } from '../../../../../core/template/plugins.js';
import type { Value } from '../../../../../core/template/values.js';
import { print, render } from '../rendering.js';

const own: Formatters = {
  bold: { safe: true, prepare: () => (value) => `<b>${String(value).length}</b>` },
  five: { safe: true, prepare: () => () => 5 },
  gone: { safe: true, prepare: () => () => undefined },
};
const escaped = (template: string, data: Value = {}, context = {}) =>
  print(template, data, context, { escape: 'html', formatters: own });

const evil = `<i a="b" c='d'>&amp;`;
const harmless = '&lt;i a=&quot;b&quot; c=&#39;d&#39;&gt;&amp;amp;';

describe("escape: 'html'", () => {
  it.each<[string, string]>([
    ['{a}', harmless],
    ['{a|str}', harmless],
    ['{a|bold|str}', '&lt;b&gt;20&lt;/b&gt;'],
    ['{a|bold}', '<b>20</b>'],
    ['{a|str|bold}', '<b>20</b>'],
    ['{o.a}', harmless],
    ['{list}', `${harmless},${harmless}`],
    ['{@.a}', harmless],
    ['{.section a}{@}{.end}', harmless],
    ['{.repeated section list}{@}{.alternates with},{.end}', `${harmless},${harmless}`],
    ['{.eval a}', harmless],
    ['{.eval "<" + 1}', '&lt;1'],
    ['{.eval @x = a}{@x}', harmless],
    ['{.var @x a}{@x}', harmless],
    ['{.var @x a|str}{@x}', harmless],
    ['{.var @x a|bold}{@x}', '<b>20</b>'],
    ['{.var @x a|bold|str}{@x}', '&lt;b&gt;20&lt;/b&gt;'],
    ['{.var @x a|bold}{.section o}{@x}{.end}', '<b>20</b>'],
    ['{.var @x a|bold}{.section o}{.var @x a}{@x}{.end}', harmless],
    ['{.var @x a}{.section o}{.var @x a|bold}{@x}{.end}', '<b>20</b>'],
    ['{.var @x a|bold}{.var @y @x}{@y}', '&lt;b&gt;20&lt;/b&gt;'],
    ['{.var @x a|bold}{.ctx @y k=@x}{@y.k}', '&lt;b&gt;20&lt;/b&gt;'],
    ['{.var @x a|bold}{@x|str}', '&lt;b&gt;20&lt;/b&gt;'],
    ['{.var @x a|bold}{.eval @x}', '&lt;b&gt;20&lt;/b&gt;'],
    ['{.var @x a|bold}{.section @x}{@}{.end}', '&lt;b&gt;20&lt;/b&gt;'],
    ['{.var @x a|bold}{.eval @x = a}{@x}', harmless],
    ['{.ctx @x k=a}{@x.k}', harmless],
    ['{.inject @x i}{@x}', harmless],
    ['{a|apply p}', `<p>${harmless}</p>`],
    ['{a|apply p k=<i>}', `<p>${harmless}</p>`],
    ['{a|apply args k=<i>}', '&lt;i&gt;'],
    ['{.var @x a|apply p}{@x}', `<p>${harmless}</p>`],
    ['{.include p output}', '<p></p>'],
    ['{.macro m}<b>{@}</b>{.end}{a|apply m}', `<b>${harmless}</b>`],
    ['<em>{.meta-left}&</em>', '<em>{&</em>'],
    ['{a|html}', harmless],
    ['{a|htmltag}', harmless],
    ['{a|htmlattr}', harmless],
    ['{n}{t}{z}', '5true'],
  ])('%j prints %j', (template, output) => {
    const data = { a: evil, o: { a: evil }, list: [evil, evil], n: 5, t: true, z: null };
    const context = { partials: { p: '<p>{@}</p>', args: '{@args.k}' }, injects: { i: evil } };
    const o = template.includes('include') ? { ...data } : data;
    expect(escaped(template, o, context)).toBe(output);
  });

  it('changes nothing that no markup is in', () => {
    const data = { a: 'text', n: 0, list: [1, [2]], o: { k: 'v' }, z: null, e: [] };
    const templates = [
      '{.macro m}[{@}]{.end}{.repeated section list}{missing|apply m}{@|apply m}{.end}',
      '{.repeated section list}{.var @index a|html}{@index}{@index0}{.end}',
      '{.var @x n|safe}{.equal? @x 0}number{.or}text{.end}{.if @x}yes{.or}no{.end}',
      '{.var @x n|five}{.equal? @x 5}number{.or}text{.end}{.eval @x + 1}{@x|count}',
      '{.var @x a}{.section o}{.var @x a|gone}[{@x}]{.end}',
      '{.var @x a|gone}[{@x}]{.equal? @x null}null{.or}not{.end}',
      '{.var @x e|safe}{@x|count}{.repeated section @x}{@}{.or}none{.end}',
      '{.var @x a|html}{.section o}{@x}{.section @x}{.or}not here{.end}{.end}',
      '{.var @x o|prop k}{@x}{@x|str}',
      '{.if a}{.var @x a|html}{.end}{@x}{@y}',
    ];
    for (const template of templates) {
      expect(escaped(template, data)).toBe(print(template, data, {}, { formatters: own }));
    }
  });
});

describe('what is marked safe', () => {
  const tables = Object.values(formatters).flatMap((table): [string, Formatters[string]][] =>
    Object.entries(table),
  );
  const mark = '<x-evil';

  /** The mark in every place that a formatter may look into. */
  const places = (text: string): Value[] => {
    const flat = Object.fromEntries(fields.map((key) => [key, text]));
    const inner = { ...flat, ...Object.fromEntries(parts.map((key) => [key, flat])) };
    const lists = { ...flat, ...Object.fromEntries(parts.map((key) => [key, [flat, text]])) };
    return [
      text,
      [text],
      [[text], { a: text }],
      { a: text },
      flat,
      ...[1, 2, 3, 4].flatMap((productType) =>
        [inner, lists].map((part) => ({
          ...part,
          overlay: true,
          recordType: 11,
          starred: true,
          structuredContent: { ...part, productType, useCustomAddButtonText: true },
        })),
      ),
    ];
  };

  it.each(tables.filter(([, { safe }]) => safe))('%s prints no markup of the data', (name) => {
    for (const data of places(`${mark} a="b" c='d'>"'&`)) {
      for (const args of ['', ' a', ' title', ' 5', ':a:b', ' k=v private']) {
        const { output } = render(`{@|${name}${args}}`, data, context(), all());
        expect(output).not.toContain(mark);
      }
    }
  });

  it.each(tables.filter(([, { safe }]) => !safe))('%s, which is not, is escaped', (name) => {
    for (const data of places(mark)) {
      const { output } = render(`{@|${name} title}`, data, context(), all());
      expect(output).not.toContain('<');
    }
  });

  it('is not what hands the value on', () => {
    for (const name of [
      'str',
      'prop',
      'get',
      'lookup',
      'format',
      'truncate',
      'raw',
      'find-first',
    ]) {
      expect(coreFormatters[name as keyof typeof coreFormatters]).not.toHaveProperty('safe');
    }
  });

  const context = () => ({
    now: 0,
    website: { shareButtonOptions: { facebook: true }, timeZone: 'UTC' },
  });
  const all = () => ({ escape: 'html' as const, formatters: Object.fromEntries(tables) });
});

const fields = (
  'id title body filename altText assetUrl originalSize systemDataId mainImageId systemDataVariants ' +
  'fullUrl sourceUrl userName profileUrl displayName recordTypeLabel componentKey value currency ' +
  'decimalValue currencyCode name type rawTitle sku attributes qtyInStock productSaleText html url ' +
  'providerName topLeftAverage promotedBlockType startDate endDate publicCommentCount likeCount urlId ' +
  'variantOptionOrdering customAddButtonText additionalFieldsFormId Line1 City First Last Month hue'
).split(' ');
const parts = (
  'structuredContent variants colorData mediaFocalPoint location author items entries optionValues ' +
  'oembed coverImage mainImage collection priceMoney salePriceMoney website websiteSettings values ' +
  'localizedStrings subscriptionPlan billingPeriod tags categories productMerchandisingContext ' +
  'scarcityTemplateViews restockNotificationViews restockNotificationMessages pricingOptions'
).split(' ');
