import { noSettings, type Settings } from '../files/index.js';
import { lint, type Finding, type LintLanguage } from '../lint/index.js';
import { namesOf, type Project } from './project.js';

export interface Diagnostic {
  readonly finding: Finding;
  readonly from: number;
  readonly to: number;
}

/** The findings of `check`, by the files of the project. */
export function diagnose(
  project: Project,
  language: LintLanguage,
  settingsOf: (uri: string) => Pick<Settings, 'escape' | 'locale'> = () => noSettings,
): Map<string, Diagnostic[]> {
  const files = [...project.files.values()];
  const inputs = files.map(({ uri, path, outline }) => ({
    source: outline.source,
    names: namesOf(path),
    isEscaped: settingsOf(uri).escape === 'html',
    locale: settingsOf(uri).locale,
  }));
  const findings = lint(inputs, language);
  return new Map(
    files.map(({ uri, outline }, at) => [
      uri,
      (findings[at] ?? []).map((finding) => placed(finding, outline.source)),
    ]),
  );
}

function placed(finding: Finding, source: string): Diagnostic {
  const { line, column, endLine = line, endColumn = column + 1 } = finding;
  return { finding, from: indexOf(source, line, column), to: indexOf(source, endLine, endColumn) };
}

/** The index of a place that counts from 1. */
function indexOf(source: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const end = source.indexOf('\n', start);
    if (end === -1) return source.length;
    start = end + 1;
  }
  return Math.min(start + column - 1, source.length);
}

/** A language that remembers the errors of a text: most templates stay the same while one is typed. */
export function remembering(language: LintLanguage): LintLanguage {
  let before = new Map<string, ReturnType<LintLanguage['errorsOf']>>();
  let now = new Map<string, ReturnType<LintLanguage['errorsOf']>>();
  const most = 5000;
  return {
    ...language,
    errorsOf: (source) => {
      const errors = now.get(source) ?? before.get(source) ?? language.errorsOf(source);
      if (now.size >= most) [before, now] = [now, new Map()];
      now.set(source, errors);
      return errors;
    },
  };
}
