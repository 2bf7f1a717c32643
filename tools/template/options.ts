import { parseArgs } from 'node:util';
import { suggest } from './lint/index.js';

export interface CheckOptions {
  readonly kind: 'check';
  readonly files: readonly string[];
  readonly isStrict: boolean;
  readonly isJson: boolean;
  /** Names of formatters and predicates that the host adds. */
  readonly formatters: readonly string[];
  readonly predicates: readonly string[];
}

export interface RenderOptions {
  readonly kind: 'render';
  readonly file: string;
  /** The file with the data. */
  readonly data: string;
  /** The folder with the partials. */
  readonly partials: string | null;
  /** BCP 47, or null for no locale data. */
  readonly locale: string | null;
  /** Null for the data's `website.timeZone`. */
  readonly timeZone: string | null;
  /** Milliseconds since 1970; null for the current time. */
  readonly now: number | null;
  readonly escape: 'none' | 'html';
  readonly isStrict: boolean;
}

export type Options =
  | CheckOptions
  | RenderOptions
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'misuse'; readonly problem: string };

/** Parses the arguments of the command. */
export function readOptions(args: readonly string[]): Options {
  const [first, ...rest] = args;
  if (first === undefined) return misuse('Say what to do: check or render.');
  const name = Object.hasOwn(commands, first) ? (first as keyof typeof commands) : null;
  const { options, read } = name ? commands[name] : { options: {}, read: () => unknown(first) };
  const { values, positionals, problem } = readArguments(name ? rest : args, options);
  if (values.get('help')) return { kind: 'help' };
  if (values.get('version')) return { kind: 'version' };
  return problem === null ? read(positionals, values) : misuse(problem);
}

/** `true` for an option without a value. */
type Values = ReadonlyMap<string, string | true>;

type Shapes = Readonly<Record<string, { readonly type: 'string' | 'boolean'; short?: string }>>;

interface Command {
  readonly options: Shapes;
  readonly read: (positionals: readonly string[], values: Values) => Options;
}

const flag = { type: 'boolean' } as const;
const value = { type: 'string' } as const;
const everywhere: Shapes = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
};

const commands = {
  check: {
    options: { strict: flag, json: flag, formatters: value, predicates: value },
    read: readCheck,
  },
  render: {
    options: {
      json: value,
      partials: value,
      locale: value,
      'time-zone': value,
      now: value,
      escape: value,
      strict: flag,
    },
    read: readRender,
  },
} satisfies Readonly<Record<string, Command>>;

function readCheck(files: readonly string[], values: Values): Options {
  if (files.length === 0) return misuse('check needs at least one file.');
  return {
    kind: 'check',
    files,
    isStrict: values.has('strict'),
    isJson: values.has('json'),
    formatters: listOf(values.get('formatters')),
    predicates: listOf(values.get('predicates')),
  };
}

function readRender(files: readonly string[], values: Values): Options {
  const text = (name: string) => {
    const given = values.get(name);
    return typeof given === 'string' ? given : null;
  };
  const [file, ...others] = files;
  const data = text('json');
  const locale = text('locale') ?? 'en-US';
  const timeZone = text('time-zone');
  const now = text('now');
  const escape = text('escape') ?? 'none';

  if (file === undefined) return misuse('render needs a file.');
  if (others.length > 0) return misuse(`render takes one file; '${others[0]}' is one more.`);
  if (data === null) return misuse('render needs --json DATA: a file, or - for standard input.');
  if (file === '-' && data === '-') return misuse('Template and data cannot both be -.');
  if (locale !== 'none' && !isLocale(locale)) return misuse(`--locale: '${locale}' is no locale.`);
  if (timeZone !== null && !isTimeZone(timeZone)) {
    return misuse(`--time-zone: '${timeZone}' is no time zone, such as Europe/Paris.`);
  }
  if (now !== null && !/^-?\d{1,16}$/.test(now)) {
    return misuse(`--now: '${now}' is no number of milliseconds since 1970.`);
  }
  if (escape !== 'none' && escape !== 'html') return misuse('--escape takes html or none.');
  return {
    kind: 'render',
    file,
    data,
    partials: text('partials'),
    locale: locale === 'none' ? null : locale,
    timeZone,
    now: now === null ? null : Number(now),
    escape,
    isStrict: values.has('strict'),
  };
}

function readArguments(
  args: readonly string[],
  shapes: Shapes,
): { positionals: readonly string[]; values: Values; problem: string | null } {
  const options = { ...shapes, ...everywhere };
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const positionals: string[] = [];
  const values = new Map<string, string | true>();
  const problems: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value: given } = token;
    const type = Object.hasOwn(options, name) ? options[name]?.type : null;
    if (type === null) problems.push(describeUnknown(rawName, Object.keys(options)));
    else if (type === 'string' && given === undefined) problems.push(`${rawName} needs a value.`);
    else if (type === 'boolean' && given !== undefined) problems.push(`${rawName} takes no value.`);
    values.set(name, given ?? true);
  }
  return { positionals, values, problem: problems[0] ?? null };
}

function unknown(command: string): Options {
  return misuse(
    didYouMean(`No such command: ${command}.`, suggest(command, Object.keys(commands))),
  );
}

function describeUnknown(rawName: string, names: readonly string[]): string {
  const meant = suggest(rawName.replace(/^-+/, ''), names);
  return didYouMean(`No such option: ${rawName}.`, meant && `--${meant}`);
}

function didYouMean(sentence: string, meant: string | null): string {
  return meant ? `${sentence} Did you mean ${meant}?` : sentence;
}

function misuse(problem: string): Options {
  return { kind: 'misuse', problem };
}

function listOf(text: string | true | undefined): string[] {
  return typeof text === 'string' ? text.split(',').flatMap((name) => name.trim() || []) : [];
}

function isLocale(name: string): boolean {
  return isAccepted(() => new Intl.Locale(name));
}

function isTimeZone(name: string): boolean {
  return isAccepted(() => new Intl.DateTimeFormat('en', { timeZone: name }));
}

/** `Intl` throws for names that it does not know. */
function isAccepted(make: () => object): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}
