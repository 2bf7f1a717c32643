import { refuseErrors } from './errors/index.js';
import { createCache } from './cache.js';
import type { Formatters, Predicates } from './plugins.js';
import { itemOf, readLimits, type Limits, type RenderContext } from './runtime/index.js';
import type { Inspector, Tree } from './syntax/index.js';
import { Template, type RenderResult, type TemplateOptions } from './template.js';
import type { Value } from './values.js';

export interface EngineOptions {
  /** Added to the engine's own, or replacing them; own keys only. */
  readonly formatters?: Formatters;
  /** As `formatters`; a name ends with `?`. */
  readonly predicates?: Predicates;
  /** Whether `{.eval}` runs (§4); default true. */
  readonly expressions?: boolean;
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
}

export interface Engine {
  /** Parses a source or a serialized tree. In strict mode throws StrictModeError for the first error. */
  compile(source: string | Tree): Template;
  /** Compiles and renders; recently rendered sources are cached. */
  render(source: string | Tree, data: Value, context?: RenderContext): RenderResult;
}

/** Capacity of the cache of `render` and partials. */
const cacheSize = { count: 500, length: 8_000_000 };

/** The formatters and predicates of an entry point. */
interface Builtins {
  readonly formatters: Formatters;
  readonly predicates: Predicates;
  readonly inspector?: Inspector;
}

/** Creates an engine of the builtins and the options. */
export function assembleEngine(builtins: Builtins, options: EngineOptions = {}): Engine {
  const { expressions = true, include = true, mode = 'safe', escape = 'none' } = options;
  const cached = createCache((source) => new Template(source, templateOptions), cacheSize);
  // Trees are not cached, because the host may change them.
  const obtain = (source: string | Tree) =>
    typeof source === 'string' ? cached(source) : new Template(source, templateOptions);
  const templateOptions: TemplateOptions = {
    formatters: tableOf(builtins.formatters, options.formatters),
    predicates: tableOf(builtins.predicates, options.predicates),
    inspector: builtins.inspector ?? null,
    expressions,
    include,
    mode,
    escape,
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

/** A Map, so that no name in a template finds an inherited member. */
function tableOf<Item>(
  own: Readonly<Record<string, Item>>,
  added: Readonly<Record<string, Item>> = {},
): ReadonlyMap<string, Item> {
  return new Map([...Object.entries(own), ...Object.entries(added)]);
}
