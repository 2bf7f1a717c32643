import { loadChunks } from './load-chunks.mjs';
import { releaseMark } from './release-hash.mjs';

/** The name that `chunkImports` lets rollup write in the place of `import`, until the chunks are known. */
export const call = 'vitrineImport';
export const marked = new RegExp(`${call}\\(\\s*['"]([^'"]+)['"]\\s*\\)`, 'g');

const short = 'importChunks';
/**
 * The characters that stand for the chunks of a table: those of ASCII from the space on. The space parts the lists of the
 * registry, so that it stands for the first chunk of the table, which none of them may need.
 */
const firstLetter = 32;
const mostLetters = 96;
/** The loader's registry as rollup renders it: a line for each tag, each with one import. */
const registry =
  /^const registry = new Map\(Object\.entries\(\{\n(?:\s+'[^']+': \(\) => vitrineImport\(.*\n)+\}\)\);$/m;
const prefix = 'vitrine-';
const releaseEnding = `-${releaseMark}`;

/**
 * Rewrites the imports of an entry, and brings `loadChunks` along. An entry names a chunk in many places, so it has a table
 * and a letter for each. Of the loader's registry a list of letters is left: its chunks are the first of the table.
 * @param neededBy The chunks that an import needs, the imported one last.
 */
export function rewriteEntry(code, neededBy) {
  const imports = [...code.matchAll(marked)].map(([, specifier]) => neededBy(specifier));
  const { table, listed, lettersOf } = createTable(readRegistry(code, neededBy), imports);
  const rewritten = foldConditions(code)
    .replace(registry, () => writeRegistry(listed, lettersOf))
    .replaceAll(marked, (_, specifier) => {
      const needed = neededBy(specifier);
      return `${short}(${JSON.stringify(lettersOf(needed.slice(0, -1)) + lettersOf(needed.slice(-1)))})`;
    });
  const ofRelease = table.filter(isOfRelease).map((name) => name.replace(releaseEnding, ''));
  const others = table.filter((name) => !isOfRelease(name));
  return `const ${call}=self.${call}??=${loadChunks};
const bareNames=${ofRelease.length > 0 ? `'${ofRelease.join(' ')}'.split(' ')` : '[]'};
const chunkNames=[...bareNames.map((name)=>name+'${releaseEnding}'),...${JSON.stringify(others)}];
const ${short}=(letters,...last)=>${call}((file)=>import('./chunks/'+file),[...letters].map((letter)=>chunkNames[letter.charCodeAt()-${firstLetter}]).concat(last));
${rewritten}`;
}

const isOfRelease = (name) => name.endsWith(releaseEnding);

/** The known facts of an entry of the CDN build: it is a module script, and its imports repeat themselves. */
const foldConditions = (code) =>
  code.replaceAll(`'${call}' in self`, 'true').replaceAll('document.currentScript', 'null');

/** The imports of each line of the registry; nothing for an entry without one. */
function readRegistry(code, neededBy) {
  const lines = registry.exec(code)?.[0].split('\n').slice(1, -1) ?? [];
  return lines.map((line) => {
    const [, tag, specifier] = /'(.+?)': .*vitrineImport\('(.+?)'\)/.exec(line);
    const needed = neededBy(specifier);
    if (needed.at(-1) !== tag.replace(prefix, '') + releaseEnding) {
      throw new Error(`The chunk ${needed.at(-1)} is not named after its tag, ${tag}.`);
    }
    return { name: needed.at(-1), needed };
  });
}

/** All orders are for the compression: the most used first, and beside each other what needs the same. */
function createTable(registered, imports) {
  const uses = new Map();
  for (const name of imports.flat()) uses.set(name, (uses.get(name) ?? 0) + 1);
  const byUse = (one, other) => uses.get(other) - uses.get(one) || (one < other ? -1 : 1);
  const used = [...uses.keys()].sort(byUse);
  const keyOf = ({ needed }) =>
    needed
      .slice(0, -1)
      .sort(byUse)
      .map((name) => String(used.indexOf(name)).padStart(2, '0'))
      .join();
  const listed = registered.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

  const first = listed.map(({ name }) => name);
  const names = [...first, ...used.filter((name) => !first.includes(name))];
  // Those with a hash of their own last.
  const table = [...names.filter(isOfRelease), ...names.filter((name) => !isOfRelease(name))];
  if (table.length > mostLetters) throw new Error(`${mostLetters} letters are too few for chunks.`);
  const letterOf = (name) => String.fromCharCode(table.indexOf(name) + firstLetter);
  return { table, listed, lettersOf: (some) => some.toSorted(byUse).map(letterOf).join('') };
}

/** The same map, made of a list. */
function writeRegistry(listed, lettersOf) {
  const lists = listed.map(({ needed }) => lettersOf(needed.slice(0, -1)));
  if (lists.some((letters) => letters.includes(' '))) {
    throw new Error(`The letter of ${listed[0].name} parts lists, and another element needs it.`);
  }
  return `const registry=new Map(${JSON.stringify(lists.join(' '))}.split(' ').map((letters,place)=>['${prefix}'+bareNames[place],()=>${short}(letters,chunkNames[place])]));`;
}
