import { readFlavour } from './flavours.mjs';
import { run } from './install.mjs';

const { FLAVOUR: flavour = 'react' } = process.env;
const { folder } = readFlavour();
// Another process, whose memory goes with it, takes the packages in and builds.
run(process.execPath, [
  // With more room for young objects a build takes a sixth less CPU.
  '--max-semi-space-size=64',
  'scripts/build.mjs',
  '--shop',
  '--quick',
  ...['--flavour', flavour],
]);

process.env.ASSETS_DIR ??= folder;
await import('../dist/examples/start.js');
