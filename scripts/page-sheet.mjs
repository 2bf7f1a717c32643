import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { flavours } from './flavours.mjs';
import { cssTargets } from './targets.mjs';

const themes = 'widgets/styles/themes';

/**
 * Lightning CSS, in Vite and Next.js, replaces `light-dark()` by these two, and sets them only beside a `color-scheme`. On
 * a page without one the theme is light by them.
 */
const lightByDefault = ':where(:root) { --lightningcss-light: initial; --lightningcss-dark: ; }';

/**
 * The sheets for pages in each flavour: vitrine.css, how elements stand until they are ready; vitrine-gallery.css, for pages
 * with pictures; and the ready themes.
 */
export async function writePageSheets() {
  await writeSheet('widgets/styles/page.css', 'vitrine.css');
  await writeSheet('widgets/elements/gallery/pictures.css', 'vitrine-gallery.css');
  for (const name of await readdir(themes)) {
    await writeSheet(path.join(themes, name), `themes/${name}`, lightByDefault);
  }
}

async function writeSheet(source, name, before = '') {
  const { code } = transform({
    filename: source,
    code: Buffer.from(before + (await readFile(source, 'utf8'))),
    minify: true,
    targets: cssTargets,
  });
  for (const { folder } of Object.values(flavours)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, code);
  }
}
