import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { elementNames } from '../entries.mjs';
import { openSources } from './open-sources.mjs';
import { mapStories, readContents, readPages } from './read-pages.mjs';
import { readReference } from './read-reference.mjs';

const tool = 'tools/documentation';

/** In this order: a later one has the last word. */
const sheets = ['base', 'header', 'columns', 'text', 'code', 'table', 'media'];

/**
 * Writes the documentation as a folder of static pages.
 * @param {string} folder what is in it before is removed.
 * @returns {Promise<{ pages: number }>}
 */
export async function buildDocs(folder) {
  const sources = await openSources();
  try {
    const module = await sources.load(`${tool}/index.ts`);
    const contents = readContents();
    const pages = await readPages(sources, module, contents);
    const reference = module.createReference(await readReference(sources));
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const { files } = module.createDocumentation({
      contents,
      pages: [...pages, ...reference],
      stories: mapStories(elementNames),
      version,
    });
    rmSync(folder, { recursive: true, force: true });
    for (const [file, text] of Object.entries(files)) write(path.join(folder, file), text);
    write(path.join(folder, 'assets/docs.css'), readSheet());
    write(path.join(folder, 'assets/docs.js'), await bundleScript());
    copyPictures(folder);
    return { pages: pages.length + reference.length };
  } finally {
    await sources.close();
  }
}

function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Swatches compute colours as elements do, by the sheet of the tokens. */
function readSheet() {
  const tokens = readFileSync('widgets/styles/tokens.css', 'utf8').replaceAll(':host', '.swatch');
  const own = sheets.map((name) => readFileSync(`${tool}/style/${name}.css`, 'utf8'));
  return [...own, tokens].join('\n');
}

/** A classic script, because a browser loads no module from a file. */
async function bundleScript() {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: path.resolve(tool, 'browser/main.ts'), formats: ['iife'], name: 'vitrineDocs' },
      rollupOptions: { output: { entryFileNames: 'docs.js' } },
    },
  }).then((result) => [result].flat()[0]);
  return output[0].code;
}

function copyPictures(folder) {
  cpSync('stories/guide/themes/pictures', path.join(folder, 'theme-pictures'), { recursive: true });
  if (existsSync('docs/pictures')) {
    cpSync('docs/pictures', path.join(folder, 'pictures'), { recursive: true });
  }
}
