import { flag, listOf, misuse, textOf, value, type CommandLine } from '../arguments/index.js';
import { isLocale } from '../files/index.js';
import type { AddedNames } from '../language.js';

const formats = ['text', 'json', 'sarif'] as const;

export type Format = (typeof formats)[number];

export interface CheckOptions extends AddedNames {
  readonly kind: 'check';
  /** Files, folders and patterns. */
  readonly files: readonly string[];
  readonly isStrict: boolean;
  readonly format: Format;
  readonly isFixing: boolean;
  readonly isWatching: boolean;
  /** How the engine escapes; null for what the settings file says. */
  readonly escape: 'none' | 'html' | null;
  /** The language of messages (BCP 47); null for what the settings file says. */
  readonly locale: string | null;
}

export const checkLine: CommandLine<CheckOptions> = {
  synopsis: 'check FILE…',
  help: `check says what is wrong with templates, and what looks wrong. FILE may also be a folder or
a pattern such as 'templates/**/*.html'.
  --strict            warnings count as errors
  --fix               mends what can mean only one thing, such as { a | html }
  --watch             checks again whenever a file changes
  --format FORMAT     text, json or sarif
  --json              the same as --format json
  --escape html       for an engine that escapes by itself; none if left out
  --locale LOCALE     the language of messages in templates; en-US if left out
  --formatters NAMES  formatters that your engine adds, with commas between
  --predicates NAMES  the same for predicates
  --partials NAMES    the same for partials
  Exit status: 0 nothing wrong, 1 errors, 2 used wrongly.
  vitrine-template.json, in the folder of a template or above, holds the last five:
  { "escape": "html", "locale": "en-US", "formatters": [], "predicates": [], "partials": [] }`,
  shapes: {
    strict: flag,
    fix: flag,
    watch: flag,
    format: value,
    json: flag,
    escape: value,
    locale: value,
    formatters: value,
    predicates: value,
    partials: value,
  },
  read: (files, values) => {
    const format = textOf(values, 'format') ?? (values.has('json') ? 'json' : 'text');
    const escape = textOf(values, 'escape');
    const locale = textOf(values, 'locale');
    const isFixing = values.has('fix');
    const isWatching = values.has('watch');
    if (files.length === 0) return misuse('check needs at least one file.');
    if (!isFormat(format)) return misuse('--format takes text, json or sarif.');
    if (escape !== null && escape !== 'html' && escape !== 'none') {
      return misuse('--escape takes html or none.');
    }
    if (locale !== null && !isLocale(locale)) return misuse('--locale takes such as en-US.');
    if (isFixing && files.includes('-')) return misuse('--fix cannot change standard input.');
    if (isWatching && files.includes('-')) return misuse('--watch cannot watch standard input.');
    if (isWatching && format !== 'text') return misuse('--watch prints text alone.');
    return {
      kind: 'check',
      files,
      isStrict: values.has('strict'),
      format,
      isFixing,
      isWatching,
      escape,
      locale,
      formatters: listOf(values, 'formatters'),
      predicates: listOf(values, 'predicates'),
      partials: listOf(values, 'partials'),
    };
  },
};

function isFormat(name: string): name is Format {
  return formats.some((format) => format === name);
}
