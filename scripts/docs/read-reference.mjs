import { existsSync, readFileSync } from 'node:fs';
import { describeElements } from '../documents.mjs';
import { readMistakes } from './read-mistakes.mjs';
import { readTypes } from './read-types.mjs';

const picturesFile = 'docs/pictures/parts/pictures.json';

/** Everything that the reference is made of, read from the sources of the project. */
export async function readReference(sources) {
  const { elements, definitions } = await describeElements((module) =>
    sources.load(`${module}.ts`),
  );
  const { settings, actions, documentEvents } = readTypes();
  const { parameters } = await sources.load('widgets/actions/index.ts');
  const { getRuntime } = await sources.load('core/runtime/index.ts');
  const { Problem, problemCodes } = await sources.load('shop/server/ground/http/index.ts');
  const pictures = existsSync(picturesFile) ? JSON.parse(readFileSync(picturesFile, 'utf8')) : {};
  return {
    elements: elements.map((element, index) => {
      const { tagName } = element.declaration;
      const name = tagName.replace('vitrine-', '');
      return {
        ...element,
        definition: definitions[index],
        example: readFileSync(`widgets/elements/${name}/example.html`, 'utf8'),
        picture: pictures[tagName] ?? null,
      };
    }),
    actions: actions.map((action) => ({
      ...action,
      parameters: listParameters(parameters[action.name]),
    })),
    documentEvents,
    settings,
    defaults: getRuntime().config,
    mistakes: await readMistakes(sources),
    problems: problemCodes.map((code) => {
      const { status, message } = new Problem(code);
      return { code, status, sentence: message };
    }),
    // Held by a contract test.
    openApi: JSON.parse(readFileSync('docs/server/openapi.json', 'utf8')),
  };
}

const listParameters = (taken) =>
  Object.entries(taken).map(([name, { type, description, isOptional = false }]) => ({
    name,
    type,
    isOptional,
    description,
  }));
