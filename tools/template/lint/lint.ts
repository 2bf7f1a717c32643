import {
  createLocator,
  type Position,
  type TemplateError,
} from '../../../core/template/errors/index.js';
import { parse } from '../../../core/template/syntax/index.js';
import { endOf } from './end-of.js';
import { listErrors, type ErrorRemark } from './errors/index.js';
import type { Finding } from './finding.js';
import { track, type Visit } from './markup/index.js';
import type { LintVocabulary, Project, Subject } from './rule.js';
import { rules } from './rules.js';
import { collectUsage } from './usage.js';

export interface LintInput {
  readonly source: string;
  /** The names under which the template can be applied. */
  readonly names: readonly string[];
  /** Whether the engine that runs it escapes by itself (`escape: 'html'`). */
  readonly isEscaped?: boolean;
  /** The language of its messages (BCP 47); en-US if left out. */
  readonly locale?: string;
}

/** The names that templates may use, and the engine that reports their errors. */
export interface LintLanguage {
  readonly vocabulary: LintVocabulary;
  /** Names of partials that the host provides. */
  readonly partials: ReadonlySet<string>;
  readonly errorsOf: (source: string) => readonly TemplateError[];
}

/** Checks all templates together; returns the findings of each in source order. */
export function lint(
  inputs: readonly LintInput[],
  { vocabulary, partials, errorsOf }: LintLanguage,
): Finding[][] {
  const templates = inputs.map(({ source, names, isEscaped = false, locale = 'en-US' }) => {
    const { root, faults } = parse(source, vocabulary);
    const visits = track(root);
    const usage = collectUsage(root);
    const bindings = bindingsOf(visits);
    return { source, names, isEscaped, locale, root, visits, faults, usage, bindings };
  });
  const project: Project = {
    hasSeveral: templates.length > 1,
    partials: new Map(templates.flatMap(({ names, usage }) => names.map((name) => [name, usage]))),
    hostPartials: partials,
    usages: templates.map(({ usage }) => usage),
  };
  return templates.map((template) => {
    const { source } = template;
    const errors = [...listErrors({ ...template, errors: errorsOf(source) }, vocabulary)];
    const remarks = [...applyRules({ ...template, project, vocabulary })];
    const locate = createLocator(source);
    return oneForEach(errors, remarks, source)
      .map(({ at, to, fix, ...said }) => {
        return { ...said, ...placeOf(at, to, locate), ...(fix && { fix }) };
      })
      .sort((a, b) => a.line - b.line || a.column - b.column);
  });
}

/** The nodes that bind each variable by a name. */
function bindingsOf(visits: readonly Visit[]): ReadonlyMap<string, readonly Visit[]> {
  const bindings = new Map<string, Visit[]>();
  for (const visit of visits) {
    const { node } = visit;
    if (node.type !== 'bindvar' && node.type !== 'ctxvar' && node.type !== 'inject') continue;
    const others = bindings.get(node.name);
    if (others) others.push(visit);
    else bindings.set(node.name, [visit]);
  }
  return bindings;
}

function* applyRules(subject: Subject): Iterable<ErrorRemark> {
  for (const [code, [level, rule]] of Object.entries(rules)) {
    for (const remark of rule(subject)) {
      yield { level, code, to: endOf(subject.source, remark.at), ...remark };
    }
  }
}

/** Rules that know better than the parser what a tag was meant to be. */
const explaining: ReadonlySet<string> = new Set(['spaced-tag', 'quotes', 'piped-argument']);

/** One finding for each mistake. A finding that explains an error of the parser is an error itself. */
function oneForEach(
  errors: readonly ErrorRemark[],
  remarks: readonly ErrorRemark[],
  source: string,
): ErrorRemark[] {
  const explanations = new Set(
    remarks.filter(({ code }) => explaining.has(code)).map(({ at }) => at),
  );
  // An error may be placed at a formatter within its tag.
  const tagOf = ({ at }: ErrorRemark) => source.lastIndexOf('{', at);
  const explained = new Set(errors.map(tagOf).filter((at) => explanations.has(at)));
  const atErrors = new Set(errors.map(({ at }) => at));
  return [
    ...errors.filter((error) => !explained.has(tagOf(error))),
    ...remarks
      .filter(({ at, code }) => explaining.has(code) || !atErrors.has(at))
      .map((remark) => {
        const isError = explaining.has(remark.code) && explained.has(remark.at);
        return isError ? { ...remark, level: 'error' as const } : remark;
      }),
  ];
}

function placeOf(
  at: number,
  to: number,
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
