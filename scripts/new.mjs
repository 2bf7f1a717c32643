import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import prettier from 'prettier';
import { generate } from './generate.mjs';
import { domain } from './new/domain.mjs';
import { element } from './new/element.mjs';
import { event } from './new/event.mjs';
import { fieldKind } from './new/field-kind.mjs';
import { formatter } from './new/formatter.mjs';
import { UsageError } from './new/names.mjs';

const kinds = { domain, element, 'field-kind': fieldKind, event, formatter };

const usage = [
  'Usage:',
  ...Object.values(kinds).map((kind) => `  npm run new -- ${kind.usage}`),
].join('\n');

/**
 * Writes the files of a new domain of the shop, element, field kind, event or formatter below `root`, formatted, and
 * derives the modules of widgets/generated. Writes nothing if an argument is wrong.
 * @param {readonly string[]} args kind, name and, for a formatter, its group
 * @param {string} root the folder of the project
 * @returns {Promise<{ created: string[], changed: string[], nextSteps: string[] }>}
 * @throws UsageError
 */
export async function createNew([kindName = '', name = '', ...options], root = '.') {
  if (!Object.hasOwn(kinds, kindName)) {
    throw new UsageError(kindName ? `'${kindName}' is no kind.\n${usage}` : usage);
  }
  const kind = kinds[kindName];
  if (!name) throw new UsageError(`The name is missing: npm run new -- ${kind.usage}`);
  if (options.length > (kind.options ?? 0)) {
    throw new UsageError(`Too many arguments: npm run new -- ${kind.usage}`);
  }
  const locate = (file) => path.join(root, file);
  const texts = Object.fromEntries(
    kind.sources.map((file) => [file, readFileSync(locate(file), 'utf8')]),
  );
  const files = kind.createFiles(name, texts, ...options);
  const created = Object.keys(files).filter((file) => !kind.sources.includes(file));
  const taken = created.find((file) => existsSync(locate(file)));
  if (taken) throw new UsageError(`The name '${name}' is taken: ${taken} exists.`);

  const formatted = await Promise.all(Object.entries(files).map(format));
  for (const [file, text] of formatted) {
    mkdirSync(path.dirname(locate(file)), { recursive: true });
    writeFileSync(locate(file), text);
  }
  if (kindName === 'element') generate(root);
  return {
    created,
    changed: Object.keys(files).filter((file) => !created.includes(file)),
    nextSteps: kind.nextSteps(name, ...options),
  };
}

async function format([file, text]) {
  const settings = await prettier.resolveConfig(fileURLToPath(import.meta.url));
  return [file, await prettier.format(text, { ...settings, filepath: file })];
}

async function main() {
  try {
    const { created, changed, nextSteps } = await createNew(process.argv.slice(2));
    for (const file of created) console.log(`created ${file}`);
    for (const file of changed) console.log(`changed ${file}`);
    console.log(['', 'Next:', ...nextSteps.map((step) => `- ${step}`)].join('\n'));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
