import { flag, listOf, misuse, value, type CommandLine } from '../arguments/index.js';

export interface CheckOptions {
  readonly kind: 'check';
  readonly files: readonly string[];
  readonly isStrict: boolean;
  readonly isJson: boolean;
  /** Names of formatters and predicates that the host adds. */
  readonly formatters: readonly string[];
  readonly predicates: readonly string[];
}

export const checkLine: CommandLine<CheckOptions> = {
  synopsis: 'check FILE…',
  help: `check says what is wrong with templates, and what looks wrong.
  --strict            warnings count as errors
  --json              one JSON document instead of text
  --formatters NAMES  formatters that your engine adds, with commas between
  --predicates NAMES  the same for predicates
  Exit status: 0 nothing wrong, 1 errors, 2 used wrongly.`,
  shapes: { strict: flag, json: flag, formatters: value, predicates: value },
  read: (files, values) => {
    if (files.length === 0) return misuse('check needs at least one file.');
    return {
      kind: 'check',
      files,
      isStrict: values.has('strict'),
      isJson: values.has('json'),
      formatters: listOf(values, 'formatters'),
      predicates: listOf(values, 'predicates'),
    };
  },
};
