import type { Preload } from '../preload/index.js';
import {
  assembleEngine,
  mergedOnce,
  type Builtins,
  type Engine,
  type EngineOptions as GeneralOptions,
} from './engine.js';
import { errorTexts } from './errors/index.js';
import { parseExpression } from './expression/index.js';
import { commerceFormatters } from './formatters/commerce/index.js';
import { contentFormatters, preloadWith } from './formatters/content/index.js';
import { coreFormatters } from './formatters/core/index.js';
import { dateFormatters } from './formatters/date/index.js';
import { i18nFormatters } from './formatters/i18n/index.js';
import { socialFormatters } from './formatters/social/index.js';
import { corePredicates, sitePredicates } from './predicates/index.js';
import type { Formatter, Predicate } from './plugins.js';
import { inspector, trees } from './syntax/index.js';

/** The formatters of `createEngine`, in groups. */
export const formatters = {
  core: coreFormatters,
  content: contentFormatters,
  commerce: commerceFormatters,
  date: dateFormatters,
  i18n: i18nFormatters,
  social: socialFormatters,
} as const;

export interface EngineOptions extends GeneralOptions {
  /** For the formatter `preload`: `links` of `createPreload` (`vitrine/preload`). Without it, it prints nothing. */
  readonly preload?: Preload['links'];
}

const builtins: Builtins = {
  formatters: /* @__PURE__ */ mergedOnce<Formatter>(
    coreFormatters,
    contentFormatters,
    commerceFormatters,
    dateFormatters,
    i18nFormatters,
    socialFormatters,
  ),
  predicates: /* @__PURE__ */ mergedOnce<Predicate>(corePredicates, sitePredicates),
  inspector,
  errorTexts,
  trees,
  expressions: parseExpression,
};

/**
 * Creates an engine with all formatters and predicates of the language.
 *
 * @example
 * const engine = createEngine();
 * engine.render('Hello {name|html}!', { name: 'Ann & Bob' }).output; // 'Hello Ann &amp; Bob!'
 */
export function createEngine(options?: EngineOptions): Engine {
  const { preload, ...general } = options ?? {};
  if (!preload) return assembleEngine(builtins, general);
  const formatters = { preload: preloadWith(preload), ...general.formatters };
  return assembleEngine(builtins, { ...general, formatters });
}

export type { Engine } from './engine.js';
export {
  formatError,
  StrictModeError,
  type ErrorCode,
  type ErrorType,
  type TemplateError,
} from './errors/index.js';
export {
  plain,
  type ApplyOptions,
  type ArgumentRule,
  type Arguments,
  type Environment,
  type Formatter,
  type Formatters,
  type PlainFormatter,
  type Predicate,
  type Predicates,
  type RuntimeCode,
  type Scope,
  type ScopedFormatter,
} from './plugins.js';
export { TreesMissingError } from './missing-parts.js';
export {
  defaultLimits,
  type Limits,
  type Load,
  type Named,
  type RenderContext,
} from './runtime/index.js';
export type { Tree } from './syntax/index.js';
export { Template, type RenderResult, type TemplateStream } from './template.js';
export {
  asBoolean,
  asNumber,
  asString,
  isTruthy,
  memberOf,
  printValue,
  type Path,
  type Value,
} from './values.js';
