import { existsSync } from 'node:fs';

const built = new URL('../../dist/npm/core/template/index.js', import.meta.url);
const engineUrl = process.env.VITRINE_TEMPLATE_ENGINE ?? built.href;
if (engineUrl === built.href && !existsSync(built)) {
  throw new Error('The engine is not built: run `npm run build` first.');
}
const { createEngine } = await import(engineUrl);

/** The engine as the runner in ../shared/conformance/template/run.mjs calls it. */
export function render({
  template,
  json,
  partials,
  injects,
  locale,
  now,
  website,
  enableExpr = true,
  enableInclude = true,
  exprOpts = {},
}) {
  const engine = createEngine({
    expressions: enableExpr,
    include: enableInclude,
    limits: {
      ...(exprOpts.maxTokens !== undefined && { expressionTokens: exprOpts.maxTokens }),
      ...(exprOpts.maxStringLen !== undefined && { stringLength: exprOpts.maxStringLen }),
    },
  });
  return engine.render(template, json, {
    locale: locale === 'none' ? null : locale,
    ...(partials && { partials }),
    ...(injects && { injects }),
    ...(now !== undefined && { now }),
    ...(website && { website }),
  });
}

/** A template as a validating parser reads it: its errors and its tree. */
export function compile(template) {
  return createEngine().compile(template);
}
