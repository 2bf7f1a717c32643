import ts from 'typescript';
import { elementNames } from '../entries.mjs';
import { readCompilerOptions, typeFormat } from '../types/compiler.mjs';

const settingsFile = 'widgets/autoload/page-api.ts';
const actionsFile = 'widgets/actions/actions.ts';

/** The facts of settings, actions and the events of the document that only TypeScript knows: types, and docstrings. */
export function readTypes() {
  const files = [
    settingsFile,
    actionsFile,
    'widgets/agent-tools/index.ts',
    ...elementNames.map((name) => `widgets/elements/${name}/definition.ts`),
  ];
  const program = ts.createProgram(files, readCompilerOptions());
  const checker = program.getTypeChecker();

  const exported = (file, name) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const symbol = checker.getExportsOfModule(module).find((one) => one.name === name);
    if (!symbol) throw new Error(`${file} exports no ${name}.`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  };
  const write = (type) => checker.typeToString(type, undefined, typeFormat);
  const docOf = (symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
  const describe = (symbol) => {
    const isOptional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
    const type = checker.getTypeOfSymbol(symbol);
    return {
      name: symbol.name,
      type: write(isOptional ? checker.getNonNullableType(type) : type),
      isOptional,
      description: docOf(symbol),
    };
  };
  /** The members of all alternatives, each once. */
  const membersOf = (type) => {
    const all = (type.isUnion() ? type.types : [type])
      .filter((one) => one.flags & ts.TypeFlags.Object || one.isIntersection())
      .flatMap((one) => checker.getPropertiesOfType(one));
    const names = [...new Set(all.map(({ name }) => name))];
    return names.map((name) =>
      describe(type.getProperty(name) ?? all.find((one) => one.name === name)),
    );
  };

  const settings = checker.getPropertiesOfType(exported(settingsFile, 'PageSettings'));
  const actions = checker.getPropertiesOfType(exported(actionsFile, 'Actions')).map((symbol) => {
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const outcome = checker.getAwaitedType(signature.getReturnType());
    const [result] = outcome.aliasTypeArguments ?? [];
    return {
      name: symbol.name,
      description: docOf(symbol),
      outcome: write(outcome),
      result: result ? membersOf(result) : [],
    };
  });
  const map = checker.resolveName('DocumentEventMap', undefined, ts.SymbolFlags.Interface, false);
  const documentEvents = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(map))
    .filter(({ name }) => name.startsWith('vitrine-'))
    .map((symbol) => {
      const [detail] = checker.getTypeArguments(checker.getTypeOfSymbol(symbol));
      return {
        name: symbol.name,
        description: docOf(detail.aliasSymbol ?? detail.symbol ?? symbol) || docOf(symbol),
        type: write(detail),
        members: membersOf(detail),
      };
    });
  return { settings: settings.map(describe), actions, documentEvents };
}
