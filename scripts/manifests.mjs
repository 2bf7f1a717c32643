import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { elementNames, hasAnalytics } from './entries.mjs';
import { readPackageTypes } from './types/package-types.mjs';

/** The types for each framework. */
const frameworks = 'widgets/frameworks';

const built = (file) => import(pathToFileURL(path.resolve('dist/npm', file)).href);

/** Writes custom-elements.json, editor data and JSX types from the definitions, the one source for all. */
export async function writeManifests() {
  const { createManifest, createHtmlCustomData, createJsxTypes, findDefinitionProblems } =
    await built('widgets/element/manifest.js');
  const types = readPackageTypes();
  const described = await Promise.all(
    elementNames.map(async (name) => {
      const module = await built(`widgets/elements/${name}/definition.js`);
      const definition = Object.values(module).find((value) => value?.tag === `vitrine-${name}`);
      if (!definition)
        throw new Error(`widgets/elements/${name}/definition.ts defines no vitrine-${name}.`);
      return {
        definition,
        types: types[definition.tag],
        path: `dist/npm/widgets/elements/${name}/index.js`,
      };
    }),
  );
  const definitions = described.map(({ definition }) => definition);
  const problems = definitions.flatMap(findDefinitionProblems);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  // TypeScript writes no copy of what is a declaration already.
  const copy = (name) => copyFile(`${frameworks}/${name}`, `dist/npm/${frameworks}/${name}`);
  const declarations = (await readdir(frameworks)).filter((name) => name.endsWith('.d.ts'));
  await Promise.all(declarations.map(copy));

  await mkdir('dist', { recursive: true });
  const json = (data) => JSON.stringify(data, null, 2) + '\n';
  await writeFile('dist/custom-elements.json', json(createManifest(described)));
  await writeFile('dist/vscode.html-custom-data.json', json(createHtmlCustomData(definitions)));
  await writeFile('dist/jsx.d.ts', createJsxTypes(definitions));
  if (!hasAnalytics) return;
  // What the pipeline's validate call checks by: a server needs no code of analytics for it.
  const { createEventSchemas } = await built('analytics/events/schemas.js');
  await writeFile('dist/event-schemas.json', json(createEventSchemas()));
}
