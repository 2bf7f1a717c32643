import { expect } from 'vitest';
import { assembleEngine, type EngineOptions } from '../../../../core/template/engine.js';
import type { RenderContext } from '../../../../core/template/runtime/index.js';
import type { Formatters, Predicates } from '../../../../core/template/plugins.js';
import { inspector } from '../../../../core/template/syntax/index.js';
import type { Value } from '../../../../core/template/values.js';

/** Renders one template with these plug-ins, and expects that nothing is reported. */
export function renderWith(
  known: { formatters?: Formatters; predicates?: Predicates },
  options?: EngineOptions,
) {
  const engine = assembleEngine({ formatters: {}, predicates: {}, ...known }, options);
  return (template: string, data: Value, context?: RenderContext): string => {
    const { output, errors } = engine.render(template, data, context);
    expect(errors).toEqual([]);
    return output;
  };
}

/** What a validating parser says of a template: the codes, and the words. */
export function checkWith(known: { formatters?: Formatters; predicates?: Predicates }) {
  const engine = assembleEngine({ formatters: {}, predicates: {}, inspector, ...known });
  return (template: string): string[] =>
    engine.compile(template).errors.map(({ code, message }) => `${code}: ${message}`);
}
