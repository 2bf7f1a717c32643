import {
  joinNames,
  listTemplates,
  noSettings,
  SettingsFinder,
  type Listed,
} from '../files/index.js';
import type { CheckOptions, Format } from '../command-lines/index.js';
import { ReadError, WriteError, type Host } from '../host.js';
import { createLanguage } from '../language.js';
import { lint, type Finding } from '../lint/index.js';
import { baseName, partialNames } from '../partials.js';
import { applyFixes } from './apply-fixes.js';
import { reportJson } from './report-json.js';
import { reportSarif } from './report-sarif.js';
import { reportText } from './report-text.js';
import type { FileReport, Report } from './report.js';

const reporters: Readonly<
  Record<Format, (report: Report, host: Host) => string | Promise<string>>
> = {
  text: (report, { out }) => reportText(report, out.isColored),
  json: reportJson,
  sarif: async (report, { version }) => reportSarif(report, await version()),
};

/** Checks all files once and prints the findings. Resolves to the exit status. */
export async function checkOnce(options: CheckOptions, host: Host): Promise<0 | 1> {
  const report = await makeReport(options, host);
  host.out.write(await reporters[options.format](report, host));
  const isFailed = report.some(
    (file) =>
      'problem' in file ||
      file.findings.some(
        ({ level }) => level === 'error' || (options.isStrict && level === 'warning'),
      ),
  );
  return isFailed ? 1 : 0;
}

async function makeReport(options: CheckOptions, host: Host): Promise<Report> {
  const listed = await listTemplates(options.files, host);
  const files = await Promise.all(listed.map((file) => readFile(file, host)));
  const readable = files.filter((file) => 'names' in file);
  const finder = new SettingsFinder(host);
  const settings = await Promise.all(readable.map(({ path }) => finder.of(path)));
  const language = createLanguage(joinNames([options, ...settings]));
  const check = (sources: readonly string[]): Finding[][] =>
    lint(
      readable.map(({ names }, index) => ({
        source: sources[index] ?? '',
        names,
        locale: options.locale ?? settings[index]?.locale ?? noSettings.locale,
        isEscaped: (options.escape ?? settings[index]?.escape) === 'html',
      })),
      language,
    );

  const sources = readable.map(({ source }) => source);
  const mended = options.isFixing ? mend(sources, check) : { sources, fixed: [] };
  const findings = check(mended.sources);
  const reports = await Promise.all(
    readable.map(async ({ path }, index): Promise<FileReport> => {
      const source = mended.sources[index] ?? '';
      const fixed = mended.fixed[index] ?? 0;
      const problem = fixed > 0 ? await writeFile(path, source, host) : null;
      if (problem !== null) return { path, problem };
      return { path: shownPath(path), source, findings: findings[index] ?? [], fixed };
    }),
  );
  return [
    ...finder.problems.map(({ path, source, line, column, message }): FileReport => {
      const finding = { level: 'error', code: 'settings', message, line, column } as const;
      return { path, source, findings: [finding], fixed: 0 };
    }),
    ...files.flatMap((file) => ('names' in file ? (reports[readable.indexOf(file)] ?? []) : file)),
  ];
}

/** A fix may uncover another, hence a few rounds. */
const mostRounds = 5;

function mend(
  given: readonly string[],
  check: (sources: readonly string[]) => Finding[][],
): { readonly sources: readonly string[]; readonly fixed: readonly number[] } {
  let sources = given;
  const fixed = given.map(() => 0);
  for (let round = 0; round < mostRounds; round++) {
    const findings = check(sources);
    const mended = sources.map((source, index) => applyFixes(source, findings[index] ?? []));
    if (mended.every(({ count }) => count === 0)) break;
    for (const [index, { count }] of mended.entries()) fixed[index] = (fixed[index] ?? 0) + count;
    sources = mended.map(({ source }) => source);
  }
  return { sources, fixed };
}

interface ReadableFile {
  readonly path: string;
  readonly source: string;
  /** The names under which other templates may apply it. */
  readonly names: readonly string[];
}

async function readFile(file: Listed, host: Host): Promise<ReadableFile | FileReport> {
  if ('problem' in file) return file;
  const { path, name } = file;
  try {
    const names = [...new Set([...partialNames(name), ...partialNames(baseName(path))])];
    return { path, source: await host.read(path), names };
  } catch (error) {
    if (error instanceof ReadError) return { path: shownPath(path), problem: error.message };
    throw error;
  }
}

async function writeFile(path: string, text: string, host: Host): Promise<string | null> {
  try {
    await host.write(path, text);
    return null;
  } catch (error) {
    if (error instanceof WriteError) return error.message;
    throw error;
  }
}

function shownPath(path: string): string {
  return path === '-' ? '<stdin>' : path;
}
