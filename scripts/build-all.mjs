import { rollup } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { writeIntegrity } from './integrity.mjs';
import { writeManifests } from './manifests.mjs';
import { writePageSheets } from './page-sheet.mjs';
import { writeSbom } from './sbom.mjs';

/** Builds everything under dist/: npm modules, CDN files, example server, manifests and hashes. */
export async function build() {
  const started = Date.now();
  const { options, warnings } = await loadConfigFile('rollup.config.mjs', {});
  for (const config of options) {
    const bundle = await rollup(config);
    for (const output of config.output) await bundle.write(output);
    await bundle.close();
  }
  if (warnings.count > 0) {
    warnings.flush();
    throw new Error('The build gave warnings (above); they count as errors.');
  }
  await writePageSheets();
  await writeManifests();
  await writeIntegrity();
  await writeSbom();
  console.log(`Built dist/ in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
