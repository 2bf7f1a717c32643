import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The places of the version, each with the expression that finds it as its second group. */
const places = {
  'package.json': /^( {2}"version": ")([^"]+)/m,
  'shop/package.json': /^( {2}"version": ")([^"]+)/m,
  'shop/create/package.json': /^( {2}"version": ")([^"]+)/m,
  'package-lock.json': /^( {2}"version": ")([^"]+)/m,
  'core/runtime/version.ts': /(export const version = ')([^']+)/,
};
/** The lock names the package a second time, as the root of its tree. */
const lockRoot = /("packages": \{\s+"": \{\s+"name": "[^"]+",\s+"version": ")([^"]+)/;
/** The shop asks for the library of its own release. */
const librarySpec = /("vitrine": "\^)([^"]+)/;

/** The version in each of its places below `folder`, by file. */
export function readVersions(folder) {
  return Object.fromEntries(
    Object.entries(places).map(([file, place]) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [file, place.exec(text)?.[2] ?? null];
    }),
  );
}

/** Writes the version into each of its places below `folder`; returns the files. */
export function writeVersions(folder, version) {
  for (const [file, place] of Object.entries(places)) {
    const target = path.join(folder, file);
    const text = readFileSync(target, 'utf8');
    const written = [place, lockRoot, librarySpec].reduce(
      (before, expression) => before.replace(expression, `$1${version}`),
      text,
    );
    writeFileSync(target, written);
  }
  return Object.keys(places);
}
