import { page } from './workloads/page.mjs';

const size = 1000;

/** Texts that differ, so that no engine finds one in a cache; flat, as read from a file. */
function distinctSources(source) {
  return Array.from({ length: size }, (_, index) =>
    Buffer.from(source.replace('</main>', `<!-- ${index} --></main>`)).toString(),
  );
}

/** By name of engine: a call that does `work` with the next text. */
function callsOver(engines, work) {
  return Object.fromEntries(
    engines
      .filter(({ compile }) => compile)
      .map((engine) => {
        const sources = distinctSources(page[engine.language]);
        let next = 0;
        return [engine.name, () => work(engine, sources[next++ % size])];
      }),
  );
}

export const compileCalls = (engines) =>
  callsOver(engines, ({ compile }, source) => compile(source));

/** What an engine puts off until the first rendering shows here. */
export const firstRenderingCalls = (engines) =>
  callsOver(engines, ({ prepare }, source) => prepare(source, page.data)());
