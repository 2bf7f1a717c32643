import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Only when it is needed: the module that installs the packages imports this one. */
const loadTypeScript = () => require('typescript');

/** `itemURL` → `item-url`; as in widgets/element/attributes.ts, which the drift test compares. */
const dash = (name) =>
  name.replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$&-').toLowerCase();

const nameOf = (node) => node.name?.text;
const memberOf = (object, name) =>
  object?.properties.find((member) => nameOf(member) === name)?.initializer;

/**
 * Reads from a definition's source what modules are generated from, without running it.
 * @param {string} text the source of a definition.ts.
 * @returns {{ constant: string, props: [name: string, attribute: string, isObject: boolean][], methods: string[] }}
 *   `attribute` is empty for a prop that only scripts can set.
 * @throws Error when the text defines no element, or a prop that is written in another way.
 */
export function readDefinition(text) {
  const ts = loadTypeScript();
  const source = ts.createSourceFile('definition.ts', text, ts.ScriptTarget.Latest);
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ initializer }) => initializer?.expression?.text === 'defineWidget');
  const definition = declared?.initializer.arguments[0];
  if (!definition) throw new Error('No defineWidget({ … }) was found.');
  const props = memberOf(definition, 'props')?.properties ?? [];
  const methods = memberOf(definition, 'methods')?.properties ?? [];
  return { constant: nameOf(declared), props: props.map(readProp), methods: methods.map(nameOf) };
}

function readProp({ name, initializer: call }) {
  const kind = call?.expression?.text;
  if (!name || !kind) throw new Error('Write each prop as `name: kind({ … })`.');
  const options = call.arguments.find(({ properties }) => properties);
  const attribute = memberOf(options, 'attribute')?.text ?? dash(name.text);
  const isObject = kind === 'json' || kind === 'property';
  return [name.text, kind === 'property' ? '' : attribute, isObject];
}
