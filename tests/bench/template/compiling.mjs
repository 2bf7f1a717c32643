import { distinctSources, knowsAll } from './sources.mjs';

const size = 1000;

export const compiling = {
  name: 'compiling',
  title: 'Compiling (the templates of a site, nothing cached)',
  targets: { reference: 1.3 },
};

export const firstRendering = {
  name: 'first-rendering',
  title: 'Compiling them and rendering each once',
  targets: { reference: 1 },
};

/** By name of engine: a call that does `work` with the next template. */
function callsOver(engines, work) {
  return Object.fromEntries(
    engines
      .filter((engine) => engine.language !== 'hand' && knowsAll(engine))
      .map((engine) => {
        const sources = distinctSources(engine.language, size);
        let next = 0;
        return [engine.name, () => work(engine, sources[next++ % size])];
      }),
  );
}

export const compileCalls = (engines) =>
  callsOver(engines, ({ compile }, { source }) => compile(source));

/** What an engine puts off until the first rendering shows here. */
export const firstRenderingCalls = (engines) =>
  callsOver(engines, ({ prepare }, { source, data, partials }) =>
    prepare(source, data, partials)(),
  );
