import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';

/** `--flavour NAME` builds one, instead of all; `--shop` only what the example shop serves and reads. */
const { values } = parseArgs({
  options: { flavour: { type: 'string' }, shop: { type: 'boolean', default: false } },
});
ensureInstalled();
const { flavours, readFlavour } = await import('./flavours.mjs');
if (values.flavour !== undefined) readFlavour({ FLAVOUR: values.flavour });
const { build } = await import('./build-all.mjs');
await build({
  names: values.flavour === undefined ? Object.keys(flavours) : [values.flavour],
  isForShop: values.shop,
});
