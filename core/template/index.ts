import type { Preload } from '../preload/index.js';
import { assembleEngine, type Engine, type EngineOptions as GeneralOptions } from './engine.js';
import { commerceFormatters } from './formatters/commerce/index.js';
import { contentFormatters } from './formatters/content/index.js';
import { preloadWith } from './formatters/content/preload.js';
import { coreFormatters } from './formatters/core/index.js';
import { dateFormatters } from './formatters/date/index.js';
import { i18nFormatters } from './formatters/i18n/index.js';
import { socialFormatters } from './formatters/social/index.js';
import { corePredicates, sitePredicates } from './predicates/index.js';
import { inspector } from './syntax/index.js';

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
  /** What the formatter `preload` prints: `links` of `createPreload` (`vitrine/preload`). Without it the formatter prints nothing. */
  readonly preload?: Preload['links'];
}

/**
 * Creates an engine with all formatters and predicates of the language.
 *
 * @example
 * const engine = createEngine();
 * engine.render('Hello {name|html}!', { name: 'Ann & Bob' }).output; // 'Hello Ann &amp; Bob!'
 */
export function createEngine(options?: EngineOptions): Engine {
  return assembleEngine(
    {
      formatters: Object.assign(
        {},
        ...Object.values(formatters),
        options?.preload && { preload: preloadWith(options.preload) },
      ),
      predicates: { ...corePredicates, ...sitePredicates },
      inspector,
    },
    options,
  );
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
export { defaultLimits, type Limits, type Named, type RenderContext } from './runtime/index.js';
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
