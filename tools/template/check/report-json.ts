import { countReport, type Report } from './report.js';

/** A report as JSON: `{ files: [{ path, findings: [Finding] }], errors, warnings }`. */
export function reportJson(report: Report): string {
  const { errors, warnings } = countReport(report);
  const files = report.map((file) =>
    'problem' in file
      ? { path: file.path, problem: file.problem, findings: [] }
      : { path: file.path, findings: file.findings },
  );
  return JSON.stringify({ files, errors, warnings }, null, 2) + '\n';
}
