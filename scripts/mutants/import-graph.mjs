import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The imports among files, dynamic ones and those of types included. Both answers give how many imports away each file is,
 * the file itself at 0.
 * @param {string} root
 * @param {readonly string[]} files
 */
export function readImportGraph(root, files) {
  const known = new Set(files);
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  const add = (map, from, to) => map.set(from, [...(map.get(from) ?? []), to]);
  for (const file of files.filter((name) => /\.(tsx?|mjs)$/.test(name))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const base = path.posix.join(path.posix.dirname(file), fileName);
      const names = [base, base.replace(/\.js$/, '.ts'), base.replace(/\.js$/, '.tsx')];
      const target = fileName.startsWith('.') && names.find((name) => known.has(name));
      if (!target) continue;
      add(imports, file, target);
      add(importers, target, file);
    }
  }
  return {
    findImporters: (/** @type {string} */ module) => measure(importers, module),
    findImports: (/** @type {string} */ module) => measure(imports, module),
  };
}

function measure(map, start) {
  const distances = new Map([[start, 0]]);
  for (const [file, distance] of distances) {
    for (const next of map.get(file) ?? []) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}
