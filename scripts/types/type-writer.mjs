import path from 'node:path';
import ts from 'typescript';
import { typeFormat } from './compiler.mjs';

const packageName = 'vitrine';
/** The manifest's word for what the platform provides. */
const platform = 'global:';

/** A text between quotes, or a name. */
const pieces = /'[^']*'|[A-Za-z_$][\w$]*/g;

/**
 * Writes types as a manifest has them: a text, and where the names in it are imported from.
 * @param places what `listPlaces` returns.
 * @param ownEntry the entry of the described element.
 * @param report takes a sentence for each type that no entry exports.
 */
export function createTypeWriter(program, places, ownEntry, report) {
  const checker = program.getTypeChecker();

  /** `mustBeOwn`: whether the element's own entry has to export the types, because a listener or caller needs them. */
  function write(type, what, mustBeOwn = false) {
    const text = checker.typeToString(type, undefined, typeFormat);
    const symbols = findNamedTypes(checker.typeToTypeNode(type, undefined, typeFormat));
    const references = [...text.matchAll(pieces)].flatMap(({ 0: name, index }) => {
      const symbol = symbols.get(name);
      if (!symbol) return [];
      const range = { start: index, end: index + name.length };
      if (isOfPlatform(symbol)) return [{ name, package: platform, ...range }];
      const place = findPlace(symbol, mustBeOwn);
      if (place) {
        const module = place.entry.replace('./', '');
        return [{ name: place.name, package: packageName, module, ...range }];
      }
      const from = mustBeOwn ? ownEntry.replace('.', packageName) : `an entry of ${packageName}`;
      report(`${what} is of type ${name}, which nobody can import. Export it from ${from}.`);
      return [];
    });
    return { text, ...(references.length > 0 && { references }) };
  }

  /** The element's own entry, or else the nearest one above the declaration. */
  function findPlace(symbol, mustBeOwn) {
    const known = places.get(symbol) ?? [];
    const own = known.find(({ entry }) => entry === ownEntry);
    if (own || mustBeOwn) return own;
    const file = path.resolve(symbol.declarations[0].getSourceFile().fileName);
    return known
      .filter(({ folder }) => file.startsWith(folder + path.sep))
      .sort((one, other) => other.folder.length - one.folder.length)[0];
  }

  /** Whether its members are part of a payload: an object that is neither a list nor a type of the platform. */
  function isOwnObject(type) {
    const symbol = type.aliasSymbol ?? type.symbol;
    const isObject = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
    return isObject && !checker.isArrayLikeType(type) && symbol && !isOfPlatform(symbol);
  }

  function isOfPlatform({ declarations = [] }) {
    return (
      declarations.length > 0 &&
      declarations.every((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()))
    );
  }

  return { write, isOwnObject };
}

/** The type `name<…>` of a written type; `name` is of the platform. */
export function wrapType(name, { text, references = [] }) {
  const offset = name.length + 1;
  const moved = references.map(({ start, end, ...one }) => {
    return { ...one, start: start + offset, end: end + offset };
  });
  return {
    text: `${name}<${text}>`,
    references: [{ name, package: platform, start: 0, end: name.length }, ...moved],
  };
}

/**
 * Lists the entries that export each symbol.
 * @param entries the source file of each entry, by its name in `exports`.
 */
export function listPlaces(program, entries) {
  const checker = program.getTypeChecker();
  const places = new Map();
  for (const [entry, file] of Object.entries(entries)) {
    const folder = path.resolve(path.dirname(file));
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    for (const symbol of checker.getExportsOfModule(module)) {
      const isAlias = symbol.flags & ts.SymbolFlags.Alias;
      const original = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      const known = places.get(original) ?? [];
      places.set(original, [...known, { entry, folder, name: symbol.name }]);
    }
  }
  return places;
}

/** The symbols of the type names in a type, by name. */
function findNamedTypes(node) {
  const found = new Map();
  const visit = (one) => {
    if (ts.isTypeReferenceNode(one) && one.typeName.symbol) {
      found.set(one.typeName.text, one.typeName.symbol);
    }
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}
