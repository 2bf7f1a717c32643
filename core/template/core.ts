import { assembleEngine, mergedOnce, type Engine, type EngineOptions } from './engine.js';
import { coreFormatters } from './formatters/core/index.js';
import type { Formatter, Predicate } from './plugins.js';
import { corePredicates } from './predicates/index.js';

const builtins = {
  formatters: /* @__PURE__ */ mergedOnce<Formatter>(coreFormatters),
  predicates: /* @__PURE__ */ mergedOnce<Predicate>(corePredicates),
};

/**
 * Creates the small engine for browsers: only the core formatters and predicates (§8.1, §9.1).
 *
 * @example
 * createEngine().render('Hello {name}!', { name: 'Ann' }).output; // 'Hello Ann!'
 */
export function createEngine(options?: EngineOptions): Engine {
  return assembleEngine(builtins, options);
}

export type { Engine, EngineOptions } from './engine.js';
export { StrictModeError, type TemplateError } from './errors/index.js';
export { TreesMissingError } from './missing-parts.js';
export type { Formatter, Formatters, Predicate, Predicates, Scope } from './plugins.js';
export type { Limits, Load, RenderContext } from './runtime/index.js';
export type { Tree } from './syntax/index.js';
export type { RenderResult, Template, TemplateStream } from './template.js';
export type { Value } from './values.js';
