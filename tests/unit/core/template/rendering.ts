import {
  createEngine,
  type EngineOptions,
  type RenderContext,
  type Tree,
} from '../../../../core/template/core.js';
import { errorTexts } from '../../../../core/template/error-texts.js';
import type { TemplateError } from '../../../../core/template/errors/index.js';
import { expressions } from '../../../../core/template/expressions.js';
import { trees } from '../../../../core/template/trees.js';
import type { Value } from '../../../../core/template/values.js';

const parts = { errorTexts, expressions, trees };
const usual = createEngine(parts);

/** Renders with the language's own formatters and predicates. */
export function render(
  template: string | Tree,
  data: Value = {},
  context?: RenderContext,
  options?: EngineOptions,
) {
  const engine = options ? createEngine({ ...parts, ...options }) : usual;
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
