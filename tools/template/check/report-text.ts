import type { Finding } from '../lint/index.js';
import { createPaint, type Paint } from '../paint.js';
import { describeFile, describePlace } from '../place.js';
import { countReport, type Counts, type FileReport, type Report } from './report.js';

/** The most findings shown for one file; further ones are only counted, because it is probably no template. */
const mostShown = 100;

/** A report as text. */
export function reportText(report: Report, isColored: boolean): string {
  const paint = createPaint(isColored);
  const parts = report.flatMap((file) => describe(file, paint));
  return [...parts, summarize(countReport(report))].join('\n\n') + '\n';
}

function describe(file: FileReport, paint: Paint): string[] {
  const { path } = file;
  if ('problem' in file) return [describeFile(path, file.problem, paint)];
  const { source, findings } = file;
  const kept = foldInfos(findings);
  const parts = kept
    .slice(0, mostShown)
    .map(({ finding, lines }) => describePlace(path, source, withLines(finding, lines), paint));
  const left = kept.length - parts.length;
  return left > 0 ? [...parts, `${paint('bold', path)}: and ${left} more`] : parts;
}

/** A finding with the lines of others like it. */
interface Folded {
  readonly finding: Finding;
  readonly lines: number[];
}

/** Of the infos of one rule in a file, the first stands for all: they are no reason to read on. */
function foldInfos(findings: readonly Finding[]): Folded[] {
  const kept: Folded[] = [];
  const firsts = new Map<string, Folded>();
  for (const finding of findings) {
    const first = finding.level === 'info' ? firsts.get(finding.code) : undefined;
    if (first) {
      first.lines.push(finding.line);
      continue;
    }
    const folded = { finding, lines: [] };
    kept.push(folded);
    if (finding.level === 'info') firsts.set(finding.code, folded);
  }
  return kept;
}

/** The most lines that are listed. */
const mostLines = 10;

function withLines(finding: Finding, lines: readonly number[]): Finding {
  if (lines.length === 0) return finding;
  const shown = [...new Set(lines)];
  const list = shown.slice(0, mostLines).join(', ');
  const more = shown.length > mostLines ? ' …' : '';
  const message = `${finding.message} The same in ${several(lines.length, 'more place')}: line ${list}${more}.`;
  return { ...finding, message };
}

function summarize({ files, errors, warnings, infos, fixed }: Counts): string {
  const found = [
    ...(errors > 0 ? [several(errors, 'error')] : []),
    ...(warnings > 0 ? [several(warnings, 'warning')] : []),
  ];
  const parts = [found.join(', ') || 'no problems'];
  if (fixed > 0) parts.unshift(`${fixed} fixed`);
  if (infos > 0) parts.push(several(infos, 'info'));
  return `${several(files, 'file')}: ${parts.join(', ')}`;
}

function several(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
