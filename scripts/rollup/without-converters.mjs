const module = /[\\/]@r2wc[\\/]core[\\/]/;
/** The kinds of attributes that r2wc converts. */
const kinds = ['string', 'number', 'boolean', 'function', 'method', 'json'];

/**
 * Leaves r2wc's converters of attributes out of what shoppers download: every prop is declared to it as pass-through
 * (widgets/element/r2wc-adapter), so none of them can run. Throws for a version of r2wc without that table.
 */
export function withoutConverters() {
  return {
    name: 'without-converters',
    transform(code, id) {
      if (!module.test(id)) return null;
      const table = this.parse(code)
        .body.filter(({ type }) => type === 'VariableDeclaration')
        .flatMap(({ declarations }) => declarations)
        .map(({ init }) => init)
        .find(
          (init) =>
            init?.type === 'ObjectExpression' &&
            kinds.join() === init.properties.map(({ key }) => key.name).join(),
        );
      if (!table) this.error(`${id} has no table of converters: see without-converters.mjs.`);
      return { code: `${code.slice(0, table.start)}{}${code.slice(table.end)}`, map: null };
    },
  };
}
