import { readFile, writeFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import { cssTargets } from './targets.mjs';

const source = 'widgets/styles/page.css';

/** dist/cdn/vitrine.css: how elements stand on a page until they are ready. */
export async function writePageSheet() {
  const { code } = transform({
    filename: source,
    code: await readFile(source),
    minify: true,
    targets: cssTargets,
  });
  await writeFile('dist/cdn/vitrine.css', code);
}
