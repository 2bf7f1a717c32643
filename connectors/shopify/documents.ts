/** The operations of Shopify's Storefront API that the connector sends; a test validates each against its schema. */

const cartFragment = `
fragment Cart on Cart {
  id
  checkoutUrl
  totalQuantity
  buyerIdentity { countryCode }
  cost { subtotalAmount { ...Price } totalAmount { ...Price } }
  discountCodes { code applicable }
  discountAllocations { ...Allocation }
  lines(first: 250) {
    nodes {
      id
      quantity
      attributes { key value }
      cost {
        amountPerQuantity { ...Price }
        compareAtAmountPerQuantity { ...Price }
        subtotalAmount { ...Price }
        totalAmount { ...Price }
      }
      discountAllocations { ...Allocation }
      merchandise {
        ... on ProductVariant {
          id
          sku
          requiresShipping
          selectedOptions { name value }
          quantityRule { ...Rule }
          image { url }
          product { id title onlineStoreUrl }
        }
      }
    }
  }
}
fragment Allocation on CartDiscountAllocation {
  discountedAmount { ...Price }
  ... on CartCodeDiscountAllocation { code }
}
fragment Rule on QuantityRule { minimum maximum increment }
fragment Price on MoneyV2 { amount currencyCode }`;

const context = '@inContext(country: $country, language: $language)';
const contextVariables = '$country: CountryCode, $language: LanguageCode';

const change = (
  variables: string,
  call: string,
) => `mutation (${variables}, ${contextVariables}) ${context} {
  payload: ${call} {
    cart { ...Cart }
    userErrors { code field message }
    warnings { code message }
  }
}${cartFragment}`;

export const readCart = `query ($cart: ID!, ${contextVariables}) ${context} {
  cart(id: $cart) { ...Cart }
}${cartFragment}`;

export const createCart = change('$input: CartInput!', 'cartCreate(input: $input)');
export const addLines = change(
  '$cart: ID!, $lines: [CartLineInput!]!',
  'cartLinesAdd(cartId: $cart, lines: $lines)',
);
export const updateLines = change(
  '$cart: ID!, $lines: [CartLineUpdateInput!]!',
  'cartLinesUpdate(cartId: $cart, lines: $lines)',
);
export const removeLines = change(
  '$cart: ID!, $lines: [ID!]!',
  'cartLinesRemove(cartId: $cart, lineIds: $lines)',
);
export const updateCodes = change(
  '$cart: ID!, $codes: [String!]!',
  'cartDiscountCodesUpdate(cartId: $cart, discountCodes: $codes)',
);
/** Sets the market of a cart, whose calls ignore the country of their context. */
export const updateBuyer = change(
  '$cart: ID!, $buyer: CartBuyerIdentityInput!',
  'cartBuyerIdentityUpdate(cartId: $cart, buyerIdentity: $buyer)',
);

const productFragment = `
fragment Product on Product {
  id
  handle
  title
  descriptionHtml
  onlineStoreUrl
  options { name }
  images(first: 50) { nodes { ...Picture } }
  variants(first: 250) {
    nodes {
      id
      sku
      availableForSale
      requiresShipping
      quantityAvailable @include(if: $inventory)
      selectedOptions { name value }
      quantityRule { minimum maximum increment }
      price { amount currencyCode }
      compareAtPrice { amount currencyCode }
      image { ...Picture }
    }
  }
}
fragment Picture on Image { url altText width height }`;

const query = (variables: string, selection: string) =>
  `query (${variables}, $inventory: Boolean!, ${contextVariables}) ${context} {
  ${selection}
}${productFragment}`;

const page = '{ nodes { ...Product } pageInfo { hasNextPage endCursor } }';

/** Reads products by their id or handle in one request: `product0`, `product1`… by the variables `r0`, `r1`… */
export const readProducts = (kinds: readonly ('id' | 'handle')[]) =>
  query(
    kinds.map((kind, index) => `$r${index}: ${kind === 'id' ? 'ID' : 'String'}`).join(', '),
    kinds
      .map((kind, index) => `product${index}: product(${kind}: $r${index}) { ...Product }`)
      .join('\n  '),
  );

export const listProducts = query(
  '$first: Int!, $after: String, $sort: ProductSortKeys, $reverse: Boolean',
  `list: products(first: $first, after: $after, sortKey: $sort, reverse: $reverse) ${page}`,
);

export const listCollection = query(
  '$id: ID, $handle: String, $first: Int!, $after: String, $sort: ProductCollectionSortKeys, $reverse: Boolean',
  `collection(id: $id, handle: $handle) {
    list: products(first: $first, after: $after, sortKey: $sort, reverse: $reverse) ${page}
  }`,
);

export const searchProducts = query(
  '$words: String!, $first: Int!, $after: String, $sort: SearchSortKeys, $reverse: Boolean',
  `list: search(query: $words, first: $first, after: $after, sortKey: $sort, reverse: $reverse, types: [PRODUCT]) ${page}`,
);
