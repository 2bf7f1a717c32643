import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folders = [
  'core',
  'analytics',
  'connectors',
  'widgets',
  'shop',
  'examples',
  'tools',
  'stories',
  'scripts',
];

// An import or a re-export of a relative module, of types too.
const statement =
  /^(?:import|export)\s[^;'"]*?\bfrom\s+'(\.[^']+)'|^import\s*'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/gm;

/** Finds the circles of imports below `root`: those of types and dynamic imports included. Each is a list of files. */
export function findCycles(root = '.') {
  const files = folders.flatMap((folder) => listSources(root, folder));
  return findCircles(new Map(files.map((file) => [file, readImports(root, file)])));
}

function listSources(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/node_modules|\.d\.ts$/.test(file));
}

function readImports(root, from) {
  const text = readFileSync(path.join(root, from), 'utf8');
  return [...text.matchAll(statement)].flatMap(([, named, effect, dynamic]) => {
    const specifier = named ?? effect ?? dynamic;
    return resolve(root, path.posix.join(path.posix.dirname(from), specifier)) ?? [];
  });
}

const resolve = (root, file) =>
  [file, file.replace(/\.js$/, '.ts'), file.replace(/\.js$/, '.tsx')].find(
    (candidate) => /\.(tsx?|mjs)$/.test(candidate) && existsSync(path.join(root, candidate)),
  );

/** The strongly connected components with more than one file, by Tarjan's algorithm. */
function findCircles(targets) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const circles = [];

  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    stack.push(file);
    for (const to of targets.get(file) ?? []) {
      if (!order.has(to)) visit(to);
      if (stack.includes(to)) lowest.set(file, Math.min(lowest.get(file), lowest.get(to)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const circles = findCycles();
  for (const circle of circles)
    console.error(`Modules import each other:\n  ${circle.join('\n  ')}`);
  process.exit(circles.length > 0 ? 1 : 0);
}
