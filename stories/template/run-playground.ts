import {
  createEngine,
  StrictModeError,
  type RenderContext,
  type TemplateError,
  type Value,
} from '../../core/template/index.js';
import { fileOfError } from '../../tools/template/error-file.js';
import { createLanguage } from '../../tools/template/language.js';
import { lint, type Level } from '../../tools/template/lint/index.js';
import { createPaint } from '../../tools/template/paint.js';
import { describePlace, type Remark } from '../../tools/template/place.js';
import { outline } from './outline.js';
import { readPartials } from './partials-text.js';

/** What can be typed and chosen in the playground. */
export interface PlaygroundInput {
  readonly template: string;
  /** JSON. */
  readonly data: string;
  /** Each below a line `=== name ===`. */
  readonly partials: string;
  readonly mode: 'safe' | 'strict';
  readonly escape: 'none' | 'html';
  /** BCP 47, or `none`. */
  readonly locale: string;
  /** An IANA name; '' for the website's. */
  readonly timeZone: string;
}

export interface PlaygroundResult {
  readonly output: string;
  readonly tree: string;
  readonly problems: readonly Problem[];
}

export interface Problem {
  readonly level: Level;
  /** Its place, and what is wrong there. */
  readonly text: string;
  /** The lines around its place; '' for data. */
  readonly frame: string;
}

/** A keystroke must not take long, whatever was typed. */
const limits = { instructions: 200_000, outputLength: 500_000 };
const mostProblems = 100;

const language = createLanguage();
const paint = createPaint(false);

/** Renders what was typed and says what is wrong with it. */
export function runPlayground(input: PlaygroundInput): PlaygroundResult {
  const partials = readPartials(input.partials);
  const problems = lintAll(input, partials);
  const tree = outline(createEngine().compile(input.template).ast);

  const data = readData(input.data);
  if ('problem' in data) {
    return {
      output: '',
      tree,
      problems: [...problems, { level: 'error', text: data.problem, frame: '' }],
    };
  }
  const { output, errors } = render(input, data.value, contextOf(input, partials));
  const template = { path: 'template', text: input.template };
  const files = new Map([...partials].map(([path, text]) => [path, { path, text }]));
  const failures = errors
    // The others were found by looking.
    .filter(({ type, code }) => type === 'engine' && code !== 'EXPRESSION_PARSE')
    .map((error) => {
      const { path, text } = fileOfError(error.path, template, files);
      return describe(path, text, { ...error, column: error.offset });
    });
  return { output, tree, problems: [...problems, ...failures] };
}

function lintAll(
  { template, escape }: PlaygroundInput,
  partials: ReadonlyMap<string, string>,
): Problem[] {
  const files = [
    { path: 'template', source: template, names: [] },
    ...[...partials].map(([name, source]) => ({ path: name, source, names: [name] })),
  ];
  const isEscaped = escape === 'html';
  const inputs = files.map(({ source, names }) => ({ source, names, isEscaped }));
  const findings = lint(inputs, language);
  return files.flatMap(({ path, source }, index) =>
    (findings[index] ?? [])
      // What may be meant is for who checks files: the run tells of a partial that is not there.
      .filter(({ level }) => level !== 'info')
      .slice(0, mostProblems)
      .map((finding) => describe(path, source, finding)),
  );
}

function describe(path: string, source: string, remark: Remark): Problem {
  const [text = '', ...frame] = describePlace(path, source, remark, paint).split('\n');
  return { level: remark.level, text, frame: frame.join('\n') };
}

function readData(json: string): { value: Value } | { problem: string } {
  try {
    return { value: JSON.parse(json) as Value };
  } catch (error) {
    return { problem: `data: error: This is not JSON: ${(error as Error).message}` };
  }
}

function contextOf(
  { locale, timeZone }: PlaygroundInput,
  partials: ReadonlyMap<string, string>,
): RenderContext {
  return {
    partials,
    locale: locale === 'none' ? null : locale,
    ...(timeZone !== '' && { timeZone }),
  };
}

function render(
  { template, mode, escape }: PlaygroundInput,
  data: Value,
  context: RenderContext,
): { output: string; errors: readonly TemplateError[] } {
  try {
    return createEngine({ mode, escape, limits }).render(template, data, context);
  } catch (error) {
    if (error instanceof StrictModeError) return { output: '', errors: [error.error] };
    throw error;
  }
}
