import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { build } = await import('./build-all.mjs');
await build();
