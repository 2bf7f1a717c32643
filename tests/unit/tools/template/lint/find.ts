import { lint, type Finding } from '../../../../../tools/template/lint/index.js';

const known = ['apply', 'cycle', 'format', 'html', 'htmltag', 'message', 'output', 'truncate'];
const asked = ['even?', 'odd?', 'equal?', 'debug?'];
const mapOf = (names: readonly string[]) => new Map(names.map((name) => [name, {}]));

export const vocabulary = { formatters: mapOf(known), predicates: mapOf(asked) };

/** The findings of a rule in a template that stands alone, as `line:column message`. */
export function find(code: string, source: string, locale?: string): string[] {
  return findAll(code, { 'page.html': source }, locale)['page.html'] ?? [];
}

/** As `find`, in several files. */
export function findAll(
  code: string,
  files: Record<string, string>,
  locale?: string,
): Record<string, string[]> {
  const inputs = Object.entries(files).map(([name, source]) => ({
    source,
    names: [name, name.replace(/\.\w+$/, '')],
    ...(locale !== undefined && { locale }),
  }));
  const found = lint(inputs, { vocabulary, partials: new Set<string>(), errorsOf: () => [] });
  return Object.fromEntries(
    Object.keys(files).map((name, index) => [name, (found[index] ?? []).flatMap(only(code))]),
  );
}

const only = (wanted: string) => (finding: Finding) =>
  finding.code === wanted ? [`${finding.line}:${finding.column} ${finding.message}`] : [];
