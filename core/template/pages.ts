import { assembleEngine, mergedOnce, type Engine, type EngineOptions } from './engine.js';
import { contentFormatters } from './formatters/content/index.js';
import { coreFormatters } from './formatters/core/index.js';
import { dateFormatters } from './formatters/date/index.js';
import { i18nFormatters } from './formatters/i18n/index.js';
import type { Formatter, Predicate } from './plugins.js';
import { corePredicates, sitePredicates } from './predicates/index.js';

const builtins = {
  formatters: /* @__PURE__ */ mergedOnce<Formatter>(
    coreFormatters,
    contentFormatters,
    dateFormatters,
    i18nFormatters,
  ),
  predicates: /* @__PURE__ */ mergedOnce<Predicate>(corePredicates, sitePredicates),
};

/**
 * Creates the engine of pages that a browser renders: all predicates, and the formatters of content, dates, numbers
 * and messages (§8, §9.1, §9.2, §9.4, §9.5). Those of shops and social pages are tables to add.
 *
 * @example
 * import { commerceFormatters } from 'vitrine/template/commerce';
 * createEngine({ formatters: commerceFormatters }).render('{item|product-price}', page).output;
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
