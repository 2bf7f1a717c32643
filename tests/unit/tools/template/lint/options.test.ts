import { describe, expect, it } from 'vitest';
import {
  readCurrencyOptions,
  readDateTimeOptions,
  readNumberOptions,
  readRelativeTimeOptions,
} from '../../../../../core/i18n/index.js';
import { createLanguage } from '../../../../../tools/template/language.js';
import { lint, optionTable } from '../../../../../tools/template/lint/index.js';

const language = createLanguage();

function find(wanted: string, source: string): string[] {
  const [findings = []] = lint([{ source, names: [] }], language);
  return findings.flatMap(({ code, line, column, message }) =>
    code === wanted ? `${line}:${column} ${message}` : [],
  );
}

/** What a formatter makes of its arguments. */
const readers: Readonly<Record<string, (args: readonly string[]) => object>> = {
  decimal: readNumberOptions,
  money: readCurrencyOptions,
  datetime: readDateTimeOptions,
  'relative-time': readRelativeTimeOptions,
};

/** Values that are what the formatter does anyway, or that `Intl` has no means for. */
const silent = new Set(
  `style:decimal style:standard style:symbol symbol:default width:wide wrap:long wrapper:long wrapped:long
  calendar:gregorian context:middle-of-text context:standalone context:ui-list-or-menu dayOfWeek:true`.split(
    /\s+/,
  ),
);

const options = Object.entries(readers).flatMap(([name, read]) =>
  Object.entries(optionTable[name]?.named ?? {}).flatMap(([option, values]) =>
    (values === 'count' ? ['7'] : (values ?? [])).map((value): [string, string, typeof read] => [
      name,
      `${option}:${value}`,
      read,
    ]),
  ),
);

describe('an option', () => {
  it.each(options)('of %s is heard: %s', (_name, option, read) => {
    if (silent.has(option) || option.endsWith(':false')) return;
    // A pattern that joins date and time needs both.
    const others = option.startsWith('wrap') ? ['date:long', 'time:short'] : [];
    expect(read([...others, option])).not.toEqual(read(others));
  });

  it.each([
    ['money', 'style:acounting', "Did you mean 'accounting'?"],
    ['money', 'stile:name', "Did you mean 'style'?"],
    ['money', 'accounting', "Did you mean 'style:accounting'?"],
    ['money', 'maxfrac:two', "'maxfrac' takes a number, not 'two'."],
    ['decimal', 'symbol:narrow', "'decimal' has no option 'symbol'"],
    ['decimal', 'grouping:no', "'grouping' of 'decimal' cannot be 'no'"],
    ['datetime', 'lnog', "Did you mean 'long'?"],
    ['datetime', 'calendar:mayan', "'calendar' of 'datetime' cannot be 'mayan'"],
    ['relative-time', 'field:days', "Did you mean 'day'?"],
    ['video', 'load-fales', "Did you mean 'load-false'?"],
  ])('of %s is unknown: %s', (name, option, message) => {
    expect(find('unknown-option', `{a|${name} ${option}}`)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it.each([
    '{a|money}',
    '{a|money style:accounting symbol:narrow no-group maxFrac:0}',
    '{a|decimal style:short round:half-up minint:2}',
    '{a|datetime}',
    '{a|datetime date:full time:hm wrap:long}',
    '{a|datetime yMMMd calendar:buddhist}',
    '{a, b|datetime-interval yMMMd}',
    '{a|relative-time field:day numericOnly:true}',
    '{a|message style:acounting}',
  ])('of %s is known', (source) => {
    expect(find('unknown-option', source)).toEqual([]);
  });
});

describe('a code of date', () => {
  it.each([
    ['%Q', "1:9 'date' has no code '%Q': it prints nothing. Did you mean '%q'?"],
    ['%Y-%E', "1:12 'date' has no code '%E': it prints nothing. Did you mean '%b'?"],
    ['%-d', "1:9 'date' has no code '%-': it prints nothing. Did you mean '%i' for an hour"],
    ['%_', "1:9 'date' has no code '%_'"],
    ['MMM d', "1:9 'date' takes codes with '%'"],
  ])('is unknown: %s', (pattern, message) => {
    expect(find('unknown-date-code', `{a|date ${pattern}}`)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it.each(['%B %e, %Y', '%c%C%D%F%%', 'at %H:%M', '%', '%n%t', 'on Monday'])(
    'is known: %s',
    (pattern) => {
      expect(find('unknown-date-code', `{a|date ${pattern}}`)).toEqual([]);
    },
  );
});
