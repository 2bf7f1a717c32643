import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** Advisories that do not concern us, by the end of their address (`GHSA-…`), each with the reason. */
const accepted = {};

const serious = ['high', 'critical'];

/**
 * Judges what `npm audit --json` has printed. `unknown`: the registry did not answer. `serious`: sentences about
 * advisories of high or critical severity that are not accepted.
 */
export function judgeAudit(text, allowed = accepted) {
  const report = parse(text);
  if (typeof report?.vulnerabilities !== 'object') {
    return { unknown: report?.message ?? report?.error?.summary ?? 'no answer', serious: [] };
  }
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    // A text names another package of the list, which has the advisory.
    .filter((advisory) => typeof advisory === 'object' && serious.includes(advisory.severity))
    .filter(({ url }) => !(url.split('/').at(-1) in allowed));
  const sentences = advisories.map(
    ({ name, range, severity, title, url }) => `${name} ${range} (${severity}): ${title}. ${url}`,
  );
  return { unknown: null, serious: [...new Set(sentences)] };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function audit() {
  const options = ['--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout } = spawnSync('npm', ['audit', ...options], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { unknown, serious: found } = judgeAudit(stdout ?? '');
  if (unknown !== null) {
    console.log(
      `The registry could not be asked for advisories (${unknown}); nothing was audited.`,
    );
  } else if (found.length === 0) {
    console.log('No known advisory of high or critical severity.');
  } else {
    console.error(found.join('\n'));
    console.error(
      'Update these packages, or accept an advisory with its reason in scripts/audit.mjs.',
    );
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) audit();
