import { refuseErrors } from './errors/index.js';
import { createCache } from './cache.js';
import type { Formatters, Predicates } from './plugins.js';
import { itemOf, readLimits, type Limits, type RenderContext } from './runtime/index.js';
import type { Inspector, Tree } from './syntax/index.js';
import { Template, type RenderResult, type TemplateOptions } from './template.js';
import type { Value } from './values.js';

export interface EngineOptions {
  /** Added to the engine's own, or put in their place; own keys only. */
  readonly formatters?: Formatters;
  /** As `formatters`; a name ends with `?`. */
  readonly predicates?: Predicates;
  /** Whether `{.eval}` does anything (§4); default true. */
  readonly expressions?: boolean;
  /** Whether `{.include}` does anything (§5.3); default true. */
  readonly include?: boolean;
  readonly limits?: Partial<Limits>;
  /** `safe` collects errors and goes on; `strict` throws StrictModeError for the first (§6.4). Default `safe`. */
  readonly mode?: 'safe' | 'strict';
  /** `html` escapes each variable whose last formatter does not mark it safe; default `none`, the language's rule (§3.5). */
  readonly escape?: 'none' | 'html';
}

export interface Engine {
  /** Parses a source, or reads a serialized tree. In strict mode throws StrictModeError for the first error. */
  compile(source: string | Tree): Template;
  /** Compiles, unless the same source was rendered lately, and renders. */
  render(source: string | Tree, data: Value, context?: RenderContext): RenderResult;
}

/** What `render` and partials keep. */
const cacheSize = { count: 500, length: 8_000_000 };

/** What a door of the engine brings along. */
interface Builtins {
  readonly formatters: Formatters;
  readonly predicates: Predicates;
  readonly inspector?: Inspector;
}

/** An engine of these builtins, and of what is in the options. */
export function assembleEngine(builtins: Builtins, options: EngineOptions = {}): Engine {
  const { expressions = true, include = true, mode = 'safe', escape = 'none' } = options;
  const cached = createCache((source) => new Template(source, templateOptions), cacheSize);
  // Of a tree nothing is kept: its host may change it.
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

/** A Map, so that no text of a template finds an inherited member. */
function tableOf<Item>(
  own: Readonly<Record<string, Item>>,
  added: Readonly<Record<string, Item>> = {},
): ReadonlyMap<string, Item> {
  return new Map([...Object.entries(own), ...Object.entries(added)]);
}
