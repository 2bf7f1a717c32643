import { pathToFileURL } from 'node:url';

/** Our engine, from the build that is published. */
export async function vitrine() {
  const { createEngine } = await import(pathToFileURL('dist/npm/core/template/index.js').href);
  const engine = createEngine();
  const context = { locale: 'en' };
  return {
    name: 'vitrine',
    label: 'Vitrine',
    colour: 1,
    language: 'jsonT',
    prepare(source, data) {
      const template = engine.compile(source);
      return () => template.render(data, context).output;
    },
    compile: (source) => engine.compile(source),
  };
}
