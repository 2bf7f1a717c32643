import { readFileSync } from 'node:fs';
import { formatColumns } from '../columns.mjs';

const peers = JSON.parse(readFileSync(new URL('./peers.json', import.meta.url), 'utf8'));
const compared = ['posthog', 'segment', 'segment-batch', 'snowplow', 'rudder', 'rudder-batch'];

/** As the measured cells of the peers are written: `lost/tracked`, raw duplicates as `d`, uncountable ones as `D`. */
function cellOf({ lost, tracked, twice, resent }) {
  if (!lost) return '—';
  return [
    lost.length > 0 ? `${lost.length}/${tracked}` : '0',
    ...(resent > 0 ? [`d${resent}`] : []),
    ...(twice > 0 ? [`D${twice}`] : []),
  ].join(' ');
}

/** The whole plan as text, one line a scenario, beside what was measured of the peers. */
export function formatTable(results) {
  const header = ['scenario', 'vitrine', 'requests', 'time ± ms', 'seconds', 'passes', ...compared];
  const rows = results.map((result) => [
    result.name + (result.level === 'B' ? ' °' : ''),
    cellOf(result),
    String(result.requests ?? '—'),
    String(result.late ?? '—'),
    result.seconds.toFixed(0),
    result.problems.length === 0 ? 'yes' : 'NO',
    ...compared.map((name) => peers.scenarios[result.name]?.[peers.names.indexOf(name)] ?? ''),
  ]);
  return [
    ...formatColumns(header, rows),
    '',
    'Cells: lost/tracked; d raw duplicates, which a server that keys on the event id removes; D counted twice; ° best effort.',
    `Peers as measured before: ${peers.versions}.`,
  ].join('\n');
}

/** The lines below the table: totals beside those of the peers. */
export function formatTotals(results) {
  const must = results.filter(({ level }) => level === 'A');
  const failed = must.filter(({ problems }) => problems.length > 0).length;
  const resent = must.reduce((total, result) => total + (result.resent ?? 0), 0);
  const beside = (label) =>
    compared.map((name) => `${name} ${peers.totals[label][peers.names.indexOf(name)]}`).join('; ');
  return [
    `must-pass scenarios failed: ${failed} of ${must.length} (${beside('must-pass scenarios failed')})`,
    `raw duplicates in them: ${resent} (${beside('raw duplicates in them')})`,
    ...results.filter(({ note }) => note).map(({ name, note }) => `${name}: ${note}`),
    ...(results.some(({ name }) => name === 's503ever')
      ? [`  peers in 60 s of 503: ${beside('requests in 60 s of 503, 1 event/s (s503ever)')}`]
      : []),
  ].join('\n');
}
