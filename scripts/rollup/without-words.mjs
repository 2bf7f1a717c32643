const module = /\/widgets\/elements\/[^/]+\/definition\.js$/;

/** The members of a definition for people and tools alone: no element reads them. */
const words = {
  definition: ['audience', 'summary', 'slots', 'parts', 'states', 'cssProperties'],
  member: ['description', 'typeName'],
};

/** Leaves the documentation of widgets out of what shoppers download; the npm build and the manifest keep it. */
export function withoutWords() {
  return {
    name: 'without-words',
    transform(code, id) {
      if (!module.test(id)) return null;
      const cuts = [];
      visit(this.parse(code), (node) => {
        if (node.type !== 'CallExpression') return;
        const names = node.callee.name === 'defineWidget' ? words.definition : words.member;
        for (const value of node.arguments) cuts.push(...findProperties(value, names));
      });
      // A cut removes the words inside of it, too.
      const outer = cuts.filter(({ start }) =>
        cuts.every((other) => start <= other.start || start >= other.end),
      );
      // From the end, so that the places before stay where they are.
      outer.sort((one, other) => other.start - one.start);
      const small = outer.reduce(
        (text, { start, end }) => text.slice(0, start) + text.slice(end),
        code,
      );
      return { code: small, map: null };
    },
  };
}

/** Each with what follows, up to the next property. */
function findProperties({ type, properties, end: last }, names) {
  if (type !== 'ObjectExpression') return [];
  return properties.flatMap(({ start, key }, index) =>
    names.includes(key?.name) ? [{ start, end: properties[index + 1]?.start ?? last - 1 }] : [],
  );
}

function visit(node, see) {
  if (typeof node?.type !== 'string') return;
  see(node);
  for (const child of Object.values(node)) {
    for (const inner of Array.isArray(child) ? child : [child]) visit(inner, see);
  }
}
