import { formatError, type TemplateError } from '../errors/index.js';
import type { SourceText } from './files.js';
import { placeInParts } from './layout.js';
import { SiteFault } from './site-fault.js';
import type { SiteError } from './types.js';

/** The files in which an error of a template can be. */
export interface ErrorFiles {
  /** The files that make up the template. */
  readonly parts: readonly SourceText[];
  /** The file of a partial by its name. */
  readonly partial: (name: string) => SourceText | null;
  readonly templates: readonly SourceText[];
}

/** Errors of the engine with their files, nested ones included. */
export function describeErrors(errors: readonly TemplateError[], files: ErrorFiles): SiteError[] {
  return errors.flatMap((error) => [
    ...(error.children.length > 0 ? [] : [describe(error, files)]),
    ...describeErrors(error.children, files),
  ]);
}

function describe(error: TemplateError, files: ErrorFiles): SiteError {
  const { code, message, type } = error;
  const found = placeOf(error, files);
  return {
    code,
    message: message.replace(/\s+/g, ' '),
    file: found?.source.path ?? null,
    line: found?.line ?? error.line,
    column: error.offset,
    frame: found ? frameOf(found.source.text, found.line, error.offset) : '',
    isBroken: type === 'assembler',
  };
}

function placeOf(
  { path, line }: TemplateError,
  files: ErrorFiles,
): { source: SourceText; line: number } | null {
  const name = path.at(-1);
  if (name === undefined) return placeInParts(files.parts, line);
  // A macro takes precedence over the partial of its name (§5.2).
  const macro = [...files.parts, ...files.templates].find(({ text }) =>
    text.includes(`{.macro ${name}}`),
  );
  const source = macro ?? files.partial(name);
  return source && { source, line };
}

/** A fault of a file that is no template. */
export function describeFault(error: unknown, file: string, text: string): SiteError {
  const at = error instanceof SiteFault ? error.at : null;
  const before = text.slice(0, at ?? 0).split('\n');
  const line = at === null ? 0 : before.length;
  const column = at === null ? 0 : (before.at(-1) ?? '').length + 1;
  return {
    code: error instanceof SiteFault ? error.code : 'failed',
    message: error instanceof Error ? error.message : String(error),
    file,
    line,
    column,
    frame: at === null ? '' : frameOf(text, line, column),
    isBroken: true,
  };
}

/** The lines that `formatError` puts below its heading. */
function frameOf(source: string, line: number, column: number): string {
  const place = { line, offset: column, message: '', path: [], children: [] } as const;
  const error = { ...place, level: 'error', type: 'engine', code: 'GENERAL_ERROR' } as const;
  return formatError(error, source).split('\n').slice(1).join('\n');
}

/** An error of the program around the templates, such as a loader. */
export function failure(
  error: unknown,
  what: string,
  file: string | null = null,
  line = 0,
): SiteError {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    code: 'failed',
    message: `${what}: ${reason}`,
    file,
    line,
    column: 0,
    frame: '',
    isBroken: false,
  };
}
