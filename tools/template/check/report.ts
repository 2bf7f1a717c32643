import type { Finding } from '../lint/index.js';

/** The findings of each file, in the order of the arguments. */
export type Report = readonly FileReport[];

export type FileReport =
  | {
      readonly path: string;
      readonly source: string;
      readonly findings: readonly Finding[];
      /** How many fixes were made. */
      readonly fixed: number;
    }
  | { readonly path: string; readonly problem: string };

export interface Counts {
  readonly files: number;
  /** Includes files that could not be read. */
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  readonly fixed: number;
}

export function countReport(report: Report): Counts {
  const levels = report.flatMap((file) =>
    'problem' in file ? ['error'] : file.findings.map(({ level }) => level),
  );
  const count = (wanted: string) => levels.filter((level) => level === wanted).length;
  return {
    files: report.length,
    errors: count('error'),
    warnings: count('warning'),
    infos: count('info'),
    fixed: report.reduce((sum, file) => sum + ('fixed' in file ? file.fixed : 0), 0),
  };
}
