import { reference } from './engines.mjs';
import { vitrine } from './vitrine.mjs';
import { page } from './workloads/page.mjs';

/**
 * Prints the bytes that each of many templates keeps alive after its first rendering, its text included if
 * the engine holds on to it: the texts are made here and dropped.
 */
const engine = await { reference, vitrine }[process.argv[2]]();
const count = 2000;
const kept = [];

function keepOne(index) {
  const text = page.jsonT.replace('</main>', `<!-- ${index} --></main>`);
  const render = engine.prepare(Buffer.from(text).toString(), page.data);
  render();
  return render;
}

function used() {
  for (let times = 0; times < 3; times++) globalThis.gc();
  return process.memoryUsage().heapUsed;
}

for (let index = 0; index < 200; index++) kept.push(keepOne(-index));
kept.length = 0;
const before = used();
for (let index = 0; index < count; index++) kept.push(keepOne(index));
console.log(Math.round((used() - before) / kept.length));
