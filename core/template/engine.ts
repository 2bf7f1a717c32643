import type { ParseExpression } from './expression/index.js';
import { refuseErrors, type ErrorTexts } from './errors/index.js';
import { noExpressions, noTrees } from './missing-parts.js';
import { createCache } from './cache.js';
import type { Formatter, Formatters, Predicate, Predicates } from './plugins.js';
import { itemOf, readLimits, type Limits, type RenderContext } from './runtime/index.js';
import type { Inspector, Tree, Trees } from './syntax/index.js';
import { Template, type RenderResult, type TemplateOptions } from './template.js';
import type { Value } from './values.js';

export interface EngineOptions {
  /** Added to the engine's own, or replacing them; own keys only. */
  readonly formatters?: Formatters;
  /** As `formatters`; a name ends with `?`. */
  readonly predicates?: Predicates;
  /**
   * Whether `{.eval}` runs (§4); default true. Only `vitrine/template` parses expressions by itself: elsewhere an
   * expression is an error unless this is `expressions` of `vitrine/template/expressions`.
   */
  readonly expressions?: boolean | ParseExpression;
  /** Whether `{.include}` runs (§5.3); default true. */
  readonly include?: boolean;
  readonly limits?: Partial<Limits>;
  /** `safe` collects errors and continues; `strict` throws StrictModeError for the first (§6.4). Default `safe`. */
  readonly mode?: 'safe' | 'strict';
  /**
   * `html` escapes each variable whose last formatter does not mark it safe; default `none`, the language's rule
   * (§3.5).
   */
  readonly escape?: 'none' | 'html';
  /**
   * Names of members that hold markup which is trusted, such as `body`: with `escape: 'html'` a tag without formatters
   * prints them as they are. Default none.
   */
  readonly markup?: readonly string[];
  /**
   * The sentences of errors, `errorTexts` of `vitrine/template/errors`. Only `vitrine/template` has them by itself;
   * elsewhere a message is the error's code and details.
   */
  readonly errorTexts?: ErrorTexts;
  /**
   * Reads and writes serialized trees, `trees` of `vitrine/template/trees` (§15). Only `vitrine/template` has them by
   * itself.
   */
  readonly trees?: Trees;
}

export interface Engine {
  /** Parses a source or a serialized tree. In strict mode throws StrictModeError for the first error. */
  compile(source: string | Tree): Template;
  /** Compiles and renders; recently rendered sources are cached. */
  render(source: string | Tree, data: Value, context?: RenderContext): RenderResult;
}

/** Capacity of the cache of `render` and partials. */
const cacheSize = { count: 500, length: 8_000_000 };

/** The parts of an entry point. Its tables are merged at the first engine and shared by all. */
export interface Builtins {
  readonly formatters: () => ReadonlyMap<string, Formatter>;
  readonly predicates: () => ReadonlyMap<string, Predicate>;
  readonly inspector?: Inspector;
  readonly errorTexts?: ErrorTexts;
  readonly trees?: Trees;
  readonly expressions?: ParseExpression;
}

/** Creates an engine of the builtins and the options. */
export function assembleEngine(builtins: Builtins, options: EngineOptions = {}): Engine {
  const { expressions = true, include = true, mode = 'safe', escape = 'none' } = options;
  const cached = createCache((source) => new Template(source, templateOptions), cacheSize);
  // Trees are not cached, because the host may change them.
  const obtain = (source: string | Tree) =>
    typeof source === 'string' ? cached(source) : new Template(source, templateOptions);
  const templateOptions: TemplateOptions = {
    formatters: withAdded(builtins.formatters(), options.formatters),
    predicates: withAdded(builtins.predicates(), options.predicates),
    inspector: builtins.inspector ?? null,
    errorTexts: options.errorTexts ?? builtins.errorTexts ?? null,
    trees: options.trees ?? builtins.trees ?? noTrees,
    expressions:
      expressions === true ? (builtins.expressions ?? noExpressions) : expressions || null,
    include,
    mode,
    escape,
    markup: new Set(options.markup),
    limits: readLimits(options.limits),
    findPartial: (name, { macros, partials }) => {
      const found = (macros && itemOf(macros, name)) ?? (partials && itemOf(partials, name));
      if (found === undefined) return null;
      return obtain(found).asMacro();
    },
  };
  return {
    compile: (source) => {
      const template = new Template(source, templateOptions);
      if (mode === 'strict') refuseErrors(template.errors);
      return template;
    },
    render: (source, data, context) => {
      const template = obtain(source);
      if (mode === 'strict') refuseErrors(template.errors);
      return template.render(data, context);
    },
  };
}

/** Merges tables once, into a Map, so that no name in a template finds an inherited member. */
/* @__NO_SIDE_EFFECTS__ */
export function mergedOnce<Item>(
  ...tables: readonly Readonly<Record<string, Item>>[]
): () => ReadonlyMap<string, Item> {
  let merged: ReadonlyMap<string, Item> | undefined;
  return () => (merged ??= new Map(tables.flatMap(Object.entries<Item>)));
}

function withAdded<Item>(
  own: ReadonlyMap<string, Item>,
  added: Readonly<Record<string, Item>> | undefined,
): ReadonlyMap<string, Item> {
  return added ? new Map([...own, ...Object.entries(added)]) : own;
}
