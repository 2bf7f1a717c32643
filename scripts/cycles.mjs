import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folders = ['core', 'analytics', 'widgets', 'shop', 'examples', 'tools', 'stories', 'scripts'];

// An import or a re-export of a relative module, with the comment line above it.
const statement =
  /(?:\/\/ (?<comment>.*)\n)?^(?:import|export)\s(?<clause>[^;'"]*?)\bfrom\s+'(?<static>\.[^']+)'|^import\s+'(?<effect>\.[^']+)'|\bimport\(\s*'(?<dynamic>\.[^']+)'/gm;

/** The beginning of such a comment. The rest says why the two modules name each other's types. */
const excuse = 'Type circle: ';

/**
 * Finds the circles of imports below `root`: those at run time, dynamic imports included, and those of types alone
 * that no comment above an import explains. Each is a list of files.
 * @returns {{ runtime: string[][], types: string[][] }}
 */
export function findCycles(root = '.') {
  const files = folders.flatMap((folder) => listSources(root, folder));
  const edges = files.flatMap((from) => readImports(root, from));
  const runtime = findCircles(
    files,
    edges.filter(({ isType }) => !isType),
  );
  const known = new Set(runtime.flat());
  const types = findCircles(
    files,
    edges.filter(({ isExcused }) => !isExcused),
  );
  return { runtime, types: types.filter((circle) => !circle.some((file) => known.has(file))) };
}

function listSources(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/node_modules|\.d\.ts$/.test(file));
}

function readImports(root, from) {
  const text = readFileSync(path.join(root, from), 'utf8');
  return [...text.matchAll(statement)].flatMap(({ groups }) => {
    const specifier = groups.static ?? groups.effect ?? groups.dynamic;
    const to = resolve(root, path.posix.join(path.posix.dirname(from), specifier));
    if (!to) return [];
    const isType = groups.static !== undefined && importsTypes(groups.clause);
    return [{ from, to, isType, isExcused: groups.comment?.startsWith(excuse) ?? false }];
  });
}

const importsTypes = (clause) =>
  clause.startsWith('type ') ||
  (/^\{.*\}\s*$/s.test(clause) &&
    clause
      .replace(/[{}]/g, '')
      .split(',')
      .every((name) => /^\s*(type\s.*)?$/s.test(name)));

const resolve = (root, file) =>
  [file, file.replace(/\.js$/, '.ts'), file.replace(/\.js$/, '.tsx')].find(
    (candidate) => /\.(tsx?|mjs)$/.test(candidate) && existsSync(path.join(root, candidate)),
  );

/** The strongly connected components with more than one file, by Tarjan's algorithm. */
function findCircles(files, edges) {
  const targets = groupByFrom(edges);
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const circles = [];

  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    stack.push(file);
    for (const { to } of targets.get(file) ?? []) {
      if (!order.has(to)) visit(to);
      if (stack.includes(to)) lowest.set(file, Math.min(lowest.get(file), lowest.get(to)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return circles;
}

function groupByFrom(edges) {
  const groups = new Map();
  for (const edge of edges) groups.set(edge.from, [...(groups.get(edge.from) ?? []), edge]);
  return groups;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { runtime, types } = findCycles();
  const print = (title, circles) => {
    for (const circle of circles) console.error(`${title}:\n  ${circle.join('\n  ')}`);
  };
  print('Modules import each other at run time', runtime);
  print(`Modules import each other's types; say why above an import (// ${excuse}…)`, types);
  process.exit(runtime.length + types.length > 0 ? 1 : 0);
}
