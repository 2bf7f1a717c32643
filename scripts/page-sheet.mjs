import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { flavours } from './flavours.mjs';
import { cssTargets } from './targets.mjs';

const themes = 'widgets/styles/themes';

/** The sheets for pages in each flavour: vitrine.css, how elements stand until they are ready, and the ready themes. */
export async function writePageSheets() {
  await writeSheet('widgets/styles/page.css', 'vitrine.css');
  for (const name of await readdir(themes)) {
    await writeSheet(path.join(themes, name), `themes/${name}`);
  }
}

async function writeSheet(source, name) {
  const { code } = transform({
    filename: source,
    code: await readFile(source),
    minify: true,
    targets: cssTargets,
  });
  for (const { folder } of Object.values(flavours)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, code);
  }
}
