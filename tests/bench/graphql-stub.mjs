/**
 * A storefront API for buy-button-js: its client refuses an answer with a field too many, so each answer is made from
 * the query's own selection. Leaves are looked up by name.
 */
const lists = new Set(['edges', 'nodes', 'options', 'selectedOptions', 'userErrors']);
const empty = new Set(['images', 'userErrors']);
const leaves = {
  __typename: (type) => type,
  id: (type, id) => `gid://shopify/${type}/${id}`,
  title: () => 'Mug',
  name: () => 'Title',
  value: () => 'Default Title',
  values: () => ['Default Title'],
  tags: () => [],
  amount: () => '42.0',
  currencyCode: () => 'USD',
  available: () => true,
  availableForSale: () => true,
  ready: () => true,
  requiresShipping: () => true,
  hasNextPage: () => false,
  hasPreviousPage: () => false,
  currentlyNotInStock: () => false,
  requiresSellingPlan: () => false,
  cursor: () => 'x',
};
const absent = new Set([
  'image',
  'compareAtPrice',
  'compareAtPriceV2',
  'unitPrice',
  'onlineStoreUrl',
]);
const types = {
  variants: 'ProductVariant',
  options: 'ProductOption',
  selectedOptions: 'SelectedOption',
  images: 'Image',
  price: 'MoneyV2',
  priceV2: 'MoneyV2',
  cart: 'Cart',
};

export function answerGraphql(body) {
  const { query = '', variables = {} } = JSON.parse(body);
  const document = parse(query);
  const id =
    String(variables.id ?? /Product\/(\d+)/.exec(query)?.[1] ?? '1').replace(/\D+/g, '') || '1';
  return JSON.stringify({ data: answer(document.root, 'Product', document.fragments, id) });
}

function answer(fields, type, fragments, id) {
  const result = {};
  for (const { name, key, fields: inner, spread } of fields) {
    if (spread) {
      Object.assign(result, answer(fragments[spread] ?? inner ?? [], type, fragments, id));
    } else if (absent.has(name)) {
      result[key] = null;
    } else if (inner) {
      // `edges` and `node` stand for what the field around them named.
      const innerType = types[name] ?? type;
      const made = () => answer(inner, innerType, fragments, id);
      result[key] =
        empty.has(name) && inner.some((field) => field.name === 'edges')
          ? { ...made(), edges: [] }
          : lists.has(name)
            ? name === 'userErrors'
              ? []
              : [made()]
            : made();
    } else {
      result[key] = leaves[name]?.(type, id) ?? '';
    }
  }
  return result;
}

/** The selections of a query's one operation and of its fragments; arguments and variables are skipped. */
function parse(text) {
  const tokens =
    text
      .replace(/"(?:[^"\\]|\\.)*"/g, '""')
      .match(/\.\.\.|[A-Za-z_]\w*|[{}()[\]:!=$@]|""|[^\s,]/g) ?? [];
  let at = 0;
  const fragments = {};
  let root = [];

  while (at < tokens.length) {
    const word = tokens[at];
    if (word === 'fragment') {
      const name = tokens[at + 1];
      at = tokens.indexOf('{', at);
      fragments[name] = selection();
    } else if (word === '(') {
      skipArguments();
    } else if (word === '{') {
      root = selection();
    } else at += 1;
  }
  return { root, fragments };

  function skipArguments() {
    let depth = 0;
    do {
      if (tokens[at] === '(') depth += 1;
      if (tokens[at] === ')') depth -= 1;
      at += 1;
    } while (depth > 0);
  }

  function selection() {
    const fields = [];
    at += 1;
    while (tokens[at] !== '}') {
      if (tokens[at] === '...') {
        at += 1;
        if (tokens[at] === 'on') {
          at += 2;
          fields.push({ spread: 'inline', fields: selection() });
        } else fields.push({ spread: tokens[at++] });
        continue;
      }
      const key = tokens[at++];
      let name = key;
      if (tokens[at] === ':') {
        name = tokens[at + 1];
        at += 2;
      }
      if (tokens[at] === '(') skipArguments();
      fields.push(tokens[at] === '{' ? { name, key, fields: selection() } : { name, key });
    }
    at += 1;
    return fields;
  }
}
