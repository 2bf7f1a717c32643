import { flag, listOf, misuse, value, type CommandLine } from '../arguments/index.js';

export interface FormatOptions {
  readonly kind: 'format';
  readonly files: readonly string[];
  /** Whether the files are only compared. */
  readonly isCheck: boolean;
  /** Whether the files are written; otherwise the text is printed. */
  readonly isWrite: boolean;
  /** Names of formatters that the host adds. */
  readonly formatters: readonly string[];
}

export const formatLine: CommandLine<FormatOptions> = {
  synopsis: 'format FILE… [--check | --write]',
  help: `format gives the tags of templates the usual blanks: {a, b}, {.if a && b}, {# note}. What
  a template prints stays the same, so that it leaves alone all that is outside of tags.
  --check             prints which files it would change
  --write             changes the files; without either it prints one file
  --formatters NAMES  formatters that your engine adds, with commas between
  Exit status: 0 done or nothing to do, 1 for --check with something to do, or a file that
  cannot be read, 2 used wrongly.`,
  shapes: { check: flag, write: flag, formatters: value },
  read: (files, values) => {
    const isCheck = values.has('check');
    const isWrite = values.has('write');
    if (files.length === 0) return misuse('format needs at least one file.');
    if (isCheck && isWrite) return misuse('--check changes nothing and --write does: give one.');
    if (!isCheck && !isWrite && files.length > 1) {
      return misuse('format prints one file; give --write or --check for several.');
    }
    if (isWrite && files.includes('-')) {
      return misuse('Standard input cannot be written; leave out --write to print it.');
    }
    return { kind: 'format', files, isCheck, isWrite, formatters: listOf(values, 'formatters') };
  },
};
