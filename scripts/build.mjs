import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';

const { values } = parseArgs({
  options: {
    // One, instead of all.
    flavour: { type: 'string' },
    // Only what the example shop serves and reads.
    shop: { type: 'boolean', default: false },
    // A percent more bytes in half of the time, for tests.
    quick: { type: 'boolean', default: false },
  },
});
// The threads that minify read it too.
if (values.quick) process.env.MINIFY = 'once';
ensureInstalled();
const { flavours, readFlavour } = await import('./flavours.mjs');
if (values.flavour !== undefined) readFlavour({ FLAVOUR: values.flavour });
const { build } = await import('./build-all.mjs');
await build({
  names: values.flavour === undefined ? Object.keys(flavours) : [values.flavour],
  isForShop: values.shop,
});
