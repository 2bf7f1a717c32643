import { reference } from './engines.mjs';
import { distinctSource, distinctSources } from './sources.mjs';
import { vitrine } from './vitrine.mjs';

/** What processes.mjs measures in a process of its own; prints JSON. */
const [task, name] = process.argv.slice(2);
const began = performance.now();
const engine = await { reference, vitrine }[name]();

const renderOnce = ({ source, data, partials }) => {
  const render = engine.prepare(source, data, partials);
  render();
  return render;
};

function used() {
  for (let times = 0; times < 3; times++) globalThis.gc();
  return process.memoryUsage().heapUsed;
}

/** A template's text counts if the engine holds on to it: the texts are made here and dropped. */
function memory() {
  const count = 2000;
  for (let index = 0; index < 200; index++) renderOnce(distinctSource('jsonT', index));
  const kept = [];
  const before = used();
  for (let index = 0; index < count; index++) kept.push(renderOnce(distinctSource('jsonT', index)));
  return Math.round((used() - before) / kept.length);
}

function start() {
  const sources = distinctSources('jsonT', 100);
  const since = performance.now();
  renderOnce(sources[1]);
  const firstPage = performance.now() - since;
  const withImport = performance.now() - began;
  sources.forEach(renderOnce);
  return { withImport, firstPage, firstSite: performance.now() - since };
}

console.log(JSON.stringify({ memory, start }[task]()));
