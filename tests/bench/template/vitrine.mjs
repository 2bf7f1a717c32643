import { pathToFileURL } from 'node:url';

/** Our engine as Node gets it from the package, or the module that VITRINE_TEMPLATE names. */
const entry = process.env.VITRINE_TEMPLATE ?? 'dist/npm/core/template/index.js';

export const loadVitrine = () => import(pathToFileURL(entry).href);

export async function vitrine() {
  const { createEngine } = await loadVitrine();
  const engine = createEngine();
  return {
    name: 'vitrine',
    label: 'Vitrine',
    colour: 1,
    language: 'jsonT',
    prepare(source, data, partials) {
      const context = { locale: 'en', ...(partials && { partials }) };
      const template = engine.compile(source);
      return () => template.render(data, context).output;
    },
    compile: (source) => engine.compile(source),
  };
}
