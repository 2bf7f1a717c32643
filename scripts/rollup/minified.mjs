import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { pageTarget } from '../targets.mjs';

const name = 'minified';

/** How the code of a bundle with these plugins is minified. */
export function howMinified(plugins = []) {
  if (!plugins.some((plugin) => plugin.name === name)) return 'not';
  return process.env.MINIFY === 'once' ? 'once' : 'thoroughly';
}

/** The placeholder that rollup writes until it knows the hash of another chunk; each build has another. */
const standIn = /!~\{[\w$]+\}~/g;

/** The minified code by the code, because the flavours share most chunks. */
const known = new Map();

/**
 * Minifies with vite's oxc minifier, then with terser, on all cores; entries under `banner`. Terser saves one more percent
 * of the compressed bytes.
 */
export function minified(banner = '', target = pageTarget) {
  return {
    name,
    async renderChunk(code, chunk) {
      const hashes = [...new Set(code.match(standIn))];
      const numbered = code.replace(standIn, (hash) => `!~${hashes.indexOf(hash)}~`);
      const key = `${target.edition} ${numbered}`;
      if (!known.has(key))
        known.set(key, ask({ code: numbered, fileName: chunk.fileName, target }));
      const minifiedCode = await known.get(key);
      const small = minifiedCode.replace(/!~(\d+)~/g, (_all, index) => hashes[index]);
      // Only what a page's author opens says what it is: the loader fetches a chunk, and every byte of it counts.
      return { code: banner && chunk.isEntry ? `${banner}\n${small}` : small, map: null };
    },
  };
}

const waiting = [];
const idle = [];
let started = 0;

function ask(task) {
  return new Promise((resolve, reject) => {
    waiting.push({ task, resolve, reject });
    hand();
  });
}

/** Gives the next task to a worker that is free, or to a new one as long as a core has none. */
function hand() {
  if (waiting.length === 0) return;
  const worker = idle.pop() ?? (started < availableParallelism() ? start() : undefined);
  if (worker === undefined) return;
  const { task, resolve, reject } = waiting.shift();
  worker.ref();
  worker.once('message', ({ code, problem }) => {
    if (problem === undefined) resolve(code);
    else reject(new Error(problem));
    // A worker without a task keeps no process alive.
    worker.unref();
    idle.push(worker);
    hand();
  });
  worker.postMessage(task);
}

function start() {
  started += 1;
  return new Worker(new URL('minify-code.mjs', import.meta.url));
}
