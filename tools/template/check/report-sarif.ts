import { rules, type Finding, type Fix, type Level } from '../lint/index.js';
import { createLocator } from '../../../core/template/errors/index.js';
import type { FileReport, Report } from './report.js';

/** The levels of SARIF. */
const levels: Readonly<Record<Level, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

/** The code of a file that cannot be read. */
const unreadable = 'unreadable-file';

/** A report in SARIF 2.1.0, which code hosts and editors read. `version` is the package's. */
export function reportSarif(report: Report, version: string): string {
  const results = report.flatMap(resultsOf);
  const used = [...new Set(results.map(({ ruleId }) => ruleId))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'vitrine-template',
            version,
            rules: used.map((id) => ({
              id,
              defaultConfiguration: { level: levels[levelOf(id)] },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: results.map((result) => ({ ...result, ruleIndex: used.indexOf(result.ruleId) })),
      },
    ],
  };
  return JSON.stringify(log, null, 2) + '\n';
}

function levelOf(id: string): Level {
  return Object.entries(rules).find(([code]) => code === id)?.[1][0] ?? 'error';
}

interface Result {
  readonly ruleId: string;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly object[];
  readonly fixes?: readonly object[];
}

function resultsOf(file: FileReport): Result[] {
  const artifactLocation = { uri: uriOf(file.path) };
  if ('problem' in file) {
    const message = { text: file.problem };
    const locations = [{ physicalLocation: { artifactLocation } }];
    return [{ ruleId: unreadable, level: 'error', message, locations }];
  }
  return file.findings.map((finding) => {
    const { level, code, message, fix } = finding;
    const region = regionOf(finding);
    return {
      ruleId: code,
      level: levels[level],
      message: { text: message },
      locations: [{ physicalLocation: { artifactLocation, region } }],
      ...(fix && { fixes: [fixOf(fix, message, file.source, artifactLocation)] }),
    };
  });
}

function regionOf({ line, column, endLine, endColumn }: Finding): object {
  return {
    startLine: line,
    startColumn: column,
    ...(endLine !== undefined && { endLine }),
    ...(endColumn !== undefined && { endColumn }),
  };
}

function fixOf(fix: Fix, text: string, source: string, artifactLocation: object): object {
  const locate = createLocator(source);
  const start = locate(fix.from);
  const end = locate(fix.to);
  const deletedRegion = {
    startLine: start.line,
    startColumn: start.character,
    endLine: end.line,
    endColumn: end.character,
  };
  const replacements = [{ deletedRegion, insertedContent: { text: fix.text } }];
  return { description: { text }, artifactChanges: [{ artifactLocation, replacements }] };
}

/** A relative path stays one, so that it is found from the root of a repository. */
function uriOf(path: string): string {
  const encoded = path.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
  return path.startsWith('/') ? `file://${encoded}` : encoded;
}
