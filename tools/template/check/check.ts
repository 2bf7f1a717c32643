import { ReadError, type Host } from '../host.js';
import { createLanguage } from '../language.js';
import { lint } from '../lint/index.js';
import type { CheckOptions } from './options.js';
import { baseName, partialNames } from '../partials.js';
import { reportJson } from './report-json.js';
import type { Report } from './report.js';
import { reportText } from './report-text.js';

/** Checks each file and prints the findings. Resolves to the exit status. */
export async function check(options: CheckOptions, host: Host): Promise<0 | 1> {
  const files = await Promise.all(options.files.map((path) => readFile(path, host)));
  const readable = files.filter((file): file is ReadableFile => 'source' in file);
  const findings = lint(
    readable.map(({ path, source }) => ({ source, names: partialNames(baseName(path)) })),
    createLanguage(options),
  );
  const report: Report = files.map((file) =>
    'source' in file ? { ...file, findings: findings[readable.indexOf(file)] ?? [] } : file,
  );
  host.out.write(options.isJson ? reportJson(report) : reportText(report, host.out.isColored));

  const isFailed = report.some(
    (file) =>
      'problem' in file ||
      file.findings.some(
        ({ level }) => level === 'error' || (options.isStrict && level === 'warning'),
      ),
  );
  return isFailed ? 1 : 0;
}

interface ReadableFile {
  readonly path: string;
  readonly source: string;
}

async function readFile(
  path: string,
  host: Host,
): Promise<ReadableFile | { path: string; problem: string }> {
  const shown = path === '-' ? '<stdin>' : path;
  try {
    return { path: shown, source: await host.read(path) };
  } catch (error) {
    if (error instanceof ReadError) return { path: shown, problem: error.message };
    throw error;
  }
}
