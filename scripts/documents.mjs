import { readFileSync } from 'node:fs';
import { elementNames, hasAnalytics } from './entries.mjs';
import { readCssProperties } from './read-css-properties.mjs';
import { readPackageTypes } from './types/package-types.mjs';

const json = (value) => JSON.stringify(value) + '\n';

/**
 * The elements as documents describe them: each with its declaration, and how it is used by keyboard and ear.
 * @param {(module: string) => Promise<object>} load imports a module of the sources, named without its extension.
 */
export async function describeElements(load) {
  const { createManifest, findDefinitionProblems } = await load('widgets/element/manifest');
  const types = readPackageTypes();
  const described = await Promise.all(
    elementNames.map(async (name) => {
      const folder = `widgets/elements/${name}`;
      const module = await load(`${folder}/definition`);
      const definition = Object.values(module).find((value) => value?.tag === `vitrine-${name}`);
      if (!definition) throw new Error(`${folder}/definition.ts defines no vitrine-${name}.`);
      const { access } = await load(`${folder}/access`);
      const path = `dist/npm/${folder}/index.js`;
      return { definition, access, types: types[definition.tag], path };
    }),
  );
  const problems = described.flatMap(({ definition }) => findDefinitionProblems(definition));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const manifest = createManifest(described, readCssProperties());
  const elements = manifest.modules.map(({ declarations: [declaration] }, index) => {
    return { declaration, access: described[index].access };
  });
  return { manifest, elements, definitions: described.map(({ definition }) => definition) };
}

/**
 * The texts of all generated documents by their file in dist.
 * @param load as in {@link describeElements}.
 */
export async function createDocuments(load) {
  const { createHtmlCustomData, createWebTypes, createLlmsText } = await load(
    'widgets/element/manifest',
  );
  const { manifest, elements, definitions } = await describeElements(load);
  const declarations = elements.map(({ declaration }) => declaration);
  return {
    'custom-elements.json': json(manifest),
    'vscode.html-custom-data.json': json(createHtmlCustomData(definitions)),
    'web-types.json': json(
      createWebTypes(declarations, JSON.parse(readFileSync('package.json', 'utf8'))),
    ),
    'llms.txt': createLlmsText(elements, readFileSync('docs/llms.md', 'utf8')),
  };
}

/** The same for what a server checks tracked events by, without code of analytics; nothing without analytics. */
export async function createEventDocuments(load) {
  if (!hasAnalytics) return {};
  const { createEventSchemas } = await load('analytics/events/schemas');
  return { 'event-schemas.json': json(createEventSchemas()) };
}
