import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import { cssTargets } from './targets.mjs';

const themes = 'widgets/styles/themes';

/**
 * Lightning CSS, in Vite and Next.js, replaces `light-dark()` by these two, and sets them only beside a `color-scheme`. On
 * a page without one the theme is light by them.
 */
const lightByDefault = ':where(:root) { --lightningcss-light: initial; --lightningcss-dark: ; }';

/**
 * The sheets for pages, into the folder of a flavour: vitrine.css, how elements stand until they are ready; vitrine-gallery.css, for pages
 * with pictures; and the ready themes.
 * @returns {Promise<string[]>} The files that it wrote.
 */
export async function writePageSheets(folder) {
  const ready = (await readdir(themes)).map((name) => [
    path.join(themes, name),
    `themes/${name}`,
    lightByDefault,
  ]);
  const sheets = [
    ['widgets/styles/page.css', 'vitrine.css'],
    ['widgets/elements/gallery/pictures.css', 'vitrine-gallery.css'],
    ...ready,
  ];
  return Promise.all(sheets.map((sheet) => writeSheet(folder, ...sheet)));
}

async function writeSheet(folder, source, name, before = '') {
  const { code } = transform({
    filename: source,
    code: Buffer.from(before + (await readFile(source, 'utf8'))),
    minify: true,
    targets: cssTargets,
  });
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, code);
  return file;
}
