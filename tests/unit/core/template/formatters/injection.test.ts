import { describe, expect, it } from 'vitest';
import {
  createEngine,
  formatters,
  type Formatters,
  type Value,
} from '../../../../../core/template/index.js';
import { pages } from './injection-pages.js';
import { parsePart } from '../../../../support/parse-html.js';

/** What an attacker may have typed into any field. */
const hostile: readonly Value[] = [
  `"'\``,
  '<',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '" onmouseover="alert(1)" x="',
  "' onmouseover='alert(1)' x='",
  ' onmouseover=alert(1) ',
  '</script><script>alert(1)</script>',
  '<!--<script>-->]]>&',
  '</vitrine-product></form></select></option><b>',
  '<a href="x',
  'javascript:alert(1)',
  ' \u0001JaVa\tScRi\npt:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&quot;&gt;&lt;img onerror=alert(1)&gt;',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/"onload="x',
  '\u2028\u2029\u0000\ud800"\udc00',
  "{price}{0}'{$&$1$`",
  '__proto__',
  [['"><img src=x onerror=alert(1)>'], { a: '<script>' }],
  { html: '<script>alert(1)</script>', value: '"><b>', currency: '"><b>' },
  JSON.parse('{"__proto__": {"html": "<script>"}, "toString": "<b>", "length": 1}') as Value,
  1e21,
];

/** The same kinds of values without malice: what they change in a page is how the page is made. */
const harmless: readonly Value[] = [
  'plain',
  'two\nlines',
  '',
  '7',
  '/plain',
  'https://plain.example/',
  ['plain'],
  { plain: 'plain' },
  null,
  undefined,
  true,
  7,
  -1,
];

const table: Formatters = Object.assign({}, ...Object.values(formatters));
const argumentsOf: Readonly<Record<string, readonly string[]>> = {
  video: ['', ' load-false color-data'],
  'product-quick-view': ['', ' shelf', ' "><b>'],
  'image-color': ['', ' topLeft', ' topLeft colour'],
  image: ['', ' "><b>'],
  date: [' %Y'],
};

/** Where a run does not escape, these print data as it is: the language says so (§9.1). */
const rawByRule: ReadonlySet<string> = new Set(['line-breaks', 'apply']);

const engines = { none: createEngine(), html: createEngine({ escape: 'html' }) };
type Escape = keyof typeof engines;
const now = 1_384_600_000_000;

function printer(call: string, escape: Escape) {
  const template = engines[escape].compile(`{item|${call}}`);
  return (page: Value) => template.render(page, { now }).output;
}

/** A place in the data: the path to a value or, with `isKey`, to a member that is renamed. */
interface Place {
  readonly path: readonly (string | number)[];
  readonly isKey: boolean;
}

function placesIn(value: Value, path: readonly (string | number)[] = []): Place[] {
  if (typeof value === 'string') return [{ path, isKey: false }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item: Value, at) => placesIn(item, [...path, at]));
  return Object.entries(value).flatMap(([key, member]) => [
    ...(path.length > 0 ? [{ path: [...path, key], isKey: true }] : []),
    ...placesIn(member, [...path, key]),
  ]);
}

/** The data with another value in one place. */
function put(data: Value, { path, isKey }: Place, value: Value): Value {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    return data.map((item: Value, at) =>
      at === key ? put(item, { path: rest, isKey }, value) : item,
    );
  }
  return Object.fromEntries(
    Object.entries(data as Record<string, Value>).map(([name, member]) => {
      if (name !== key) return [name, member];
      if (isKey && rest.length === 0)
        return [typeof value === 'string' ? value : JSON.stringify(value), member];
      return [name, put(member, { path: rest, isKey }, value)];
    }),
  );
}

/** How a template uses what was printed: as content, as attributes of a tag, or as a value where that is escaped. */
function inPlace(output: string, { sample, isSafe }: Pick<Row, 'sample' | 'isSafe'>): string {
  if (sample.includes('<')) return output;
  if (sample.includes('="')) return `<img ${output}>`;
  return isSafe ? `<p>${output}</p>` : `<a title="${output}">${output}</a>`;
}

const openedAddress = /(^|[-:])(href|src|url|action|formaction|poster)$/;

// One for all: pages are made by the thousands.
const body = parsePart('');

function elementsOf(html: string): Element[] {
  body.innerHTML = html;
  const below = (element: Element): Element[] =>
    [...element.children].flatMap((child) => [child, ...below(child)]);
  return below(body);
}

