import {
  createEngine,
  StrictModeError,
  type Engine,
  type RenderContext,
  type TemplateError,
  type Value,
} from '../../../core/template/index.js';
import type { RenderOptions } from '../command-lines/index.js';
import { fileOfError, type SourceFile } from '../error-file.js';
import { ReadError, WriteError, type Host } from '../host.js';
import { parseJsonFile, withoutMark } from '../json/index.js';
import { createPaint, type Paint } from '../paint.js';
import { partialNames } from '../partials.js';
import { describeFile, describePlace } from '../place.js';
import { readStandIns, StandInPrinter, type StandIns } from './stand-ins.js';

/** Renders a template with data. Resolves to the exit status. */
export async function render(options: RenderOptions, host: Host): Promise<0 | 1> {
  const paint = createPaint(host.err.isColored);
  const complain = (text: string) => host.err.write(`${text}\n`);

  let page: Page;
  try {
    page = await readPage(options, host);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    complain(error.describe(paint));
    return 1;
  }

  const { template, data, partials, standIns } = page;
  const { isStrict, escape } = options;
  const engine = createEngine({ mode: isStrict ? 'strict' : 'safe', escape });
  const printer = new StandInPrinter(standIns);
  const texts = new Map([...partials].map(([name, { text }]) => [name, printer.mark(text)]));
  const source = printer.mark(template.text);
  const { output, errors } = run(engine, source, data, contextOf(options, texts));
  // In strict mode a page that fails is neither printed nor written.
  const isWritten =
    output === null ||
    (await writePage(printer.print(output), options.output, host, (problem) =>
      complain(describeFile(options.output ?? '', problem, paint)),
    ));
  for (const name of Object.keys(standIns).filter((key) => !printer.used.has(key))) {
    complain(`${paint('bold', options.standIns ?? '')}: No template has '${name}'.`);
  }
  for (const error of errors.flatMap(withChildren)) {
    const { path, text } = fileOfError(error.path, template, partials);
    complain(describePlace(path, text, { ...error, column: error.offset }, paint));
  }
  return errors.length > 0 || !isWritten ? 1 : 0;
}

/** Prints the page, or writes it into its file. */
async function writePage(
  page: string,
  file: string | null,
  host: Host,
  complain: (problem: string) => void,
): Promise<boolean> {
  if (file === null) {
    host.out.write(page);
    return true;
  }
  try {
    await host.write(file, page);
    return true;
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    complain(error.message);
    return false;
  }
}

interface Page {
  readonly template: SourceFile;
  readonly data: Value;
  readonly partials: ReadonlyMap<string, SourceFile>;
  readonly standIns: StandIns;
}

async function readPage(
  { file, data, partials: folder, standIns }: RenderOptions,
  host: Host,
): Promise<Page> {
  const [template, json, partials, standInFile] = await Promise.all([
    readSource(file, host),
    readSource(data, host),
    folder === null ? new Map<string, SourceFile>() : readPartials(folder, host),
    standIns === null ? null : readSource(standIns, host),
  ]);
  const read = standInFile === null ? {} : readStandIns(parseJson(standInFile));
  if (typeof read === 'string') throw new FileError(standIns ?? '', read);
  return { template, data: parseJson(json), partials, standIns: read };
}

/** A full path takes precedence over one without its extension, and among those the first by name. */
async function readPartials(given: string, host: Host): Promise<Map<string, SourceFile>> {
  const folder = given.replace(/\/$/, '');
  const paths = [...(await orFileError(folder, () => host.list(folder)))].sort();
  const files = await Promise.all(paths.map((path) => readSource(`${folder}/${path}`, host)));
  const partials = new Map(files.map((file, index) => [paths[index] ?? '', file]));
  for (const [path, file] of [...partials]) {
    for (const name of partialNames(path)) if (!partials.has(name)) partials.set(name, file);
  }
  return partials;
}

async function readSource(path: string, host: Host): Promise<SourceFile> {
  const shown = path === '-' ? '<stdin>' : path;
  return { path: shown, text: await orFileError(shown, () => host.read(path)) };
}

function parseJson({ path, text }: SourceFile): Value {
  const parsed = parseJsonFile(text);
  if ('value' in parsed) return parsed.value;
  const { line, column, message } = parsed;
  throw new FileError(path, message, { source: withoutMark(text), line, column });
}

function contextOf(
  { locale, timeZone, now }: RenderOptions,
  partials: ReadonlyMap<string, string>,
): RenderContext {
  return {
    locale,
    partials,
    ...(timeZone !== null && { timeZone }),
    ...(now !== null && { now }),
  };
}

function run(
  engine: Engine,
  template: string,
  data: Value,
  context: RenderContext,
): { output: string | null; errors: readonly TemplateError[] } {
  try {
    return engine.render(template, data, context);
  } catch (error) {
    if (error instanceof StrictModeError) return { output: null, errors: [error.error] };
    throw error;
  }
}

/** An error and those of the partial that it concerns. */
function withChildren(error: TemplateError): readonly TemplateError[] {
  return [error, ...error.children.flatMap(withChildren)];
}

/** A file that cannot be used, and the reason. */
class FileError extends Error {
  constructor(
    readonly path: string,
    message: string,
    readonly place: { source: string; line: number; column: number } | null = null,
  ) {
    super(message);
  }

  describe(paint: Paint): string {
    if (this.place === null) return describeFile(this.path, this.message, paint);
    const { source, ...place } = this.place;
    const remark = { level: 'error', code: 'JSON', message: this.message, ...place } as const;
    return describePlace(this.path, source, remark, paint);
  }
}

async function orFileError<Result>(path: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof ReadError ? new FileError(path, error.message) : error;
  }
}
