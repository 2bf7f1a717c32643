import { asString, createEngine, plain } from '../../../core/template/index.js';

const engine = createEngine({
  formatters: {
    // Of the value alone.
    shout: plain((value) => `${asString(value).toUpperCase()}!`),

    // With arguments: what needs no value is done once for each place in a template.
    wrap: {
      takes: { min: 1, max: 2 },
      prepare: ({ list: [before = '', after = before] }) => {
        return (value) => before + asString(value) + after;
      },
    },

    // With the data around the value. `safe`, because nothing in it comes from the data as it is.
    'price-tag': {
      scoped: true,
      safe: true,
      prepare: () => (value, scope) => {
        const currency = asString(scope.lookup(['website', 'currency']));
        const amount = Number(value) || 0;
        return `<data value="${amount}">${amount} ${currency === 'EUR' ? '€' : '$'}</data>`;
      },
    },
  },

  predicates: {
    'cheap?': {
      prepare:
        ({ list: [limit = '10'] }) =>
        ({ node }) =>
          Number(node) <= Number(limit),
    },
  },
});

export const { output } = engine.render(
  `{name|shout} {name|wrap:«:»} {price|price-tag}{.section price}{.cheap? 5} cheap{.end}{.end}`,
  { name: 'tea', price: 4.5, website: { currency: 'EUR' } },
);
