import { describe, expect, it } from 'vitest';
import { formatters } from '../../../../../core/template/index.js';
import { createLanguage } from '../../../../../tools/template/language.js';
import { lint } from '../../../../../tools/template/lint/index.js';

const language = createLanguage();

/** The codes of what is unescaped in a template, without `unescaped-`. */
function codesOf(source: string, isEscaped = false): string[] {
  const [findings = []] = lint([{ source, names: [], isEscaped }], language);
  return findings.flatMap(({ code }) => code.match(/(?<=^unescaped-).*/)?.[0] ?? []);
}

describe('an output', () => {
  it.each([
    ['<p>{a}</p>', ['text']],
    ['<!-- {a} -->', ['text']],
    ['<p title="{a}">', ['attribute']],
    ['<p title="x {a|html} y">', ['attribute']],
    ['<p title="{a|html|truncate 20}">', ['attribute']],
    ['<p title="{.if a}{b}{.or}c{.end}">', ['attribute']],
    ["<p title='{a|htmltag}'>", ['attribute']],
    ["<p data-x='{a|json}'>", ['attribute']],
    ['<p title={a|htmltag}>', ['attribute']],
    ['<p {a}>', ['attribute']],
    ['<a href="{link}">', ['address']],
    ['<a href="/x?y={a}">', ['address']],
    ['<a href="/x/{a}">', ['attribute']],
    ['<a href="{fullUrl}?tag={a}">', ['address']],
    ['<a href="{fullUrl}{.if a}?tag={a}{.end}">', ['address']],
    ['<a href="{fullUrl}?page=2{.section a}&tag={@}{.end}">', ['address']],
    ['<script>a = {b}</script>', ['script']],
    ['<script>a = "{b|json}"</script>', ['script']],
    ['<script>a = "{b|html}"</script>', ['script']],
    ['<script>a = {b|htmltag}</script>', ['script']],
    ['<script type="application/ld+json">{"a": "{b}"}</script>', ['script']],
    ['<p onclick="a({b|htmltag})">', ['script']],
    ['<style>a { color: {b} }</style>', ['style']],
    // What an inner value is, its outer one may not be.
    ['<p>{a|html|prop b}</p>', ['text']],
    ['<p>{a|message b}</p>', ['text']],
    ['{.var @a b}<p title="{@a}">', ['attribute']],
    ['{.section title}<p title="{@}">{.end}', ['attribute']],
  ])('in %s is reported', (source, codes) => {
    expect(codesOf(source)).toEqual(codes);
  });

  it.each([
    '<p>{a|html}</p>',
    '<p>{a|htmltag}</p>',
    '<p title="{a|htmltag}">',
    '<p title="{a|htmlattr}">',
    '<p title="{a|htmltag|truncate 20}">',
    '<a href="{link|htmltag}">',
    '<a href="/x?y={a|url-encode}&z={b|encode-uri-component}">',
    '<script>a = {b|json};</script>',
    '<p onclick="a({b|json|htmltag})">',
    '<p onclick="a({@index})">',
    '<p>{a|apply b}</p>',
    '<img {@|image-meta}>',
    '<p title="{a|date %Y}">',
    "<p title='{a|url-encode}'>",
    '<a href="{fullUrl}?tag={a|url-encode}">',
    '<p>{.section promotedBlock}{@}{.end}</p>',
    // What the platform makes itself.
    '<a class="social-{serviceName} {collection.typeLabel}" data-x="{systemDataVariants}">',
    '<a href="{fullUrl}?page={pagination.nextPage}">{pagination.currentPage} of {pagination.totalPages}</a>',
    '<a id="{id}" href="{fullUrl}" class="{typeName}" data-id="{collection.id}">',
    '<script>a = "{websiteId}"</script>',
    '<body id="{squarespace.page-id}">{squarespace-headers}',
    '<p title="{localizedStrings.back}">{localizedStrings.footer.title}</p>',
    '<p class="{@args.tone}">',
    '<p style="color: {accentColor}">',
    '<squarespace:query collection="{a}">{title|html}</squarespace:query>',
    // Markup on purpose.
    '<p>{body}{item.excerpt}{website.siteDescription}</p>',
    '{.section body}<p>{@}</p>{.end}',
    '{.var @a b|htmltag}<p title="{@a}">',
    // Nothing is known of these.
    '{.if a}<p title="{.or}<b class=\'{.end}{c}',
    '<p title="{@a}">',
    '<script type="text/x-template"><p title="{a}"></script>',
    // No markup, so maybe a mail.
    'Dear {name}',
  ])('in %s is none', (source) => {
    expect(codesOf(source)).toEqual([]);
  });

  it('of markup is reported outside of text', () => {
    expect(codesOf('<meta content="{excerpt}">')).toEqual(['attribute']);
  });
});

describe('an engine that escapes', () => {
  it.each([
    '<p title="{a}">{b}</p>',
    "<p title='{a}'>",
    '<a href="{link}">',
    '<p title="{a|truncate 20}">',
    '<p title="{excerpt|truncate 20}">{excerpt}</p>',
    '<script>a = {b|json}</script>',
  ])('leaves nothing to do in %s', (source) => {
    expect(codesOf(source, true)).toEqual([]);
  });

  it.each([
    ['<p title={a}>', ['attribute']],
    ['<script>a = "{b}"</script>', ['script']],
    ['<script>a = {b}</script>', ['script']],
    ['<style>a { b: {c} }</style>', ['style']],
    ['<p {a}>', ['attribute']],
    ['<p title="{excerpt}">', ['attribute']],
    ['<p title="{.section excerpt}{@}{.end}">', ['attribute']],
  ])('leaves something in %s', (source, codes) => {
    expect(codesOf(source, true)).toEqual(codes);
  });
});

describe('every formatter that prints no markup', () => {
  const unsafe = Object.values(formatters)
    .flatMap((group) => Object.entries(group))
    .flatMap(([name, formatter]) => ('safe' in formatter && formatter.safe ? [] : name))
    .sort();

  it('is judged by what it does', () => {
    const verdicts = unsafe.map((name) => `${name}: ${codesOf(`<p title="{a|${name} x}">`)}`);
    expect(verdicts).toMatchInlineSnapshot(`
      [
        "AbsUrl: attribute",
        "bookkeeper-money-format: ",
        "capitalize: attribute",
        "cart-subtotal: ",
        "color-weight: ",
        "comment-count: ",
        "count: ",
        "datetimefield: attribute",
        "encode-uri: ",
        "encode-uri-component: ",
        "find-first: attribute",
        "find-last: attribute",
        "format: attribute",
        "from-price: ",
        "get: attribute",
        "google-calendar-url: ",
        "height: ",
        "humanizeDuration: ",
        "i18n-money-format: attribute",
        "iter: ",
        "key-by: attribute",
        "lookup: attribute",
        "message: attribute",
        "mod: ",
        "money-format: attribute",
        "money-string: attribute",
        "moneyFormat: attribute",
        "normal-price: ",
        "percentage-format: ",
        "plural: attribute",
        "prop: attribute",
        "raw: attribute",
        "resizedHeightForWidth: ",
        "resizedWidthForHeight: ",
        "round: ",
        "sale-price: ",
        "slugify: ",
        "smartypants: attribute",
        "squarespaceThumbnailForHeight: ",
        "squarespaceThumbnailForWidth: ",
        "str: attribute",
        "truncate: attribute",
        "unit: attribute",
        "units: attribute",
        "url-encode: ",
        "variant-descriptor: attribute",
        "website-color: ",
        "width: ",
      ]
    `);
  });
});
