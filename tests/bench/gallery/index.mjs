import { mkdir, writeFile } from 'node:fs/promises';
import { fetchPackages, readVersions } from '../fetched-packages.mjs';
import { measureGalleries } from './measure.mjs';
import { measureSizes } from './sizes.mjs';
import { createVariants } from './variants.mjs';

const folder = 'tests/bench/gallery';
const results = 'tests/bench/results';
const count = 200;

/** Galleries beside PhotoSwipe and Embla: bytes, and what a page with 200 pictures costs beside a plain list of them. */
export async function benchGalleries({ rounds }) {
  const cache = fetchPackages(folder, 'PhotoSwipe and Embla');
  const { sizes, codes } = await measureSizes(cache);
  console.log('\nBytes (each file compressed on its own)');
  console.table(Object.fromEntries(sizes.map(({ name, ...row }) => [name, row])));

  const rows = await measureGalleries({ variants: createVariants(codes, count), rounds });
  console.log(
    `\nA page with ${count} pictures, until 3 s after load: processor time of the main thread; medians of ${rounds}; × = to the plain list of its round`,
  );
  console.table(Object.fromEntries(rows.map(({ label, ...row }) => [label, row])));

  await mkdir(results, { recursive: true });
  const figures = { versions: readVersions(folder), count, rounds, sizes, rows };
  await writeFile(`${results}/gallery.json`, JSON.stringify(figures, null, 2) + '\n');
  console.log(`\nWritten: ${results}/gallery.json`);
}
