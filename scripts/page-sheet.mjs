import { readFile, writeFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import { flavours } from './flavours.mjs';
import { cssTargets } from './targets.mjs';

const source = 'widgets/styles/page.css';

/** vitrine.css of each flavour: how elements stand on a page until they are ready. */
export async function writePageSheet() {
  const { code } = transform({
    filename: source,
    code: await readFile(source),
    minify: true,
    targets: cssTargets,
  });
  for (const { folder } of Object.values(flavours)) await writeFile(`${folder}/vitrine.css`, code);
}
