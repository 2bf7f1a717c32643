import {
  createEngine,
  formatters,
  plain,
  type Formatter,
  type Predicate,
} from '../../core/template/index.js';
import { corePredicates, sitePredicates } from '../../core/template/predicates/index.js';
import type { LintLanguage } from './lint/index.js';

/** Names of what the host adds. */
export interface AddedNames {
  readonly formatters: readonly string[];
  readonly predicates: readonly string[];
  readonly partials: readonly string[];
}

const noNames: AddedNames = { formatters: [], predicates: [], partials: [] };

/** The names and rules that templates are checked against. */
export function createLanguage(some: Partial<AddedNames> = {}): LintLanguage {
  const added = { ...noNames, ...some };
  const extra = { formatters: formattersFor(added), predicates: predicatesFor(added) };
  const engine = createEngine(extra);
  return {
    vocabulary: {
      formatters: new Map<string, Formatter>(
        [...Object.values(formatters), extra.formatters].flatMap((table) => Object.entries(table)),
      ),
      predicates: new Map<string, Predicate>(
        [corePredicates, sitePredicates, extra.predicates].flatMap((table) =>
          Object.entries(table),
        ),
      ),
    },
    partials: new Set(added.partials),
    errorsOf: (source) => engine.compile(source).errors,
  };
}

function formattersFor({ formatters: names }: AddedNames): Record<string, Formatter> {
  // Their escaping is not known, so nothing is said of their output.
  const unknown = plain((value) => value, { safe: true });
  return Object.fromEntries(names.map((name) => [name, unknown]));
}

/** Accepts a name with or without its `?`. */
function predicatesFor({ predicates: names }: AddedNames): Record<string, Predicate> {
  const never: Predicate = { prepare: () => () => false };
  return Object.fromEntries(names.map((name) => [name.replace(/\??$/, '?'), never]));
}