/** Every element, attribute and scheme of an address, and every tag as it is written. */
function structureOf(html: string): Set<string> {
  const found = new Set<string>();
  for (const element of elementsOf(html)) {
    found.add(element.localName);
    for (const { name, value } of element.attributes) {
      found.add(`${element.localName}[${name}]`);
      // A picture is only drawn, whatever its address.
      if (element.localName !== 'img' && openedAddress.test(name))
        found.add(`${element.localName}[${name}=${schemeOf(value)}]`);
    }
  }
  for (const [tag] of html.matchAll(/<\/?[^\s>]*/g)) found.add(tag);
  return found;
}

function schemeOf(address: string): string {
  const url = new URL(address, 'https://relative.example/');
  return url.protocol.replace('http:', 'https:');
}

interface Row {
  readonly call: string;
  readonly escape: Escape;
  readonly isSafe: boolean;
  readonly title: string;
  readonly page: Value;
  /** What harmless data gives. */
  readonly sample: string;
}

/** What a formatter of text and numbers is tried with. */
const plainPages: ReadonlySet<string> = new Set(['text', 'time', 'post']);

function rowsOf(name: string, args: string): Row[] {
  const isSafe = table[name]?.safe === true;
  const call = name + args;
  const samples = new Set<string>();
  return Object.entries(pages).flatMap(([title, page]) => {
    const escape = isSafe && !rawByRule.has(name) ? 'none' : 'html';
    const sample = printer(call, escape)(page);
    const isMarkup = /[<=]/.test(sample);
    const isText = isSafe && sample !== '' && plainPages.has(title);
    // Another page without this formatter's data would be the same once more.
    if ((!isMarkup && !isText) || samples.has(sample)) return [];
    samples.add(sample);
    return [{ call, escape: isMarkup ? escape : 'html', isSafe, title, page, sample }];
  });
}

/**
 * Every formatter with every page for which it prints markup, and every other one that is marked safe, which a run that
 * escapes leaves alone.
 */
const rows = Object.keys(table).flatMap((name) =>
  (argumentsOf[name] ?? ['']).flatMap((args) => rowsOf(name, args)),
);

/** What a script of JSON says is no markup while nothing in it could end it; without it many pages are the same. */
const wholeJson = /(<script type="application\/json">)[^<]*(?=<\/script>)/g;

/** What hostile data adds to the page that no harmless data does. */
function findStrange(row: Row): string[] {
  const print = printer(row.call, row.escape);
  const seen = new Set<string>();
  const known = new Set<string>();

  /** The parts of the structure that are new, of an output that is. */
  function strangeIn(data: Value): string[] {
    const output = print(data).replace(wholeJson, '$1');
    if (seen.has(output)) return [];
    seen.add(output);
    return [...structureOf(inPlace(output, row))].filter((part) => !known.has(part));
  }

  // Elsewhere nothing can come of it.
  const places = placesIn(row.page).filter((place) =>
    harmless.some((value) => print(put(row.page, place, value)) !== row.sample),
  );
  const attacksOf = (value: Value) => [
    row.page,
    ...places.map((place) => put(row.page, place, value)),
    places.filter(({ isKey }) => !isKey).reduce((data, place) => put(data, place, value), row.page),
  ];
  for (const value of harmless) {
    for (const part of attacksOf(value).flatMap(strangeIn)) known.add(part);
  }
  return hostile.flatMap((value) =>
    [...new Set(attacksOf(value).flatMap(strangeIn))].map(
      (part) => `${part} by ${JSON.stringify(value)}`,
    ),
  );
}

describe('what hostile data gives', () => {
  it.each(rows)(
    '$call of the $title, escape $escape, is made as with any other',
    (row) => {
      expect(findStrange(row)).toEqual([]);
    },
    20_000,
  );

  it('is seen for all that print markup', () => {
    const names = new Set(rows.map(({ call }) => call.split(' ')[0]));
    const widgets = Object.keys({ ...formatters.commerce, ...formatters.social }).filter(
      (name) => table[name]?.safe && name !== 'cart-url',
    );
    expect([...names]).toEqual(expect.arrayContaining([...widgets, 'image', 'image-meta']));
  });
});

describe('what harmless data gives', () => {
  it.each(rows)('$call of the $title, escape $escape, runs and styles nothing', (row) => {
    const all = elementsOf(inPlace(row.sample, row));
    const scripts = all.filter(({ localName }) => localName === 'script');
    expect(scripts.filter(({ attributes }) => attributes[0]?.value !== 'application/json')).toEqual(
      [],
    );
    const names = all.flatMap(({ attributes }) => [...attributes].map(({ name }) => name));
    expect(names.filter((name) => /^(on|style$|srcdoc$)/.test(name))).toEqual([]);
  });
});
