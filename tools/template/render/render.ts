import {
  createEngine,
  StrictModeError,
  type Engine,
  type RenderContext,
  type TemplateError,
  type Value,
} from '../../../core/template/index.js';
import { fileOfError, type SourceFile } from '../error-file.js';
import { ReadError, type Host } from '../host.js';
import type { RenderOptions } from './options.js';
import { createPaint } from '../paint.js';
import { partialNames } from '../partials.js';
import { describeFile, describePlace } from '../place.js';

/** Renders a template with data. Resolves to the exit status. */
export async function render(options: RenderOptions, host: Host): Promise<0 | 1> {
  const paint = createPaint(host.err.isColored);
  const complain = (text: string) => host.err.write(`${text}\n`);

  let page: Page;
  try {
    page = await readPage(options, host);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    complain(describeFile(error.path, error.message, paint));
    return 1;
  }

  const { template, data, partials } = page;
  const { isStrict, escape } = options;
  const engine = createEngine({ mode: isStrict ? 'strict' : 'safe', escape });
  const { output, errors } = run(engine, template.text, data, contextOf(options, partials));
  host.out.write(output);
  for (const error of errors.flatMap(withChildren)) {
    const { path, text } = fileOfError(error.path, template, partials);
    complain(describePlace(path, text, { ...error, column: error.offset }, paint));
  }
  return errors.length > 0 ? 1 : 0;
}

interface Page {
  readonly template: SourceFile;
  readonly data: Value;
  readonly partials: ReadonlyMap<string, SourceFile>;
}

async function readPage(
  { file, data, partials: folder }: RenderOptions,
  host: Host,
): Promise<Page> {
  const [template, json, partials] = await Promise.all([
    readSource(file, host),
    readSource(data, host),
    folder === null ? new Map<string, SourceFile>() : readPartials(folder, host),
  ]);
  return { template, data: parseJson(json), partials };
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
  try {
    // Some editors start a file with a byte order mark, which JSON does not allow.
    return JSON.parse(text.replace(/^\ufeff/, '')) as Value;
  } catch (error) {
    throw new FileError(
      path,
      `This is not JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function contextOf(
  { locale, timeZone, now }: RenderOptions,
  partials: Page['partials'],
): RenderContext {
  return {
    locale,
    partials: new Map([...partials].map(([name, { text }]) => [name, text])),
    ...(timeZone !== null && { timeZone }),
    ...(now !== null && { now }),
  };
}

function run(
  engine: Engine,
  template: string,
  data: Value,
  context: RenderContext,
): { output: string; errors: readonly TemplateError[] } {
  try {
    return engine.render(template, data, context);
  } catch (error) {
    if (error instanceof StrictModeError) return { output: '', errors: [error.error] };
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
  ) {
    super(message);
  }
}

async function orFileError<Result>(path: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof ReadError ? new FileError(path, error.message) : error;
  }
}
