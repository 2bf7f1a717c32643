import ts from 'typescript';
import { createTypeWriter, listPlaces, wrapType } from './type-writer.mjs';

/**
 * Reads what only TypeScript knows of definitions: details of events, parameters and results of methods.
 * @param {object} sources
 * @param {Record<string, { definition: string, entry: string }>} sources.elements
 *   by tag: the definition's file and the element's entry.
 * @param {Record<string, string>} sources.entries the source file of each entry of the package, by its name in `exports`.
 * @param {ts.CompilerOptions} sources.options
 * @returns {Record<string, import('../../widgets/element/element-types.js').ElementTypes>} by tag.
 * @throws Error naming each type that a page's author could not import.
 */
export function readElementTypes({ elements, entries, options }) {
  const definitionFiles = Object.values(elements).map(({ definition }) => definition);
  const program = ts.createProgram([...Object.values(entries), ...definitionFiles], options);
  const places = listPlaces(program, entries);
  const problems = [];
  const read = Object.entries(elements).map(([tag, { definition, entry }]) => {
    const report = (problem) => problems.push(`<${tag}>: ${problem}`);
    const writer = createTypeWriter(program, places, entry, report);
    return [tag, readDefinition(program, findDefinition(program, definition, tag), writer)];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Object.fromEntries(read);
}

/** The type of the constant that defines `tag`. */
function findDefinition(program, file, tag) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  const found = checker
    .getExportsOfModule(module)
    .filter(({ valueDeclaration }) => valueDeclaration)
    .map((symbol) => checker.getTypeOfSymbol(symbol))
    .find((type) => {
      const member = type.getProperty('tag');
      return member && checker.getTypeOfSymbol(member).value === tag;
    });
  if (!found) throw new Error(`${file} defines no ${tag}.`);
  return found;
}

function readDefinition(program, definition, { write, isOwnObject }) {
  const checker = program.getTypeChecker();

  function describeEvent(name, event) {
    const detail = withoutMark(checker.getTypeArguments(event)[0]);
    const type = wrapType('CustomEvent', write(detail, `The detail of ${name}`, true));
    const alternatives = detail.isUnion() ? detail.types : [detail];
    if (!alternatives.every(isOwnObject)) return { type };
    const members = listMembers(detail, alternatives).map((member) => {
      const description = ts.displayPartsToString(member.getDocumentationComment(checker));
      return {
        name: member.name,
        type: write(typeOf(member), `"${member.name}" of the detail of ${name}`),
        ...((isOptional(member) || !detail.getProperty(member.name)) && { optional: true }),
        ...(description && { description: description.replaceAll('\n', ' ') }),
      };
    });
    return { type, members };
  }

  /** The members of all alternatives; one that some lack may be left out. */
  function listMembers(detail, alternatives) {
    const all = alternatives.flatMap((one) => one.getProperties());
    const names = [...new Set(all.map(({ name }) => name))];
    return names.map((name) => detail.getProperty(name) ?? all.find((one) => one.name === name));
  }

  function describeMethod(name, method) {
    const [signature] = checker.getTypeArguments(method)[0].getCallSignatures();
    const result = checker.getAwaitedType(signature.getReturnType());
    return {
      parameters: signature.getParameters().map((parameter) => ({
        name: parameter.name,
        type: write(typeOf(parameter), `"${parameter.name}" of ${name}()`, true),
        ...(isOptional(parameter) && { optional: true }),
      })),
      // On the element every method returns a promise.
      result: wrapType('Promise', write(result, `The result of ${name}()`, true)),
    };
  }

  /** Without the `undefined` of what may be left out. */
  function typeOf(symbol) {
    const written = symbol.valueDeclaration?.type;
    return isOptional(symbol) && written
      ? checker.getTypeFromTypeNode(written)
      : checker.getTypeOfSymbol(symbol);
  }

  function readSection(name, describe) {
    const section = definition.getProperty(name);
    const members = section ? checker.getTypeOfSymbol(section).getProperties() : [];
    const described = members.map((member) => [
      member.name,
      describe(member.name, checker.getTypeOfSymbol(member)),
    ]);
    return Object.fromEntries(described);
  }

  return {
    events: readSection('events', describeEvent),
    methods: readSection('methods', describeMethod),
  };
}

function isOptional({ flags, valueDeclaration }) {
  return Boolean(flags & ts.SymbolFlags.Optional || valueDeclaration?.questionToken);
}

/** `event()` declares its detail as `NoInfer<Detail>`. */
function withoutMark(type) {
  return type.flags & ts.TypeFlags.Substitution ? type.baseType : type;
}
