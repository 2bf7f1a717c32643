import {
  createEngine,
  type EngineOptions,
  type RenderContext,
  type Tree,
} from '../../../../core/template/core.js';
import type { TemplateError } from '../../../../core/template/errors/index.js';
import type { Value } from '../../../../core/template/values.js';

const usual = createEngine();

/** Renders with the language's own formatters and predicates. */
export function render(
  template: string | Tree,
  data: Value = {},
  context?: RenderContext,
  options?: EngineOptions,
) {
  const engine = options ? createEngine(options) : usual;
  return engine.render(template, data, context);
}

/** The text alone. */
export function print(...given: Parameters<typeof render>): string {
  return render(...given).output;
}

/** The codes of errors. */
export function codesOf(errors: readonly TemplateError[]): string[] {
  return errors.map(({ code }) => code);
}

/** Errors as `CODE line:character`. */
export function placesOf(errors: readonly TemplateError[]): string[] {
  return errors.map(({ code, line, offset }) => `${code} ${line}:${offset}`);
}
