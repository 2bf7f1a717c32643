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
  const parts = findings
    .slice(0, mostShown)
    .map((finding) => describePlace(path, source, finding, paint));
  const left = findings.length - parts.length;
  return left > 0 ? [...parts, `${paint('bold', path)}: and ${left} more`] : parts;
}

function summarize({ files, errors, warnings }: Counts): string {
  const found = [
    ...(errors > 0 ? [several(errors, 'error')] : []),
    ...(warnings > 0 ? [several(warnings, 'warning')] : []),
  ];
  return `${several(files, 'file')}: ${found.join(', ') || 'no problems'}`;
}

function several(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
