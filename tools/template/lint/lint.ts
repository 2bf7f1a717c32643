import {
  createLocator,
  type Fault,
  type Position,
  type TemplateError,
} from '../../../core/template/errors/index.js';
import { parse, type Vocabulary } from '../../../core/template/syntax/index.js';
import { brokenExpression } from './broken-expression.js';
import { emptyAlternate } from './empty-alternate.js';
import { emptyArgument } from './empty-argument.js';
import { endOf } from './end-of.js';
import type { Finding, Level } from './finding.js';
import { hintFor } from './hint.js';
import { missingPartial } from './missing-partial.js';
import { mixedOperators } from './mixed-operators.js';
import { neverRuns } from './never-runs.js';
import { reservedVariable } from './reserved-variable.js';
import type { Project, Rule, Subject } from './rule.js';
import { unboundVariable } from './unbound-variable.js';
import { unusedMacro } from './unused-macro.js';
import { unusedVariable } from './unused-variable.js';
import { collectUsage } from './usage.js';

/** The rules beyond the engine's own errors, by the code of their findings. */
export const rules = {
  EXPRESSION_PARSE: ['error', brokenExpression],
  'never-runs': ['warning', neverRuns],
  'empty-alternate': ['warning', emptyAlternate],
  'empty-argument': ['warning', emptyArgument],
  'mixed-operators': ['warning', mixedOperators],
  'unused-macro': ['warning', unusedMacro],
  'unused-variable': ['warning', unusedVariable],
  'unbound-variable': ['warning', unboundVariable],
  'reserved-variable': ['warning', reservedVariable],
  'missing-partial': ['info', missingPartial],
} as const satisfies Readonly<Record<string, readonly [Level, Rule]>>;

export interface LintInput {
  readonly source: string;
  /** The names under which the template can be applied. */
  readonly names: readonly string[];
}

/** The names that templates may use, and the engine that reports their errors. */
export interface LintLanguage {
  readonly vocabulary: Vocabulary;
  readonly errorsOf: (source: string) => readonly TemplateError[];
}

/** Checks all templates together; returns the findings of each in source order. */
export function lint(
  inputs: readonly LintInput[],
  { vocabulary, errorsOf }: LintLanguage,
): Finding[][] {
  const templates = inputs.map(({ source, names }) => {
    const { root, faults } = parse(source, vocabulary);
    return { source, names, root, faults, usage: collectUsage(root) };
  });
  const project: Project = {
    hasSeveral: templates.length > 1,
    partials: new Map(templates.flatMap(({ names, usage }) => names.map((name) => [name, usage]))),
    usages: templates.map(({ usage }) => usage),
  };
  return templates.map(({ source, root, faults, usage }) => {
    const findings = [
      ...fromErrors(errorsOf(source), source, faults, vocabulary),
      ...applyRules(source, { root, usage, project }),
    ];
    return findings.sort((a, b) => a.line - b.line || a.column - b.column);
  });
}

/**
 * Drops follow-up errors. A validating parser leaves a faulty tag out of the structure, so one misspelt predicate also
 * makes errors of its `{.or}` and `{.end}`. Of the structural errors, only those stay that a run would report.
 */
function* fromErrors(
  errors: readonly TemplateError[],
  source: string,
  faults: readonly Fault[],
  vocabulary: Vocabulary,
): Iterable<Finding> {
  const real = new Set(faults.map(({ at }) => at));
  const indexOf = createIndexer(source);
  const locate = createLocator(source);
  for (const error of errors) {
    const { level, code, type, message } = error;
    const at = indexOf({ line: error.line, character: error.offset });
    if (type === 'assembler' && !real.has(at)) continue;
    const meant = hintFor(error, source, at, vocabulary);
    const hinted = `${message.replace(/\.$/, '')}. Did you mean '${meant}'?`;
    yield {
      level,
      code,
      message: meant === null ? message : hinted,
      ...placeOf({ at, to: endOf(source, at) }, locate),
    };
  }
}

function placeOf(
  { at, to }: { readonly at: number; readonly to: number },
  locate: (index: number) => Position,
): Pick<Finding, 'line' | 'column' | 'endLine' | 'endColumn'> {
  const start = locate(at);
  const end = locate(to);
  return {
    line: start.line,
    column: start.character,
    endLine: end.line,
    endColumn: end.character,
  };
}

function* applyRules(source: string, subject: Subject): Iterable<Finding> {
  const locate = createLocator(source);
  for (const [code, [level, rule]] of Object.entries(rules)) {
    for (const { at, to = endOf(source, at), message, fix } of rule(subject)) {
      yield { level, code, message, ...placeOf({ at, to }, locate), ...(fix && { fix }) };
    }
  }
}

/** Converts line and column to an index: the inverse of `createLocator`. */
function createIndexer(source: string): (position: Position) => number {
  const starts = [0];
  for (let end = source.indexOf('\n'); end !== -1; end = source.indexOf('\n', end + 1)) {
    starts.push(end + 1);
  }
  return ({ line, character }) => (starts[line - 1] ?? 0) + character - 1;
}
