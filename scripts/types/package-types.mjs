import { elementNames, entryPoints } from '../entries.mjs';
import { readCompilerOptions } from './compiler.mjs';
import { readElementTypes } from './element-types.mjs';

/** Entries whose types occur in payloads. */
const namesPayloads = /^\.\/(core|elements\/)/;

/**
 * Reads the types of all elements of this package from their sources, by tag.
 * @throws Error naming each type that a page's author could not import.
 */
export function readPackageTypes() {
  const entries = Object.entries(entryPoints).filter(([name]) => namesPayloads.test(name));
  const elements = elementNames.map((name) => [
    `vitrine-${name}`,
    { definition: `widgets/elements/${name}/definition.ts`, entry: `./elements/${name}` },
  ]);
  return readElementTypes({
    elements: Object.fromEntries(elements),
    entries: Object.fromEntries(entries),
    options: readCompilerOptions(),
  });
}
