import { formatColumns } from '../columns.mjs';
import { faults } from './faults.mjs';
import { journeys } from './journeys.mjs';

const kinds = ['lost', 'doubled', 'lied', 'silent', 'stopped', 'thrown'];
const isOf = (kind) => (problem) => problem.startsWith(kind);

/** A case in one word: how it ended where all is well, else what is wrong. */
function wordOf(result) {
  if (!result) return '—';
  const wrong = kinds.filter((kind) => result.problems.some(isOf(kind)));
  if (wrong.length > 0) return wrong.join('+').toUpperCase();
  return result.heard[0].said.isDone ? 'done' : 'again';
}

/** Faults by journeys: a case once / for a while. */
export function formatTable(results) {
  const find = (journey, fault, mode) =>
    results.find((one) => one.journey === journey && one.fault === fault && one.mode === mode);
  const isUsed = (key) => (name) => results.some((one) => one[key] === name);
  const columns = Object.keys(journeys).filter(isUsed('journey'));
  const rows = Object.keys(faults)
    .filter(isUsed('fault'))
    .map((fault) => [
      fault,
      ...columns.map((journey) =>
        ['once', 'while'].map((mode) => wordOf(find(journey, fault, mode))).join('/'),
      ),
    ]);
  const header = ['fault', ...columns];
  return [
    ...formatColumns(header, rows),
    '',
    'Cells: the fault once / until the page speaks. done: the page said so after one press; again: it did not, and the next press did.',
  ].join('\n');
}

export function formatTotals(results) {
  const count = (kind) => results.filter(({ problems }) => problems.some(isOf(kind))).length;
  return `${results.length} cases: ${kinds.map((kind) => `${kind} ${count(kind)}`).join(', ')}`;
}
