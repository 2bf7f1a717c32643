import type { Finding } from './lint/index.js';

/** What was found in each file, in the order in which the files were given. */
export type Report = readonly FileReport[];

export type FileReport =
  | { readonly path: string; readonly source: string; readonly findings: readonly Finding[] }
  | { readonly path: string; readonly problem: string };

export interface Counts {
  readonly files: number;
  /** Files that could not be read count. */
  readonly errors: number;
  readonly warnings: number;
}

export function countReport(report: Report): Counts {
  const levels = report.flatMap((file) =>
    'problem' in file ? ['error'] : file.findings.map(({ level }) => level),
  );
  const count = (wanted: string) => levels.filter((level) => level === wanted).length;
  return { files: report.length, errors: count('error'), warnings: count('warning') };
}
