import { expect } from 'vitest';
import {
  assembleEngine,
  mergedOnce,
  type EngineOptions,
} from '../../../../core/template/engine.js';
import { errorTexts } from '../../../../core/template/errors/index.js';
import type { RenderContext } from '../../../../core/template/runtime/index.js';
import type { Formatters, Predicates } from '../../../../core/template/plugins.js';
import { inspector } from '../../../../core/template/syntax/index.js';
import type { Value } from '../../../../core/template/values.js';

interface Known {
  readonly formatters?: Formatters;
  readonly predicates?: Predicates;
}

const builtinsOf = ({ formatters = {}, predicates = {} }: Known) => ({
  formatters: mergedOnce(formatters),
  predicates: mergedOnce(predicates),
  errorTexts,
});

/** Renders one template with these plug-ins, and expects that nothing is reported. */
export function renderWith(known: Known, options?: EngineOptions) {
  const engine = assembleEngine(builtinsOf(known), options);
  return (template: string, data: Value, context?: RenderContext): string => {
    const { output, errors } = engine.render(template, data, context);
    expect(errors).toEqual([]);
    return output;
  };
}

/** What a validating parser says of a template: the codes, and the words. */
export function checkWith(known: Known) {
  const engine = assembleEngine({ ...builtinsOf(known), inspector });
  return (template: string): string[] =>
    engine.compile(template).errors.map(({ code, message }) => `${code}: ${message}`);
}
