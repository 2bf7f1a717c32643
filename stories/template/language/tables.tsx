import { formatters } from '../../../core/template/index.js';
import { corePredicates, sitePredicates } from '../../../core/template/predicates/index.js';
import {
  describePredicate,
  describeRow,
  formatterDescriptions,
  instructionDescriptions,
  type Description,
} from '../../../tools/template/descriptions/index.js';
import { instructionTags } from '../../../tools/template/lint/index.js';
import { DataTable } from '../../support/data-table.js';

const columns = (kind: string) => [kind, 'Arguments', 'Meaning'];
const undescribed: Description = ['', ''];

/** Every tag that begins with a dot, from the language's own list. */
export function InstructionTable() {
  const rows = instructionTags.map((tag) => describeRow(`.${tag}`, instructionDescriptions[tag]));
  return <DataTable columns={columns('Tag')} rows={rows} />;
}

/** The formatters of a group, from the engine's table. */
export function FormatterTable({ group }: { group: keyof typeof formatters }) {
  const descriptions = formatterDescriptions[group];
  const rows = Object.keys(formatters[group]).map((name) =>
    describeRow(name, descriptions[name] ?? undescribed),
  );
  return <DataTable columns={columns('Formatter')} rows={rows} />;
}

/** The predicates of the language, or of sites, from the engine's tables. */
export function PredicateTable({ of }: { of: 'language' | 'site' }) {
  const names = Object.keys(of === 'language' ? corePredicates : sitePredicates);
  const rows = names.map((name) => describeRow(name, describePredicate(name) ?? undescribed));
  return <DataTable columns={columns('Predicate')} rows={rows} />;
}
