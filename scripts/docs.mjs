import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { buildDocs } = await import('./docs/build-docs.mjs');
const started = Date.now();
const folder = process.argv[2] ?? 'dist/docs';
const { pages } = await buildDocs(folder);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(`Wrote ${pages} pages to ${folder} in ${seconds} s. Open ${folder}/index.html.`);
