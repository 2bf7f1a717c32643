import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../../tools/template/options.js';

describe('readOptions of check', () => {
  const plain = {
    kind: 'check',
    files: ['a.html'],
    isStrict: false,
    format: 'text',
    isFixing: false,
    isWatching: false,
    escape: null,
    locale: null,
    formatters: [],
    predicates: [],
    partials: [],
  };

  it.each([
    ['one file', ['a.html'], {}],
    ['several files', ['a.html', '-', 'b'], { files: ['a.html', '-', 'b'] }],
    ['--strict, before or after the files', ['--strict', 'a.html'], { isStrict: true }],
    ['--json', ['a.html', '--json'], { format: 'json' }],
    ['--format', ['a.html', '--format', 'sarif'], { format: 'sarif' }],
    ['--fix', ['a.html', '--fix'], { isFixing: true }],
    ['--watch', ['a.html', '--watch'], { isWatching: true }],
    ['--escape', ['a.html', '--escape=html'], { escape: 'html' }],
    ['--locale', ['a.html', '--locale', 'pl'], { locale: 'pl' }],
    ['a file that looks like an option', ['--', '--json'], { files: ['--json'] }],
    [
      'names of the host’s own',
      ['a.html', '--formatters', 'a, b,', '--predicates=c?', '--partials', 'd'],
      { formatters: ['a', 'b'], predicates: ['c?'], partials: ['d'] },
    ],
  ])('reads %s', (_title, args, expected) => {
    expect(readOptions(['check', ...args])).toEqual({ ...plain, ...expected });
  });
});

describe('readOptions of render', () => {
  const plain = {
    kind: 'render',
    file: 'a.html',
    data: 'a.json',
    partials: null,
    standIns: null,
    output: null,
    locale: 'en-US',
    timeZone: null,
    now: null,
    escape: 'none',
    isStrict: false,
  };

  it.each([
    ['a file and its data', [], {}],
    ['a folder of partials', ['--partials', 'p'], { partials: 'p' }],
    ['stand-ins', ['--stand-ins', 's.json'], { standIns: 's.json' }],
    ['a file for the page', ['--output', 'o.html'], { output: 'o.html' }],
    ['a locale', ['--locale', 'de-AT'], { locale: 'de-AT' }],
    ['no locale', ['--locale', 'none'], { locale: null }],
    ['a time zone', ['--time-zone=Europe/Paris'], { timeZone: 'Europe/Paris' }],
    ['a time', ['--now', '1700000000000'], { now: 1700000000000 }],
    ['a time before 1970', ['--now', '-5'], { now: -5 }],
    ['escaping', ['--escape', 'html'], { escape: 'html' }],
    ['no escaping', ['--escape', 'none'], {}],
    ['--strict', ['--strict'], { isStrict: true }],
  ])('reads %s', (_title, args, expected) => {
    expect(readOptions(['render', 'a.html', '--json', 'a.json', ...args])).toEqual({
      ...plain,
      ...expected,
    });
  });

  it('reads the data from standard input', () => {
    expect(readOptions(['render', 'a.html', '--json', '-'])).toEqual({ ...plain, data: '-' });
  });
});

describe('readOptions', () => {
  it.each([
    [['--help'], 'help'],
    [['-h'], 'help'],
    [['check', '--help'], 'help'],
    [['render', '-h'], 'help'],
    [['check', '--nonsense', '--help'], 'help'],
    [['--version'], 'version'],
    [['-v'], 'version'],
  ])('%j asks for %s', (args, kind) => {
    expect(readOptions(args)).toEqual({ kind });
  });

  it.each([
    [[], 'Say what to do: check, render, format, serve or lsp.'],
    [['chek', 'a'], 'No such command: chek. Did you mean check?'],
    [['constructor'], 'No such command: constructor.'],
    [['--nonsense'], 'No such option: --nonsense.'],
    [['check'], 'check needs at least one file.'],
    [['check', 'a', '--strct'], 'No such option: --strct. Did you mean --strict?'],
    [['check', 'a', '-x'], 'No such option: -x.'],
    [['check', 'a', '--constructor'], 'No such option: --constructor.'],
    [['check', 'a', '--strict=yes'], '--strict takes no value.'],
    [['check', 'a', '--formatters'], '--formatters needs a value.'],
    [['check', 'a', '--title', 'de'], 'No such option: --title.'],
    [['check', 'a', '--format', 'xml'], '--format takes text, json or sarif.'],
    [['check', 'a', '--escape', 'all'], '--escape takes html or none.'],
    [['check', 'a', '--locale', 'e'], '--locale takes such as en-US.'],
    [['check', '-', '--fix'], '--fix cannot change standard input.'],
    [['check', '-', '--watch'], '--watch cannot watch standard input.'],
    [['check', 'a', '--watch', '--json'], '--watch prints text alone.'],
    [['render'], 'render needs a file.'],
    [['render', 'a', 'b', '--json', 'c'], "render takes one file; 'b' is one more."],
    [['render', 'a'], 'render needs --json DATA: a file, or - for standard input.'],
    [['render', 'a', '--json'], '--json needs a value.'],
    [['render', '-', '--json', '-'], 'Template and data cannot both be -.'],
    [
      ['render', 'a', '--json', 'b', '--now', 'soon'],
      "--now: 'soon' is no number of milliseconds since 1970.",
    ],
    [
      ['render', 'a', '--json', 'b', '--locale', 'not a locale'],
      "--locale: 'not a locale' is no locale.",
    ],
    [
      ['render', 'a', '--json', 'b', '--time-zone', 'Mars/Base'],
      "--time-zone: 'Mars/Base' is no time zone, such as Europe/Paris.",
    ],
    [['render', 'a', '--json', 'b', '--escape', 'xml'], '--escape takes html or none.'],
  ])('%j is refused: %s', (args, problem) => {
    expect(readOptions(args)).toEqual({ kind: 'misuse', problem });
  });
});
