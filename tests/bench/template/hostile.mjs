import { pathToFileURL } from 'node:url';

const size = 1_000_000;

/** Templates of about `length` characters that were made to take long. */
const templates = {
  'opening braces': (length) => '{'.repeat(length),
  'closing braces': (length) => '}'.repeat(length),
  'empty tags': (length) => '{{}'.repeat(length / 3),
  'tags that do not close': (length) => '{a'.repeat(length / 2),
  'comments that do not close': (length) => '{##'.repeat(length / 3),
  'a comment that does not close': (length) => `{##${' {a}'.repeat(length / 4)}`,
  'one tag that is none': (length) => `{${'a '.repeat(length / 2)}}`,
  'one reference': (length) => `{${'a.'.repeat(length / 2)}a}`,
  'one list': (length) => `{${'a, '.repeat(length / 3)}a}`,
  'one argument': (length) => `{a|output:${'b'.repeat(length)}}`,
  'many arguments': (length) => `{a|cycle ${'b '.repeat(length / 2)}}`,
  'many formatters': (length) => `{a${'|str'.repeat(length / 4)}}`,
  digits: (length) => `{${'7'.repeat(length)}}`,
  'white space': (length) => `{.section${' '.repeat(length)}a}{.end}`,
  'many operands': (length) => `{.if ${'b || '.repeat(length / 5)}a}{.end}`,
  'nested sections': (length) => '{.section a}'.repeat(length / 12),
  'sections that end': (length) =>
    '{.section a}'.repeat(length / 24) + '{.end}'.repeat(length / 24),
  alternatives: (length) => `{.if b}${'{.or odd?}'.repeat(length / 10)}{.end}`,
  'unknown formatters': (length) => '{a|nope}'.repeat(length / 8),
  'unknown instructions': (length) => '{.nope}'.repeat(length / 7),
  ends: (length) => '{.end}\n'.repeat(length / 7),
  'missing partials': (length) => '{a|apply none}\n'.repeat(length / 15),
  'bad expressions': (length) => '{.eval (}\n'.repeat(length / 10),
  'one expression': (length) => `{.eval ${'1+'.repeat(length / 2)}1}`,
  parentheses: (length) => `{.eval ${'('.repeat(length)}}`,
  variables: (length) => '{.var @x a}{@x}'.repeat(length / 15),
  macros: (length) => '{.macro m}{.end}{a|apply m}'.repeat(length / 27),
};

/** Texts that regular expressions have come to grief over. */
const texts = {
  letters: 'a',
  '<': '<',
  '<!--': '<!--',
  spaces: ' ',
  digits: '7',
  quotes: "'",
  'double quotes': '"',
  '&': '&',
  '&a': '&a',
  '&#': '&#',
  '@a': ' @a',
  'http://': 'http://',
  '{0}': '{0}',
  '{': '{',
  'a plural': '{0 plural one{#}',
  '%Y': '%Y',
  'line ends': '\n',
  'lone surrogates': '\ud800',
  hyphens: '-',
  '1w,': '1w,',
  '1x': '1x',
};

const keys =
  'id title body value currency decimalValue currencyCode assetUrl originalSize systemDataVariants fullUrl excerpt ' +
  'type name altText filename userName profileUrl startDate endDate';

/** A page that is this text wherever somebody looks. */
function pageOf(text) {
  const flat = Object.fromEntries(keys.split(' ').map((key) => [key, text]));
  const variant = { ...flat, attributes: { [text]: text }, priceMoney: flat, onSale: true };
  const structuredContent = { productType: 1, variants: [variant], variantOptionOrdering: [text] };
  return { ...flat, items: [flat], tags: [text], structuredContent, location: flat };
}

/** ms: the shortest of some calls, so that what else the machine does falls out. */
function shortest(call, calls) {
  let least = Infinity;
  for (let done = 0; done < calls; done++) {
    const started = performance.now();
    call();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

/** How many times the lengths are doubled. */
const doublings = 6;
/** Below this, in ms, time tells of the clock. */
const tooShort = 1;
/** Memory alone makes a linear task up to 1.4: where a text no longer fits into the fastest part of it. */
const suspicious = 1.6;

/** How time grows with the length: by its power 1 if it is linear, 2 if it is quadratic. */
function growthOf(callFor, length, calls) {
  const start = shortest(callFor(length / 2 ** doublings), calls * 10);
  const ms = shortest(callFor(length), calls);
  const power = Math.log2(ms / start) / doublings;
  return { ms, power, isLinear: ms < tooShort || power < suspicious };
}

const rounded = (number) => Number(number.toPrecision(3));

/** Gives the names of what is not linear. */
function print(title, rows) {
  const table = rows.map(([name, { ms, power, isLinear }]) => [
    name,
    { ms: rounded(ms), power: ms < tooShort ? '' : rounded(power), '': isLinear ? '' : '!' },
  ]);
  console.log(`\n${title}: ms, and the power of the length that time grows by (1 is linear)`);
  console.table(Object.fromEntries(table));
  return rows.filter(([, { isLinear }]) => !isLinear).map(([name]) => name);
}

/** Whether time grows no faster than the length of a template, or of what a formatter is given. */
export async function benchHostileTemplates({ calls = 3 } = {}) {
  const url = pathToFileURL('dist/npm/core/template/index.js').href;
  const { createEngine, formatters } = await import(url);
  // Without limits: they would end what is to be measured.
  const none = { instructions: 0, expressionTokens: 0, stringLength: 0, outputLength: 0, time: 0 };
  const engine = createEngine({ limits: none });
  const data = { a: 'x' };

  const reading = Object.entries(templates).map(([name, make]) => {
    const callFor = (length) => {
      const source = make(Math.floor(length));
      return () => engine.compile(source).render(data).output;
    };
    const checkFor = (length) => {
      const source = make(Math.floor(length));
      return () => engine.compile(source).errors.length;
    };
    const [run, check] = [callFor, checkFor].map((act) => growthOf(act, size, calls));
    return [
      [name, run],
      [`${name}, checked`, check],
    ];
  });
  const slow = print('Compiling and rendering a megabyte', reading.flat());

  // Of each formatter the slowest text, by its growth.
  let count = 0;
  const names = Object.values(formatters).flatMap((table) => Object.keys(table));
  const formatting = names.map((name) => {
    const template = engine.compile(`{@|${name}}{@|${name} title 5}`);
    const rows = Object.entries(texts).flatMap(([label, text]) =>
      [(long) => long, pageOf].map((dataOf) => {
        const callFor = (length) => {
          const long = text.repeat(length / text.length);
          // Another text each time, so that nothing is remembered.
          return () => template.render(dataOf(`${long}${count++}`), { now: 0 }).output;
        };
        return [`${name}: ${label}`, growthOf(callFor, size / 8, calls)];
      }),
    );
    const growth = ([, { ms, power }]) => (ms < tooShort ? 0 : power);
    return rows.reduce((worst, row) => (growth(row) > growth(worst) ? row : worst));
  });
  slow.push(...print('Each formatter with 125 kB of the text that it takes worst', formatting));

  console.log(slow.length > 0 ? `\nNot linear: ${slow.join('; ')}` : '\nAll of it is linear.');
}
