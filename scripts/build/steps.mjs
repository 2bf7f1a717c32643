import { builds, flavouredBuilds } from '../../rollup.config.mjs';
import { flavours } from '../flavours.mjs';
import { writeIntegrity } from '../integrity.mjs';
import { writeDocuments, writeEventSchemas, writeDeclarationsOfLibrary } from '../manifests.mjs';
import { writePageSheets } from '../page-sheet.mjs';
import { howMinified } from '../rollup/minified.mjs';
import { writeSbom } from '../sbom.mjs';
import { writeBundle } from './bundle.mjs';
import { writeDeclarations } from './declarations.mjs';

/**
 * @typedef {{
 *   name: string,
 *   after: readonly string[],
 *   reads: readonly string[],
 *   how?: string,
 *   run(): Promise<{ reads?: readonly string[], writes: readonly string[] }>,
 * }} Step One of the build, and those before it. `reads` are files and folders; `run` says what else it read.
 * Output that was made in another way (`how`) is made anew.
 */

const projects = ['tsconfig.json', 'tsconfig.npm.json', 'tsconfig.server.json'];
const sources = ['core', 'analytics', 'connectors', 'widgets', 'types', ...projects];
/** The folders that know no runtime: each flavour has its own, so that one can be built after another. */
const inEachFolder = ['payments', 'snippet', 'template', 'template-core'];
const ownFiles = ['vitrine', 'vitrine.iife', 'vitrine-button.iife'];

const step = (name, after, reads, run) => ({ name, after, reads, run });
const bundleStep = (name, after, config, run = () => writeBundle(config)) => ({
  ...step(name, after, [], run),
  how: howMinified(config.plugins),
});
const written = (write) => async () => ({ writes: await write() });

/**
 * The steps that build these flavours.
 * @param {readonly string[]} names
 * @param {boolean} isForShop without what the example shop neither serves nor reads.
 * @returns {Step[]}
 */
export function createSteps(names, isForShop) {
  const bundle = (name, after) => bundleStep(name, after, builds[name]);
  const ofShop = [
    bundle('modules', []),
    ...names.map((name) => ofFlavour(name, 'vitrine')),
    bundle('examples', []),
    ...names.flatMap((name) => inEachFolder.slice(0, 2).map((file) => ofFlavour(name, file))),
    ...names.map((name) =>
      step(
        `${name} sheets`,
        [],
        ['widgets'],
        written(() => writePageSheets(flavours[name].folder)),
      ),
    ),
    step('event-schemas', ['modules'], ['analytics', 'core'], written(writeEventSchemas)),
  ];
  const others = [
    ...names.flatMap((name) =>
      [...ownFiles.slice(1), ...inEachFolder.slice(2)].map((file) => ofFlavour(name, file)),
    ),
    bundle('npm', ['modules']),
    bundle('template-node', ['modules']),
    step('declarations', [], sources, written(writeDeclarationsOfLibrary)),
    bundle('types', ['declarations']),
    bundle('shop', []),
    step(
      'shop-declarations',
      [],
      [...sources, 'shop'],
      written(() => writeDeclarations('tsconfig.server.json', 'dist/shop-types')),
    ),
    bundle('shop-types', ['shop-declarations']),
    ...['template-command', 'language-server', 'shop-command'].map((name) => bundle(name, [])),
    step(
      'documents',
      ['modules'],
      ['widgets', 'core', 'docs/llms.md', 'types'],
      written(writeDocuments),
    ),
    step('sbom', [], ['package.json', 'package-lock.json'], written(writeSbom)),
  ];
  const built = [...ofShop, ...(isForShop ? [] : others)];

  function ofFlavour(flavour, file) {
    const { chunks } = flavours[flavour];
    const config = flavouredBuilds[flavour][file];
    return bundleStep(`${flavour} ${file}`, ['modules'], config, async () => {
      const { reads, writes } = await writeBundle(config);
      return { reads, writes: file === 'vitrine' ? [...writes, chunks] : writes };
    });
  }
  const listed = names.map((name) =>
    step(
      `${name} integrity`,
      [...inEachFolder, ...ownFiles, 'sheets'].map((file) => `${name} ${file}`),
      [flavours[name].folder, 'widgets/elements'],
      written(() => writeIntegrity(flavours[name])),
    ),
  );
  return [...built, ...listed];
}
