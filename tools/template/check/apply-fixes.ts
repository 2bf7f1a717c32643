import type { Finding, Fix } from '../lint/index.js';

/** Applies the fixes that can mean only one thing; of two that overlap, the first. */
export function applyFixes(
  source: string,
  findings: readonly Finding[],
): { readonly source: string; readonly count: number } {
  const fixes = findings
    .flatMap(({ fix }) => (fix?.isCertain ? fix : []))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const applied: Fix[] = [];
  const parts: string[] = [];
  let at = 0;
  for (const fix of fixes) {
    if (fix.from < at) continue;
    parts.push(source.slice(at, fix.from), fix.text);
    at = fix.to;
    applied.push(fix);
  }
  return { source: parts.join('') + source.slice(at), count: applied.length };
}
